"""Snapshot games over real sockets."""

from alhambra import game, parse_record, verify
from server.playing import Come, play_together


def test_a_person_plays_a_whole_game_against_bots(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "greedy", "random")
    seat = ann.at(table)
    assert [chair["name"] for chair in seat.table["seats"]] == ["Ann", "greedy", "random"]
    seat.play_until(lambda: seat.is_over)
    seat.receive_until(lambda: seat.table["status"] == "over")
    assert [event["version"] for event in seat.events] == list(range(seat.version + 1))
    assert seat.events[-1]["entries"][-1]["what"] == "ended"
    assert [s["name"] for s in seat.view["scorings"]] == ["A", "B", "C"]
    assert all(player["hand"] is not None for player in seat.view["seats"])
    record = parse_record(ann.http.get(ann.url(f"/api/tables/{table}/record")).text)
    result = verify(record, game("palace")).result()
    assert result is not None
    assert result.scores == [player["points"] for player in seat.view["seats"]]
    assert ann.get(f"/api/tables/{table}")["status"] == "over"


def test_two_people_and_a_bot_play_at_one_table(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "greedy")
    first = ann.at(table)
    assert (first.table["status"], first.version, first.view) == ("open", -1, None)
    second = bea.at(table)
    assert second.own is None
    assert bea.post(f"/api/tables/{table}/sit")["own"] == 1
    assert bea.post(f"/api/tables/{table}/sit")["own"] == 1
    assert second.ask("start")["reason"]["id"] == "host-only"
    assert first.ask("start")["type"] == "done"
    second.receive_until(lambda: second.view is not None)
    assert {chair["presence"] for chair in first.table["seats"]} == {"here"}
    play_together(lambda: first.is_over, first, second)
    assert first.events == second.events
    assert first.view["seats"] == second.view["seats"]


def test_seats_that_nobody_takes_are_played_by_bots(come: Come) -> None:
    ann = come()
    table = ann.new_table("", "", "", "greedy")
    note = ann.post(f"/api/tables/{table}/start")
    assert note["status"] == "running"
    names = [chair["name"] for chair in note["seats"]]
    assert [name.partition("/")[0] for name in names] == ["Ann", "skilled", "skilled", "greedy"]
    assert len(set(names)) == 4


def test_coming_and_going_is_told(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "")
    bea.post(f"/api/tables/{table}/sit")
    come(None).at(table)
    first = ann.at(table)
    assert first.presences[:2] == ["here", "away"]
    second = bea.at(table)
    first.receive_until(lambda: first.presences[1] == "here")
    second.close()
    first.receive_until(lambda: first.presences[1] == "away")
    bea.post("/api/guests", {"name": "Béa"})
    first.receive_until(lambda: first.table["seats"][1]["name"] == "Béa")
    bea.post(f"/api/tables/{table}/leave")
    first.receive_until(lambda: first.table["seats"][1]["occupant"] == "nobody")


def test_whoever_stays_is_host_after_the_host_has_left(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "")
    bea.post(f"/api/tables/{table}/sit")
    assert ann.post(f"/api/tables/{table}/leave")["host"] is False
    assert bea.get(f"/api/tables/{table}")["host"] is True
    bea.post(f"/api/tables/{table}/leave")
    assert ann.post(f"/api/tables/{table}/sit")["host"] is True


def test_own_tables_are_listed_those_that_run_first(come: Come) -> None:
    ann = come()
    open, old, new = ann.new_table("", ""), ann.new_table("", "random"), ann.new_table("", "random")
    listed = [(note["id"], note["status"]) for note in ann.get("/api/tables")["tables"]]
    assert listed == [(new, "running"), (old, "running"), (open, "open")]
    assert come("Bea").get("/api/tables")["tables"] == []


def test_bots_let_people_follow(come: Come) -> None:
    ann = come()
    seat = ann.at(ann.new_table("", "greedy", pace=5000))
    if not seat.is_awaited:
        # The bot is to act, and takes its time.
        assert seat.ask("try", moves=["take y1"])["reason"]["id"] == "not-your-turn"
        assert seat.version == 0
