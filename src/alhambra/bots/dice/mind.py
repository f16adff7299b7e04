"""How a search sees games with dice: fields are worth what the round will bring, by judging how
likely others are to pass a marker and by imagining the rest of the round, and the solver plays the
turn with that exactly. So there is only one candidate left to look at."""

from time import perf_counter
from typing import Final

from alhambra.bots.budget import Budget
from alhambra.bots.dice.rounds import Fields, RestOfRound
from alhambra.bots.player import Player
from alhambra.bots.search.mind import Mind
from alhambra.core.state import Move

IMAGINED: Final = 0.6
"""The share of many imagined rounds in what a field is worth; the rest is judgement."""
TRUST: Final = 3
"""How many imagined rounds the judgement counts for besides."""
BATCH: Final = 5
"""How many rounds are imagined for each column between looks at the clock."""


class Imagination:
    """How many rounds are imagined for each column, and with which luck."""

    def __init__(self) -> None:
        self.budget = Budget()
        self.seed = 0

    def fields(self, rest: RestOfRound) -> Fields:
        """What fields are worth, as far as the budget goes."""
        judged = rest.judged()
        trials = self.budget.trials
        if self.budget.seconds:
            until = perf_counter() + self.budget.seconds
            trials = BATCH
            imagined = rest.imagined(BATCH, self.seed)
            while perf_counter() < until:
                more = rest.imagined(BATCH, self.seed + trials * 1009)
                trials += BATCH
                imagined = mixed(imagined, more, BATCH / trials)
        elif trials:
            imagined = rest.imagined(trials, self.seed)
        else:
            return judged
        return mixed(judged, imagined, IMAGINED * trials / (trials + TRUST))


def mixed(first: Fields, second: Fields, share: float) -> Fields:
    """The weighted mean of two; `share` is that of the second."""
    return [
        [(1 - share) * a + share * b for a, b in zip(*columns, strict=True)]
        for columns in zip(first, second, strict=True)
    ]


class SolvingMind(Mind):
    """The player's judgement is all there is."""

    def __init__(self, player: Player, imagination: Imagination) -> None:
        super().__init__(player)
        self._imagination = imagination

    def prepare(self, budget: Budget, seed: int) -> None:
        self._imagination.budget = budget
        self._imagination.seed = seed

    def candidates(self, moves: list[Move], values: list[float], most: int) -> list[int]:
        return super().candidates(moves, values, min(1, most))
