"""What games with dice send to another process arrives as it was, compiled or not."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from alhambra import ALCAZABA, DICE
from alhambra.core.state import Ruleset, State
from box.alcazaba import position as alcazaba
from box.dice import position

STATES: list[tuple[Ruleset, State]] = [
    (
        DICE,
        position("""
            dice players=2
            rolls 1 PPSSAACT
            before nothing
            column S dirk@5/3 2@4/1
            track S 3:2,1 1:dirk
            1 tokens exchange displace annul black
            2 tokens +2
        """),
    ),
    (DICE, position("phase reward 1\nresults S 1\ncolumn S 1@5/3 2@4/1")),
    (ALCAZABA, alcazaba("rolls 2 PPSSAACT\ntiles P P8\n1 alhambra T12@0,1\n1 reserve P2new")),
    (ALCAZABA, alcazaba("phase take 1\nresults P\ntoken P\ntiles P P8\ncolumn P 1@5/3")),
]


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, sent])
@pytest.mark.parametrize(("rules", "state"), STATES)
def test_states_views_and_moves(rules: Ruleset, state: State, again: Callable[[Any], Any]) -> None:
    assert again(state) == state
    assert again(state).legal_moves() == state.legal_moves()
    assert str(again(state.observe(0))) == str(state.observe(0))
    for move in state.legal_moves():
        assert again(move) == move
        assert type(again(move)) is type(move)
    outcomes = ("2", "PSSA", "+2", "black") if rules is DICE else ("2", "PSSA", "T10sw")
    for outcome in outcomes:
        assert again(rules.parse_outcome(outcome)) is rules.parse_outcome(outcome)


@pytest.mark.parametrize(("rules", "state"), STATES)
def test_a_state_goes_on_where_it_was_sent_to(rules: Ruleset, state: State) -> None:
    here, there = state.copy(), sent(state)
    move = state.legal_moves()[0]
    here.play(move)
    there.play(rules.parse_move(str(move)))
    assert there == here
