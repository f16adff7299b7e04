"""What is on the table in Alcazaba, and which phase the game is in."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import CHANCE, Move, Seat, State
from alhambra.core.table import OpenTable
from alhambra.core.values import replaced
from alhambra.games.alcazaba.options import AlcazabaOptions
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.markers import Markers, markers_to_place
from alhambra.games.dice.rewards import Rewards, with_reward
from alhambra.games.dice.round import BEFORE_ROUNDS, Round
from alhambra.games.dice.turn import NO_TURN, Turn
from alhambra.parts.alhambra import START, Alhambra
from alhambra.parts.buildings import TYPES, Tile

# The phases of a game, in rulebook order. Plain numbers, as they are compared at every step.
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
"""The names of the phases in texts."""

NOWHERE: Final = -1
"""Where the start player token is while it is in no column."""

Moves = tuple[Move, ...]
Tiles = tuple[Tile, ...]


@mypyc_attr(acyclic=True)
class AlcazabaTable(OpenTable):
    """Everything on the table in a game of Alcazaba."""

    game: ClassVar[str] = "alcazaba"
    worked_out: ClassVar[tuple[str, ...]] = ("redesigns",)

    def __init__(self, options: AlcazabaOptions, other: "AlcazabaTable | None" = None) -> None:
        """During the results of a round, `turn` is the seat that takes something."""
        super().__init__(options.players, other)
        self.options: Final = options
        if other is None:
            players = options.players
            self.phase = LOT
            self.round: Round = BEFORE_ROUNDS
            self.rolling: Turn = NO_TURN
            self.markers: Markers = markers_to_place(0, players)
            self.redesigned: tuple[Owner, ...] = ()
            """The owners of the markers that lie on reserve boards after a redesign (A-10), in
            order."""
            self.unseen: Tiles = options.tiles
            """The tiles that are still in the piles or in the bag."""
            self.offers: tuple[Tiles, ...] = ((),) * len(TYPES)
            """For each column its tiles, in the order in which they were laid."""
            self.token: int = NOWHERE
            """The column whose bonus field holds the start player token."""
            self.column: int = 0
            """The column whose tiles are being taken."""
            self.taken: Tile | None = None
            """A tile that has been taken but not placed yet."""
            self.alhambras: tuple[Alhambra, ...] = (START,) * players
            self.reserves: tuple[Tiles, ...] = ((),) * players
            self.redesigns: tuple[Moves | None, ...] = (None,) * players
            """Each seat's redesigns, cached once computed, until something changes."""
            self.dirk: Tiles = ()
            self.aside: Tiles = ()
            """The tiles that were left over in earlier rounds (A-22)."""
            self.rewards: Rewards = ()
            """What the markers have brought so far."""
        else:
            # Copied field by field, because it is fastest: every view is such a copy.
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
            self.rewards = other.rewards

    def copy(self) -> "AlcazabaTable":
        return AlcazabaTable(self.options, self)

    def awaits_player(self) -> bool:
        """Whether a player, rather than chance, acts next."""
        return TURN <= self.phase <= NAME

    def to_act(self) -> Seat | None:
        phase = self.phase
        if TURN <= phase <= NAME:
            return self.turn
        return None if phase == OVER else CHANCE

    def is_dirk(self, owner: Owner) -> bool:
        return owner == self.options.players

    def give_for_best_marker(self, got: str) -> None:
        """The best marker of the column brings its owner something and goes back (A-20)."""
        self.tell_reward(0, got)
        self.markers = self.markers.without_best(self.column)

    def tell_reward(self, place: int, *got: str) -> None:
        """Log what a marker of the column has brought."""
        column = self.column
        markers = self.markers.columns[column]
        number = self.round.number
        self.rewards = with_reward(self.rewards, number, column, markers, place, *got)

    def rebuild(self, seat: Seat, alhambra: Alhambra, reserve: Tiles) -> None:
        """Change the Alhambra and the reserve of a seat."""
        self.alhambras = replaced(self.alhambras, seat, alhambra)
        self.reserves = replaced(self.reserves, seat, reserve)
        self.redesigns = replaced(self.redesigns, seat, None)

    def as_state(self) -> State:
        # Imported here to avoid a cycle: the state is built on the table, not the other way round.
        from alhambra.games.alcazaba.state import AlcazabaState

        return AlcazabaState(self)

    def __str__(self) -> str:
        from alhambra.games.alcazaba.text import position_text

        return position_text(self)
