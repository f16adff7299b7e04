"""The outer wall of an Alhambra: P-34.

Going clockwise, each outer side leads from one corner to the next, and since an Alhambra has no
holes, its outline passes each corner once. So a stretch of wall continues where a side starts at
the corner where another ends.
"""

from typing import Final, TypeAlias

from alhambra.parts.cells import STEPS, Cell, at
from alhambra.parts.footways import ALL_SIDES, WALLS

Side: TypeAlias = tuple[Cell, int]
"""A side of a tile: its cell, and 0 to 3 for north, east, south and west."""

Corner: TypeAlias = int
"""A corner is named by the cell to its south-east."""

Outline: TypeAlias = dict[Corner, Corner]
"""The walled outer sides: where each starts, going clockwise, and where it ends."""

_CORNERS: Final = (at(0, 0), at(1, 0), at(1, -1), at(0, -1))
"""The corner where each side of a cell starts."""
_BEYOND: Final = (at(1, 0), at(1, -1), at(0, -1), at(0, 0))
"""The corner where it ends."""


def outline(placed: dict[Cell, int]) -> Outline:
    """The walled outer sides of tiles, given as `sides with an adjacent tile | walls << WALLS`."""
    ends: Outline = {}
    for cell, tile in placed.items():
        outer = tile >> WALLS & ~tile & ALL_SIDES
        side = 0
        while outer:
            if outer & 1:
                ends[cell + _CORNERS[side]] = cell + _BEYOND[side]
            outer >>= 1
            side += 1
    return ends


def outline_with(ends: Outline, cell: Cell, sides: int, walls: int) -> Outline:
    """The outline after adding a tile with these `walls` on `cell`, next to tiles on `sides`: where
    two walls touch, neither is an outer one any more."""
    changed = ends.copy()
    for side in range(4):
        if walls & sides & 1 << side:
            del changed[cell + STEPS[side] + _CORNERS[side ^ 2]]
    for side in range(4):
        if walls & ~sides & 1 << side:
            changed[cell + _CORNERS[side]] = cell + _BEYOND[side]
    return changed


def longest_stretch(ends: Outline) -> int:
    """How many sides the longest stretch has."""
    ended = set(ends.values())
    longest = 0
    for first in ends:
        if first not in ended:
            length = 0
            corner: Corner | None = first
            while corner is not None:
                corner = ends.get(corner)
                length += 1
            longest = max(longest, length - 1)
    # Without a first side, the wall runs all the way round.
    return longest or len(ends)


def sides_of_longest(placed: dict[Cell, int]) -> list[Side]:
    """The sides of the longest stretch, clockwise; of equal ones, that which starts first in the
    order of cells."""
    beginning: dict[Corner, Side] = {}
    ends: Outline = {}
    for cell in sorted(placed):
        tile = placed[cell]
        for side in range(4):
            if tile >> WALLS >> side & 1 and not tile >> side & 1:
                corner = cell + _CORNERS[side]
                beginning[corner] = (cell, side)
                ends[corner] = cell + _BEYOND[side]
    ended = set(ends.values())
    firsts = [corner for corner in ends if corner not in ended] or list(ends)[:1]
    return max([_follow(first, beginning, ends) for first in firsts], key=len, default=[])


def _follow(first: Corner, beginning: dict[Corner, Side], ends: Outline) -> list[Side]:
    stretch = [beginning[first]]
    corner = ends[first]
    while corner in beginning and corner != first:
        stretch.append(beginning[corner])
        corner = ends[corner]
    return stretch
