"""How a search sees games with dice: fields are worth what imagined rounds bring, and the solver
plays the turn with that exactly. So there is only one candidate left to look at."""

from time import perf_counter
from typing import Final

from alhambra.bots.alcazaba.evaluation import Outlook as AlcazabaOutlook
from alhambra.bots.alcazaba.greedy import AlcazabaPlayer
from alhambra.bots.budget import Budget
from alhambra.bots.dice.evaluation import Outlook as DiceOutlook
from alhambra.bots.dice.greedy import DicePlayer
from alhambra.bots.dice.rounds import RestOfRound, Rewards
from alhambra.bots.search.mind import Mind
from alhambra.bots.style import Style
from alhambra.core.state import Move
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.table import DiceTable
from alhambra.parts.buildings import TYPES

IMAGINED: Final = 0.6
"""The share of imagined rounds in what a field is worth; the rest is the usual judgement."""
BATCH: Final = 4
"""How many rounds are imagined for each column between looks at the clock."""

Fields = list[list[float]]


class Imagination:
    """How many rounds are imagined for each column, and with which luck."""

    def __init__(self) -> None:
        self.budget = Budget()
        self.seed = 0

    def blended(self, usual: Fields, rest: RestOfRound) -> Fields:
        """What fields are worth, by the usual judgement and by imagined rounds."""
        if self.budget.seconds:
            until = perf_counter() + self.budget.seconds
            batches = 1
            imagined = rest.worth_of_fields(BATCH, self.seed)
            while perf_counter() < until:
                more = rest.worth_of_fields(BATCH, self.seed + batches * BATCH * 1009)
                imagined = mixed(imagined, more, 1 / (batches + 1))
                batches += 1
        elif self.budget.trials:
            imagined = rest.worth_of_fields(self.budget.trials, self.seed)
        else:
            return usual
        return mixed(usual, imagined, IMAGINED)


def mixed(first: Fields, second: Fields, share: float) -> Fields:
    """The weighted mean of two; `share` is that of the second."""
    return [
        [(1 - share) * a + share * b for a, b in zip(*columns, strict=True)]
        for columns in zip(first, second, strict=True)
    ]


class ThinkingDicePlayer(DicePlayer):
    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.imagination = Imagination()

    def fields(self, view: DiceTable, outlook: DiceOutlook) -> Fields:
        rewards: Rewards = []
        for seat in range(view.options.players):
            of_seat = DiceOutlook(view, seat, self.style)
            rewards.append([of_seat.rewards(type) for type in range(len(TYPES))])
        rest = RestOfRound(view.markers, view.turn, rewards)
        return self.imagination.blended(outlook.fields(), rest)


class ThinkingAlcazabaPlayer(AlcazabaPlayer):
    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.imagination = Imagination()

    def fields(self, view: AlcazabaTable, outlook: AlcazabaOutlook) -> Fields:
        rewards: Rewards = []
        for seat in range(view.options.players):
            of_seat = AlcazabaOutlook(view, seat, self.style)
            rewards.append([of_seat.rewards(type) for type in range(len(TYPES))])
        rest = RestOfRound(view.markers, view.turn, rewards)
        return self.imagination.blended(outlook.fields(), rest)


class SolvingMind(Mind):
    """The player's judgement is all there is."""

    def candidates(self, moves: list[Move], values: list[float], most: int) -> list[int]:
        return super().candidates(moves, values, min(1, most))


class DiceMind(SolvingMind):
    def __init__(self, style: Style) -> None:
        self._thinking = ThinkingDicePlayer(style)
        super().__init__(self._thinking)

    def prepare(self, budget: Budget, seed: int) -> None:
        self._thinking.imagination.budget = budget
        self._thinking.imagination.seed = seed


class AlcazabaMind(SolvingMind):
    def __init__(self, style: Style) -> None:
        self._thinking = ThinkingAlcazabaPlayer(style)
        super().__init__(self._thinking)

    def prepare(self, budget: Budget, seed: int) -> None:
        self._thinking.imagination.budget = budget
        self._thinking.imagination.seed = seed
