"""The Dice Game on the wire. All of it is open, so everybody sees the same but for the moves."""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.rolling import Marker, Reward, Rolling
from alhambra.server.wire.scoring import ResultView, ScoringView

DicePhase = Literal["turn", "reward", "exchange", "name", "over", "chance"]


class Stone(Struct):
    """A building stone on its track. Dirk's have nobody as their owner."""

    owner: int | None
    points: int


class DiceColumn(Struct):
    markers: list[Marker]
    """The best first."""
    bonus: str | None
    """The token on the bonus field."""
    track: list[Stone]
    """The best first: on one field the lower stone before the higher."""
    places: list[int]
    """The points of the places in the next scoring."""


class Award(Struct):
    """The reward that is being given."""

    type: str
    place: int
    """0 for the best marker of the column, 1 for the second best."""
    due: int
    """How many building points are still to be marked."""


class DiceSeat(Struct):
    points: int
    counts: list[int]
    """The building points of each type, in the order of `DiceView.types`."""
    tokens: list[str]
    left: int
    """How many markers are still to be placed,"""
    out: int
    """and how many are out for the round."""


class DiceDirk(Struct):
    points: int
    counts: list[int]
    tokens: list[str]


class DiceView(Struct, tag_field="game", tag="dice"):
    phase: DicePhase
    turn: int
    awaited: int | None
    """The seat to act."""
    types: list[str]
    round: int
    rounds: int
    start: int
    """The start player of this round,"""
    next_start: int
    """and of the next, as far as it is known."""
    rolling: Rolling | None
    columns: list[DiceColumn]
    length: int
    """The last field of the tracks."""
    award: Award | None
    seats: list[DiceSeat]
    dirk: DiceDirk | None
    rewards: list[Reward]
    """What markers have brought so far, in the order in which they did."""
    scorings: list[ScoringView]
    preview: ScoringView
    """The next scoring, as if it came now."""
    result: ResultView | None
    """How the game has ended, if it has."""
    moves: list[str]
    """What the viewer may do now."""
