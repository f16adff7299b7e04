"""What lies on the table. All of it is open, so a seat's view is the same as the referee's.

Nothing on it is stored in the order in which it will come.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.scoring import Points, Scoring
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Seat, State, View
from alhambra.core.values import replaced
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.markers import Markers, markers_to_place
from alhambra.games.dice.options import DiceOptions
from alhambra.games.dice.round import BEFORE_ROUNDS, Round
from alhambra.games.dice.tokens import Token, Tokens
from alhambra.games.dice.tracks import Track, empty_track
from alhambra.games.dice.turn import NO_TURN, Turn
from alhambra.parts.buildings import TYPES

# The phases of a game, in the order of the rulebook: numbers, as they are compared at every step.
LOT: Final = 0
COLUMN: Final = 1
TOKENS: Final = 2
DIRK: Final = 3
ROLL: Final = 4
TURN: Final = 5
REWARD: Final = 6
EXCHANGE: Final = 7
NAME: Final = 8
OVER: Final = 9

PHASES: Final = (
    "lot",
    "column",
    "tokens",
    "dirk",
    "roll",
    "turn",
    "reward",
    "exchange",
    "name",
    "over",
)
"""Their names in texts."""

WITHOUT_BONUS: Final = (LOT, COLUMN, TOKENS, OVER)
"""The phases in which the bonus fields are empty unless a position says otherwise."""

NO_REWARD: Final = 0
TWO_POINTS: Final = 1
POINT_AND_TOKEN: Final = 2
REWARDS: Final = ("", "points", "token")
"""The two rewards of a column (D-30), and their names in texts."""


@mypyc_attr(acyclic=True)
class Award:
    """What is being given in the results of a round: for which marker of a column (0 is the best),
    which reward, if it was chosen, and how many of its building points are still to be marked."""

    def __init__(self, column: int, place: int = 0, reward: int = NO_REWARD, due: int = 0) -> None:
        self.column = column
        self.place = place
        self.reward = reward
        self.due = due

    def __reduce__(self) -> tuple[Any, ...]:
        return Award, (self.column, self.place, self.reward, self.due)


@mypyc_attr(acyclic=True)
class Table(View):
    """Everything on the table. All its values are immutable: a copy shares them."""

    def __init__(self, options: DiceOptions, other: "Table | None" = None) -> None:
        """The table before anything has happened, or just as the `other` is."""
        super().__init__(None if other is None else other.seat)
        self.options = options
        self.phase: int
        self.turn: Seat
        """Whose turn it is, or who gets a reward."""
        self.round: Round
        self.rolling: Turn
        self.markers: Markers
        self.bonus: tuple[Token | None, ...]
        """What lies on the bonus fields."""
        self.tokens: tuple[Tokens, ...]
        """What each owner has."""
        self.light: Tokens
        self.dark: Tokens
        """The tokens that are still to come: in rounds 1 to 4, and in the last."""
        self.gone: Tokens
        """The tokens that have left the game."""
        self.tracks: tuple[Track, ...]
        self.award: Award
        """Which reward is being given."""
        self.scorings: tuple[Scoring, ...]
        if other is None:
            self._set_up()
        else:
            self.phase = other.phase
            self.turn = other.turn
            self.round = other.round
            self.rolling = other.rolling
            self.markers = other.markers
            self.bonus = other.bonus
            self.tokens = other.tokens
            self.light = other.light
            self.dark = other.dark
            self.gone = other.gone
            self.tracks = other.tracks
            self.award = other.award
            self.scorings = other.scorings

    def _set_up(self) -> None:
        options = self.options
        self.phase = LOT
        self.turn = 0
        self.round = BEFORE_ROUNDS
        self.rolling = NO_TURN
        self.markers = markers_to_place(0, options.players)
        self.bonus = (None,) * len(TYPES)
        self.tokens = ((),) * options.owners
        self.light = options.light
        self.dark = options.dark
        self.gone = ()
        self.tracks = (empty_track(options.owners),) * len(TYPES)
        self.award = Award(0)
        self.scorings = ()

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

    def rewarded(self) -> Owner | None:
        """The owner of the marker that is to be rewarded, if there is one (D-30, D-31)."""
        owners = self.markers.owners(self.award.column)
        return owners[self.award.place] if self.award.place < min(2, len(owners)) else None

    def hold(self, owner: Owner, tokens: Tokens) -> None:
        """Change the tokens of an owner."""
        self.tokens = replaced(self.tokens, owner, tokens)

    def add_points(self, owner: Owner, type: int, points: int) -> None:
        """Mark building points of a type (D-32)."""
        track = self.tracks[type].with_points(owner, points, self.options.track_length)
        self.tracks = replaced(self.tracks, type, track)

    def points_of(self, seat: Seat) -> int:
        return sum([scoring.seats[seat].total() for scoring in self.scorings])

    def points_of_dirk(self) -> int:
        points: list[Points] = [points for s in self.scorings for _, points in s.imaginary]
        return sum([each.total() for each in points])

    def determinize(self, _: Source) -> State:
        """Nothing is hidden, so there is one state only that this can be."""
        # Imported late: a state is made from a table, not the other way round.
        from alhambra.games.dice.state import DiceState

        table = self.copy()
        table.seat = None
        return DiceState(table)

    def __str__(self) -> str:
        from alhambra.games.dice.text import position_text

        return position_text(self)


_VALUES: Final = (
    "seat",
    "phase",
    "turn",
    "round",
    "rolling",
    "markers",
    "bonus",
    "tokens",
    "light",
    "dark",
    "gone",
    "tracks",
    "award",
    "scorings",
)


def _table_of(options: DiceOptions, values: tuple[Any, ...]) -> Table:
    table = Table(options)
    for name, value in zip(_VALUES, values, strict=True):
        setattr(table, name, value)
    return table
