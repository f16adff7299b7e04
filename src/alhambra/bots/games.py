"""How bots play each game, by its name: the only list of games that the bots have."""

from typing import Final

from alhambra.bots.alcazaba.skill import ALCAZABA
from alhambra.bots.dice.skill import DICE
from alhambra.bots.palace.skill import PALACE
from alhambra.bots.rollwrite.skill import ROLLWRITE
from alhambra.bots.skill import Skill

SKILLS: Final[dict[str, Skill]] = {
    "palace": PALACE,
    "dice": DICE,
    "alcazaba": ALCAZABA,
    "rollwrite": ROLLWRITE,
}
