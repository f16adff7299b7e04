"""What can go wrong with a server."""

from alhambra.core.messages import Fact, Message
from alhambra.server.wire import WIRE_VERSION
from alhambra.server.wire.sentences import Sentence


class Refused(Exception):
    """The server refused, with the reason in a sentence; nothing has changed."""

    def __init__(self, reason: Sentence) -> None:
        super().__init__(str(_message(reason)))
        self.reason = reason


class WrongVersion(Exception):
    """The server speaks another wire version than this client: one of them is older."""

    def __init__(self) -> None:
        super().__init__(str(Message("other-wire-version", {"given": WIRE_VERSION})))


class Gone(Exception):
    """There is no such table, or it no longer exists."""


def _message(sentence: Sentence) -> Message:
    facts: dict[str, Fact] = {
        name: _message(fact) if isinstance(fact, Sentence) else fact
        for name, fact in sentence.facts.items()
    }
    return Message(sentence.id, facts)
