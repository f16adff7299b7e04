"""Guests and tables: what is asked and answered over HTTP."""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.words import Said

GameName = Literal["palace", "dice", "alcazaba"]
Status = Literal["open", "running", "over"]
Sitter = Literal["person", "bot", "nobody"]


class GuestWish(Struct, forbid_unknown_fields=True):
    """To come in with a name, or to take another one."""

    name: str


class Guest(Struct):
    """Somebody who has come in."""

    name: str


class Me(Struct):
    """Who the server takes the reader for: nobody, before coming in."""

    guest: Guest | None
    house: str | None
    """For a reader on the server's own machine: the address that other devices find it at."""


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat: the bot of that name, or a person."""

    bot: str | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to open. Whoever opens it takes the first seat that is not a bot's. If no other seat
    is left for people, the game begins at once."""

    game: GameName
    seats: list[SeatWish]
    options: dict[str, str] = {}
    pace: int = 700
    """How many milliseconds a bot lets pass before each move, so that people can follow."""


class Chair(Struct):
    """A seat at a table and who sits there. Whoever is `here` has the table open just now."""

    sitter: Sitter
    name: str
    here: bool


class TableNote(Struct):
    """A table as its reader sees it from outside: who sits there, which seat is the reader's own,
    and whether the reader may start the game."""

    id: str
    game: GameName
    status: Status
    options: dict[str, str]
    chairs: list[Chair]
    own: int | None
    host: bool
    awaited: int | None
    """The seat to act."""


class Tables(Struct):
    """The reader's own tables, those played last first."""

    tables: list[TableNote]


class Failure(Struct):
    """Why something asked for over HTTP was not done."""

    said: Said
