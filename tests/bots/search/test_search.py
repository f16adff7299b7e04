"""The search: the same seed gives the same move, it can be stopped, and it knows no more than its
seat."""

from threading import Timer

import pytest

from alhambra import PALACE, MersenneSource, game
from alhambra.bots.budget import Budget
from alhambra.bots.games import SKILLS
from alhambra.bots.search.chances import CERTAIN
from alhambra.bots.search.search import Search
from alhambra.bots.search.thought import Thought
from alhambra.bots.style import Style
from alhambra.core.state import CHANCE, Seat, State
from random_games import go_on

GAMES = ("palace", "dice", "alcazaba", "rollwrite")


def decision(name: str, moves: int, modules: str = "") -> State:
    """A state with a choice, after so many moves and draws of a random game."""
    rules = game(name)
    state = rules.new(rules.options(3, {"modules": modules} if modules else {}))
    source = MersenneSource(5)
    while moves > 0 or state.to_act() == CHANCE or len(state.legal_moves()) < 4:
        go_on(state, source)
        moves -= 1
    return state


def thought(state: State, budget: Budget, seed: int = 1) -> Thought:
    seat = state.to_act()
    view = state.observe(seat)
    search = Search(SKILLS[getattr(view, "game", "")].mind(Style()), 4, 8)
    return search.think(view, state.legal_moves(), budget, seed)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_trials_give_the_same_thought(name: str) -> None:
    state = decision(name, 150)
    first, second = [thought(state, Budget(12), seed=3) for _ in range(2)]
    assert first.best().move == second.best().move
    assert [(c.move, c.trials, c.win()) for c in first.candidates] == [
        (c.move, c.trials, c.win()) for c in second.candidates
    ]


def test_the_better_half_of_the_candidates_gets_more_trials() -> None:
    found = thought(decision("palace", 150), Budget(32))
    trials = sorted([candidate.trials for candidate in found.candidates])
    assert trials[0] < trials[-1]
    assert found.best().trials == trials[-1]


def test_every_candidate_has_a_chance_an_uncertainty_and_a_line() -> None:
    found = thought(decision("palace", 150), Budget(24))
    for candidate in found.candidates:
        assert 0 <= candidate.win() <= CERTAIN
        assert 0 <= candidate.uncertainty() <= CERTAIN
        assert candidate.line()


@pytest.mark.parametrize("name", ["palace", "rollwrite"])
def test_more_seconds_than_needed_are_cut_short_by_cancelling(name: str) -> None:
    state = decision(name, 150)
    seat = state.to_act()
    view, moves = state.observe(seat), state.legal_moves()
    search = Search(SKILLS[name].mind(Style()), 4, 8)
    stop = Timer(0.2, search.cancel)
    stop.start()
    found = search.think(view, moves, Budget(seconds=3600), 1)
    assert found.best().move in moves


def worlds(state: State, seat: Seat) -> list[State]:
    """Two states that the seat cannot tell apart."""
    view = state.observe(seat)
    return [view.determinize(MersenneSource(seed)) for seed in (1, 2)]


def test_worlds_that_differ_in_what_the_seat_cannot_know_give_the_same_move() -> None:
    source = MersenneSource(8)
    state = PALACE.new(PALACE.options(3, {"modules": "builders,invaders"}))
    compared = 0
    while compared < 5:
        go_on(state, source)
        seat = state.to_act()
        if seat is None or seat == CHANCE or len(state.legal_moves()) < 3:
            continue
        one, other = worlds(state, seat)
        if str(one) == str(other):
            continue
        found = [thought(world, Budget(8)) for world in (one, other)]
        assert found[0].best().move == found[1].best().move
        assert [c.win() for c in found[0].candidates] == [c.win() for c in found[1].candidates]
        compared += 1
