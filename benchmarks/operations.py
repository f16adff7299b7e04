"""The time of single queries to a state in the middle of a game, in microseconds, and its memory in
bytes; and of solving a whole turn with dice, in milliseconds.

Prints them as JSON. What a state works out only once is measured on fresh states.
"""

import json
import tracemalloc
from collections.abc import Callable
from time import perf_counter

from alhambra import CHANCE, PALACE, MersenneSource
from alhambra.build import is_compiled
from alhambra.games.dice.solver import NO_TOKENS, Tokens, TurnSolver
from alhambra.games.palace.state import PalaceState
from alhambra.games.palace.table import ACT

STATES = 300
WORTH = [[float(24 - field) for field in range(24)] for _ in range(6)]
TURNS = {
    "without tokens": NO_TOKENS,
    "with the black die": Tokens(black=True),
    "with the black die and one token to annul": Tokens(annul=1, black=True),
    "with the black die and all three tokens to annul": Tokens(annul=3, black=True),
}
"""A player with all four of these tokens has won every reward that gives one."""


def middle_of_a_game(seed: int = 5, decisions: int = 200) -> str:
    """A position of three random players after that many decisions."""
    source = MersenneSource(seed)
    state = PALACE.new(PALACE.options(3, {}))
    while state.to_act() == CHANCE or decisions > 0 or state.table.phase != ACT:
        if state.to_act() == CHANCE:
            state.happen(state.sample(source))
        else:
            moves = state.legal_moves()
            state.play(moves[source.below(len(moves))])
            decisions -= 1
    return str(state)


def microseconds(ask: Callable[[PalaceState], object], fresh: Callable[[], PalaceState]) -> float:
    """The best of five rounds, on fresh states."""
    best = float("inf")
    for _ in range(5):
        states = [fresh() for _ in range(STATES)]
        start = perf_counter()
        for state in states:
            ask(state)
        best = min(best, (perf_counter() - start) / STATES)
    return round(best * 1e6, 3)


def milliseconds(tokens: Tokens) -> float:
    """The time to solve a turn from its start, the best of five; what all turns share is computed
    beforehand."""
    TurnSolver(WORTH, tokens).value()
    best = float("inf")
    for _ in range(5):
        start = perf_counter()
        TurnSolver(WORTH, tokens).value()
        best = min(best, perf_counter() - start)
    return round(best * 1e3, 1)


def bytes_of(make: Callable[[], object]) -> int:
    kept = [make()]
    tracemalloc.start()
    kept += [make() for _ in range(STATES)]
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // STATES


def main() -> None:
    text = middle_of_a_game()
    known = PALACE.parse_position(text)
    known.legal_moves()

    def unknown() -> PalaceState:
        return PALACE.parse_position(text)

    found = {
        "copy()": microseconds(lambda state: state.copy(), lambda: known),
        "observe()": microseconds(lambda state: state.observe(0), lambda: known),
        "legal_moves(), first time": microseconds(lambda state: state.legal_moves(), unknown),
        "legal_moves(), again": microseconds(lambda state: state.legal_moves(), lambda: known),
        "preview(), first time": microseconds(lambda state: state.preview(), unknown),
        "preview(), again": microseconds(lambda state: state.preview(), lambda: known),
        "longest wall": microseconds(lambda state: state.table.alhambras[0].wall(), unknown),
    }
    memory = {"a state": bytes_of(unknown), "a copy of it": bytes_of(known.copy)}
    turns = {name: milliseconds(tokens) for name, tokens in TURNS.items()}
    results = {"microseconds": found, "bytes": memory, "milliseconds": turns}
    print(json.dumps(results | {"compiled": is_compiled()}))


if __name__ == "__main__":
    main()
