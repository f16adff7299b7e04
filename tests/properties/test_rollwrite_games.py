"""What holds at every step of every game of Roll & Write."""

import copy
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE, Move
from alhambra.games.rollwrite.dice import PAIRS, dice
from alhambra.games.rollwrite.moves import COINS, CROSS, END, KEEP, turn
from alhambra.games.rollwrite.ruleset import ROLLWRITE
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.games.rollwrite.table import ACT, IMAGINARY, OVER, SECOND
from alhambra.parts.grid import CROSSINGS
from sheets import NAMES, TABLES, go_on, new_game, some_states

GAMES = st.tuples(st.sampled_from(TABLES), st.integers(0, 10**9))
Game = tuple[tuple[int, dict[str, str]], int]


def states_of(game: Game) -> list[RollWriteState]:
    (players, chosen), seed = game
    return some_states(players, seed, chosen)


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
def test_every_game_comes_to_an_end_with_a_winner(game: Game) -> None:
    last = states_of(game)[-1]
    result = last.result()
    assert result is not None
    assert result.winners or result.imaginary_winners
    assert [scoring.name for scoring in last.table.scorings][-1] == "final"


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


@settings(max_examples=15, deadline=None)
@given(GAMES)
def test_moves_and_positions_read_back_exactly(game: Game) -> None:
    for state in states_of(game)[::3]:
        again = ROLLWRITE.parse_position(str(state))
        assert str(again) == str(state)
        assert again.legal_moves() == state.legal_moves()
        for move in state.legal_moves():
            assert ROLLWRITE.parse_move(str(move)) is move


@settings(max_examples=15, deadline=None)
@given(GAMES)
def test_sampling_follows_the_listed_odds(game: Game) -> None:
    for number, state in enumerate(states_of(game)[::5]):
        if state.to_act() == CHANCE:
            outcomes = state.outcomes()
            sampled = state.sample(MersenneSource(number))
            assert sampled is outcomes[MersenneSource(number).below(len(outcomes))][0]


@settings(max_examples=8, deadline=None)
@given(GAMES)
def test_a_copy_goes_its_own_way(game: Game) -> None:
    state = states_of(game)[40]
    before = str(state)
    other = state.copy()
    while other.to_act() is not None:
        if other.to_act() == CHANCE:
            other.happen(
                PAIRS[-1] if PAIRS[-1] in dict(other.outcomes()) else other.outcomes()[0][0]
            )
        else:
            other.play(other.legal_moves()[-1])
    assert str(state) == before


@settings(max_examples=8, deadline=None)
@given(GAMES)
def test_everything_lies_open_and_a_view_leads_back_to_the_state(game: Game) -> None:
    """There is nothing that could leak: rolls to come are stored nowhere."""
    for state in states_of(game)[::10]:
        for seat in (*range(state.table.options.players), None):
            view = state.observe(seat)
            assert str(view) == str(state)
            assert view.determinize(MersenneSource(1)) == state


@settings(max_examples=8, deadline=None)
@given(GAMES)
def test_a_view_stays_as_it_is_when_the_game_goes_on(game: Game) -> None:
    state = states_of(game)[30].copy()
    view = state.observe(0)
    before = str(view)
    for _ in range(20):
        if state.to_act() == CHANCE:
            state.happen(state.outcomes()[0][0])
        elif state.to_act() is not None:
            state.play(state.legal_moves()[0])
    assert str(view) == before


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
@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_a_thousand_random_games(table: tuple[int, dict[str, str]]) -> None:
    players, chosen = table
    for seed in range(1000):
        state = new_game(players, **chosen)
        source = MersenneSource(seed)
        steps = 0
        while state.to_act() is not None:
            go_on(state, source)
            steps += 1
            if (steps + seed) % 20 == 0:
                conserved(state)
        conserved(state)
        assert state.result() is not None
