"""What holds at every step of every game, whichever it is."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import game
from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE, Ruleset, State
from box.rollwrite import TABLES as SHEETS
from random_games import go_on, some_states

FOR_TWO_TO_SIX: list[tuple[int, dict[str, str]]] = [(players, {}) for players in range(2, 7)]
TABLES = {
    "palace": FOR_TWO_TO_SIX,
    "dice": FOR_TWO_TO_SIX,
    "alcazaba": FOR_TWO_TO_SIX,
    "rollwrite": SHEETS,
}
NOTHING_HIDDEN = ["dice", "alcazaba", "rollwrite"]
LAST_SCORINGS = {"palace": "C", "dice": "C", "alcazaba": "C", "rollwrite": "final"}

SEEDS = st.integers(0, 10**9)


def states_of(name: str, seed: int) -> list[State]:
    """A random game at one of the game's tables. Dice are put down soon, so that much happens."""
    rules: Ruleset = game(name)
    players, chosen = TABLES[name][seed % len(TABLES[name])]
    return some_states(rules.new(rules.options(players, chosen)), seed, seldom="keep")


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_it_comes_to_an_end_with_a_winner(name: str, seed: int) -> None:
    last = states_of(name, seed)[-1]
    result = last.result()
    assert result is not None
    assert result.winners or result.imaginary_winners
    assert last.scorings_so_far()[-1].name == LAST_SCORINGS[name]


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_moves_outcomes_and_positions_read_back_exactly(name: str, seed: int) -> None:
    rules = game(name)
    for state in states_of(name, seed)[::9]:
        again = rules.parse_position(str(state))
        assert str(again) == str(state)
        assert again.legal_moves() == state.legal_moves()
        for move in state.legal_moves():
            read = rules.parse_move(str(move))
            assert read == move
            assert type(read) is type(move)
        if state.to_act() == CHANCE:
            assert again.outcomes() == state.outcomes()
            for outcome, _ in state.outcomes()[::50]:
                assert rules.parse_outcome(str(outcome)) is outcome


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=6, deadline=None)
@given(seed=SEEDS)
def test_sampling_follows_the_listed_odds(name: str, seed: int) -> None:
    """The same number gives what the list of outcomes gives, counted by its weights."""
    for number, state in enumerate(states_of(name, seed)[::7]):
        if state.to_act() != CHANCE:
            continue
        outcomes = state.outcomes()
        sampled = state.sample(MersenneSource(number))
        left = MersenneSource(number).below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            if left < weight:
                assert outcome is sampled
                break
            left -= weight


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_a_copy_goes_its_own_way_and_a_view_stays_as_it_is(name: str, seed: int) -> None:
    states = states_of(name, seed)
    state = states[len(states) // 2]
    view = state.observe(0)
    before, seen = str(state), str(view)
    copy, source = state.copy(), MersenneSource(seed)
    for _ in range(20):
        if copy.to_act() is not None:
            go_on(copy, source)
    assert str(state) == before
    while state.to_act() is not None:
        go_on(state, source)
    assert str(view) == seen


@pytest.mark.parametrize("name", NOTHING_HIDDEN)
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_everything_is_open_and_no_view_knows_the_future(name: str, seed: int) -> None:
    """There is nothing that could leak: what is to come is stored nowhere."""
    for state in states_of(name, seed)[::40]:
        for seat in (*range(len(state.scores())), None):
            view = state.observe(seat)
            assert str(view) == str(state)
            assert view.determinize(MersenneSource(1)) == state
