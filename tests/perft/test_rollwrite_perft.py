"""Perft of Roll & Write: how many sequences of moves there are, with chance fixed."""

from pathlib import Path

import pytest

from alhambra.core.state import CHANCE
from alhambra.games.rollwrite.state import RollWriteState
from sheets import position

FILE = Path(__file__).parent / "rollwrite" / "positions.txt"
MANY = 20_000


def perft(state: RollWriteState, depth: int) -> int:
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
    for block in FILE.read_text().strip().split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("# ")]
        text = "\n".join(line for line in lines if not line.startswith("perft"))
        for line in lines:
            if line.startswith("perft"):
                _, depth, count = line.split()
                found.append((text, int(depth), int(count)))
    return found


def test_there_are_enough_positions() -> None:
    assert len(cases()) >= 25


@pytest.mark.parametrize(("text", "depth", "count"), [c for c in cases() if c[2] <= MANY])
def test_perft(text: str, depth: int, count: int) -> None:
    assert perft(position(text), depth) == count


@pytest.mark.long
@pytest.mark.parametrize(("text", "depth", "count"), [c for c in cases() if c[2] > MANY])
def test_large_perft(text: str, depth: int, count: int) -> None:
    assert perft(position(text), depth) == count
