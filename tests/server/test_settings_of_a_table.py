"""A table is changed in the waiting room, and clocks that give time back."""

import pytest
from msgspec.structs import replace

from alhambra.server.failures import NotNow
from alhambra.server.guests import now
from alhambra.server.storage.rows import EventRow, SeatRow, TableRow
from alhambra.server.tables.clocks import times_left
from alhambra.server.tables.consent import TIME_TO_LEAVE, expect_time_to_leave
from alhambra.server.tables.history import History
from alhambra.server.wire.tables import Clock
from server.playing import Come, Json, Person

TABLE = TableRow(
    id="t",
    game="palace",
    rules="",
    options={},
    seats=[SeatRow(guest="ann"), SeatRow(guest="bea")],
    host="ann",
    pace=0,
    status="running",
    awaited=None,
    seed="5e" * 32,
    created=0,
    changed=0,
    started=1_000_000,
    clock=Clock("player", 60, 10),
)


def test_the_host_changes_game_options_seats_clock_and_visibility(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "", "random")
    bea.post(f"/api/tables/{table}/sit")
    seen = bea.at(table)
    clock = {"per": "player", "seconds": 60, "increment": 5}
    wanted = {"game": "dice", "seats": 3, "listed": True, "clock": clock}
    ann.post(f"/api/tables/{table}/settings", wanted)
    seen.receive_until(lambda: seen.table["game"] == "dice" and bool(seen.chat))
    assert [seat["occupant"] for seat in seen.table["seats"]] == ["person", "person", "bot"]
    assert (seen.table["clock"], seen.table["listed"]) == (clock, True)
    assert seen.chat[-1]["notice"]["id"] == "notice-settings"
    ann.post(f"/api/tables/{table}/settings", {"game": "alcazaba", "seats": 4, "gone_after": 60})
    seen.receive_until(lambda: seen.table["gone_after"] == 60)
    bea.post(f"/api/tables/{table}/leave")
    ann.post(f"/api/tables/{table}/start")
    seen.receive_until(lambda: seen.view is not None)
    assert seen.view["game"] == "alcazaba"


def test_nobody_is_put_on_terms_they_have_not_seen(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", clock={"per": "move", "seconds": 3 * 24 * 60 * 60})
    bea.post(f"/api/tables/{table}/sit")
    blitz = {"game": "palace", "seats": 2, "clock": {"per": "player", "seconds": 1}}
    before = ann.get(f"/api/tables/{table}")
    assert refusal(ann, table, "settings", blitz) == "would-not-see"
    assert ann.get(f"/api/tables/{table}") == before
    # Seats and the list of tables are no terms.
    ann.post(f"/api/tables/{table}/settings", {**blitz, "clock": before["clock"], "seats": 3})
    seen = bea.at(table)
    seen.ask("away", away=True)
    assert refusal(ann, table, "settings", blitz) == "would-not-see"
    seen.ask("away", away=False)
    ann.post(f"/api/tables/{table}/settings", blitz)
    # Bea can leave before the game starts.
    assert refusal(ann, table, "start") == "just-changed"
    seat = ann.at(table)
    assert seat.ask("start")["reason"]["id"] == "just-changed"
    bea.post(f"/api/tables/{table}/leave")
    assert seat.ask("start")["type"] == "done"


def test_a_change_sent_twice_counts_once(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "")
    wanted = {"game": "dice", "seats": 3}
    first = ann.post(f"/api/tables/{table}/settings", wanted)
    assert ann.post(f"/api/tables/{table}/settings", wanted) == first
    seat = ann.at(table)
    assert [line["notice"]["id"] for line in seat.chat] == ["notice-settings"]


def refusal(person: Person, table: str, what: str, body: Json | None = None) -> str:
    answer = person.ask("POST", f"/api/tables/{table}/{what}", body)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["reason"]["id"])


def test_the_others_can_leave_for_a_few_seconds_after_a_change() -> None:
    table = replace(TABLE, status="open", settled=now())
    with pytest.raises(NotNow, match="moment"):
        expect_time_to_leave(table)
    expect_time_to_leave(replace(table, seats=[SeatRow(guest="ann"), SeatRow(bot="random")]))
    expect_time_to_leave(replace(table, settled=now() - TIME_TO_LEAVE))
    expect_time_to_leave(replace(table, settled=now() + 60 * TIME_TO_LEAVE))


def test_nobody_loses_a_seat_by_it_and_what_does_not_fit_is_refused(come: Come) -> None:
    ann, bea, cleo = come("Ann"), come("Bea"), come("Cleo")
    table = ann.new_table("", "", "")
    for person in (bea, cleo):
        person.post(f"/api/tables/{table}/sit")
    before = ann.get(f"/api/tables/{table}")
    for body, reason in (
        ({"game": "dice", "seats": 2}, "too-few-seats"),
        ({"game": "palace", "seats": 9}, "bad-players"),
        ({"game": "palace", "seats": 3, "options": {"modules": "none-such"}}, "unknown-module"),
        (
            {"game": "dice", "seats": 3, "clock": {"per": "move", "seconds": 60, "increment": 5}},
            "bad-increment",
        ),
    ):
        answer = ann.ask("POST", f"/api/tables/{table}/settings", body)
        assert answer.json()["reason"]["id"] == reason
    assert ann.get(f"/api/tables/{table}") == before


def test_each_turn_gives_the_increment_back() -> None:
    table = TABLE
    history = History(table)
    at, second = 1_000_000, 1000
    first = history.awaited
    assert first is not None
    move = str(next(m for m in history.game.state.legal_moves() if str(m).startswith("take")))
    at += 20 * second
    history.add(EventRow("t", 1, "move", first, move, "c1", at))
    assert history.awaited != first
    left = times_left(table, history, at)
    assert left[first] == (60 - 20 + 10) * second
    assert left[1 - first] == 60 * second
    plain = times_left(replace(table, clock=Clock("player", 60)), history, at)
    assert plain[first] == (60 - 20) * second
