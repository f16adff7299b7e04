"""Chances to win, from expected points, in whole numbers: they are the same on every machine."""

from typing import Final

from alhambra.core.scoring import Result
from alhambra.core.state import Seat

CERTAIN: Final = 1_000_000
"""A chance is in millionths."""
POINT: Final = 1_000
"""Expected points are in thousandths."""

_HALVINGS: Final = 24
_STEPS: Final = 256
_STEP: Final = 1_096_538_610_001
"""2 ** (-1 / 256), as a fraction of 2 ** 40."""


def _powers() -> list[int]:
    """2 ** (-n / 256) for each n, as fractions of 2 ** 30."""
    powers = [1 << 60]
    for _ in range(_HALVINGS * _STEPS):
        powers.append(powers[-1] * _STEP >> 40)
    return [power >> 30 for power in powers]


_POWERS: Final = _powers()


class Chances:
    """For every seat, the chance to win and the points expected in the end."""

    def __init__(self, wins: list[int], points: list[int]) -> None:
        self.wins = wins
        """In millionths."""
        self.points = points
        """In thousandths."""

    def lead(self, seat: Seat) -> int:
        """How far a seat is ahead of the best of the others, or behind it, in thousandths."""
        best = 0
        first = True
        for other, points in enumerate(self.points):
            if other != seat and (first or points > best):
                best = points
                first = False
        return self.points[seat] - best


def chances_of(points: list[int], halving: int) -> Chances:
    """A seat that is `halving` thousandths of a point behind another wins half as often."""
    most = max(points)
    odds = []
    for own in points:
        behind = (most - own) * _STEPS // max(1, halving)
        odds.append(_POWERS[min(behind, len(_POWERS) - 1)])
    total = sum(odds)
    return Chances([each * CERTAIN // total for each in odds], points)


def chances_at_the_end(result: Result) -> Chances:
    """What a finished game brought; a victory is shared by those who tie."""
    winners = len(result.winners) + len(result.imaginary_winners)
    wins = [0] * len(result.scores)
    for seat in result.winners:
        wins[seat] = CERTAIN // winners
    return Chances(wins, [score * POINT for score in result.scores])
