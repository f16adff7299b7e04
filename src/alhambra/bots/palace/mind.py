"""How a search sees Palace."""

from typing import Final

from alhambra.bots.player import Player
from alhambra.bots.search.chances import Chances
from alhambra.bots.search.mind import Mind
from alhambra.bots.search.value import Valuation
from alhambra.core.state import Move, Seat, State
from alhambra.games.palace.moves import Buy
from alhambra.games.palace.state import PalaceState
from alhambra.games.palace.table import ACT

HORIZON: Final = 12
"""How many decisions an imagined game goes on for."""
PAYMENTS: Final = 2
"""How many ways to pay for a tile are compared."""


class PalaceMind(Mind):
    """An imagined game ends at the beginning of a turn, where nothing waits to be placed."""

    def __init__(self, player: Player, valuation: Valuation, horizon: int = HORIZON) -> None:
        super().__init__(player)
        self._valuation = valuation
        self._horizon = horizon

    def candidates(self, moves: list[Move], values: list[float], most: int) -> list[int]:
        """The best by the player's judgement, with few payments for each tile."""
        order = sorted(range(len(moves)), key=lambda number: -values[number])
        chosen: list[int] = []
        payments: dict[str, int] = {}
        for number in order:
            move = moves[number]
            if isinstance(move, Buy):
                tile = move.tile.text
                payments[tile] = payments.get(tile, 0) + 1
                if payments[tile] > PAYMENTS:
                    continue
            chosen.append(number)
            if len(chosen) == most:
                break
        return chosen

    def is_far_enough(self, state: State, decisions: int) -> bool:
        if decisions < self._horizon:
            return False
        assert isinstance(state, PalaceState)
        table = state.table
        return table.phase == ACT and not table.aside[table.turn]

    def expected(self, state: State, seat: Seat) -> Chances:
        return self._valuation.expected(state.observe(seat))
