"""Ratings: one Plackett–Luce model for all games at once, whatever their order.

A game is a series of choices: first place is chosen among all, second place among those left, and
so on, each with odds by strength. All that matters is how often each bot was chosen from which set,
and there are few sets. So a fit by Newton's method is fast even in plain Python, and can be
repeated for a bootstrap. (`choix` fits the same model by gradients, needs SciPy, and handles
neither ties nor a bot in two seats.)
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from math import comb, exp, log
from random import Random
from typing import Final, TypeAlias

from alhambra.arena.statistics.intervals import Interval

Sitting: TypeAlias = tuple[int, ...]
"""Who was left to choose from: bot numbers in order, one of them twice if it has two seats."""
Choices: TypeAlias = dict[tuple[Sitting, int], float]
"""How often each bot was chosen, and from which set."""

ELO: Final = 400 / log(10)
_RIDGE: Final = 1e-6
"""Just enough to fix the mean."""
_CLOSE: Final = 1e-6
"""Newton's last step was this small: the remaining error is about its square."""
_RESAMPLES: Final = 300


def choices(places: Sequence[Sequence[int]]) -> Choices:
    """The choices made in one game, from first place to last. Bots that share a place count in
    every order, with equal weight."""
    made: defaultdict[tuple[Sitting, int], float] = defaultdict(float)
    left = sorted([bot for place in places for bot in place])
    for place in places:
        for gone in range(len(place)):
            part = 1 / comb(len(place), gone) / (len(place) - gone)
            for before in combinations(range(len(place)), gone):
                rest = _without(left, [place[index] for index in before])
                if len(set(rest)) > 1:
                    for index in set(range(len(place))) - set(before):
                        made[rest, place[index]] += part
        left = list(_without(left, place))
    return dict(made)


def _without(sitting: Sequence[int], gone: Sequence[int]) -> Sitting:
    left = list(sitting)
    for bot in gone:
        left.remove(bot)
    return tuple(left)


class Ratings:
    """Ratings of all bots in Elo, with a mean of 0, and their intervals.

    They are regularised by one drawn game between any two bots that have met, so that even a bot
    that won every game has a rating. The intervals come from a Bayesian bootstrap over blocks: each
    block, and each drawn game, gets a random weight. Most blocks went as others did, so those are
    weighed together: a sum of exponential weights has a gamma distribution.
    """

    def __init__(self, bots: int, blocks: Sequence[Choices], seed: int) -> None:
        self._bots = bots
        alike = Counter([tuple(sorted(part.items())) for part in [*_drawn_games(blocks), *blocks]])
        self._parts = [(dict(part), alike[part]) for part in sorted(alike)]
        everything = _weighted(self._parts, float)
        self._fitted = _fit(bots, everything, [0.0] * bots)
        self.ratings = [ELO * strength for strength in self._fitted]
        self.intervals = self._bootstrap(Random(seed))

    def _bootstrap(self, lots: Random) -> list[Interval]:
        samples = []
        for _ in range(_RESAMPLES):
            data = _weighted(self._parts, lambda count: lots.gammavariate(count, 1.0))
            samples.append(_fit(self._bots, data, self._fitted))
        return [_middle([ELO * sample[bot] for sample in samples]) for bot in range(self._bots)]


def _middle(values: list[float]) -> Interval:
    ordered = sorted(values)
    cut = len(ordered) * 0.025
    return ordered[int(cut)], ordered[-1 - int(cut)]


def _drawn_games(blocks: Iterable[Choices]) -> list[Choices]:
    met = {pair for block in blocks for sitting, _ in block for pair in _pairs(sitting)}
    return [{(pair, bot): 0.5 for bot in pair} for pair in sorted(met)]


def _pairs(sitting: Sitting) -> list[Sitting]:
    return list(combinations(sorted(set(sitting)), 2))


def _weighted(parts: Sequence[tuple[Choices, int]], weight_of: Callable[[int], float]) -> Choices:
    """All choices together; each part comes with how often it occurred."""
    together: Choices = {}
    for part, times in parts:
        weight = weight_of(times)
        for choice, count in part.items():
            together[choice] = together.get(choice, 0.0) + weight * count
    return together


def _fit(bots: int, data: Choices, start: list[float]) -> list[float]:
    """The maximum-likelihood strengths for these choices."""
    sets: dict[Sitting, float] = {}
    won = [0.0] * bots
    for (sitting, bot), count in data.items():
        sets[sitting] = sets.get(sitting, 0.0) + count
        won[bot] += count
    strengths = list(start)
    for _ in range(100):
        slope = [won[bot] - _RIDGE * strengths[bot] for bot in range(bots)]
        bend = [[_RIDGE * (row == column) for column in range(bots)] for row in range(bots)]
        for sitting, count in sets.items():
            odds = [exp(strengths[bot]) for bot in sitting]
            whole = sum(odds)
            for bot, odd in zip(sitting, odds, strict=True):
                slope[bot] -= count * odd / whole
                bend[bot][bot] += count * odd / whole
                for other, against in zip(sitting, odds, strict=True):
                    bend[bot][other] -= count * odd * against / whole / whole
        step = _solved(bend, slope)
        largest = max([abs(each) for each in step], default=0.0)
        # Far from the solution a full step would overshoot.
        part = min(1.0, 2.0 / largest) if largest else 1.0
        strengths = [old + part * new for old, new in zip(strengths, step, strict=True)]
        if largest < _CLOSE:
            break
    mean = sum(strengths) / max(1, bots)
    return [strength - mean for strength in strengths]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination; as the matrix is symmetric and positive definite, without pivoting."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            if factor:
                for column in range(pivot, size + 1):
                    rows[row][column] -= factor * rows[pivot][column]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum([rows[row][column] * solution[column] for column in range(row + 1, size)])
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
