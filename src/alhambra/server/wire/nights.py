"""Club nights: tournaments in rounds, at several tables."""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.games import GameName
from alhambra.server.wire.tables import Clock

Form = Literal["swiss", "round-robin"]
Uneven = Literal["sizes", "bots", "rest"]
Stage = Literal["open", "playing", "between", "over"]
"""Before the first round; while a round is played; when it is over; and after the last one."""
Action = Literal["join", "leave", "start", "change", "hand-over", "take-over", "remove"]


class NightRequest(Struct, forbid_unknown_fields=True):
    """A club night to open. Whoever opens it is its host, and may play too."""

    game: GameName
    clock: Clock
    size: int
    """How many sit at a table."""
    title: str = ""
    options: dict[str, str] = {}
    form: Form = "swiss"
    uneven: Uneven = "sizes"
    rounds: int = 4
    plays: bool = True
    """Whether the host plays too."""


class NightChange(Struct, forbid_unknown_fields=True):
    """How many rounds there are to be, and what happens if people cannot be divided into tables of
    the same size."""

    rounds: int
    uneven: Uneven


class RoundRequest(Struct, forbid_unknown_fields=True):
    """Which round to start: the first is 1. Nothing happens if it has been started before."""

    round: int


class PersonRequest(Struct, forbid_unknown_fields=True):
    """Somebody who takes part, by number."""

    person: int


class NightPerson(Struct):
    """Somebody who takes part, or has left. Nobody else has the same number, or name."""

    number: int
    name: str
    """Empty, if everything about the person was deleted."""
    here: bool
    """Whether the person plays in the next round."""
    profile: str | None
    """What the person's profile is found by; null if it is hidden,"""
    avatar: str | None
    """and the face; both null for somebody who was deleted."""


class NightSeat(Struct):
    """Who sits in a seat of a table: a person by number, or a bot by name; and, once the game is
    over, the place and the points of the game."""

    person: int | None
    bot: str | None
    place: int | None
    points: int | None


class NightTable(Struct):
    """A table of the round."""

    id: str
    seats: list[NightSeat]
    over: bool


class NightStanding(Struct):
    """How somebody stands. Those with the same place are equal in everything."""

    person: int
    place: int
    points: float
    by_round: list[float | None]
    """Null for a round that is not over, or that somebody missed after leaving."""
    share: float
    """The first tie-break: which part of all points at one's tables one has made, on average."""
    opponents: float
    """The second: how many points the people have whom one has met, on average."""


class Night(Struct):
    """A club night, for anybody who has its id."""

    id: str
    version: int
    """Raised with everything that happens there."""
    title: str
    game: GameName
    options: dict[str, str]
    clock: Clock
    size: int
    form: Form
    uneven: Uneven
    rounds: int
    """How many there are to be."""
    round: int
    """The last one that was started; 0 before the first."""
    stage: Stage
    people: list[NightPerson]
    host: int
    """The number of the host,"""
    host_gone: bool
    """and whether the host has been away for so long that somebody else may take over."""
    me: int | None
    """The viewer's number, if the viewer has ever taken part;"""
    table: str | None
    """the viewer's table in this round, as long as its game runs;"""
    may: list[Action]
    """and what the viewer may do now."""
    tables: list[NightTable]
    """The tables of the last round that was started."""
    rests: list[int]
    """Those who sit out in this round."""
    standings: list[NightStanding]
    """The leader first."""


class NightSummary(Struct):
    """A club night in a list."""

    id: str
    title: str
    game: GameName
    opened: int
    """In milliseconds since 1970."""


class Nights(Struct):
    """The last club nights that somebody has opened or taken part in, the newest first."""

    nights: list[NightSummary]
