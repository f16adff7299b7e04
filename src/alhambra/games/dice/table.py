"""What is on the table in the Dice Game, and which phase the game is in."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import CHANCE, Seat, State
from alhambra.core.table import OpenTable
from alhambra.core.values import replaced
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.markers import Markers, markers_to_place
from alhambra.games.dice.options import DiceOptions
from alhambra.games.dice.rewards import Rewards, with_reward
from alhambra.games.dice.round import BEFORE_ROUNDS, Round
from alhambra.games.dice.tokens import Token, Tokens
from alhambra.games.dice.tracks import Track, empty_track
from alhambra.games.dice.turn import NO_TURN, Turn
from alhambra.parts.buildings import TYPES

# The phases of a game, in rulebook order. Plain numbers, as they are compared at every step.
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
"""The names of the phases in texts."""

WITHOUT_BONUS: Final = (LOT, COLUMN, TOKENS, OVER)
"""The phases in which the bonus fields are empty unless a position says otherwise."""

NO_REWARD: Final = 0
TWO_POINTS: Final = 1
POINT_AND_TOKEN: Final = 2
REWARDS: Final = ("", "points", "token")
"""The two rewards of a column (D-30), and their names in texts."""


@mypyc_attr(acyclic=True)
class Award:
    """What is being given in the results of a round: to which marker of a column (0 is the best),
    which reward, once it is chosen, and how many of its building points are still to be marked."""

    def __init__(self, column: int, place: int = 0, reward: int = NO_REWARD, due: int = 0) -> None:
        self.column = column
        self.place = place
        self.reward = reward
        self.due = due

    def __reduce__(self) -> tuple[Any, ...]:
        return Award, (self.column, self.place, self.reward, self.due)


@mypyc_attr(acyclic=True)
class DiceTable(OpenTable):
    """Everything on the table in a Dice Game."""

    game: ClassVar[str] = "dice"

    def __init__(self, options: DiceOptions, other: "DiceTable | None" = None) -> None:
        """During the results of a round, `turn` is the seat that gets a reward."""
        super().__init__(options.players, other)
        self.options: Final = options
        if other is None:
            self.phase = LOT
            self.round: Round = BEFORE_ROUNDS
            self.rolling: Turn = NO_TURN
            self.markers: Markers = markers_to_place(0, options.players)
            self.bonus: tuple[Token | None, ...] = (None,) * len(TYPES)
            """What is on the bonus fields."""
            self.tokens: tuple[Tokens, ...] = ((),) * options.owners
            """The tokens that each owner has."""
            self.light: Tokens = options.light
            self.dark: Tokens = options.dark
            """The tokens still to come: `light` ones in rounds 1 to 4, `dark` ones in the last."""
            self.gone: Tokens = ()
            """The tokens that have left the game."""
            self.tracks: tuple[Track, ...] = (empty_track(options.owners),) * len(TYPES)
            self.award: Award = Award(0)
            """The reward being given."""
            self.rewards: Rewards = ()
            """All rewards given so far."""
        else:
            # Copied field by field, because it is fastest: every view is such a copy.
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
            self.rewards = other.rewards

    def copy(self) -> "DiceTable":
        return DiceTable(self.options, self)

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

    def rewarded(self) -> Owner | None:
        """The owner of the marker to be rewarded, if any (D-30, D-31)."""
        owners = self.markers.owners(self.award.column)
        return owners[self.award.place] if self.award.place < min(2, len(owners)) else None

    def tell_reward(self, place: int, *got: str) -> None:
        """Log what a marker of the current column has brought."""
        column = self.award.column
        markers = self.markers.columns[column]
        number = self.round.number
        self.rewards = with_reward(self.rewards, number, column, markers, place, *got)

    def hold(self, owner: Owner, tokens: Tokens) -> None:
        """Change the tokens of an owner."""
        self.tokens = replaced(self.tokens, owner, tokens)

    def add_points(self, owner: Owner, type: int, points: int) -> None:
        """Mark building points of a type (D-32)."""
        track = self.tracks[type].with_points(owner, points, self.options.track_length)
        self.tracks = replaced(self.tracks, type, track)

    def as_state(self) -> State:
        # Imported here to avoid a cycle: the state is built on the table, not the other way round.
        from alhambra.games.dice.state import DiceState

        return DiceState(self)

    def __str__(self) -> str:
        from alhambra.games.dice.text import position_text

        return position_text(self)
