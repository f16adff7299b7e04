"""Walking through an Alhambra: P-22."""

from typing import Final

from alhambra.parts.cells import ORIGIN, STEPS, Cell

ALL_SIDES: Final = 15
WALLS: Final = 4
"""The sides of a tile with an adjacent tile and its walls are packed into one number: `sides |
walls << WALLS`."""

_STEPS_OF: Final = [[STEPS[side] for side in range(4) if sides >> side & 1] for sides in range(16)]
"""For each set of sides, the steps across them."""

_NUMBER_OF: Final = bytes([sides.bit_count() for sides in range(16)])
_NORTH: Final = STEPS[0]
_EAST: Final = STEPS[1]


def _ways(placed: int) -> int:
    """The sides on which one can walk off a tile: towards another tile, and not walled."""
    return placed & ~(placed >> WALLS) & ALL_SIDES


def _separates(ways: int, squares: int) -> bool:
    """Whether the `ways` of a tile are not connected around it, where each of the `squares`
    (clockwise from the north-east) connects the two ways next to it."""
    groups = 0
    for side in range(4):
        before = (side + 3) % 4
        if ways >> side & 1 and not squares >> before & 1:
            groups += 1
    return groups > 1


_SEPARATES: Final = bytes([_separates(n >> 4, n & 15) for n in range(256)])


def walk(placed: dict[Cell, int]) -> dict[Cell, Cell]:
    """A depth-first walk from the fountain: the tiles in the order in which they are reached on
    foot, each with the tile it was reached from."""
    came_from: dict[Cell, Cell] = {}
    ahead = [(ORIGIN, ORIGIN)]
    while ahead:
        cell, last = ahead.pop()
        if cell not in came_from:
            came_from[cell] = last
            for step in _STEPS_OF[_ways(placed[cell])]:
                if cell + step not in came_from:
                    ahead.append((cell + step, cell))
    return came_from


def needed_on_foot(placed: dict[Cell, int]) -> set[Cell]:
    """The tiles without which others could not be reached from the fountain.

    Usually there is no circular walk at all, or only around squares of four tiles and groups of
    them. Then a tile is needed exactly if its ways are not connected by the squares around it.
    """
    ends = 0
    number_of_squares = 0
    squares: dict[Cell, int] = {}
    needed: set[Cell] = set()
    for cell, tile in placed.items():
        ways = _ways(tile)
        ends += _NUMBER_OF[ways]
        if _SEPARATES[ways << 4]:
            needed.add(cell)
        if ways & 3 == 3:
            # The square to the north-east: is it open on the far sides too?
            north, east = cell + _NORTH, cell + _EAST
            if _ways(placed[north]) >> 1 & 1 and _ways(placed[east]) & 1:
                number_of_squares += 1
                squares[cell] = squares.get(cell, 0) | 1
                squares[north] = squares.get(north, 0) | 2
                squares[north + _EAST] = squares.get(north + _EAST, 0) | 4
                squares[east] = squares.get(east, 0) | 8
    # Each way has two ends, and each circle needs one way more than it takes to reach every tile.
    number_of_circles = ends // 2 - (len(placed) - 1)
    if number_of_circles != number_of_squares:
        return _needed_with_circles(placed)
    for cell, around in squares.items():
        if not _SEPARATES[_ways(placed[cell]) << 4 | around]:
            needed.discard(cell)
    return needed


def needed_with_one_more(
    needed: set[Cell] | None, placed: dict[Cell, int], new: Cell
) -> set[Cell] | None:
    """The same after a tile was added on `new`, if that can be told from `needed` at once: with a
    single way to the new tile, the tile it leads to is needed and nothing else changes. Otherwise
    None."""
    ways = _STEPS_OF[_ways(placed[new])]
    return None if needed is None or len(ways) != 1 else needed | {new + ways[0]}


def needed_with_one_less(
    needed: set[Cell] | None, placed: dict[Cell, int], gone: Cell, tile: int
) -> set[Cell] | None:
    """The same after a `tile` was removed from `gone`, if that can be told from `needed` at once:
    when a dead end gets shorter, the tile now at its end is no longer needed. Otherwise None."""
    ways = _STEPS_OF[_ways(tile)]
    if needed is None or len(ways) != 1:
        return None
    last = gone + ways[0]
    return needed - {last} if len(_STEPS_OF[_ways(placed[last])]) == 1 else None


def _needed_with_circles(placed: dict[Cell, int]) -> set[Cell]:
    """The same, with any kind of circular walk.

    `earliest` is the first tile of the walk that can be reached from a tile, or from those behind
    it, without going back the same way. If nothing behind a tile leads past it, the tiles behind it
    need it.
    """
    came_from = walk(placed)
    number: dict[Cell, int] = {}
    for cell in came_from:
        number[cell] = len(number)
    earliest: dict[Cell, int] = {}
    needed: set[Cell] = set()
    for cell in reversed(list(came_from)):
        here = number[cell]
        first = here
        for step in _STEPS_OF[_ways(placed[cell])]:
            beside = cell + step
            reached = number[beside]
            if came_from[beside] == cell and reached > here:
                reached = earliest[beside]
                if reached >= here:
                    needed.add(cell)
            elif beside == came_from[cell]:
                continue
            first = min(first, reached)
        earliest[cell] = first
    return needed
