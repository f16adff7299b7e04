"""The games, by name. Every other layer maps these names to what it knows about each game."""

import alhambra.games.palace.modules  # noqa: F401 – importing registers them
from alhambra.core.messages import BadOption, Message
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.games.dice.ruleset import DICE
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.rollwrite.ruleset import ROLLWRITE
from alhambra.parts.components import Components
from alhambra.parts.ruleset import BoxedRuleset

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
