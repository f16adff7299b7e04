"""The value of a position: what every seat will have in the end, by part, in points.

A value is additive. Each game counts features of a seat, and a file has the weight of each; a part
is the sum of some of them. All numbers are whole: features and parts in thousandths of a point,
weights in thousandths. So a value is the same to the bit on every machine.
"""

from mypy_extensions import mypyc_attr

from alhambra.bots.search.chances import Chances, chances_of
from alhambra.core.state import Seat, View

UNIT = 1_000


class Weighing:
    """The weights for some number of players in one stage of a game."""

    def __init__(self, weights: list[int], halving: int) -> None:
        self.weights = weights
        self.halving = halving
        """A seat that is so many thousandths of a point behind another wins half as often."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation:
    """How a game is valued. `names` are those of the features, in order; a feature belongs to the
    part with its name up to the first dot."""

    def __init__(self, names: list[str], weighings: dict[tuple[int, int], Weighing]) -> None:
        """The weighings by the number of players and the stage of the game."""
        self.names = names
        self._weighings = weighings

    def stage(self, view: View) -> int:
        """Which weights are used, from 0 on."""
        raise NotImplementedError

    def features(self, view: View) -> list[list[int]]:
        """For every seat, what counts, in thousandths."""
        raise NotImplementedError

    def points(self, view: View) -> list[int]:
        """What every seat has scored so far."""
        raise NotImplementedError

    def weighing(self, view: View, players: int) -> Weighing:
        return self._weighings[players, self.stage(view)]

    def expected(self, view: View) -> Chances:
        """The chances of all seats, by what is on the table of the view."""
        scores = self.points(view)
        weighing = self.weighing(view, len(scores))
        weights = weighing.weights
        expected = []
        for seat, features in enumerate(self.features(view)):
            total = 0
            for number, feature in enumerate(features):
                total += weights[number] * feature
            expected.append(scores[seat] * UNIT + total // UNIT)
        return chances_of(expected, weighing.halving)

    def parts(self, view: View, seat: Seat) -> dict[str, int]:
        """What a seat is expected to have in the end, by part, in thousandths of a point: the
        points so far, and what each part still brings. Their sum is what is expected."""
        scores = self.points(view)
        weights = self.weighing(view, len(scores)).weights
        products: dict[str, int] = {}
        for number, feature in enumerate(self.features(view)[seat]):
            part = self.names[number].partition(".")[0]
            products[part] = products.get(part, 0) + weights[number] * feature
        parts = {part: product // UNIT for part, product in products.items()}
        # What rounding each part takes away goes to the points so far.
        rest = sum(products.values()) // UNIT - sum(parts.values())
        return {"points": scores[seat] * UNIT + rest, **parts}
