"""The bot that plays as a sensible casual player: the best next step, and no plan."""

from alhambra.bots.alcazaba.greedy import AlcazabaPlayer
from alhambra.bots.bot import Bot
from alhambra.bots.dice.greedy import DicePlayer
from alhambra.bots.palace.greedy import PalacePlayer
from alhambra.bots.rollwrite.greedy import choose as choose_in_rollwrite
from alhambra.core.sources import Source
from alhambra.core.state import Move, View
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.table import DiceTable
from alhambra.games.palace.table import PalaceTable
from alhambra.games.rollwrite.table import RollWriteTable


class GreedyBot(Bot):
    """Plays the move that gains most by itself; of equal ones the first."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self._palace = PalacePlayer()
        self._dice = DicePlayer()
        self._alcazaba = AlcazabaPlayer()

    def choose(self, view: View, moves: list[Move]) -> Move:
        if isinstance(view, DiceTable):
            return self._dice.choose(view, moves)
        if isinstance(view, AlcazabaTable):
            return self._alcazaba.choose(view, moves)
        if isinstance(view, RollWriteTable):
            return choose_in_rollwrite(view, moves)
        assert isinstance(view, PalaceTable)
        return self._palace.choose(view, moves)
