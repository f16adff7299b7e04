"""What buildings and coins are worth to a seat in Roll & Write, in expected points."""

from functools import cache
from typing import Final

from alhambra.core.state import Seat
from alhambra.games.rollwrite.dice import Dice, Pair
from alhambra.games.rollwrite.grid import CROSSINGS, LINES
from alhambra.games.rollwrite.scoring import free_places
from alhambra.games.rollwrite.table import RollWriteTable
from alhambra.parts.buildings import TYPES
from alhambra.parts.majority import majority_points

# The weights were tuned by playing alternatives against each other for a few hundred games each.

COIN: Final = 1.1
"""The value of a coin that may still turn a die."""
ROUNDS_PER_SWING: Final = 5
"""After how many rounds another player may have gained one more building."""
HOPE: Final = (0.0, 0.1, 0.25, 0.45, 0.7, 0.95)
"""The fraction of a full line's value that a line with this many crosses has early in a game."""


class Outlook:
    """What things are worth to `seat` in the position of a view."""

    def __init__(self, view: RollWriteTable, seat: Seat) -> None:
        self._view = view
        self._sheet = view.sheets[seat]
        self._rounds_left = view.options.rounds - view.round
        self._counts = view.counts()
        self._seat = seat
        self._types = [self._type_gain(type) for type in range(len(TYPES))]
        self._lines = [self._line_gain(line) for line in LINES]
        self.buildings = [self._building(crossing) for crossing in range(CROSSINGS)]
        """The value of crossing the building at each crossing; 0 if it is already crossed."""
        last = 1 / view.options.coins_per_point
        time = min(1.0, self._rounds_left / 4)
        self.coin = last + (COIN - last) * time

    def best(self, dice: Dice) -> float:
        """The best building that these dice could cross."""
        return max([self.buildings[pair.crossing] for pair in dice.choices], default=0.0)

    def pair(self, pair: Pair) -> float:
        return self.buildings[pair.crossing]

    def _building(self, crossing: int) -> float:
        if self._sheet.crosses >> crossing & 1:
            return 0.0
        lines = [
            gain for line, gain in zip(LINES, self._lines, strict=True) if line >> crossing & 1
        ]
        return self._types[self._view.options.grid.types[crossing]] + sum(lines)

    def _type_gain(self, type: int) -> float:
        """One more building of a type: for the final majority, or to complete the type."""
        view = self._view
        counts = [own[type] for own in self._counts]
        own = counts[self._seat]
        boxes = view.options.grid.boxes[type]
        others = [
            0 if view.paid[type] >> player & 1 else count
            for player, count in enumerate(counts)
            if player != self._seat
        ]
        places = tuple(free_places(view, type))
        swing = 1 + self._rounds_left // ROUNDS_PER_SWING
        return _gain(own, boxes, tuple(others), places, swing)

    def _line_gain(self, line: int) -> float:
        """One more cross in a row or column: the points it brings, and the hope of more."""
        crosses = (self._sheet.crosses & line).bit_count()
        if crosses == len(HOPE):
            return 0.0
        return self._line(crosses + 1) - self._line(crosses)

    def _line(self, crosses: int) -> float:
        points = self._view.options.line_points
        if crosses == len(HOPE):
            return points[-1]
        time = min(1.0, self._rounds_left / 9)
        return max(float(points[crosses]), time * HOPE[crosses] * points[-1])


@cache
def _gain(
    own: int, boxes: int, others: tuple[int, ...], places: tuple[int, ...], swing: int
) -> float:
    """What one building more than `own` brings on average if the lead may still change by up to
    `swing` either way. The gains from each count to the next form a telescoping sum, so only the
    first and the last count matter; a completed type keeps its place."""
    if own + 1 == boxes:
        here = majority_points([own, *others], list(places))[0]
        first = places[0] if places else 0
        return first - here + swing
    ahead = majority_points([own + swing + 1, *others], list(places))[0]
    behind = majority_points([max(0, own - swing), *others], list(places))[0]
    return (ahead - behind) / (2 * swing + 1)
