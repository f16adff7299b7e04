"""What no rule ends: games in which nothing is built or bought any more."""

from textwrap import dedent

from alhambra.core.standstill import Standstill
from alhambra.games import GAMES
from alhambra.games.palace.state import PalaceState
from box.palace import after, drawing, position, with_modules

RESERVES = """
    market A9 G8sw P2new C10
    display y1 g1 b1 o1
    1 hand y9 b7
    1 reserve T12
    2 reserve T11
    3 reserve A10
"""


def test_redesigning_and_taking_money_are_no_progress() -> None:
    state = position(RESERVES)
    before = state.progress()
    after(state, "place T12 1,0", "place T11 1,0", "take y1")
    assert state.progress() == before


def test_buying_is_progress_and_what_becomes_of_the_tile_is_not() -> None:
    state = position(RESERVES)
    before = state.progress()
    assert before is not None
    after(state, "buy A9 y9")
    assert state.progress() == before + 1
    after(state, "end", "reserve A9")
    assert state.progress() == before + 1


def test_chests_that_were_placed_are_progress() -> None:
    rooms = "room1 P G G T\nroom2 S A C T\nroom3 C C C C"
    state = with_modules("treasure", f"{dedent(RESERVES)}\n{rooms}\n1 alhambra P8@1,0")
    before = state.progress()
    assert before is not None
    after(state, "chests 1", "pay y9", "chest P8")
    assert state.progress() == before + 1


def redesign(state: PalaceState) -> None:
    """The seat to act moves its tile to and fro."""
    moves = [str(move) for move in state.legal_moves()]
    after(state, next(m for m in moves if m.startswith(("reserve", "place"))))


def test_ten_rounds_of_redesigns_are_a_standstill_and_nine_are_not() -> None:
    state = position(RESERVES)
    standstill = Standstill(state, players=3, rounds=10)
    for turn in range(34):
        seat = state.to_act()
        assert seat is not None
        assert standstill.is_reached(state, seat) == (turn in (30, 33))
        redesign(state)


def test_a_purchase_starts_the_count_anew() -> None:
    state = position(RESERVES)
    standstill = Standstill(state, players=3, rounds=3)
    for turn in range(18):
        assert not standstill.is_reached(state, turn % 3)
        if turn == 6:
            drawing(after(state, "buy P2new b7", "reserve P2new"), "P8")
        else:
            redesign(state)
    assert standstill.is_reached(state, 0)


def test_games_that_end_after_so_many_rounds_never_stand_still() -> None:
    states = {name: game.new(game.options(3, {})) for name, game in GAMES.items()}
    assert [name for name, state in states.items() if state.progress() is not None] == ["palace"]
