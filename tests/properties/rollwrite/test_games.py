"""What holds at every step of every game of Roll & Write."""

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.state import CHANCE, Move
from alhambra.games.rollwrite.dice import PAIRS, dice
from alhambra.games.rollwrite.grid import CROSSINGS
from alhambra.games.rollwrite.moves import COINS, CROSS, END, KEEP, turn
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.games.rollwrite.table import ACT, IMAGINARY, OVER, SECOND
from box.rollwrite import NAMES, TABLES, new_game
from random_games import play_many, some_states

GAMES = st.tuples(st.sampled_from(TABLES), st.integers(0, 10**9))
Game = tuple[tuple[int, dict[str, str]], int]


def states_of(game: Game) -> list[RollWriteState]:
    (players, chosen), seed = game
    return some_states(new_game(players, **chosen), seed)


def conserved(state: RollWriteState) -> None:
    """No die, coin or building is lost or doubled."""
    table = state.table
    options = table.options
    if ACT <= table.phase < OVER:
        on_sheets = sum(len(sheet.dice) for sheet in table.sheets)
        in_hands = 2 * (options.players + 1) - on_sheets
        put_away = table.phase == IMAGINARY and table.round == options.rounds
        assert in_hands in (0, 2, 4) or put_away
        if state.to_act() != CHANCE and table.phase != SECOND:
            assert in_hands == 0
    for sheet in table.sheets:
        assert 0 <= sheet.coins <= sheet.received <= options.track
        assert 0 <= sheet.crosses < 1 << CROSSINGS
        crossed = sheet.crosses.bit_count()
        assert crossed <= 3 + 2 * max(0, table.round)
    for counts in table.counts():
        for count, boxes in zip(counts, options.grid.boxes, strict=True):
            assert count <= boxes
    for marks in table.marks:
        if table.phase == ACT:
            assert sum(marks) == 3 + table.round - 1


@settings(max_examples=25, deadline=None)
@given(GAMES)
def test_no_die_no_coin_and_no_building_is_lost_or_doubled(game: Game) -> None:
    for state in states_of(game):
        conserved(state)


@settings(max_examples=15, deadline=None)
@given(GAMES)
def test_no_place_of_a_type_is_given_twice(game: Game) -> None:
    table = states_of(game)[-1].table
    for type in range(6):
        given = 0
        for scoring in table.scorings:
            everybody = [*scoring.seats, *[points for _, points in scoring.imaginary]]
            given += sum(points.points[type] for points in everybody)
        assert given <= sum(table.options.places[type])


def candidates(state: RollWriteState) -> list[Move]:
    """Every move that there is, but for turning: of that, all that one die more or less gives."""
    now = state.table.sheets[max(state.to_act() or 0, 0)].dice
    tried: list[Move] = [COINS, END, *CROSS, *KEEP]
    for yellow in range(1, 7):
        for blue in range(1, 7):
            tried.append(turn(dice((yellow,), (blue,))))
            tried.append(turn(dice((*now.yellow[:1], yellow), (*now.blue[:1], blue))))
            tried.append(turn(dice((*now.yellow[1:], yellow), (*now.blue[1:], blue))))
    return tried


@settings(max_examples=15, deadline=None)
@given(GAMES)
def test_a_move_is_accepted_exactly_if_it_is_listed(game: Game) -> None:
    for state in states_of(game)[::4]:
        listed = {str(move) for move in state.legal_moves()}
        assert len(listed) == len(state.legal_moves()) <= 105
        assert all(state.why_not(move) is None for move in state.legal_moves())
        for move in candidates(state):
            assert (state.why_not(move) is None) == (str(move) in listed)


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_states_views_and_moves_can_be_sent_to_another_process(
    table: tuple[int, dict[str, str]],
) -> None:
    for state in states_of((table, 3))[::12]:
        for again in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert again == state
            assert again.legal_moves() == state.legal_moves()
            assert str(again.observe(0)) == str(state.observe(0))
        for move in state.legal_moves():
            assert pickle.loads(pickle.dumps(move)) is move
    assert pickle.loads(pickle.dumps(PAIRS[7])) is PAIRS[7]


@pytest.mark.long
@pytest.mark.parametrize(("players", "chosen"), TABLES, ids=NAMES)
def test_a_thousand_random_games(players: int, chosen: dict[str, str]) -> None:
    play_many(lambda: new_game(players, **chosen), 1000, conserved)
