"""Palace on the wire: what a seat, or a spectator, sees of the table.

Tiles, cards, places and moves are written as in records: G8sw, y7, 1,-2, “buy G8sw g3 g5”.
"""

from typing import Literal

from msgspec import Struct

from alhambra.server.palace_modules import ModuleView
from alhambra.server.wire.building import Placed, WallSide
from alhambra.server.wire.money import Currency
from alhambra.server.wire.scoring import ResultView, ScoringView

PhaseName = Literal["act", "place", "module", "gain", "over", "chance"]
"""In “module”, a module of the game has a seat decide something; `PalaceView.acting` names it."""


class Offer(Struct):
    """A slot of the market; one that was bought from stays empty until the turn is over."""

    currency: Currency
    tile: str | None


class PalaceSeat(Struct):
    """What belongs to one player. Of other people's hands only the number of cards is told."""

    points: int
    alhambra: list[Placed]
    """The fountain is not listed; it lies at 0,0."""
    counts: list[int]
    """How many buildings of each type, in the order of `PalaceView.types`."""
    wall: list[WallSide]
    """The longest wall, clockwise."""
    reserve: list[str]
    bought: list[str]
    """Tiles bought in this turn, or gained at the end, that are still to be placed."""
    cards: int
    hand: list[str] | None
    """The cards, if the reader may see them."""


class Dirk(Struct):
    """The imaginary third player."""

    points: int
    counts: list[int]


class Stakes(Struct):
    """What is at stake until the next scoring: all of it is open."""

    places: list[list[int]]
    """For each type what the first place brings in the next scoring, the second, and so on."""
    left: list[int]
    """How many buildings of each type are still in the bag."""
    first: int | None
    """Which card of the pile can be the next scoring card, counted from 1: the first,"""
    last: int | None
    """and the last that can; nothing, if there is none in it."""
    may_end: bool
    """Whether this turn can be the last."""


class PalaceView(Struct, tag_field="game", tag="palace"):
    phase: PhaseName
    turn: int
    awaited: int | None
    """The seat to act."""
    types: list[str]
    market: list[Offer]
    display: list[str]
    bag: int
    pile: int
    seats: list[PalaceSeat]
    dirk: Dirk | None
    scorings: list[ScoringView]
    preview: ScoringView
    """The next scoring, as if it came now."""
    stakes: Stakes
    result: ResultView | None
    """How the game has ended, if it has."""
    moves: list[str]
    """What the reader may do now: complete, but for payments with cards to spare."""
    fits: dict[str, list[str]]
    """Where each tile of the market, and of the reader's own reserve and purchases, would fit into
    the reader's Alhambra."""
    modules: list[ModuleView]
    """The modules that are played with, and what each has on the table."""
    acting: str | None
    """The name of the module that has a seat decide something now."""
