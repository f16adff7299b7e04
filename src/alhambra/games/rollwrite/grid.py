"""The grid of buildings on a sheet of Roll & Write: six rows by six columns (R-01).

A crossing of a row and a column is a number: `6 * (row - 1) + (column - 1)`. A set of crossings is
a number too, with one bit for each crossing.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import BadOption, Fact, Message
from alhambra.parts.buildings import TYPE_LETTERS, TYPES

SIZE: Final = 6
CROSSINGS: Final = SIZE * SIZE
_BETWEEN_ROWS: Final = "/"

ROWS: Final = tuple([((1 << SIZE) - 1) << SIZE * row for row in range(SIZE)])
COLUMNS: Final = tuple([sum([1 << SIZE * row + c for row in range(SIZE)]) for c in range(SIZE)])
LINES: Final = ROWS + COLUMNS
"""The crossings of each row, then of each column."""


@mypyc_attr(acyclic=True)
class Grid:
    """Which building stands at each crossing, and so how many boxes each type has."""

    def __init__(self, types: tuple[int, ...]) -> None:
        self.types = types
        self.of_type: tuple[int, ...] = tuple(
            [sum([1 << c for c in range(CROSSINGS) if types[c] == t]) for t in range(len(TYPES))]
        )
        """The crossings of each type."""
        self.boxes: tuple[int, ...] = tuple([types.count(t) for t in range(len(TYPES))])
        """How many buildings of each type there are."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Grid, (self.types,)

    def counts(self, crosses: int) -> list[int]:
        """How many buildings of each type are among these crossings."""
        return [(crosses & mask).bit_count() for mask in self.of_type]

    def rows(self) -> list[str]:
        letters = "".join([TYPE_LETTERS[type] for type in self.types])
        return [letters[start : start + SIZE] for start in range(0, CROSSINGS, SIZE)]

    def __str__(self) -> str:
        """The rows as one word: `CAPGTS/GTSCAP/…`."""
        return _BETWEEN_ROWS.join(self.rows())


def read_grid(text: str) -> Grid:
    """The grid given by six rows of six type letters, one row per line or separated by `/`; raises
    BadOption with the row and column of the first mistake."""
    lines = text.replace(_BETWEEN_ROWS, "\n").split("\n")
    rows = [line.split() for line in lines if line.strip() and not line.startswith("# ")]
    types: list[int] = []
    for row, words in enumerate(rows, 1):
        letters = "".join(words)
        if row > SIZE:
            raise _refused("rows", row=row)
        for column, letter in enumerate(letters, 1):
            if column > SIZE:
                raise _refused("long", row=row, column=column)
            if letter.upper() not in TYPE_LETTERS:
                raise _refused("letter", row=row, column=column, letter=letter)
            types.append(TYPE_LETTERS.index(letter.upper()))
        if len(letters) < SIZE:
            raise _refused("short", row=row, column=len(letters) + 1)
    if len(rows) < SIZE:
        raise _refused("short", row=len(rows) + 1, column=1)
    for type, letter in enumerate(TYPE_LETTERS):
        if type not in types:
            raise _refused("type", type=Message(f"type-{TYPES[type]}"), letter=letter)
    return Grid(tuple(types))


def _refused(problem: str, **facts: Fact) -> BadOption:
    return BadOption(Message(f"bad-sheet-{problem}", facts))
