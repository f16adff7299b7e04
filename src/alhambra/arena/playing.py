"""Playing one game to the end: the loop in which simulations spend their time."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from alhambra.bots.asking import chosen
from alhambra.bots.bot import Bot
from alhambra.bots.fault import BotFault
from alhambra.core.sources import Source
from alhambra.core.standstill import Standstill
from alhambra.core.state import CHANCE, Move, Seat, State

MOST_IDLE_ROUNDS: Final = 1000
"""For how many rounds nothing may be built or bought. Random bots may need thirty."""


class Playout:
    """The moves of a game, with information about each."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.seats: list[Seat] = []
        self.choices: list[int] = []
        """How many moves there were to choose from; with 1 there was no decision to make."""
        self.seconds: list[float] = []
        """How long the bot thought about each move."""
        self.faults: list[tuple[Seat, str, str, int]] = []
        """Whose bot did what wrong, the details, and at which move of the game, counted from 1."""

    @property
    def decisions(self) -> int:
        return sum([choices > 1 for choices in self.choices])


def play_out(
    state: State,
    players: list[Bot],
    source: Source,
    stand_in: Callable[[Seat], Bot] | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Playout:
    """Plays until the game is over, or stands still.

    A bot is only asked if there is a choice. With `stand_in`, a bot's fault is noted and another
    bot takes over its seat; without it, the fault is raised. `clock` says how long they think.
    """
    standstill = Standstill(state, len(players), MOST_IDLE_ROUNDS)
    sitting = list(players)
    played = Playout()
    while True:
        seat = state.to_act()
        if seat is None:
            return played
        if seat == CHANCE:
            state.happen(state.sample(source))
            continue
        if standstill.is_reached(state, seat):
            return played
        legal = state.legal_moves()
        move = legal[0]
        seconds = 0.0
        if len(legal) > 1:
            start = clock()
            try:
                move = chosen(state, sitting[seat], seat, legal)
            except BotFault as fault:
                if stand_in is None:
                    raise
                played.faults.append((seat, fault.kind, fault.detail, len(played.moves) + 1))
                sitting[seat] = stand_in(seat)
                move = sitting[seat].choose(state.observe(seat), legal)
            seconds = clock() - start
        state.apply(move)
        played.moves.append(move)
        played.seats.append(seat)
        played.choices.append(len(legal))
        played.seconds.append(seconds)
