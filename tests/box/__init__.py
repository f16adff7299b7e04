"""The box for tests: written positions, moves and rolls as text. What all games share is here, and
what one game adds in the file of its name."""

import pytest

from alhambra.core.messages import IllegalMove
from alhambra.core.state import Ruleset, State


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test proves: it fails when one of them is broken."""
    return pytest.mark.rule(*ids)


def moves(state: State, verb: str = "") -> list[str]:
    """What may be played, of this kind."""
    return [str(move) for move in state.legal_moves() if str(move).startswith(verb)]


def refused_by(game: Ruleset, state: State, move: str) -> str:
    """The rule by which `move` is refused; playing it changes nothing."""
    before = str(state)
    with pytest.raises(IllegalMove) as caught:
        state.play(game.parse_move(move))
    assert str(state) == before
    assert str(caught.value)
    return caught.value.rule


def lines_of(state: State, *names: str) -> list[str]:
    """The lines of the position that begin with one of these names."""
    return [line for line in str(state).splitlines() if line.startswith(names)]
