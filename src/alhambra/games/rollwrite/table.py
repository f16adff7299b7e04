"""What is on the table in Roll & Write, and which phase the game is in."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import CHANCE, Seat, State
from alhambra.core.table import OpenTable
from alhambra.core.values import replaced
from alhambra.games.rollwrite.options import RollWriteOptions
from alhambra.games.rollwrite.sheet import Sheet, new_sheet
from alhambra.parts.buildings import TYPES

# The phases of a game. Plain numbers, as they are compared at every step.
IMAGINARY_START: Final = 0
START: Final = 1
FIRST_DICE: Final = 2
EXTRA_DICE: Final = 3
ACT: Final = 4
YELLOW_TURNED: Final = 5
TURNED: Final = 6
SECOND: Final = 7
LAY: Final = 8
ROLL: Final = 9
KEEP: Final = 10
IMAGINARY: Final = 11
OVER: Final = 12

PHASES: Final = (
    "imaginary-start",
    "start",
    "first-dice",
    "extra-dice",
    "act",
    "yellow-turned",
    "turned",
    "second",
    "lay",
    "roll",
    "keep",
    "imaginary",
    "over",
)
"""The names of the phases in texts."""

Marks = tuple[int, ...]
"""How many buildings of each type an imaginary player has on the score sheet."""


def imaginary_name(number: int) -> str:
    """What an imaginary player, counted from 0, is called in texts."""
    return f"imaginary{number + 1}"


@mypyc_attr(acyclic=True)
class RollWriteTable(OpenTable):
    """Everything on the table in a game of Roll & Write."""

    game: ClassVar[str] = "rollwrite"

    def __init__(self, options: RollWriteOptions, other: "RollWriteTable | None" = None) -> None:
        """During the imaginary players' phases, `turn` is the one that rolls."""
        super().__init__(options.players, other)
        self.options: Final = options
        if other is None:
            self.phase = IMAGINARY_START if options.imaginary else START
            self.round: int = 0
            """Counted from 1; 0 during the setup."""
            self.sheets: tuple[Sheet, ...] = (new_sheet(options.start_coins),) * options.players
            self.marks: tuple[Marks, ...] = ((0,) * len(TYPES),) * options.imaginary
            """The imaginary players' rows on the score sheet (R-60)."""
            self.paid: tuple[int, ...] = (0,) * len(TYPES)
            """For each type, who has taken a place during the game (R-40): one bit for each seat,
            then for each imaginary player. The number of bits set is the number of places taken."""
        else:
            # Copied field by field, because it is fastest: every view is such a copy.
            self.round = other.round
            self.sheets = other.sheets
            self.marks = other.marks
            self.paid = other.paid

    def copy(self) -> "RollWriteTable":
        return RollWriteTable(self.options, self)

    def to_act(self) -> Seat | None:
        phase = self.phase
        if ACT <= phase <= SECOND or phase == KEEP:
            return self.turn
        return None if phase == OVER else CHANCE

    def change(self, sheet: Sheet) -> None:
        """Replace the sheet of the seat whose turn it is."""
        self.sheets = replaced(self.sheets, self.turn, sheet)

    def counts(self) -> list[list[int]]:
        """How many buildings of each type everybody has: the seats, then the imaginary players."""
        grid = self.options.grid
        return [grid.counts(sheet.crosses) for sheet in self.sheets] + [
            list(marks) for marks in self.marks
        ]

    def is_last_turn(self) -> bool:
        """Whether nobody will play after the seat whose turn it is."""
        return self.round == self.options.rounds and self.turn + 1 == self.options.players

    def as_state(self) -> State:
        # Imported here to avoid a cycle: the state is built on the table, not the other way round.
        from alhambra.games.rollwrite.state import RollWriteState

        return RollWriteState(self)

    def __str__(self) -> str:
        from alhambra.games.rollwrite.text import position_text

        return position_text(self)
