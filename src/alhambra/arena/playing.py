"""Playing one game to its end: the loop in which simulations spend their time."""

from alhambra.bots.bot import Bot
from alhambra.core.sources import Source
from alhambra.core.state import CHANCE, Move, State


def play_out(state: State, players: list[Bot], source: Source) -> tuple[list[Move], int]:
    """Plays until the game is over; all moves, and how many of them were decisions.

    A bot is asked only where there is a choice.
    """
    moves: list[Move] = []
    decisions = 0
    while True:
        seat = state.to_act()
        if seat is None:
            return moves, decisions
        if seat == CHANCE:
            state.happen(state.sample(source))
            continue
        legal = state.legal_moves()
        move = legal[0]
        if len(legal) > 1:
            move = players[seat].choose(state.observe(seat), legal)
            decisions += 1
        state.play(move)
        moves.append(move)
