"""Empty cells beside an Alhambra, and which tiles may come there: P-21 to P-24.

What a tile finds on such a cell is packed into one number: the sides on which a tile lies, those of
them on which that tile shows a wall, and whether filling the cell would enclose others.
"""

from typing import Final

from alhambra.parts.buildings import Tile
from alhambra.parts.cells import DIAGONAL_STEPS, STEPS, Cell

_WALLED: Final = 4
_ENCLOSES: Final = 8
_WALLS: Final = 16


def touching_sides(tiles: dict[Cell, Tile], cell: Cell) -> int:
    """The sides of `cell` on which a tile lies."""
    touching = 0
    for side in range(4):
        if cell + STEPS[side] in tiles:
            touching |= 1 << side
    return touching


def edge_of(tiles: dict[Cell, Tile], cell: Cell) -> int:
    """What a tile would find on the empty `cell`; 0 if no tile lies beside it."""
    touching = 0
    walled = 0
    for side in range(4):
        neighbour = tiles.get(cell + STEPS[side])
        if neighbour is not None:
            touching |= 1 << side
            if neighbour.walls >> (side ^ 2) & 1:
                walled |= 1 << side
    if not touching:
        return 0
    corners = 0
    for corner in range(4):
        if cell + DIAGONAL_STEPS[corner] in tiles:
            corners |= 1 << corner
    encloses = _SPLITS[touching << 4 | corners]
    return touching | walled << _WALLED | encloses << _ENCLOSES


def rule_against_walls(edge: int, walls: int) -> str:
    """The first rule that forbids a tile with these `walls` on such a cell, or an empty text."""
    return _RULES[edge * _WALLS + walls]


def _rule(touching: int, walled: int, encloses: int, walls: int) -> str:
    """The rules of building in the order a person would check them."""
    if not touching:
        return "P-23"
    if walls & touching != walled:
        return "P-21"
    if touching & ~walls == 0:
        return "P-22"
    return "P-24" if encloses else ""


def _splits(touching: int, corners: int) -> int:
    """Whether a tile would cut the empty cells around it into parts that are not connected there.

    Each empty side that is not connected to the one before it begins a part. As an Alhambra is
    connected, all parts but one are enclosed by it: corners do not let out (P-24).
    """
    parts = 0
    for side in range(4):
        before = (side + 3) % 4
        cut_off = touching >> before & 1 or corners >> before & 1
        if not touching >> side & 1 and cut_off:
            parts += 1
    return 1 if parts > 1 else 0


_SPLITS: Final = [_splits(number >> 4, number & 15) for number in range(256)]

_RULES: Final = [
    _rule(edge & 15, edge >> _WALLED & 15, edge >> _ENCLOSES, walls)
    for edge in range(512)
    for walls in range(_WALLS)
]
"""Worked out once for every edge and all walls."""
