"""The bot that plays like a sensible casual player: the best next step, without a plan."""

from alhambra.bots.bot import Bot
from alhambra.bots.games import SKILLS
from alhambra.bots.player import Player
from alhambra.bots.style import PLAIN
from alhambra.core.sources import Source
from alhambra.core.state import Move, View


class GreedyBot(Bot):
    """Plays the move that gains most in itself; the first of equal ones."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._players: dict[str, Player] = {}

    def choose(self, view: View, moves: list[Move]) -> Move:
        if view.game not in self._players:
            self._players[view.game] = SKILLS[view.game].player(PLAIN)
        return self._players[view.game].choose(view, moves)
