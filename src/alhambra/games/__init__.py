"""The games, by name. Every other layer maps these names to what it knows about each game.

`__all__` is also part of what `alhambra` exports.
"""

import alhambra.games.palace.modules  # noqa: F401 – importing registers them
from alhambra.core.messages import BadOption, Message
from alhambra.games.alcazaba.ruleset import ALCAZABA, Alcazaba
from alhambra.games.dice.ruleset import DICE, DiceGame
from alhambra.games.palace.ruleset import PALACE, Palace
from alhambra.games.rollwrite.ruleset import ROLLWRITE, RollWrite
from alhambra.parts.components import Components
from alhambra.parts.ruleset import BoxedRuleset

__all__ = [
    "ALCAZABA",
    "DICE",
    "GAMES",
    "PALACE",
    "ROLLWRITE",
    "Alcazaba",
    "DiceGame",
    "Palace",
    "RollWrite",
    "game",
]

_GAMES: list[BoxedRuleset] = [PALACE, DICE, ALCAZABA, ROLLWRITE]
GAMES: dict[str, BoxedRuleset] = {each.name: each for each in _GAMES}


def game(name: str) -> BoxedRuleset:
    """The game called `name`; raises BadOption if there is none."""
    if name not in GAMES:
        raise BadOption(Message("unknown-game", {"game": name, "games": ", ".join(GAMES)}))
    return GAMES[name]


def game_with(name: str, components: Components) -> BoxedRuleset:
    """The same game with custom components."""
    return game(name).with_components(components)
