"""How the levels play Alcazaba."""

from typing import Final

from alhambra.bots.alcazaba.greedy import AlcazabaPlayer
from alhambra.bots.alcazaba.thinking import AlcazabaMind
from alhambra.bots.skill import Skill, Strength
from alhambra.bots.style import PLAIN, Style


def _strengths(_: int) -> dict[str, Strength]:
    return {
        "beginner": Strength(Style({"wall": 0.2, "caution": 0.0}, scorings=1)),
        "casual": Strength(Style({"wall": 0.6, "caution": 0.25}, scorings=2)),
        "skilled": Strength(PLAIN),
        "advanced": Strength(PLAIN, 1),
        "expert": Strength(Style({"room": 1.0}, deny=1.0), 10),
    }


ALCAZABA: Final = Skill(AlcazabaPlayer, AlcazabaMind, _strengths)
