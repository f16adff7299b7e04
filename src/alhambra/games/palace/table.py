"""What lies on the table, as far as it is known to somebody.

The referee's table knows everything that can be known; a seat's table is that seat's view. Nothing
on it is stored in the order in which it will come.
"""

from typing import Final, TypeVar

from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Points, Scoring, Seat, State, View
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.pile import MoneyPile, shuffled_pile
from alhambra.parts.alhambra import START, Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.money import Cards, Hand

# The phases of a game, in the order of the rulebook.
DIRK_STARTS: Final = "dirk-starts"
MARKET_LAID: Final = "market-laid"
DEAL: Final = "deal"
DISPLAY_LAID: Final = "display-laid"
ACT: Final = "act"
PLACE: Final = "place"
MONEY: Final = "money"
MARKET: Final = "market"
DIRK_DRAWS: Final = "dirk-draws"
SCORE: Final = "score"
GAIN: Final = "gain"
OVER: Final = "over"

PHASES: Final = (
    DIRK_STARTS,
    MARKET_LAID,
    DEAL,
    DISPLAY_LAID,
    ACT,
    PLACE,
    MONEY,
    MARKET,
    SCORE,
    DIRK_DRAWS,
    GAIN,
    OVER,
)
DECISIONS: Final = (ACT, PLACE, GAIN)

Tiles = tuple[Tile, ...]
"""Tiles in order, so that equal sets are equal tuples."""


T = TypeVar("T")


def replaced(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """`values` with `value` in the place `at`."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


class Table(View):
    """Everything on the table. All its values are immutable: a copy shares them."""

    def __init__(self, options: PalaceOptions) -> None:
        super().__init__(None)
        players = options.players
        self.options = options
        self.phase = DIRK_STARTS if options.dirk else MARKET_LAID
        self.turn: Seat = 0
        """Whose turn it is; during the deal, who is dealt to."""
        self.bag: Tiles = options.tiles
        self.market: tuple[Tile | None, ...] = (None,) * 4
        self.pile: MoneyPile = shuffled_pile(options.money)
        self.display: Cards = ()
        self.discards: Cards = ()
        self.hands: tuple[Hand, ...] = (Hand(()),) * players
        self.alhambras: tuple[Alhambra, ...] = (START,) * players
        self.reserves: tuple[Tiles, ...] = ((),) * players
        self.redesigns: tuple[list[Move] | None, ...] = (None,) * players
        """The redesigns that each seat has, worked out when they are first asked for."""
        self.aside: tuple[Tiles, ...] = ((),) * players
        """Tiles bought in this turn, or gained at the end, and not placed yet (P-16, P-41)."""
        self.dirk: Tiles = ()
        self.dirk_due = 0
        """How many tiles Dirk has still to draw after a scoring (P-53)."""
        self.due = ""
        """The letters of scoring cards drawn in this refill and not scored yet (P-30)."""
        self.scorings: tuple[Scoring, ...] = ()

    def to_act(self) -> Seat | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        if self.phase in DECISIONS:
            return self.turn
        return None if self.phase == OVER else CHANCE

    def rebuild(self, seat: Seat, alhambra: Alhambra, reserve: Tiles) -> None:
        """Change the Alhambra and the reserve of a seat."""
        self.alhambras = replaced(self.alhambras, seat, alhambra)
        self.reserves = replaced(self.reserves, seat, reserve)
        self.redesigns = replaced(self.redesigns, seat, None)

    def points_of(self, seat: Seat) -> int:
        return sum([scoring.seats[seat].total() for scoring in self.scorings])

    def points_of_dirk(self) -> int:
        points: list[Points] = [points for s in self.scorings for _, points in s.imaginary]
        return sum([each.total() for each in points])

    def copy(self) -> "Table":
        """An independent table that shares all values."""
        table = Table.__new__(Table)
        table.seat = self.seat
        table.options = self.options
        table.phase = self.phase
        table.turn = self.turn
        table.bag = self.bag
        table.market = self.market
        table.pile = self.pile
        table.display = self.display
        table.discards = self.discards
        table.hands = self.hands
        table.alhambras = self.alhambras
        table.reserves = self.reserves
        table.redesigns = self.redesigns
        table.aside = self.aside
        table.dirk = self.dirk
        table.dirk_due = self.dirk_due
        table.due = self.due
        table.scorings = self.scorings
        return table

    def determinize(self, source: Source) -> State:
        # Imported late: a state is made from a table, not the other way round.
        from alhambra.games.palace.knowledge import filled_in
        from alhambra.games.palace.state import PalaceState

        return PalaceState(filled_in(self, source))

    def __str__(self) -> str:
        from alhambra.games.palace.text import position_text

        return position_text(self)
