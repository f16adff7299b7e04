"""How the levels play Roll & Write."""

from typing import Final

from alhambra.bots.rollwrite.greedy import RollWritePlayer
from alhambra.bots.rollwrite.mind import RollWriteMind
from alhambra.bots.skill import Skill, Strength
from alhambra.bots.style import Style
from alhambra.bots.values import valuation

_PASSING: Final = Style({"passing": 0.25}, deny=0.5)


def _mind(style: Style) -> RollWriteMind:
    return RollWriteMind(RollWritePlayer(style), valuation("rollwrite"))


def _strengths(_: int) -> dict[str, Strength]:
    return {
        "beginner": Strength(Style({"passing": 2.0, "coins": 2.8})),
        "casual": Strength(Style({"passing": 2.0, "coins": 2.2})),
        "skilled": Strength(Style({"passing": 2.0})),
        "advanced": Strength(_PASSING),
        "expert": Strength(_PASSING, 48, 6),
    }


ROLLWRITE: Final = Skill(RollWritePlayer, _mind, _strengths)
