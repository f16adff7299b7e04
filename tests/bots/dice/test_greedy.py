"""The greedy bot in the Dice Game: sensible in every decision, and far better than chance."""

import pytest

from box.bots import greedy_move, wins
from box.dice import position


def test_it_stops_where_the_result_can_hardly_be_bettered() -> None:
    assert greedy_move(position("rolls 2 PTTTTTTT")) == "marker T"


def test_it_goes_on_rolling_for_what_it_has_most_of() -> None:
    assert greedy_move(position("rolls 1 PSACTTTT")) == "keep TTTT"


def test_it_does_not_place_a_marker_that_can_earn_nothing() -> None:
    state = position("rolls 3 GGGGGTTT\ncolumn G 1@8/1 2@8/2 3@7/1")
    assert greedy_move(state) == "marker T"


def test_it_takes_a_token_that_scores_three_times() -> None:
    state = position("""
        phase reward 1
        round 1 1
        results P 1
        bonus +3 start +1 +1 +1 +1
        column P 1@5/1
    """)
    assert greedy_move(state) == "take token"


def test_it_exchanges_a_point_that_would_be_lost() -> None:
    state = position("""
        phase exchange 1
        round 5 1
        results P 1 points 2
        column P 1@5/1
        track P 12:1
        track G 1:2
        track T 1:3
        1 tokens exchange
    """)
    assert greedy_move(state) == "exchange C"


def test_it_names_the_player_behind_it_so_that_it_is_last() -> None:
    state = position("phase name 2\nresults P 1 token 0\ncolumn P 2@5/1")
    assert greedy_move(state) == "name 3"


def test_it_uses_a_black_die_rather_than_losing_it_in_the_last_turn() -> None:
    state = position(
        """
        round 5 1
        rolls 1 TTTTTTAP
        before nothing
        out 1 1 1 1 2 2 2 2 2 3 3 3 3 3
        column T 2@7/2
        1 tokens black
    """.replace("2 2 2 2 2 3", "2 2 2 2 3")
    )
    assert greedy_move(state) == "black T"


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long)])
def test_it_beats_random_players_at_any_table(players: int) -> None:
    assert wins("dice", 2, players) == 2


@pytest.mark.long
def test_it_wins_95_of_100_games_against_two_random_players() -> None:
    assert wins("dice", 100) >= 95
