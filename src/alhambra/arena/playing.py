"""Playing one game to its end: the loop in which simulations spend their time."""

from typing import Final

from alhambra.bots.bot import Bot
from alhambra.core.sources import Source
from alhambra.core.standstill import Standstill
from alhambra.core.state import CHANCE, Move, State

MOST_IDLE_ROUNDS: Final = 1000
"""For how many rounds nothing may be built or bought. Bots that play at random may need thirty."""


def play_out(state: State, players: list[Bot], source: Source) -> tuple[list[Move], int]:
    """Plays until the game is over, or stands still; all moves, and how many of them were
    decisions.

    A bot is asked only where there is a choice.
    """
    standstill = Standstill(state, len(players), MOST_IDLE_ROUNDS)
    moves: list[Move] = []
    decisions = 0
    while True:
        seat = state.to_act()
        if seat is None:
            return moves, decisions
        if seat == CHANCE:
            state.happen(state.sample(source))
            continue
        if standstill.is_reached(state, seat):
            return moves, decisions
        legal = state.legal_moves()
        move = legal[0]
        if len(legal) > 1:
            move = players[seat].choose(state.observe(seat), legal)
            decisions += 1
        state.play(move)
        moves.append(move)
