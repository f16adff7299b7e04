"""Perft: how many sequences of moves there are from fixed positions, with chance fixed.

A draw gives the first outcome in the list. The files hold positions, each followed by lines
`perft DEPTH COUNT`; the counts can only change if the rules do.
"""

from pathlib import Path

import pytest

from alhambra.core.state import CHANCE, State
from alhambra.games import game

HERE = Path(__file__).parent
SMALL = 10_000
"""Larger counts take seconds in plain Python."""


def position(text: str) -> State:
    return game(text.split(maxsplit=1)[0]).parse_position(text)


def perft(state: State, depth: int) -> int:
    while state.to_act() == CHANCE:
        state.happen(state.outcomes()[0][0])
    if depth == 0 or state.to_act() is None:
        return 1
    count = 0
    for move in state.legal_moves():
        following = state.copy()
        following.play(move)
        count += perft(following, depth - 1)
    return count


def cases() -> list[tuple[str, int, int]]:
    found = []
    for file in sorted(HERE.glob("*.txt")):
        for block in file.read_text().strip().split("\n\n"):
            lines = [line for line in block.splitlines() if not line.startswith("# ")]
            text = "\n".join(line for line in lines if not line.startswith("perft"))
            for line in lines:
                if line.startswith("perft"):
                    _, depth, count = line.split()
                    found.append((text, int(depth), int(count)))
    return found


def test_there_are_perft_files() -> None:
    assert len(cases()) >= 20


@pytest.mark.parametrize(("text", "depth", "count"), [c for c in cases() if c[2] <= SMALL])
def test_perft(text: str, depth: int, count: int) -> None:
    assert perft(position(text), depth) == count


@pytest.mark.long
@pytest.mark.parametrize(("text", "depth", "count"), [c for c in cases() if c[2] > SMALL])
def test_large_perft(text: str, depth: int, count: int) -> None:
    assert perft(position(text), depth) == count
