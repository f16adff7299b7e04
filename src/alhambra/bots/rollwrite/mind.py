"""How a search sees Roll & Write."""

from typing import Final

from alhambra.bots.player import Player
from alhambra.bots.search.chances import Chances
from alhambra.bots.search.mind import Mind
from alhambra.bots.search.value import Valuation
from alhambra.core.state import Seat, State
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.games.rollwrite.table import ACT

HORIZON: Final = 3
"""How many decisions of each player an imagined game goes on for."""


class RollWriteMind(Mind):
    """An imagined game ends at the beginning of a round."""

    def __init__(self, player: Player, valuation: Valuation, horizon: int = HORIZON) -> None:
        super().__init__(player)
        self._valuation = valuation
        self._horizon = horizon

    def is_far_enough(self, state: State, decisions: int) -> bool:
        assert isinstance(state, RollWriteState)
        table = state.table
        if decisions < self._horizon * table.options.players:
            return False
        return table.phase == ACT and table.turn == 0

    def expected(self, state: State, seat: Seat) -> Chances:
        return self._valuation.expected(state.observe(seat))
