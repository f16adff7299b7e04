"""The games, by name."""

from alhambra.core.messages import BadOption, Message
from alhambra.core.state import Ruleset
from alhambra.games.dice.ruleset import DICE
from alhambra.games.palace.ruleset import PALACE

GAMES: dict[str, Ruleset] = {PALACE.name: PALACE, DICE.name: DICE}


def game(name: str) -> Ruleset:
    """The game called `name`, or BadOption."""
    if name not in GAMES:
        raise BadOption(Message("unknown-game", {"game": name, "games": ", ".join(GAMES)}))
    return GAMES[name]
