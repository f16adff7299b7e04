"""Sentences on the wire: an id and facts, put into words by the page in its reader's language."""

from msgspec import Struct

from alhambra.core.messages import Message, Refusal


class Sentence(Struct, frozen=True):
    """A sentence of the catalogues. `rule` is the rule that it rests on, where there is one."""

    id: str
    facts: "dict[str, str | int | Sentence]"
    rule: str | None


def sentence(message: Message) -> Sentence:
    facts = {
        name: sentence(fact) if isinstance(fact, Message) else fact
        for name, fact in message.facts.items()
    }
    return Sentence(message.id, facts, message.rule if isinstance(message, Refusal) else None)
