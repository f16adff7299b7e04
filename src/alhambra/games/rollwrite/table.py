"""What lies on the table. Everybody sees all of it, so a view is nothing but a copy."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.scoring import Points, Scoring
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Seat, State, View
from alhambra.core.values import replaced
from alhambra.games.rollwrite.options import RollWriteOptions
from alhambra.games.rollwrite.sheet import Sheet, new_sheet
from alhambra.parts.buildings import TYPES

# The phases of a game: numbers, as they are compared at every step.
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
"""Their names in texts."""

Marks = tuple[int, ...]
"""How many buildings of each type an imaginary player has on the score sheet."""


def imaginary_name(number: int) -> str:
    """What an imaginary player, counted from 0, is called in texts."""
    return f"imaginary{number + 1}"


@mypyc_attr(acyclic=True)
class Table(View):
    """Everything on the table. All its values are immutable: a copy shares them."""

    def __init__(self, options: RollWriteOptions, other: "Table | None" = None) -> None:
        """The table before anything has happened, or just as the `other` is."""
        super().__init__(None if other is None else other.seat)
        self.options = options
        self.phase: int
        self.turn: Seat
        """Whose turn it is; in the imaginary players' phases, which of them rolls."""
        self.round: int
        """Counted from 1; 0 in the setup."""
        self.sheets: tuple[Sheet, ...]
        self.marks: tuple[Marks, ...]
        """The imaginary players' rows on the score sheet (R-60)."""
        self.paid: tuple[int, ...]
        """For each type those who have had their place in the course of the game (R-40): a bit for
        each seat, then for each imaginary player. So many places are taken."""
        self.scorings: tuple[Scoring, ...]
        if other is None:
            self.phase = IMAGINARY_START if options.imaginary else START
            self.turn = 0
            self.round = 0
            self.sheets = (new_sheet(options.start_coins),) * options.players
            self.marks = ((0,) * len(TYPES),) * options.imaginary
            self.paid = (0,) * len(TYPES)
            self.scorings = ()
        else:
            self.phase = other.phase
            self.turn = other.turn
            self.round = other.round
            self.sheets = other.sheets
            self.marks = other.marks
            self.paid = other.paid
            self.scorings = other.scorings

    def __reduce__(self) -> tuple[Any, ...]:
        values = tuple([getattr(self, name) for name in _VALUES])
        return _table_of, (self.options, values)

    def copy(self) -> "Table":
        """An independent table that shares all values."""
        return Table(self.options, self)

    def seen_by(self, seat: Seat | None) -> "Table":
        self.options.check_seat(seat)
        view = Table(self.options, self)
        view.seat = seat
        return view

    def to_act(self) -> Seat | None:
        """The seat to decide, CHANCE, or None when the game is over."""
        phase = self.phase
        if ACT <= phase <= SECOND or phase == KEEP:
            return self.turn
        return None if phase == OVER else CHANCE

    def change(self, sheet: Sheet) -> None:
        """Change the sheet of the seat whose turn it is."""
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

    def points_of(self, seat: Seat) -> int:
        return sum([scoring.seats[seat].total() for scoring in self.scorings])

    def points_of_imaginary(self, number: int) -> int:
        points: list[Points] = [scoring.imaginary[number][1] for scoring in self.scorings]
        return sum([each.total() for each in points])

    def determinize(self, _: Source) -> State:
        # Imported late: a state is made from a table, not the other way round.
        from alhambra.games.rollwrite.state import RollWriteState

        table = self.copy()
        table.seat = None
        return RollWriteState(table)

    def __str__(self) -> str:
        from alhambra.games.rollwrite.text import position_text

        return position_text(self)


_VALUES: Final = ("seat", "phase", "turn", "round", "sheets", "marks", "paid", "scorings")


def _table_of(options: RollWriteOptions, values: tuple[Any, ...]) -> Table:
    table = Table(options)
    for name, value in zip(_VALUES, values, strict=True):
        setattr(table, name, value)
    return table
