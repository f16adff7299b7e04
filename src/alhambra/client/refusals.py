"""What can go wrong with a server."""

from alhambra.core.messages import Fact, Message
from alhambra.server.wire import WIRE_VERSION
from alhambra.server.wire.sentences import Sentence


class Refused(Exception):
    """The server refused, and says why in a sentence; nothing has changed."""

    def __init__(self, reason: Sentence) -> None:
        super().__init__(str(_message(reason)))
        self.reason = reason


class WrongVersion(Exception):
    """The server speaks another version of the wire than this client: one of the two is older."""

    def __init__(self) -> None:
        super().__init__(str(Message("other-wire-version", {"given": WIRE_VERSION})))


class Gone(Exception):
    """There is no such table, or not any more."""


def _message(sentence: Sentence) -> Message:
    facts: dict[str, Fact] = {
        name: _message(fact) if isinstance(fact, Sentence) else fact
        for name, fact in sentence.facts.items()
    }
    return Message(sentence.id, facts)
