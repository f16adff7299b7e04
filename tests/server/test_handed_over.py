"""What a game counts for in which a bot played to the end for somebody."""

from functools import cache
from typing import get_args

import pytest

from alhambra.bots import bot
from alhambra.core.game import Game
from alhambra.core.sources import MersenneSource
from alhambra.server.storage.rows import TableRow
from alhambra.server.tables.endings import changed_seat
from alhambra.server.tables.history import History
from alhambra.server.tables.proof import new_secret
from alhambra.server.tables.results import results_of
from alhambra.server.tables.seating import new_table, seated, with_game_started
from alhambra.server.wire.tables import Absence, SeatRequest, TableRequest

OWN_FAULT = [absence for absence in get_args(Absence) if absence != "gone"]


@cache
def played() -> tuple[TableRow, Game, int]:
    """A game of two that was played to its end, and the seat that has more points."""
    while True:
        requested = TableRequest("palace", [SeatRequest()] * 2)
        row = new_table(requested, "table", "ann", new_secret(), 0)
        row = with_game_started(seated(row, "bea"), 0)
        game = History.of(row, []).game
        player = bot("random", MersenneSource(1))
        while (seat := game.state.to_act()) is not None:
            game.play(player.choose(game.state.observe(seat), game.state.legal_moves()))
        points = game.state.scores()
        if points[0] != points[1]:
            return row, game, points.index(max(points))


def results(seat: int, absence: str) -> list[tuple[int, int]]:
    """The place of each seat and whether it has won, after a bot has played to the end in one."""
    row, game, _ = played()
    table = changed_seat(row, seat, stand_in="greedy", absence=absence)
    return [(each.place, each.won) for each in results_of(table, game, 0)]


def test_nobody_gets_ahead_of_a_seat_by_handing_it_over() -> None:
    _, _, ahead = played()
    assert results(ahead, "gone") == [(2, 0)] * 2


def test_who_has_more_points_than_the_bot_has_won() -> None:
    _, _, ahead = played()
    found = results(1 - ahead, "gone")
    assert (found[ahead], found[1 - ahead]) == ((1, 1), (2, 0))


@pytest.mark.parametrize("absence", OWN_FAULT)
def test_who_left_the_game_to_a_bot_is_behind_the_others(absence: str) -> None:
    _, _, ahead = played()
    found = results(ahead, absence)
    assert (found[1 - ahead], found[ahead]) == ((1, 0), (2, 0))
