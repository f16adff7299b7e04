"""The bot that plays like a sensible casual player: the best next step, without a plan."""

from collections.abc import Callable

from alhambra.bots.alcazaba.greedy import AlcazabaPlayer
from alhambra.bots.bot import Bot
from alhambra.bots.dice.greedy import DicePlayer
from alhambra.bots.palace.greedy import PalacePlayer
from alhambra.bots.player import Player
from alhambra.bots.rollwrite.greedy import RollWritePlayer
from alhambra.bots.style import PLAIN, Style
from alhambra.core.sources import Source
from alhambra.core.state import Move, View

PLAYERS: dict[str, Callable[[Style], Player]] = {
    "palace": PalacePlayer,
    "dice": DicePlayer,
    "alcazaba": AlcazabaPlayer,
    "rollwrite": RollWritePlayer,
}
"""Players by the names of their games."""


class GreedyBot(Bot):
    """Plays the move that gains most in itself; the first of equal ones."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._players: dict[str, Player] = {}

    def choose(self, view: View, moves: list[Move]) -> Move:
        if view.game not in self._players:
            self._players[view.game] = PLAYERS[view.game](PLAIN)
        return self._players[view.game].choose(view, moves)
