"""Random games of every kind, step by step."""

from collections.abc import Callable
from typing import TypeVar

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE, State

S = TypeVar("S", bound=State)


def go_on(state: State, source: MersenneSource, seldom: str = "") -> None:
    """One draw, or any move; if there are others, one of the `seldom` kind is left out every other
    time."""
    if state.to_act() == CHANCE:
        state.happen(state.sample(source))
        return
    moves = state.legal_moves()
    if seldom:
        others = [move for move in moves if not str(move).startswith(seldom)]
        moves = others if others and source.below(2) else moves
    state.play(moves[source.below(len(moves))])


def some_states(state: S, seed: int, most: int = 10**6, seldom: str = "") -> list[S]:
    """The states of a random game from this one on, as they come: decisions and draws."""
    source = MersenneSource(seed)
    states = [state.copy()]
    while state.to_act() is not None and len(states) < most:
        go_on(state, source, seldom)
        states.append(state.copy())
    return states


def play_many(new: Callable[[], S], number: int, hold: Callable[[S], None]) -> None:
    """Random games to their ends; every now and then, and then once more, something must hold."""
    for seed in range(number):
        state = new()
        source = MersenneSource(seed)
        steps = 0
        while state.to_act() is not None:
            go_on(state, source)
            steps += 1
            if (steps + seed) % 20 == 0:
                hold(state)
        hold(state)
        assert state.result() is not None
