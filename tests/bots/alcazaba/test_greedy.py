"""The greedy bot in Alcazaba: sensible in every decision, and far better than chance."""

import pytest

from box.alcazaba import position
from box.bots import greedy_move, wins


def test_it_rolls_for_the_column_where_there_is_most_to_win() -> None:
    state = position("rolls 1 PPPPTTTT\ntiles P P2new\ntiles T T12 T11 T13e")
    assert greedy_move(state) == "keep TTTT"


def test_it_takes_the_tile_that_makes_the_longer_wall() -> None:
    state = position("phase take 1\nresults G\ntiles G G11 G6esw\ncolumn G 1@5/1")
    assert greedy_move(state) == "take G6esw"


def test_it_builds_rather_than_reserves() -> None:
    state = position("phase place 1\nresults G\ntaken G11")
    assert greedy_move(state).startswith("place G11")


def test_it_redesigns_where_a_marker_can_win_nothing() -> None:
    state = position("rolls 1 PPPPTTTT\n1 reserve T12")
    assert greedy_move(state).startswith("place T12")


def test_it_names_the_player_behind_it_so_that_it_is_last() -> None:
    state = position("phase name 2\nresults T\ntoken T")
    assert greedy_move(state) == "name 3"


@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long)])
def test_it_beats_random_players_at_any_table(players: int) -> None:
    assert wins("alcazaba", 2, players) == 2


@pytest.mark.long
def test_it_wins_95_of_100_games_against_two_random_players() -> None:
    assert wins("alcazaba", 100) >= 95
