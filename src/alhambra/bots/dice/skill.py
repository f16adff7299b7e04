"""How the levels play the Dice Game."""

from typing import Final

from alhambra.bots.dice.greedy import DicePlayer
from alhambra.bots.dice.thinking import DiceMind
from alhambra.bots.skill import Skill, Strength
from alhambra.bots.style import Style


def _strengths(_: int) -> dict[str, Strength]:
    return {
        "beginner": Strength(Style({"tokens": 0.0, "caution": 0.0}, scorings=1)),
        "casual": Strength(Style({"caution": 0.25}, scorings=1)),
        "skilled": Strength(Style(scorings=1)),
        "advanced": Strength(Style({"caution": 0.35}, scorings=1), 1),
        "expert": Strength(Style(deny=1.0), 5),
    }


DICE: Final = Skill(DicePlayer, DiceMind, _strengths)
