"""Sentences on the wire: an id and facts, put into words by the page in its reader's language."""

from msgspec import Struct

from alhambra.core.messages import Message, Refusal


class Said(Struct, frozen=True):
    """A sentence of the catalogues. `rule` is the rule that it rests on, where there is one."""

    id: str
    facts: "dict[str, str | int | Said]"
    rule: str | None


def said(message: Message) -> Said:
    facts = {
        name: said(fact) if isinstance(fact, Message) else fact
        for name, fact in message.facts.items()
    }
    return Said(message.id, facts, message.rule if isinstance(message, Refusal) else None)
