"""How the levels play Palace."""

from typing import Final

from alhambra.bots.palace.greedy import PalacePlayer
from alhambra.bots.palace.mind import PalaceMind
from alhambra.bots.skill import Skill, Strength
from alhambra.bots.style import Style
from alhambra.bots.values import valuation

_CHILD: Final = Style(
    {"wall": 0.2, "room": 0.0, "exact": 0.15, "plans": 0.0, "reserve": 0.5}, scorings=1
)
_LEARNER: Final = Style({"wall": 0.45, "room": 0.3, "exact": 0.4, "plans": 0.25}, scorings=1)


def _mind(style: Style) -> PalaceMind:
    return PalaceMind(PalacePlayer(style), valuation("palace"))


def _strengths(players: int) -> dict[str, Strength]:
    """With two players, what the opponent loses counts as much as what one gains; with many it
    does not count."""
    style = Style(deny={2: 1.0, 3: 0.5}.get(players, 0.0))
    return {
        "beginner": Strength(_CHILD),
        "casual": Strength(_LEARNER),
        "skilled": Strength(style),
        "advanced": Strength(style, 8, 3),
        "expert": Strength(style, 24, 6),
    }


PALACE: Final = Skill(PalacePlayer, _mind, _strengths)
