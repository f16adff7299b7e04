"""The sequential test (SPRT): the only thing that declares one bot better than another.

It works like fishtest: the scores of blocks are taken as normal with their observed variance (the
generalised test), and the bounds are in Elo.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import log
from typing import Final, Literal

Verdict = Literal["better", "worse", "equal", "open"]
"""One bot is better, or worse; neither by as much as the upper bound; or not known yet."""

_PRIOR_BLOCKS: Final = 4.0
_PRIOR_VARIANCE: Final = 0.125
"""The variance is unknown until there are some blocks: it is assumed to be near that of two evenly
matched games."""


def expected_score(elo: float) -> float:
    return float(1 / (1 + 10 ** (-elo / 400)))


@dataclass(frozen=True)
class Bounds:
    """Which differences to tell apart, and with what error rates."""

    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def lower(self) -> float:
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return log((1 - self.beta) / self.alpha)


class Sequential:
    """Two tests side by side, of A being better than B and of B being better than A, fed with A's
    score in each block: from 0 to 1, ties counting in part."""

    def __init__(self, bounds: Bounds) -> None:
        self.bounds = bounds
        self.blocks = 0
        self.decided_at: int | None = None
        """The block at which the verdict was reached; later blocks do not change it."""
        self.verdict: Verdict = "open"
        self.path: list[float] = []
        """The log-likelihood ratio of “A is better” after each block."""
        self._sum = 0.0
        self._squares = 0.0
        self._not_better = self._not_worse = False

    def add(self, score: float) -> Verdict:
        self.blocks += 1
        self._sum += score
        self._squares += score * score
        ratio = self.ratio()
        self.path.append(ratio)
        if self.verdict == "open":
            self._decide(ratio, self.ratio(worse=True))
        return self.verdict

    def add_all(self, scores: Iterable[float]) -> Verdict:
        for score in scores:
            self.add(score)
        return self.verdict

    def ratio(self, worse: bool = False) -> float:
        """The log-likelihood ratio of “A is better”, or “A is worse”."""
        if not self.blocks:
            return 0.0
        mean = self._sum / self.blocks
        away = max(0.0, self._squares - self._sum * mean) + _PRIOR_BLOCKS * _PRIOR_VARIANCE
        variance = away / (self.blocks + _PRIOR_BLOCKS)
        if worse:
            mean = 1 - mean
        score0, score1 = expected_score(self.bounds.elo0), expected_score(self.bounds.elo1)
        return self.blocks * (score1 - score0) * (2 * mean - score0 - score1) / (2 * variance)

    def _decide(self, better: float, worse: float) -> None:
        self._not_better = self._not_better or better <= self.bounds.lower
        self._not_worse = self._not_worse or worse <= self.bounds.lower
        if better >= self.bounds.upper and not self._not_better:
            self.verdict = "better"
        elif worse >= self.bounds.upper and not self._not_worse:
            self.verdict = "worse"
        elif self._not_better and self._not_worse:
            self.verdict = "equal"
        if self.verdict != "open":
            self.decided_at = self.blocks
