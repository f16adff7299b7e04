"""Sentences for people: a message id and its facts here, the words in a catalogue."""

from collections.abc import Mapping
from typing import Any, TypeAlias, Union

Fact: TypeAlias = Union[str, int, "Message"]
"""What a sentence is filled in with; a message becomes a sentence in the same language."""


class Message:
    """Something to tell a person, in whichever language it is shown."""

    def __init__(self, id: str, facts: Mapping[str, Fact] | None = None) -> None:
        self.id = id
        self.facts: dict[str, Fact] = dict(facts) if facts else {}

    def __str__(self) -> str:
        return self.sentence("en")

    def sentence(self, language: str) -> str:
        # Imported here because words are seldom needed, and only for people.
        from alhambra.core.catalogue import catalogue

        facts: dict[str, str | int] = {}
        for name, fact in self.facts.items():
            facts[name] = fact.sentence(language) if isinstance(fact, Message) else fact
        return catalogue(language).sentence(self.id, facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[Any, ...]:
        return Message, (self.id, self.facts)

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in sorted(self.facts.items()))
        return f"<{self.id}: {facts}>"

    def _key(self) -> tuple[str, str, dict[str, Fact]]:
        return type(self).__name__, self.id, self.facts


class Refusal(Message):
    """Why a move is not allowed: the rule that forbids it, and the facts for a sentence."""

    def __init__(self, rule: str, id: str, facts: Mapping[str, Fact] | None = None) -> None:
        super().__init__(id, facts)
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.rule, self.id, self.facts)

    def __repr__(self) -> str:
        return f"{self.rule} {super().__repr__()}"

    def _key(self) -> tuple[str, str, dict[str, Fact]]:
        return self.rule, self.id, self.facts


def refusal(rule: str, id: str, **facts: Fact) -> Refusal:
    """A refusal with its facts by name."""
    return Refusal(rule, id, facts)


class AlhambraError(Exception):
    """Anything that this package refuses. Its text is one sentence for a person."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class IllegalMove(AlhambraError):
    """A well-formed move that the rules forbid at this point. The state is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(Message("refused", {"reason": refusal, "rule": refusal.rule}))
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.refusal,)

    @property
    def rule(self) -> str:
        return self.refusal.rule


class ImpossibleOutcome(AlhambraError):
    """Something that chance cannot give at this point. The state is unchanged."""


class InvalidText(AlhambraError):
    """Text that is not a tile, card, place, move or position at all."""


class AmbiguousMove(AlhambraError):
    """An abbreviated move that matches several legal ones."""


class BadOption(AlhambraError):
    """An option that a game does not have, or a value that is not allowed for it."""


class BadData(AlhambraError):
    """A component file that cannot be used to play."""


class BadRecord(AlhambraError):
    """A record that cannot be read, or that describes something that cannot have happened."""

    def __init__(self, message: Message, line: int) -> None:
        super().__init__(Message("bad-record", {"line": str(line), "reason": message}))
        self.line = line
        self._reason = message

    def __reduce__(self) -> tuple[Any, ...]:
        return BadRecord, (self._reason, self.line)
