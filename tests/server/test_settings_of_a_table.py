"""A table is changed in the waiting room, and clocks that give time back."""

from msgspec.structs import replace

from alhambra.server.storage.rows import EventRow, SeatRow, TableRow
from alhambra.server.tables.clocks import times_left
from alhambra.server.tables.history import History
from alhambra.server.wire.tables import Clock
from server.playing import Come


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
    ann.post(f"/api/tables/{table}/start")
    seen.receive_until(lambda: seen.view is not None)
    assert (seen.view["game"], seen.table["gone_after"]) == ("alcazaba", 60)


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
    table = TableRow(
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
