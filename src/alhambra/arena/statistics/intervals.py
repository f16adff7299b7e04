"""95 % intervals: for shares, and for means over blocks."""

from collections.abc import Iterable, Sequence
from math import inf, sqrt
from statistics import NormalDist
from typing import Final

Interval = tuple[float, float]

Z: Final = NormalDist().inv_cdf(0.975)
_STUDENT: Final = (inf, 12.706, 4.303, 3.182, 2.776, 2.571)
"""Student's quantile for 0 to 5 degrees of freedom; beyond that, a series is accurate enough."""


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval for a share of this many independent games."""
    if games <= 0:
        return 0.0, 1.0
    widened = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / widened
    half = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / widened
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """How many standard errors the interval extends on each side of a mean."""
    if freedom < len(_STUDENT):
        return _STUDENT[freedom]
    z3, z5, z7 = Z**3, Z**5, Z**7
    return (
        Z
        + (z3 + Z) / (4 * freedom)
        + (5 * z5 + 16 * z3 + 3 * Z) / (96 * freedom**2)
        + (3 * z7 + 19 * z5 + 17 * z3 - 15 * Z) / (384 * freedom**3)
    )


class BlockMean:
    """The mean of values counted in blocks: games in one block are correlated, so only the blocks
    are independent."""

    def __init__(self, blocks: Iterable[Sequence[float]]) -> None:
        sums = [(sum(block), len(block)) for block in blocks if len(block)]
        self.blocks = len(sums)
        self.count = sum([count for _, count in sums])
        self.mean = sum([total for total, _ in sums]) / max(1, self.count)
        self.error = inf
        """The standard error."""
        if self.blocks > 1:
            away = sum([(total - self.mean * count) ** 2 for total, count in sums])
            self.error = sqrt(away * self.blocks / (self.blocks - 1)) / self.count

    def interval(self) -> Interval:
        if self.blocks < 2:
            return -inf, inf
        half = student(self.blocks - 1) * self.error
        return self.mean - half, self.mean + half

    def share_interval(self, games: int = 0) -> Interval:
        """Wilson's interval for a share of `games` (by default, as many as were counted), widened
        if games in a block are correlated. Unlike `interval`, it never shrinks to nothing, not even
        if all games were won."""
        games = games or self.count
        alone = self.mean * (1 - self.mean) / max(1, games)
        together = self.error**2 / alone if alone > 0 and self.blocks > 1 else 1.0
        return wilson(self.mean, games / max(1.0, together))
