"""Every game of the box is on the wire: its name, and a view of its own."""

from typing import get_args

from alhambra.core.game import Game, seeded
from alhambra.games import GAMES
from alhambra.server.views import view_of
from alhambra.server.wire.games import GameName, View


def test_tables_of_every_game_can_be_asked_for() -> None:
    assert get_args(GameName) == tuple(GAMES)


def test_every_game_has_a_view_that_bears_its_name() -> None:
    assert [view.__struct_config__.tag for view in get_args(View)] == list(GAMES)
    for name, rules in GAMES.items():
        game = Game(rules, rules.options(2, {}), seeded("1"))
        assert view_of(game.state, None).__struct_config__.tag == name
