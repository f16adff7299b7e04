"""Places in an Alhambra: the fountain at 0,0, x growing to the east and y to the north.

A cell is one whole number, so that its neighbours are sums and it is quick to look up. Cells in
their order as numbers are read as a page is: from the north row by row, each row from the west.
"""

import re
from typing import Final, TypeAlias

from alhambra.core.messages import InvalidText, Message

Cell: TypeAlias = int

_ROW: Final = 1 << 16
FARTHEST: Final = 9_999
"""How far from the fountain a cell can be named, on either axis."""

ORIGIN: Final = 0
STEPS: Final = (-_ROW, 1, _ROW, -1)
"""From a cell to its neighbours in the north, east, south and west."""

DIAGONAL_STEPS: Final = (1 - _ROW, 1 + _ROW, _ROW - 1, -_ROW - 1)
"""From a cell to those at its corners, clockwise from the north-east."""

RING: Final = (*STEPS, *DIAGONAL_STEPS)
"""From a cell to the eight around it."""


def at(x: int, y: int) -> Cell:
    return x - y * _ROW


def x_of(cell: Cell) -> int:
    return (cell + _ROW // 2) % _ROW - _ROW // 2


def y_of(cell: Cell) -> int:
    return -((cell + _ROW // 2) // _ROW)


def cell_text(cell: Cell) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


_CELL: Final = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})")


def parse_cell(text: str) -> Cell:
    found = _CELL.fullmatch(text)
    if found is None:
        raise InvalidText(Message("invalid-place", {"text": text}))
    return at(int(found[1]), int(found[2]))
