"""The bot that plays as a sensible casual player: the best next step, and no plan."""

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
    """Somebody who knows one game, and may remember what was worked out at an earlier move."""

    def choose(self, view: Any, moves: list[Move]) -> Move:
        """The move that gains most by itself; of equal ones the first."""
        ...


PLAYERS: dict[str, Callable[[], Player]] = {
    "palace": PalacePlayer,
    "dice": DicePlayer,
    "alcazaba": AlcazabaPlayer,
    "rollwrite": RollWritePlayer,
}
"""By the names of the games."""


class GreedyBot(Bot):
    """Plays the move that gains most by itself; of equal ones the first."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._players: dict[str, Player] = {}

    def choose(self, view: View, moves: list[Move]) -> Move:
        if view.game not in self._players:
            self._players[view.game] = PLAYERS[view.game]()
        return self._players[view.game].choose(view, moves)
