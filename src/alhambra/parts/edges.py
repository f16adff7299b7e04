"""Empty cells near an Alhambra, and which tiles may be placed there: P-21 to P-24.

What surrounds such a cell is packed into one number, its surroundings: four bits for the sides with
an adjacent tile, four for the corners with a tile, and four for the sides on which the adjacent
tile has a wall.
"""

from typing import Final

from alhambra.parts.buildings import Tile
from alhambra.parts.cells import DIAGONAL_STEPS, STEPS, Cell

CORNERS: Final = 4
"""The shift of the bits for the corners, clockwise from the north-east."""
WALLED: Final = 8
"""The shift of the bits for the walled sides."""
_WALLS: Final = 16


def surroundings(tiles: dict[Cell, Tile], cell: Cell) -> int:
    """What is around `cell`."""
    found = 0
    for side in range(4):
        neighbour = tiles.get(cell + STEPS[side])
        if neighbour is not None:
            found |= 1 << side
            if neighbour.walls >> (side ^ 2) & 1:
                found |= 1 << side + WALLED
    for corner in range(4):
        if cell + DIAGONAL_STEPS[corner] in tiles:
            found |= 1 << corner + CORNERS
    return found


def rule_against_walls(around: int, walls: int) -> str:
    """The first rule that forbids a tile with these `walls` there, or an empty string."""
    return _RULES[around * _WALLS + walls]


def fitting_walls(around: int) -> int:
    """The walls that a tile may have there: bit n is set if a tile with walls n fits."""
    return _FITTING[around]


def _rule(sides: int, corners: int, walled: int, walls: int) -> str:
    """The rules of building, in the order in which a person would check them."""
    if not sides:
        return "P-23"
    if walls & sides != walled:
        return "P-21"
    if sides & ~walls == 0:
        return "P-22"
    return "P-24" if _encloses(sides, corners) else ""


def _encloses(sides: int, corners: int) -> bool:
    """Whether a tile would split the empty cells around it into parts that are not connected there.

    Each empty side that is not connected to the previous one starts a part. As an Alhambra is
    connected, it encloses all parts but one: a corner is no way out (P-24).
    """
    parts = 0
    for side in range(4):
        before = (side + 3) % 4
        cut_off = sides >> before & 1 or corners >> before & 1
        if not sides >> side & 1 and cut_off:
            parts += 1
    return parts > 1


_RULES: Final = [
    _rule(around & 15, around >> CORNERS & 15, around >> WALLED, walls)
    for around in range(1 << 12)
    for walls in range(_WALLS)
]
"""Precomputed for all surroundings and all walls."""

_FITTING: Final = [
    sum(1 << walls for walls in range(_WALLS) if not _RULES[around * _WALLS + walls])
    for around in range(1 << 12)
]
