"""The bot that plays like a sensible casual player: the best next step, without a plan."""

from collections.abc import Callable
from typing import Any, Protocol

from alhambra.bots.alcazaba.greedy import AlcazabaPlayer
from alhambra.bots.bot import Bot
from alhambra.bots.dice.greedy import DicePlayer
from alhambra.bots.palace.greedy import PalacePlayer
from alhambra.bots.rollwrite.greedy import RollWritePlayer
from alhambra.core.sources import Source
from alhambra.core.state import Move, View


class Player(Protocol):
    """A player who knows one game, and may remember results from earlier moves."""

    def choose(self, view: Any, moves: list[Move]) -> Move:
        """The move that gains most in itself; the first of equal ones."""
        ...


PLAYERS: dict[str, Callable[[], Player]] = {
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
            self._players[view.game] = PLAYERS[view.game]()
        return self._players[view.game].choose(view, moves)
