"""The outer wall of an Alhambra: P-34."""

from typing import Final, TypeAlias

from alhambra.parts.buildings import Tile
from alhambra.parts.cells import STEPS, Cell, at

Side: TypeAlias = tuple[Cell, int]
"""A side of a tile: its cell, and 0 to 3 for north, east, south and west."""

_CORNERS: Final = (at(0, 0), at(1, 0), at(1, -1), at(0, -1))
"""The corner where each side of a cell starts, going clockwise; a corner is named by the cell to
its south-east."""


def outer_walls(tiles: dict[Cell, Tile]) -> list[list[Side]]:
    """All stretches of outer wall, each clockwise.

    Going clockwise, each outer side leads from one corner to the next, and since an Alhambra has no
    holes, its outline passes each corner once. So a stretch continues where a wall starts at the
    corner where another ends.
    """
    beginning: dict[Cell, Side] = {}
    ends: dict[Cell, Cell] = {}
    for cell in sorted(tiles):
        walls = tiles[cell].walls
        for side in range(4):
            if walls >> side & 1 and cell + STEPS[side] not in tiles:
                corner = cell + _CORNERS[side]
                beginning[corner] = (cell, side)
                ends[corner] = cell + _CORNERS[(side + 1) % 4]
    ended = set(ends.values())
    firsts = [corner for corner in ends if corner not in ended]
    # Without a first wall, the wall runs all the way round: any start will do.
    firsts = firsts or list(ends)[:1]
    return [_follow(first, beginning, ends) for first in firsts]


def _follow(first: Cell, beginning: dict[Cell, Side], ends: dict[Cell, Cell]) -> list[Side]:
    stretch = [beginning[first]]
    corner = ends[first]
    while corner in beginning and corner != first:
        stretch.append(beginning[corner])
        corner = ends[corner]
    return stretch
