"""Palace on the wire: what a seat, or a spectator, sees of the table.

Tiles, cards, places and moves are written as in records: G8sw, y7, 1,-2, “buy G8sw g3 g5”.
"""

from typing import Literal

from msgspec import Struct

from alhambra.server.wire.building import Placed, Side, WallSide
from alhambra.server.wire.scoring import ResultView, ScoringView

Currency = Literal["florin", "dirham", "denar", "ducat"]
PhaseName = Literal["act", "place", "module", "gain", "over", "chance"]
"""In “module”, a module of the game has a seat decide something; `PalaceView.acting` names it."""


class Offer(Struct):
    """A slot of the market; one that was bought from stays empty until the turn is over."""

    currency: Currency
    tile: str | None


class Stall(Struct):
    """A bazaar that lies beside the market."""

    tile: str
    currency: Currency
    types: list[str]
    price: int | None
    """That of the building in its currency's slot; null while that slot is empty."""


class BuiltBazaar(Struct):
    """A bazaar in an Alhambra, and what it would score if the last scoring came now."""

    tile: str
    points: int


class Chamber(Struct):
    """The treasure chamber. A chest is told by the letter of its type."""

    rooms: list[list[str]]
    chosen: int | None
    """The room that is being paid for, as moves call it: from 1."""
    offered: list[str]
    """Chests that were bought and not placed yet,"""
    holder: int | None
    """and the seat that may place them now."""
    bag: int
    closed: bool
    """Whether no room is refilled any more."""
    price: int


class Camp(Struct):
    """The invaders, as far as the reader knows."""

    open: bool
    """Whether the next attack card lies open for everybody."""
    attacks: list[Side]
    """Where attacks may still come from."""
    next: Side | None
    """Where the next one comes from, if the reader has seen its card."""
    scouts: list[str]
    """The scouts that lie face up, by the letters of their types."""
    looked: list[int]
    """The seats that have seen the next attack card."""


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
    chests: list[str] | None
    """The buildings that carry a chest."""
    bazaars: list[BuiltBazaar] | None
    losses: dict[Side, int] | None
    """What an attack from each side would cost after the next scoring, as the Alhambra is now."""


class Dirk(Struct):
    """The imaginary third player."""

    points: int
    counts: list[int]
    chests: int | None


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
    result: ResultView | None
    """How the game has ended, if it has."""
    moves: list[str]
    """What the reader may do now: complete, but for payments with cards to spare."""
    fits: dict[str, list[str]]
    """Where each tile of the market, and of the reader's own reserve and purchases, would fit into
    the reader's Alhambra."""
    modules: list[str]
    """The modules that are played with."""
    acting: str | None
    """The module that has a seat decide something now."""
    treasure: Chamber | None
    stalls: list[Stall] | None
    invaders: Camp | None
