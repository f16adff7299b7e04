"""The rows of the store."""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.chat import Channel, Phrase
from alhambra.server.wire.games import GameName
from alhambra.server.wire.nights import NightRequest
from alhambra.server.wire.tables import (
    DEFAULT_GONE_AFTER,
    Absence,
    Clock,
    Ending,
    Retraction,
    Status,
)

Kind = Literal["move", "wait", "confirm", "undo"]


class GuestRow(Struct, frozen=True):
    id: str
    name: str
    person: str = ""
    """What others know the guest by: it is told to everybody, the id to nobody."""
    avatar: str | None = None
    """The chosen one; there is one without a choice, too."""
    hidden: bool = False
    """Whether nobody else sees the profile."""


class PersonRow(Struct, frozen=True):
    """A guest, as administrators see them."""

    id: str
    name: str
    created: int
    tables: int


class SeatRow(Struct, frozen=True, omit_defaults=True):
    """A seat has a guest, a bot or nobody."""

    guest: str | None = None
    bot: str | None = None
    called: str = ""
    """The name of somebody who plays on the guest's device; empty if the guest plays."""
    stand_in: str | None = None
    """The bot that plays for the guest,"""
    absence: Absence | None = None
    """and why it does; may be unknown in games of earlier versions."""
    resigned: bool = False
    agrees: bool = False
    again: bool = False
    """Whether the guest has asked for a rematch."""
    contribution: str = ""
    since: int = 0
    """When the guest took the seat back, with how much time `left`."""
    left: int | None = None

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that makes the moves, if any."""
        return self.bot or self.stand_in

    @property
    def plays_himself(self) -> bool:
        return self.guest is not None and self.stand_in is None


class TableRow(Struct, frozen=True):
    id: str
    game: GameName
    rules: str
    """The version of the game's rules: under another one, the events would mean something else."""
    options: dict[str, str]
    seats: list[SeatRow]
    host: str
    pace: int
    status: Status
    awaited: int | None
    """The seat to act. Stored after each event so that tables can be listed; the events are
    authoritative."""
    seed: str
    created: int
    changed: int
    listed: bool = False
    clock: Clock | None = None
    gone_after: int = DEFAULT_GONE_AFTER
    removed: list[str] = []
    """Guests whose seats the host has freed, and who have not sat down again."""
    banned: list[str] = []
    """Guests whom the host has banned from the table."""
    silenced: list[str] = []
    """Spectators whom the host lets write nothing in the chat."""
    practice: bool = False
    """Whether the draws follow from a seed given to the server, and are therefore predictable."""
    started: int | None = None
    ended: Ending | None = None
    """How the game ended early, if it did."""
    again: str | None = None
    """The table of the rematch."""
    settled: int = 0
    """When the game, its options or its clock were last changed; 0, if never."""
    night: str | None = None
    """The club night it belongs to."""
    retraction: Retraction | None = None
    deadline: int | None = None
    """When the time of the person to act runs out. Stored like `awaited`."""
    counted: bool = False
    """Whether the results of the game are stored."""
    revision: int = 0
    """How often the row was changed, not counting progress. Of two processes that change it at
    once, one gets a Conflict."""

    def guests(self) -> list[str]:
        """Everybody who sits there, each listed once."""
        return list(dict.fromkeys(seat.guest for seat in self.seats if seat.guest is not None))

    def seats_of(self, guest: str | None) -> list[int]:
        """All seats that are played on a guest's devices."""
        return [n for n, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def seat_of(self, guest: str | None) -> int | None:
        """The guest's own seat or, for a guest who only lent a device, the first seat on it."""
        seats = self.seats_of(guest)
        return min(seats, key=lambda number: bool(self.seats[number].called), default=None)

    def seen_by(self, guest: str | None) -> int | None:
        """The seat whose view a guest gets without asking for one: none if several people share the
        device."""
        seats = self.seats_of(guest)
        return seats[0] if len(seats) == 1 else None


class EventRow(Struct, frozen=True):
    """A command that was carried out: a move as text, after which chance may wait for a
    confirmation; or an undo, with the number of moves it took back."""

    table: str
    version: int
    kind: Kind
    seat: int
    body: str
    command: str
    created: int


class CommandRow(Struct, frozen=True):
    """A command that was carried out and is not an event: who sent it, its id, and what it was. If
    sent again, it is recognized."""

    table: str
    command: str
    body: str


class ChatRow(Struct, frozen=True):
    """A chat message: a guest's text or phrase or, without a guest, a notice from the server, which
    is a `Sentence` as JSON."""

    table: str
    number: int
    guest: str | None
    text: str
    command: str | None
    created: int
    channel: Channel = "table"
    phrase: Phrase | None = None


class ResultRow(Struct, frozen=True):
    """The result of a game for one guest."""

    table: str
    guest: str
    game: GameName
    ended: Ending | None
    players: int
    people: int
    points: int
    place: int
    won: int
    created: int
    wall: int | None
    exact: int | None
    rating: str | None
    """The rating after the game; as text, like all numbers of ratings."""
    absence: Absence | None = None
    """Why a bot played for the guest at the end, if one did."""


class RatingRow(Struct, frozen=True):
    """The numbers are stored as text, so that no digit is lost."""

    guest: str
    game: GameName
    mu: str
    sigma: str
    games: int


class UploadRow(Struct, frozen=True):
    id: str
    guest: str
    record: str
    created: int


class NightRow(Struct, frozen=True):
    id: str
    settings: NightRequest
    """As they were when it was opened."""
    seed: str
    created: int
    host_seen: int
    """When the host last looked at it, give or take a minute."""
