"""How a bot that thinks plays turns with dice: fields are worth what imagined rounds bring."""

from typing import Final

from alhambra.bots.alcazaba.evaluation import Outlook as AlcazabaOutlook
from alhambra.bots.alcazaba.greedy import AlcazabaPlayer
from alhambra.bots.dice.evaluation import Outlook
from alhambra.bots.dice.greedy import DicePlayer
from alhambra.bots.dice.rounds import RestOfRound, Rewards
from alhambra.bots.style import Style
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.table import DiceTable
from alhambra.parts.buildings import TYPES

IMAGINED: Final = 0.6
"""The share of imagined rounds in what a field is worth; the rest is the usual judgement."""


class DiceThinker(DicePlayer):
    """Imagines so many rounds for each column."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.trials = 0
        self.seed = 0

    def fields(self, view: DiceTable, outlook: Outlook) -> list[list[float]]:
        usual = outlook.fields()
        if not self.trials:
            return usual
        rewards: Rewards = []
        for seat in range(view.options.players):
            of_seat = Outlook(view, seat, self.style)
            rewards.append([of_seat.rewards(type) for type in range(len(TYPES))])
        rest = RestOfRound(view.markers, view.turn, rewards)
        return blended(usual, rest.worth_of_fields(self.trials, self.seed))


class AlcazabaThinker(AlcazabaPlayer):
    """The same, for tiles."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.trials = 0
        self.seed = 0

    def fields(self, view: AlcazabaTable, outlook: AlcazabaOutlook) -> list[list[float]]:
        usual = outlook.fields()
        if not self.trials:
            return usual
        rewards: Rewards = []
        for seat in range(view.options.players):
            of_seat = AlcazabaOutlook(view, seat, self.style)
            rewards.append([of_seat.rewards(type) for type in range(len(TYPES))])
        rest = RestOfRound(view.markers, view.turn, rewards)
        return blended(usual, rest.worth_of_fields(self.trials, self.seed))


def blended(usual: list[list[float]], imagined: list[list[float]]) -> list[list[float]]:
    return [
        [(1 - IMAGINED) * a + IMAGINED * b for a, b in zip(*columns, strict=True)]
        for columns in zip(usual, imagined, strict=True)
    ]
