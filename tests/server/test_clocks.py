"""Clocks: nobody wins time by letting a bot play and taking the seat back."""

import time

import pytest

from alhambra.server.storage.rows import EventRow
from alhambra.server.tables.clocks import seat_taken_back
from alhambra.server.tables.endings import changed_seat
from alhambra.server.tables.history import History
from alhambra.server.tables.proof import new_secret
from alhambra.server.tables.seating import new_table, seated, with_game_started
from alhambra.server.wire.tables import Clock, SeatRequest, TableRequest
from server.playing import Come
from server.test_people import pair, refusal

PER = ["move", "player"]


@pytest.mark.parametrize("per", PER)
def test_the_time_of_a_turn_goes_on_while_a_bot_plays_for_somebody(come: Come, per: str) -> None:
    clock = {"per": per, "seconds": 600}
    first, _ = pair(come("Ann"), come("Bea"), clock=clock, pace=5000)
    time.sleep(1)
    first.ask("hand", seat=first.own)
    first.ask("take-back")
    chair = first.table["seats"][first.own or 0]
    assert chair["stand_in"] is None
    assert chair["left"] <= 599_000


@pytest.mark.parametrize("per", PER)
def test_a_turn_whose_time_is_up_is_the_bots(come: Come, per: str) -> None:
    clock = {"per": per, "seconds": 1}
    first, second = pair(come("Ann"), come("Bea"), clock=clock, pace=5000)
    own = first.own or 0
    first.receive_until(lambda: first.table["seats"][own]["stand_in"] is not None)
    assert refusal(first.ask("take-back")) == "time-is-up"
    for each in (first, second):
        each.ask("pace", pace=0)
    first.receive_until(lambda: not first.is_awaited)
    assert first.ask("take-back")["type"] == "done"


def test_each_time_the_minutes_run_out_fewer_are_given_back(come: Come) -> None:
    first, second = pair(come("Ann"), come("Bea"), clock={"per": "player", "seconds": 5})
    own = first.own or 0
    given = []
    for _ in range(2):
        first.receive_until(lambda: first.table["seats"][own]["stand_in"] is not None)
        first.receive_until(lambda: not first.is_awaited)
        first.ask("take-back")
        given.append(first.table["seats"][own]["left"])
        second.receive_until(lambda: second.is_awaited)
        while second.is_awaited:
            second.play_first("take", "end")
    assert given == [500, 50]


def test_nobody_gets_time_back_that_has_not_run_out() -> None:
    requested = TableRequest("palace", [SeatRequest()] * 2, clock=Clock("player", 600))
    row = new_table(requested, "table", "ann", new_secret(), 0)
    row = with_game_started(seated(row, "bea"), 0)
    history = History.of(row, [])
    seat = history.awaited
    assert seat is not None
    minute = 60 * 1000
    move = str(next(move for move in history.game.state.legal_moves() if "take" in str(move)))
    history.add(EventRow("table", 1, "move", seat, move, "1", 9 * minute))
    assert history.awaited != seat
    for absence, left in (("chosen", minute), ("time", minute)):
        away = changed_seat(row, seat, stand_in="greedy", absence=absence)
        assert seat_taken_back(away, history, seat, 10 * minute).left == left
    history.moments[-1] = (seat, 10 * minute)
    for absence, left in (("chosen", 0), ("time", minute)):
        away = changed_seat(row, seat, stand_in="greedy", absence=absence)
        assert seat_taken_back(away, history, seat, 10 * minute).left == left
