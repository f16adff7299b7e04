"""Turning dice for coins (R-30): the possible results, and what they cost.

Only what the dice show in the end matters, not the way there. If there are too many results for one
list, dice are turned colour by colour, first the yellow ones, then the blue ones.
"""

from typing import Final

from alhambra.core.state import Move
from alhambra.games.rollwrite.dice import Dice, Pips, dice
from alhambra.games.rollwrite.grid import SIZE
from alhambra.games.rollwrite.moves import turn

LONGEST_LIST: Final = 100
MOST_STEPS: Final = 4 * (SIZE - 1)
"""All four dice from one end to the other."""

Moves = tuple[Move, ...]

_TWO_DICE: Final[tuple[Pips, ...]] = tuple(
    [(a, b) for a in range(1, SIZE + 1) for b in range(a, SIZE + 1)]
)
"""Everything that two dice of one colour can show."""


def steps_between(before: Dice, after: Dice) -> int:
    """The minimum number of one-step turns, never from 1 to 6 or back: the lower die becomes the
    lower one."""
    return _steps(before.yellow, after.yellow) + _steps(before.blue, after.blue)


def _steps(before: Pips, after: Pips) -> int:
    return abs(before[0] - after[0]) + abs(before[1] - after[1])


_NEAR: Final[dict[Pips, list[tuple[int, Pips]]]] = {
    before: sorted([(_steps(before, after), after) for after in _TWO_DICE]) for before in _TWO_DICE
}
"""For two dice of one colour, everything they can be turned into, with the number of steps."""


def turned_by_colour(dice: Dice, steps: int) -> bool:
    """Whether a player who can pay for this many steps turns the dice colour by colour."""
    return _turnings_of(dice, steps).by_colour


def turnings(dice: Dice, steps: int) -> Moves:
    """The results that this many steps can reach, cheapest first: of all dice together, or of one
    colour alone if there are too many together."""
    return _turnings_of(dice, steps).moves


def turnings_of_blue(dice: Dice, steps: int) -> Moves:
    """The results that leave the yellow dice as they are."""
    return _turnings_of(dice, steps).of_blue


class _Turnings:
    """The results for four dice and a number of steps."""

    def __init__(self, before: Dice, steps: int) -> None:
        yellow, blue = _NEAR[before.yellow], _NEAR[before.blue]
        found: list[tuple[int, Pips, Pips]] = []
        for first, y in yellow:
            for second, b in blue:
                if first + second > steps or len(found) > LONGEST_LIST:
                    break
                if first + second:
                    found.append((first + second, y, b))
        self.by_colour = len(found) > LONGEST_LIST
        if self.by_colour:
            found = [(n, y, before.blue) for n, y in yellow if 0 < n <= steps]
            found += [(n, before.yellow, b) for n, b in blue if 0 < n <= steps]
        found.sort()
        self.moves: Moves = tuple([turn(dice(y, b)) for _, y, b in found])
        self.of_blue: Moves = tuple([turn(dice(y, b)) for _, y, b in found if y == before.yellow])


_known: dict[tuple[Dice, int], _Turnings] = {}


def _turnings_of(dice: Dice, steps: int) -> _Turnings:
    """Cached for each four dice and number of steps."""
    steps = min(steps, MOST_STEPS)
    known = _known.get((dice, steps))
    if known is None:
        known = _Turnings(dice, steps)
        _known[dice, steps] = known
    return known
