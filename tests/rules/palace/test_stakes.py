"""What is at stake: known to everybody at any time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
from alhambra.games.palace.pile import ScoringCard
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.stakes import (
    buildings_left,
    may_end_now,
    points_of_places,
    scoring_card_within,
)
from alhambra.games.palace.table import GAIN, OVER
from box import rule
from box.palace import position

FULL = "market A9 A10 C10 C11\ndisplay y1 y2 y3 y4"


@rule("P-31")
def test_the_next_scoring_says_what_each_place_brings() -> None:
    assert points_of_places(position(f"{FULL}\npile 3+A 101").table)[0] == [1]


@rule("P-09")
def test_the_scoring_card_is_somewhere_in_its_part_of_the_pile() -> None:
    assert scoring_card_within(position(f"{FULL}\npile 4 3+A 97").table) == (5, 8)
    assert scoring_card_within(position(f"{FULL}\npile 3+B 101").table) == (1, 4)
    assert scoring_card_within(position(f"{FULL}\npile 104").table) is None


@rule("P-40")
@pytest.mark.parametrize("seed", [1, 2])
def test_whenever_a_turn_is_the_last_it_was_known_that_it_might_be(seed: int) -> None:
    source = MersenneSource(seed)
    state = PALACE.new(PALACE.options(3, {}))
    known = False
    while state.table.phase not in (GAIN, OVER):
        if state.to_act() == CHANCE:
            state.happen(state.sample(source))
            continue
        known = may_end_now(state.table)
        legal = state.legal_moves()
        state.apply(legal[source.below(len(legal))])
    assert known


@given(seed=st.integers(0, 2**32), moves=st.integers(0, 60))
def test_no_scoring_card_comes_before_it_can_and_none_after(seed: int, moves: int) -> None:
    source = MersenneSource(seed)
    state = PALACE.new(PALACE.options(3, {}))
    limits: tuple[int, int] | None = None
    drawn = 0
    while moves and state.to_act() is not None:
        if state.to_act() == CHANCE:
            outcome = state.sample(source)
            if state.occasion() == "money" and limits:
                drawn += 1
                if isinstance(outcome, ScoringCard):
                    assert limits[0] <= drawn <= limits[1]
                    limits = None
            state.happen(outcome)
            continue
        if limits is None:
            limits, drawn = scoring_card_within(state.table), 0
        assert sum(buildings_left(state.table)) == len(state.table.bag)
        legal = state.legal_moves()
        state.apply(legal[source.below(len(legal))])
        moves -= 1
