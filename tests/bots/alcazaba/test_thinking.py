"""Alcazaba by what the round will bring everybody."""

from alhambra.bots.alcazaba.thinking import ThinkingAlcazabaPlayer
from alhambra.bots.style import Style
from alhambra.core.state import State
from box.alcazaba import position


def chosen(state: State) -> str:
    player = ThinkingAlcazabaPlayer(Style(deny=1.0))
    return str(player.choose(state.observe(state.to_act()), state.legal_moves()))


def test_it_takes_the_tile_that_makes_the_longer_wall() -> None:
    state = position("phase take 1\nresults G\ntiles G G11 G6esw\ncolumn G 1@5/1")
    assert chosen(state) == "take G6esw"


def test_it_builds_rather_than_reserves() -> None:
    state = position("phase place 1\nresults G\ntaken G11")
    assert chosen(state).startswith("place G11")


def test_it_redesigns_where_a_marker_can_win_nothing() -> None:
    state = position("rolls 1 PPPPTTTT\n1 reserve T12")
    assert chosen(state).startswith("place T12")


def test_it_names_the_player_behind_it_so_that_it_is_last() -> None:
    state = position("phase name 2\nresults T\ntoken T")
    assert chosen(state) == "name 3"
