"""Alcazaba on the wire. All of it is open, so everybody sees the same but for the moves."""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.building import Placed, WallSide
from alhambra.server.wire.rolling import Marker, Reward, Rolling
from alhambra.server.wire.scoring import ResultView, ScoringView

AlcazabaPhase = Literal["turn", "take", "place", "name", "over", "chance"]


class AlcazabaColumn(Struct):
    markers: list[Marker]
    """The best first."""
    tiles: list[str]
    """The one that was laid first at the front."""
    token: bool
    """Whether the start player token lies here."""


class AlcazabaSeat(Struct):
    points: int
    alhambra: list[Placed]
    """The fountain is not listed; it lies at 0,0."""
    counts: list[int]
    """How many buildings of each type, in the order of `AlcazabaView.types`."""
    wall: list[WallSide]
    """The longest wall, clockwise."""
    reserve: list[str]
    bought: list[str]
    """The tile that was taken and is still to be placed."""
    left: int
    """How many markers are still to be placed,"""
    out: int
    """how many are out for the round,"""
    redesigned: int
    """and how many were given for a redesign."""


class AlcazabaDirk(Struct):
    points: int
    counts: list[int]


class AlcazabaView(Struct, tag_field="game", tag="alcazaba"):
    phase: AlcazabaPhase
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
    columns: list[AlcazabaColumn]
    taking: str | None
    """The type of the column whose tiles are being taken."""
    seats: list[AlcazabaSeat]
    dirk: AlcazabaDirk | None
    rewards: list[Reward]
    """What markers have brought so far, in the order in which they did."""
    scorings: list[ScoringView]
    preview: ScoringView
    """The next scoring, as if it came now."""
    result: ResultView | None
    """How the game has ended, if it has."""
    moves: list[str]
    """What the viewer may do now."""
    fits: dict[str, list[str]]
    """Where each tile that is on offer, or in the viewer's hands, would fit into the viewer's
    Alhambra."""
