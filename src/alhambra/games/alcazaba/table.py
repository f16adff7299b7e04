"""What lies on the table. All of it is open, so a seat's view is the same as the referee's."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.scoring import Points, Scoring
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, Seat, State, View
from alhambra.core.values import replaced
from alhambra.games.alcazaba.options import AlcazabaOptions
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.markers import Markers, markers_to_place
from alhambra.games.dice.round import BEFORE_ROUNDS, Round
from alhambra.games.dice.turn import NO_TURN, Turn
from alhambra.parts.alhambra import START, Alhambra
from alhambra.parts.buildings import TYPES, Tile

# The phases of a game, in the order of the rulebook: numbers, as they are compared at every step.
LOT: Final = 0
PILE: Final = 1
BAG: Final = 2
COLUMN: Final = 3
ROLL: Final = 4
TURN: Final = 5
TAKE: Final = 6
PLACE: Final = 7
NAME: Final = 8
OVER: Final = 9

PHASES: Final = (
    "lot",
    "pile",
    "bag",
    "column",
    "roll",
    "turn",
    "take",
    "place",
    "name",
    "over",
)
"""Their names in texts."""

NOWHERE: Final = -1
"""Where the start player token lies while it is in no column."""

Moves = tuple[Move, ...]
Tiles = tuple[Tile, ...]


@mypyc_attr(acyclic=True)
class Table(View):
    """Everything on the table. All its values are immutable: a copy shares them."""

    def __init__(self, options: AlcazabaOptions, other: "Table | None" = None) -> None:
        """The table before anything has happened, or just as the `other` is."""
        super().__init__(None if other is None else other.seat)
        self.options = options
        self.phase: int
        self.turn: Seat
        """Whose turn it is, or who takes something."""
        self.round: Round
        self.rolling: Turn
        self.markers: Markers
        self.redesigned: tuple[Owner, ...]
        """The owners of markers that lie on reserve boards after a redesign (A-10), in order."""
        self.unseen: Tiles
        """The tiles that lie in piles or in the bag."""
        self.offers: tuple[Tiles, ...]
        """For each column its tiles, the one that was laid there first at the front."""
        self.token: int
        """The column on whose bonus field the start player token lies."""
        self.column: int
        """The column whose tiles are being taken,"""
        self.taken: Tile | None
        """and a tile that was taken and not placed yet."""
        self.alhambras: tuple[Alhambra, ...]
        self.reserves: tuple[Tiles, ...]
        self.redesigns: tuple[Moves | None, ...]
        """The redesigns that each seat has, once they were asked for, until something changes."""
        self.dirk: Tiles
        self.aside: Tiles
        """The tiles that were left over (A-22)."""
        self.scorings: tuple[Scoring, ...]
        if other is None:
            self._set_up()
        else:
            self._take_over(other)

    def _set_up(self) -> None:
        players = self.options.players
        self.phase = LOT
        self.turn = 0
        self.round = BEFORE_ROUNDS
        self.rolling = NO_TURN
        self.markers = markers_to_place(0, players)
        self.redesigned = ()
        self.unseen = self.options.tiles
        self.offers = ((),) * len(TYPES)
        self.token = NOWHERE
        self.column = 0
        self.taken = None
        self.alhambras = (START,) * players
        self.reserves = ((),) * players
        self.redesigns = (None,) * players
        self.dirk = ()
        self.aside = ()
        self.scorings = ()

    def _take_over(self, other: "Table") -> None:
        self.phase = other.phase
        self.turn = other.turn
        self.round = other.round
        self.rolling = other.rolling
        self.markers = other.markers
        self.redesigned = other.redesigned
        self.unseen = other.unseen
        self.offers = other.offers
        self.token = other.token
        self.column = other.column
        self.taken = other.taken
        self.alhambras = other.alhambras
        self.reserves = other.reserves
        self.redesigns = other.redesigns
        self.dirk = other.dirk
        self.aside = other.aside
        self.scorings = other.scorings

    def __reduce__(self) -> tuple[Any, ...]:
        values = tuple([getattr(self, name) for name in _VALUES])
        return _table_of, (self.options, values)

    def copy(self) -> "Table":
        """An independent table that shares all values."""
        return Table(self.options, self)

    def awaits_player(self) -> bool:
        """Whether a player is to decide, and not chance."""
        return TURN <= self.phase <= NAME

    def to_act(self) -> Seat | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        if self.awaits_player():
            return self.turn
        return None if self.phase == OVER else CHANCE

    def is_dirk(self, owner: Owner) -> bool:
        return owner == self.options.players

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

    def determinize(self, _: Source) -> State:
        """Nothing is hidden, so there is one state only that this can be."""
        # Imported late: a state is made from a table, not the other way round.
        from alhambra.games.alcazaba.state import AlcazabaState

        table = self.copy()
        table.seat = None
        return AlcazabaState(table)

    def __str__(self) -> str:
        from alhambra.games.alcazaba.text import position_text

        return position_text(self)


_VALUES: Final = (
    "seat",
    "phase",
    "turn",
    "round",
    "rolling",
    "markers",
    "redesigned",
    "unseen",
    "offers",
    "token",
    "column",
    "taken",
    "alhambras",
    "reserves",
    "dirk",
    "aside",
    "scorings",
)


def _table_of(options: AlcazabaOptions, values: tuple[Any, ...]) -> Table:
    table = Table(options)
    for name, value in zip(_VALUES, values, strict=True):
        setattr(table, name, value)
    return table
