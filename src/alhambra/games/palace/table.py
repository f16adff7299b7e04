"""What is on the table in Palace, and which phase the game is in."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Seat, State
from alhambra.core.table import Table
from alhambra.core.values import replaced
from alhambra.games.palace.knowledge import filled_in, seen_by
from alhambra.games.palace.module import Board
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.pile import MoneyPile, shuffled_pile
from alhambra.parts.alhambra import START, Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.money import Cards, Hand
from alhambra.parts.pieces import put_all

# The phases of a game, in rulebook order. Plain numbers, as they are compared at every step.
DIRK_STARTS: Final = 0
MARKET_LAID: Final = 1
DEAL: Final = 2
DISPLAY_LAID: Final = 3
ACT: Final = 4
PLACE: Final = 5
MONEY: Final = 6
MARKET: Final = 7
SCORE: Final = 8
DIRK_DRAWS: Final = 9
GAIN: Final = 10
OVER: Final = 11

# Moments at which modules may call on somebody to act; they are asked one after another (M-01).
PREPARE: Final = 12
"""After the market is laid out, before money is dealt."""
WITHIN: Final = 13
"""Within the actions of a turn."""
PLACED: Final = 14
"""After the bought tiles have been placed."""
SUPPLY: Final = 15
"""Before the money display and the market are refilled."""
SCORED: Final = 16
"""After a scoring."""

PHASES: Final = (
    "dirk-starts",
    "market-laid",
    "deal",
    "display-laid",
    "act",
    "place",
    "money",
    "market",
    "score",
    "dirk-draws",
    "gain",
    "over",
    "prepare",
    "within",
    "placed",
    "supply",
    "scored",
)
"""The names of the phases in texts."""

Moves = tuple[Move, ...]
Tiles = tuple[Tile, ...]
"""Tiles in order, so that equal sets are equal tuples."""


@mypyc_attr(acyclic=True)
class PalaceTable(Table):
    """Everything on the table in a game of Palace."""

    game: ClassVar[str] = "palace"
    worked_out: ClassVar[tuple[str, ...]] = ("takings", "purchases", "redesigns")

    def __init__(self, options: PalaceOptions, other: "PalaceTable | None" = None) -> None:
        """During the deal, `turn` is the seat being dealt to."""
        super().__init__(options.players, other)
        self.options: Final = options
        if other is None:
            players = options.players
            self.phase = DIRK_STARTS if options.dirk else MARKET_LAID
            self.bag: Tiles = options.tiles
            self.market: tuple[Tile | None, ...] = (None,) * 4
            self.pile: MoneyPile = shuffled_pile(options.money, options.cards_apart)
            self.display: Cards = ()
            self.discards: Cards = ()
            self.hands: tuple[Hand, ...] = (Hand(()),) * players
            self.alhambras: tuple[Alhambra, ...] = (START,) * players
            self.reserves: tuple[Tiles, ...] = ((),) * players
            self.takings: Moves | None = None
            self.purchases: tuple[Moves | None, ...] = (None,) * players
            self.redesigns: tuple[Moves | None, ...] = (None,) * players
            """The actions open to anybody, and those of each seat: computed on demand, and dropped
            when something they depend on changes."""
            self.aside: tuple[Tiles, ...] = ((),) * players
            """Tiles bought this turn, or gained at the end, but not placed yet (P-16, P-41)."""
            self.dirk: Tiles = ()
            self.dirk_due: int = 0
            """How many tiles Dirk still has to draw after a scoring (P-53)."""
            self.due: str = ""
            """The letters of scoring cards drawn in this refill but not scored yet (P-30)."""
            self.boards: tuple[Board, ...] = tuple([m.board() for m in options.modules])
            """The board of each module."""
            self.acting: int = 0
            """The index of the module being asked at its moment."""
            self.actor: int = CHANCE
            """Who acts then: a seat or CHANCE."""
        else:
            # Copied field by field, because it is fastest: every view is such a copy.
            self.bag = other.bag
            self.market = other.market
            self.pile = other.pile
            self.display = other.display
            self.discards = other.discards
            self.hands = other.hands
            self.alhambras = other.alhambras
            self.reserves = other.reserves
            self.takings = other.takings
            self.purchases = other.purchases
            self.redesigns = other.redesigns
            self.aside = other.aside
            self.dirk = other.dirk
            self.dirk_due = other.dirk_due
            self.due = other.due
            self.boards = other.boards
            self.acting = other.acting
            self.actor = other.actor

    def copy(self) -> "PalaceTable":
        return PalaceTable(self.options, self)

    def awaits_player(self) -> bool:
        """Whether a player, rather than chance, acts next."""
        phase = self.phase
        if phase >= PREPARE:
            return self.actor >= 0
        return phase in (ACT, PLACE, GAIN)

    def market_has_gap(self) -> bool:
        # Not `None in market`, which compares for equality where identity is enough.
        for tile in self.market:  # noqa: SIM110
            if tile is None:
                return True
        return False

    def to_act(self) -> Seat | None:
        phase = self.phase
        if phase >= PREPARE:
            return self.actor
        if phase in (ACT, PLACE, GAIN):
            return self.turn
        return None if phase == OVER else CHANCE

    def enter(self, moment: int, module: int = 0) -> None:
        """Go to a moment of the modules, starting with the given one."""
        self.phase = moment
        self.acting = module

    def show(self, display: Cards) -> None:
        """Change the money display."""
        self.display = display
        self.takings = None

    def offer(self, market: tuple[Tile | None, ...]) -> None:
        """Change the market."""
        self.market = market
        self.purchases = (None,) * self.options.players

    def hold(self, seat: Seat, hand: Hand) -> None:
        """Change the hand of a seat."""
        self.hands = replaced(self.hands, seat, hand)
        self.purchases = replaced(self.purchases, seat, None)

    def forget_purchases(self) -> None:
        """Something else that is for sale has changed."""
        self.purchases = (None,) * self.options.players

    def pay(self, seat: Seat, cards: Cards) -> None:
        """Take cards from a hand and discard them (P-12), or leave them to a module."""
        hand = self.hands[seat]
        if hand.hidden:
            self.pile = self.pile.without_unseen(hand.missing(cards))
        self.hold(seat, hand.paying(cards))
        for module in self.options.modules:
            cards = module.spent(self, cards)
        self.discards = put_all(self.discards, cards)

    def rebuild(self, seat: Seat, alhambra: Alhambra, reserve: Tiles) -> None:
        """Change the Alhambra and the reserve of a seat."""
        self.alhambras = replaced(self.alhambras, seat, alhambra)
        self.reserves = replaced(self.reserves, seat, reserve)
        self.redesigns = replaced(self.redesigns, seat, None)

    def scorings_held(self, letter: str) -> bool:
        """Whether the scoring of this letter has been held."""
        return any(scoring.name == letter for scoring in self.scorings)

    def seen_by(self, seat: Seat | None) -> "PalaceTable":
        return seen_by(self, seat)

    def determinize(self, source: Source) -> State:
        return filled_in(self, source).as_state()

    def as_state(self) -> State:
        # Imported here to avoid a cycle: the state is built on the table, not the other way round.
        from alhambra.games.palace.state import PalaceState

        return PalaceState(self)

    def __str__(self) -> str:
        from alhambra.games.palace.text import position_text

        return position_text(self)
