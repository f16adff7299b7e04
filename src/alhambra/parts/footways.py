"""Walking through an Alhambra: P-22."""

from typing import Final

from alhambra.parts.cells import ORIGIN, STEPS, Cell

ALL_SIDES: Final = 15
WALLS: Final = 4
"""Of a lying tile the sides on which another lies and its walls are packed into one number:
`sides | walls << WALLS`."""

_STEPS_OF: Final = [[STEPS[side] for side in range(4) if sides >> side & 1] for sides in range(16)]
"""For each set of sides the steps across them."""


def _ways(lying: int) -> list[Cell]:
    """The steps that can be taken on foot from a tile: to another one, and not across a wall."""
    return _STEPS_OF[lying & ~(lying >> WALLS) & ALL_SIDES]


def walk(lying: dict[Cell, int]) -> dict[Cell, Cell]:
    """A walk in depth from the fountain: the tiles in the order in which they are reached on foot,
    each with the tile from which it was."""
    came_from: dict[Cell, Cell] = {}
    ahead = [(ORIGIN, ORIGIN)]
    while ahead:
        cell, last = ahead.pop()
        if cell not in came_from:
            came_from[cell] = last
            for step in _ways(lying[cell]):
                if cell + step not in came_from:
                    ahead.append((cell + step, cell))
    return came_from


def needed_on_foot(lying: dict[Cell, int]) -> set[Cell]:
    """The tiles without which others could not be reached from the fountain."""
    ways = 0
    crossings: set[Cell] = set()
    for cell, tile in lying.items():
        steps = len(_ways(tile))
        ways += steps
        if steps > 1:
            crossings.add(cell)
    # Each way has two ends. With no more ways than it takes to reach every tile, nobody can walk in
    # a circle, and whatever lies between two tiles is needed.
    if ways == 2 * (len(lying) - 1):
        return crossings
    return _needed_with_circles(lying)


def needed_with_one_more(
    needed: set[Cell] | None, lying: dict[Cell, int], new: Cell
) -> set[Cell] | None:
    """The same after a tile came to `new`, where it was known before and is clear at once: with one
    way to the new tile, that way is needed and nothing else has changed."""
    ways = _ways(lying[new])
    return None if needed is None or len(ways) != 1 else needed | {new + ways[0]}


def needed_with_one_less(
    needed: set[Cell] | None, lying: dict[Cell, int], gone: Cell, tile: int
) -> set[Cell] | None:
    """The same after a `tile` went from `gone`, where it was known before and is clear at once: at
    the end of a line the tile before it is now the last."""
    ways = _ways(tile)
    if needed is None or len(ways) != 1:
        return None
    last = gone + ways[0]
    return needed - {last} if len(_ways(lying[last])) == 1 else None


def _needed_with_circles(lying: dict[Cell, int]) -> set[Cell]:
    """The same where one can walk in circles.

    `earliest` is the first tile of a walk that can be reached from a tile, or from behind it,
    without going back the way one came. Where nothing behind a tile leads past it, what lies behind
    needs it.
    """
    came_from = walk(lying)
    number: dict[Cell, int] = {}
    for cell in came_from:
        number[cell] = len(number)
    earliest: dict[Cell, int] = {}
    needed: set[Cell] = set()
    for cell in reversed(list(came_from)):
        here = number[cell]
        first = here
        for step in _ways(lying[cell]):
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
