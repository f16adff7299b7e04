"""What counts in a position of Roll & Write, for every seat."""

from typing import Final

from alhambra.bots.palace.lead import points_with
from alhambra.bots.search.value import UNIT, Valuation, Weighing
from alhambra.core.state import View
from alhambra.games.rollwrite.grid import LINES
from alhambra.games.rollwrite.scoring import free_places
from alhambra.games.rollwrite.table import RollWriteTable
from alhambra.parts.buildings import TYPES

FEATURES: Final = [
    "majorities.close",
    "majorities.open",
    "majorities.nearly-complete",
    "lines.now",
    "lines.with-two",
    "lines.with-three",
    "lines.with-four",
    "lines.with-five",
    "coins.now",
    "coins.to-spend",
    "buildings.crossed",
    "turn.to-act",
]
ROUNDS_PER_STAGE: Final = 3
STAGES: Final = 3


class RollWriteValuation(Valuation):
    """The stages are by the number of rounds to come."""

    def __init__(self, weighings: dict[tuple[int, int], Weighing]) -> None:
        super().__init__(FEATURES, weighings)

    def stage(self, view: View) -> int:
        assert isinstance(view, RollWriteTable)
        return min(STAGES - 1, (view.options.rounds - view.round) // ROUNDS_PER_STAGE)

    def points(self, view: View) -> list[int]:
        assert isinstance(view, RollWriteTable)
        return [view.points_of(seat) for seat in range(view.options.players)]

    def features(self, view: View) -> list[list[int]]:
        assert isinstance(view, RollWriteTable)
        options = view.options
        left = options.rounds - view.round
        time = UNIT * min(left + 1, options.rounds) // options.rounds
        found = [[0] * len(FEATURES) for _ in range(options.players)]
        _majorities(view, found, 1 + left // 5)
        for seat in range(options.players):
            features = found[seat]
            sheet = view.sheets[seat]
            for line in LINES:
                crosses = (sheet.crosses & line).bit_count()
                features[3] += UNIT * options.line_points[crosses]
                if 2 <= crosses <= 5:
                    features[2 + crosses] += time
            features[8] = UNIT * sheet.coins // options.coins_per_point
            features[9] = sheet.coins * time
            features[10] = UNIT * sheet.crosses.bit_count()
            features[11] = time if seat == view.turn else 0
        return found


def _majorities(view: RollWriteTable, found: list[list[int]], swing: int) -> None:
    """The points for the majorities of types that are still open, averaged over changes of one's
    own number by up to one, and by up to `swing`."""
    counts = view.counts()
    grid = view.options.grid
    for type in range(len(TYPES)):
        paid = view.paid[type]
        places = free_places(view, type)
        column = [0 if paid >> who & 1 else own[type] for who, own in enumerate(counts)]
        for seat, features in enumerate(found):
            if paid >> seat & 1:
                continue
            others = column[:seat] + column[seat + 1 :]
            own = column[seat]
            for number, widest in enumerate((1, swing)):
                total = 0
                for change in range(-widest, widest + 1):
                    total += points_with(max(0, own + change), others, places)
                features[number] += UNIT * total // (2 * widest + 1)
            if own + 1 == grid.boxes[type]:
                features[2] += UNIT
