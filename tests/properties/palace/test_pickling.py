"""Everything that may be sent to another process arrives as it was, compiled or not."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from alhambra import HIDDEN, PALACE, BadRecord, IllegalMove, InvalidText, Message, Refusal
from alhambra.games.palace.moves import End, Pass
from alhambra.games.palace.state import PalaceState
from box.palace import ALL_MODULES, after, position, with_modules

STATE = position("""
    market P2new A9 A10 C10
    display y1 g2 b9 o9
    1 hand y2 y9 (b7)
    1 alhambra T12@0,1
    1 reserve P8
    2 hand (g5)
""")


def sent(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, sent])
def test_states_views_and_moves(again: Callable[[Any], Any]) -> None:
    STATE.legal_moves()
    assert again(STATE) == STATE
    assert again(STATE).legal_moves() == STATE.legal_moves()
    for seat in (0, 1, None):
        assert str(again(STATE.observe(seat))) == str(STATE.observe(seat))
    for move in [*STATE.legal_moves(), End(), Pass()]:
        assert again(move) == move
        assert type(again(move)) is type(move)
    for outcome in ("y7", "G8sw", "#A"):
        assert again(PALACE.parse_outcome(outcome)) is PALACE.parse_outcome(outcome)


def test_a_state_goes_on_where_it_was_sent_to() -> None:
    there = sent(STATE)
    assert after(there, "buy P2new y2") == after(STATE.copy(), "buy P2new y2")


def test_a_finished_game_keeps_its_points() -> None:
    scoring = STATE.preview()
    assert sent(scoring) == scoring


@pytest.mark.parametrize(
    "error",
    [
        IllegalMove(Refusal("P-10", "nothing-done-yet")),
        InvalidText(Message("invalid-tile", {"text": "x"})),
        BadRecord(Message("bad-record-no-end"), 7),
    ],
)
def test_errors_say_the_same_in_another_process(error: Exception) -> None:
    there = sent(error)
    assert type(there) is type(error)
    assert str(there) == str(error)


WITH_MODULES = [
    with_modules(
        ALL_MODULES,
        "market A9 A10 C10 C11\nroom1 P G G T\n1 hand y9 y3* (g3*)\n1 alhambra T12@0,1\n"
        "1 chests T12\nbazaars ByPSA\nscouts P T\nattack-seen N 2\nbuilders-gone o3*",
    ),
    with_modules("treasure", "phase within:treasure 1\nroom2 S A C T\nchosen 2\n1 hand y9"),
    with_modules("treasure", "phase placed:treasure 1\noffered 2 T\n2 alhambra T12@0,1"),
    with_modules("builders", "phase placed:builders 1\n1 hand y3*\n1 reserve P8"),
    with_modules("invaders-open", "attack-seen N 1 2 3"),
]


@pytest.mark.parametrize("state", WITH_MODULES)
@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, sent])
def test_states_views_and_moves_with_modules(
    again: Callable[[Any], Any], state: PalaceState
) -> None:
    assert again(state) == state
    assert again(state).to_act() == state.to_act()
    assert again(state).legal_moves() == state.legal_moves()
    for seat in (0, 1, None):
        assert str(again(state.observe(seat))) == str(state.observe(seat))
    for move in state.legal_moves():
        assert again(move) == move
        assert type(again(move)) is type(move)
    for outcome in ("P", "y3*", "BbPAG"):
        assert again(PALACE.parse_outcome(outcome)) == PALACE.parse_outcome(outcome)
    assert again(HIDDEN) is HIDDEN
