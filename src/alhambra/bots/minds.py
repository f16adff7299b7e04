"""The minds of the games: what a search needs to know about each."""

from collections.abc import Callable

from alhambra.bots.dice.mind import AlcazabaMind, DiceMind
from alhambra.bots.palace.greedy import PalacePlayer
from alhambra.bots.palace.mind import PalaceMind
from alhambra.bots.rollwrite.greedy import RollWritePlayer
from alhambra.bots.rollwrite.mind import RollWriteMind
from alhambra.bots.search.mind import Mind
from alhambra.bots.style import Style
from alhambra.bots.values import valuation

MINDS: dict[str, Callable[[Style], Mind]] = {
    "palace": lambda style: PalaceMind(PalacePlayer(style), valuation("palace")),
    "dice": DiceMind,
    "alcazaba": AlcazabaMind,
    "rollwrite": lambda style: RollWriteMind(RollWritePlayer(style), valuation("rollwrite")),
}
"""A mind of some style, by the names of the games."""
