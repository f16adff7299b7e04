"""Places in an Alhambra: the fountain at 0,0, x growing to the east and y to the north.

A cell is one whole number, so that its neighbours are sums and it is quick to look up.
"""

import re
from typing import Final, TypeAlias

from alhambra.core.messages import InvalidText, Message

Cell: TypeAlias = int

_ROW: Final = 1 << 16
FARTHEST: Final = 9_999
"""How far from the fountain a cell can be named, on either axis."""

ORIGIN: Final = 0
STEPS: Final = (_ROW, 1, -_ROW, -1)
"""From a cell to its neighbours in the north, east, south and west."""

RING: Final = (_ROW, _ROW + 1, 1, 1 - _ROW, -_ROW, -_ROW - 1, -1, _ROW - 1)
"""From a cell to the eight around it, clockwise from the north."""


def at(x: int, y: int) -> Cell:
    return y * _ROW + x


def x_of(cell: Cell) -> int:
    return (cell + _ROW // 2) % _ROW - _ROW // 2


def y_of(cell: Cell) -> int:
    return (cell + _ROW // 2) // _ROW


def cell_text(cell: Cell) -> str:
    return f"{x_of(cell)},{y_of(cell)}"


_CELL: Final = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})")


def parse_cell(text: str) -> Cell:
    found = _CELL.fullmatch(text)
    if found is None:
        raise InvalidText(Message("invalid-place", {"text": text}))
    return at(int(found[1]), int(found[2]))


def by_place(cell: Cell) -> tuple[int, int]:
    """Sorts cells as a page is read: from the north row by row, each from the west."""
    return -y_of(cell), x_of(cell)
