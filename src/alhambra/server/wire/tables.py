"""Guests and tables: what is asked and answered over HTTP."""

from typing import Final, Literal

from msgspec import Struct

from alhambra.server.wire.games import GameName
from alhambra.server.wire.sentences import Sentence

Status = Literal["open", "running", "over"]
Occupant = Literal["person", "bot", "nobody", "former"]
"""`former`: somebody who has played here, and about whom everything was deleted since."""
Presence = Literal["here", "away", "gone"]
Ending = Literal["agreed", "resigned", "closed", "idle"]
"""How a game ended before its end by the rules: everybody agreed, or all but one resigned; an
administrator closed it; or the player to act did nothing for too long."""
Absence = Literal["chosen", "gone", "time", "resigned"]
"""Why a bot plays for somebody: it was the player's own wish; the player was gone, and another one
wished it; the time was up; or the player has resigned."""
Standing = Literal["removed", "banned"]
DEFAULT_GONE_AFTER: Final = 10 * 60


class GuestRequest(Struct, forbid_unknown_fields=True):
    """To come in with a name, or to take another one."""

    name: str


class Guest(Struct):
    """Somebody who has come in."""

    name: str
    person: str
    """What others know one by, in the address of one's profile; empty once one is deleted."""
    avatar: str
    chosen: bool
    """Whether one has chosen the avatar."""
    hidden: bool
    """Whether nobody else sees one's profile."""


class Me(Struct):
    """Who the client is to the server: nobody, before coming in."""

    guest: Guest | None
    lan_address: str | None
    """For a client on the server's own machine: the address for other devices."""
    modules: list[str]
    """The modules that tables of Palace can be played with here, in order."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: so many seconds for all moves of a player together, or for each
    turn. When the time is up, a bot plays on."""

    per: Literal["player", "move"]
    seconds: int
    increment: int = 0
    """How many seconds a player gets back after each turn; only where the time is for all moves
    together."""


class Retraction(Struct, frozen=True):
    """Somebody asks to take back a move though others have moved since. It lapses with the next
    move."""

    seat: int
    version: int
    """The version of the table that it is about."""
    agreed: list[int]
    """The seats of those who agree."""


class SeatRequest(Struct, forbid_unknown_fields=True):
    """Who is to sit in a seat of a new table: the bot of that name, or a person."""

    bot: str | None = None
    name: str | None = None
    """Somebody of that name plays there, on the same device as the host."""


class TableRequest(Struct, forbid_unknown_fields=True):
    """A table to open. Whoever opens it takes the first seat that is not a bot's. If no other seat
    is left for people, the game begins at once, unless it is to wait."""

    game: GameName
    seats: list[SeatRequest]
    options: dict[str, str] = {}
    pace: int = 700
    """How many milliseconds a bot waits before each move, so that people can follow."""
    listed: bool = False
    """Whether everybody is shown the table, or only those who have its link find it."""
    clock: Clock | None = None
    gone_after: int = DEFAULT_GONE_AFTER
    """Without a clock: after how many seconds somebody who is away counts as gone. Then the others
    may let a bot play in that seat."""
    contribution: str = ""
    """What the host adds to the random source of the game: up to 64 hexadecimal digits."""
    wait: bool = False
    """Whether to wait for the start, also if nobody else is awaited: so that the host sees the
    commitment first."""
    deal: str = ""
    """The name of a fixed deal of the game, made for learning it: the game is then for practice."""


class SettingsRequest(Struct, forbid_unknown_fields=True):
    """How a table that is still open is to be: the game and its options, how many seats, who finds
    it, and how long people may think and be away."""

    game: GameName
    seats: int
    options: dict[str, str] = {}
    listed: bool = False
    clock: Clock | None = None
    gone_after: int = DEFAULT_GONE_AFTER


class SitRequest(Struct, forbid_unknown_fields=True):
    """To take a seat: this one, or else the first that is free."""

    seat: int | None = None
    name: str | None = None
    """Somebody of that name sits down there beside the guest, and plays on the same device."""
    contribution: str = ""
    """What the player adds to the random source of the game: up to 64 hexadecimal digits."""


