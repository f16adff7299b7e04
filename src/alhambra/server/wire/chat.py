"""The chat of a table, and who watches."""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.sentences import Sentence

Channel = Literal["table", "spectators"]
"""`table`: of those who sit there, read by everybody. `spectators`: of those who watch; players
read it once the game is over."""
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "hurry",
    "moment",
    "back-soon",
    "rematch",
    "bye",
]
"""What can be said with one tap: every reader sees it in their own language."""


class ChatMessage(Struct):
    """A message in the chat: of a player or spectator, as text that is never markup or as a phrase;
    or a notice of the server, as a sentence of the catalogues."""

    number: int
    at: int
    """In milliseconds since 1970."""
    name: str
    text: str
    phrase: Phrase | None
    """Then the text is empty."""
    notice: Sentence | None
    channel: Channel
    avatar: str | None
    """The face of whoever wrote it."""


class Spectator(Struct):
    """Somebody who watches."""

    person: str
    name: str
    avatar: str
    hidden: bool
    """Whether there is no profile to be seen."""


class Spectators(Struct):
    """Who watches the table: those who have a name, and how many others."""

    people: list[Spectator]
    unnamed: int
