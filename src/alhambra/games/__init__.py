"""The games, by name."""

from collections.abc import Callable

import alhambra.games.palace.modules  # noqa: F401 – that makes them known
from alhambra.core.messages import BadOption, Message
from alhambra.core.state import Ruleset
from alhambra.games.alcazaba.ruleset import ALCAZABA, Alcazaba
from alhambra.games.dice.ruleset import DICE, DiceGame
from alhambra.games.palace.ruleset import PALACE, Palace
from alhambra.games.rollwrite.ruleset import ROLLWRITE, RollWrite
from alhambra.parts.components import Components

GAMES: dict[str, Ruleset] = {each.name: each for each in (PALACE, DICE, ALCAZABA, ROLLWRITE)}

_WITH_COMPONENTS: dict[str, Callable[[Components], Ruleset]] = {
    PALACE.name: Palace,
    DICE.name: DiceGame,
    ALCAZABA.name: Alcazaba,
    ROLLWRITE.name: RollWrite,
}


def game(name: str) -> Ruleset:
    """The game called `name`, or BadOption."""
    if name not in GAMES:
        raise BadOption(Message("unknown-game", {"game": name, "games": ", ".join(GAMES)}))
    return GAMES[name]


def game_with(name: str, components: Components) -> Ruleset:
    """The same with components of one's own."""
    return _WITH_COMPONENTS[game(name).name](components)