class BotRequest(Struct, forbid_unknown_fields=True):
    """Which bot is to sit in a seat; or that nobody is."""

    bot: str | None = None


class HostRequest(Struct, forbid_unknown_fields=True):
    """Who is to be the host: the person in this seat."""

    seat: int


class BanRequest(Struct, forbid_unknown_fields=True):
    """Who is to be banned from the table: the person in this seat."""

    seat: int


class SeatSummary(Struct):
    """A seat at a table and who sits there."""

    occupant: Occupant
    name: str
    host: bool
    """Whether it is the host's own seat."""
    presence: Presence
    """`here`: has the table open. `gone`: has been away for longer than the table allows; never at
    a table with a clock, which alone decides there."""
    stand_in: str | None
    """The bot that plays for the person, who can take the seat back unless it was resigned."""
    absence: Absence | None
    """Why it does."""
    resigned: bool
    agrees: bool
    """Whether the player would have the game end now."""
    again: bool
    """Whether the player has asked for a rematch."""
    left: int | None
    """With a clock: how many milliseconds the player has left now."""
    contribution: str
    """What the seat has added to the random source."""
    muted: bool
    """Whether the viewer has muted this player."""
    person: str | None
    """What the person's profile is found by; null for others, and if the profile is hidden."""
    avatar: str | None
    """The person's drawn face, each part a digit; null for others."""


class SentAway(Struct):
    """Somebody whom the host has removed or banned from the table; `key` is for undoing that."""

    key: str
    name: str


class IfResigned(Struct):
    """What would follow if the viewer resigned now: the game ends, and somebody wins by it, or it
    goes on with a bot."""

    ends: bool
    winners: list[int]


class TableSummary(Struct):
    """A table as its viewer sees it from outside: who sits there, which seat is the viewer's own,
    and whether the viewer is the host."""

    id: str
    game: GameName
    status: Status
    options: dict[str, str]
    seats: list[SeatSummary]
    own: int | None
    """The seat whose view the client gets: with several seats, only after asking for one."""
    mine: list[int]
    """All seats of the viewer: several, where people share a device."""
    host: bool
    awaited: int | None
    """The seat to act."""
    listed: bool
    clock: Clock | None
    gone_after: int | None
    """After how many seconds somebody who is away counts as gone; null with a clock."""
    ended: Ending | None
    """How the game ended before its end by the rules, if it did;"""
    ended_by: list[int]
    """then the seats of those who ended it: who resigned, or did not act for too long;"""
    winners: list[int]
    """and the seat that has won by it, if one has."""
    if_resigned: IfResigned | None
    """For somebody who can resign: what would follow."""
    retraction: Retraction | None
    """Who asks to take back a move, if its version is still the table's."""
    closes: int | None
    """In how many milliseconds the table will be closed, if nobody does anything and it is soon."""
    rematch: str | None
    """The id of the table at which the same people play again."""
    night: str | None
    """The id of the club night that the table belongs to."""
    commitment: str | None
    """The SHA-256 of the secret that the random source is made of. The record has the secret once
    the game is over. Null for practice."""
    practice: bool
    """Whether the draws follow from a seed that was given to the server: they can be foretold, and
    the game is not rated."""
    standing: Standing | None
    """Whether the host has freed the viewer's seat, who may sit down again; or banned the
    viewer."""
    muted: list[str]
    """Spectators whom the viewer has muted, as others know them,"""
    silenced: list[str]
    """and those whom the host lets write nothing."""
    removed: list[SentAway]
    """For the host: whose seats were freed,"""
    banned: list[SentAway]
    """and whom the table is closed to."""


class Tables(Struct):
    """Tables, those played last first."""

    tables: list[TableSummary]


class HighScore(Struct):
    """A game that the viewer has played alone."""

    table: str
    points: int
    played: int
    """When it ended, in milliseconds since 1970."""


class HighScores(Struct):
    """The viewer's best games of one setting, the best first."""

    scores: list[HighScore]


class Failure(Struct):
    """Why something asked for over HTTP was not done."""

    reason: Sentence
