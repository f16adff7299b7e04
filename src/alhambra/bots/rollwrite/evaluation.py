"""What buildings and coins are worth to a seat in Roll & Write, in expected points."""

from alhambra.bots.palace.lead import loss_of_rivals, points_with
from alhambra.bots.rollwrite.weights import HOPE, ROUNDS_PER_SWING, Weights
from alhambra.core.state import Seat
from alhambra.games.rollwrite.dice import Pair
from alhambra.games.rollwrite.grid import LINES, SIZE
from alhambra.games.rollwrite.scoring import free_places
from alhambra.games.rollwrite.table import RollWriteTable
from alhambra.parts.buildings import TYPES


class Outlook:
    """What things are worth to `seat` in the position of a view."""

    def __init__(
        self, view: RollWriteTable, seat: Seat, counts: list[list[int]], weights: Weights
    ) -> None:
        """`counts` are those of the view."""
        self._view = view
        self._weights = weights
        self._rounds_left = view.options.rounds - view.round
        self._counts = counts
        self._seat = seat
        self._crosses = view.sheets[seat].crosses
        self._grid = view.options.grid
        self._types = [self._type_gain(type) for type in range(len(TYPES))]
        worths = self._worths_of_lines()
        self._lines = [self._line_gain(line, worths) for line in LINES]
        last = 1 / view.options.coins_per_point
        time = min(1.0, self._rounds_left / 4)
        self.coin = last + (weights.coin - last) * time

    def pair(self, pair: Pair) -> float:
        """The value of crossing the building at this crossing; 0 if it is already crossed."""
        crossing = pair.crossing
        if self._crosses >> crossing & 1:
            return 0.0
        lines = self._lines[pair.yellow - 1] + self._lines[SIZE + pair.blue - 1]
        return self._types[self._grid.types[crossing]] + lines

    def _type_gain(self, type: int) -> float:
        """One more building of a type: for the final majority, or to complete the type."""
        view = self._view
        own = 0
        paid = view.paid[type]
        others: list[int] = []
        for player, counts in enumerate(self._counts):
            if player == self._seat:
                own = counts[type]
            else:
                others.append(0 if paid >> player & 1 else counts[type])
        boxes = self._grid.boxes[type]
        places = free_places(view, type)
        swing = 1 + self._rounds_left // ROUNDS_PER_SWING
        gain = _gain(own, boxes, others, places, swing)
        if self._weights.deny:
            rivals = view.options.players - 1
            gain += self._weights.deny * loss_of_rivals(own, others, rivals, places, swing)
        return self._weights.types[type] * gain

    def _worths_of_lines(self) -> list[float]:
        """What a row or column with each number of crosses is worth: the points it brings, or the
        hope of more."""
        points = self._view.options.line_points
        time = self._weights.lines * min(1.0, self._rounds_left / 9)
        hopes = [
            max(float(points[crosses]), time * hope * points[-1])
            for crosses, hope in enumerate(HOPE)
        ]
        return [*hopes, float(points[-1])]

    def _line_gain(self, line: int, worths: list[float]) -> float:
        """One more cross in a row or column."""
        crosses = (self._crosses & line).bit_count()
        return worths[crosses + 1] - worths[crosses] if crosses < len(HOPE) else 0.0


def _gain(own: int, boxes: int, others: list[int], places: list[int], swing: int) -> float:
    """What one building more than `own` brings on average if the lead may still change by up to
    `swing` either way. The gains from each count to the next form a telescoping sum, so only the
    first and the last count matter; a completed type keeps its place."""
    if own + 1 == boxes:
        here = points_with(own, others, places)
        first = places[0] if places else 0
        return first - here + swing
    ahead = points_with(own + swing + 1, others, places)
    behind = points_with(max(0, own - swing), others, places)
    return (ahead - behind) / (2 * swing + 1)
