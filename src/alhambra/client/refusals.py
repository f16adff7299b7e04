"""What the server did not do, and why."""

from alhambra.core.messages import Fact, Message
from alhambra.server.wire.sentences import Sentence


class Refused(Exception):
    """The server said no, in a sentence; nothing has changed."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(str(_message(said)))
        self.said = said


class Gone(Exception):
    """There is no such table, or no more."""


def _message(said: Sentence) -> Message:
    facts: dict[str, Fact] = {
        name: _message(fact) if isinstance(fact, Sentence) else fact
        for name, fact in said.facts.items()
    }
    return Message(said.id, facts)
