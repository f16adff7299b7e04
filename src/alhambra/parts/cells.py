"""Cells of an Alhambra: the fountain is at 0,0, x grows to the east and y to the north.

A cell is a single number, so that its neighbours are sums and lookups are fast. In numerical order,
cells read like a page: row by row from the north, each row from the west.
"""

import re
from typing import Final, TypeAlias

from alhambra.core.messages import InvalidText, Message

Cell: TypeAlias = int

_ROW: Final = 1 << 16
FARTHEST: Final = 9_999
"""The farthest that a nameable cell can be from the fountain, on either axis."""

ORIGIN: Final = 0
STEPS: Final = (-_ROW, 1, _ROW, -1)
"""From a cell to its neighbours in the north, east, south and west."""

DIAGONAL_STEPS: Final = (1 - _ROW, 1 + _ROW, _ROW - 1, -_ROW - 1)
"""From a cell to the cells at its corners, clockwise from the north-east."""

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
