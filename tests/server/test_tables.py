"""Tables before the game: who finds them, who sits where, and what the host may do."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.playing import Come, Json, Person
from server.serving import ServerProcess


def refusal(person: Person, path: str, body: Json | None = None) -> str:
    answer = person.http.post(person.url(path), json=body)
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"]["id"])


def sitters(note: Json) -> list[str]:
    return [chair["name"] for chair in note["seats"]]


def listed(person: Person) -> list[str]:
    return [note["id"] for note in person.get("/api/tables/listed")["tables"]]


# Finding a table


def test_a_listed_table_is_shown_to_everybody_and_another_one_to_nobody(come: Come) -> None:
    ann = come("Ann")
    open, hidden = ann.new_table("", "", listed=True), ann.new_table("", "")
    assert open in listed(come(None))
    assert hidden not in listed(come("Bea"))


def test_a_table_is_not_listed_any_more_once_the_game_has_begun(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "", listed=True)
    ann.post(f"/api/tables/{table}/start")
    assert table not in listed(come("Bea"))


# Choosing a seat


def test_a_seat_can_be_chosen_and_changed(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "random", "")
    assert bea.post(f"/api/tables/{table}/sit", {"seat": 3})["own"] == 3
    assert bea.post(f"/api/tables/{table}/sit", {"seat": 1})["own"] == 1
    assert bea.post(f"/api/tables/{table}/sit")["own"] == 1
    assert sitters(ann.get(f"/api/tables/{table}")) == ["Ann", "Bea", "random", ""]
    assert ann.post(f"/api/tables/{table}/sit", {"seat": 3})["host"] is True


@pytest.mark.parametrize(
    ("seat", "why"),
    [(0, "seat-taken"), (1, "seat-taken"), (3, "no-such-seat"), (-1, "no-such-seat")],
)
def test_a_seat_that_is_not_free_is_refused(come: Come, seat: int, why: str) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "random", "")
    assert refusal(bea, f"/api/tables/{table}/sit", {"seat": seat}) == why
    assert bea.get(f"/api/tables/{table}")["own"] is None


# The host


def test_the_host_fills_seats_with_bots_and_frees_them(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "")
    assert sitters(ann.post(f"/api/tables/{table}/seats/1", {"bot": "random"}))[1] == "random"
    assert sitters(ann.post(f"/api/tables/{table}/seats/1", {"bot": None}))[1] == ""
    assert refusal(ann, f"/api/tables/{table}/seats/1", {"bot": "hal"}) == "unknown-bot"
    assert refusal(ann, f"/api/tables/{table}/seats/9", {"bot": None}) == "no-such-seat"
    assert refusal(ann, f"/api/tables/{table}/seats/0", {"bot": None}) == "host-stays"
    assert refusal(bea, f"/api/tables/{table}/seats/1", {"bot": "random"}) == "host-only"


def test_a_player_whom_the_host_removes_is_told_and_may_come_back(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "")
    bea.post(f"/api/tables/{table}/sit")
    removed = bea.at(table)
    assert ann.post(f"/api/tables/{table}/seats/1", {"bot": None})["standing"] is None
    removed.receive_until(lambda: removed.own is None)
    assert removed.table["standing"] == "removed"
    assert bea.post(f"/api/tables/{table}/sit")["standing"] is None


def test_who_is_banned_does_not_come_back_until_the_host_allows_it(come: Come) -> None:
    ann, bea, cleo = come("Ann"), come("Bea"), come("Cleo")
    table = ann.new_table("", "", "")
    bea.post(f"/api/tables/{table}/sit")
    banned = bea.at(table)
    (found,) = ann.post(f"/api/tables/{table}/bans", {"seat": 1})["banned"]
    assert found["name"] == "Bea"
    banned.receive_until(lambda: banned.own is None)
    assert (banned.table["standing"], banned.table["banned"]) == ("banned", [])
    assert refusal(bea, f"/api/tables/{table}/sit") == "was-banned"
    assert cleo.post(f"/api/tables/{table}/sit")["own"] == 1
    answer = ann.ask("DELETE", f"/api/tables/{table}/bans/{found['key']}")
    assert answer.json()["banned"] == []
    assert bea.post(f"/api/tables/{table}/sit")["own"] == 2


def test_who_was_removed_does_not_read_the_chat(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "")
    bea.post(f"/api/tables/{table}/sit")
    host, removed = ann.at(table), bea.at(table)
    ann.post(f"/api/tables/{table}/seats/1", {"bot": None})
    host.ask("say", text="Among us")
    assert bea.at(table).chat == []
    bea.post(f"/api/tables/{table}/sit")
    host.ask("say", text="Welcome back")
    removed.receive_until(lambda: bool(removed.chat))
    assert [line["text"] for line in removed.chat] == ["Welcome back"]
    assert [line["text"] for line in bea.at(table).chat] == ["Among us", "Welcome back"]


def test_the_host_hands_over(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "random")
    bea.post(f"/api/tables/{table}/sit")
    assert refusal(bea, f"/api/tables/{table}/host", {"seat": 1}) == "host-only"
    assert refusal(ann, f"/api/tables/{table}/host", {"seat": 2}) == "host-is-a-person"
    assert ann.post(f"/api/tables/{table}/host", {"seat": 1})["host"] is False
    assert refusal(ann, f"/api/tables/{table}/start") == "host-only"
    assert bea.post(f"/api/tables/{table}/start")["status"] == "running"


def test_a_table_that_the_host_closes_is_gone(come: Come, any_server: ServerProcess) -> None:
    ann, bea = come("Ann", any_server), come("Bea", any_server)
    table = ann.new_table("", "", listed=True)
    bea.post(f"/api/tables/{table}/sit")
    waiting = bea.at(table)
    assert refusal(bea, f"/api/tables/{table}/close") == "host-only"
    assert table not in [note["id"] for note in ann.post(f"/api/tables/{table}/close")["tables"]]
    with pytest.raises(ConnectionClosed):
        waiting.receive_until(lambda: False)
    with pytest.raises(ConnectionClosed) as closed:
        bea.at(table)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert bea.http.get(bea.url(f"/api/tables/{table}")).status_code == 404
    assert table not in listed(ann)


def test_a_game_is_closed_only_if_no_other_person_is_left_and_counts_as_resigned(
    come: Come,
) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "random", pace=5000)
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    assert refusal(ann, f"/api/tables/{table}/close") == "others-play"
    bea.at(table).ask("hand", seat=1)
    assert refusal(ann, f"/api/tables/{table}/close") == "others-play"
    bea.at(table).ask("resign")
    ann.post(f"/api/tables/{table}/close")
    note = ann.get(f"/api/tables/{table}")
    assert (note["status"], note["ended"]) == ("over", "resigned")
    assert (note["ended_by"], note["winners"]) == ([0, 1], [2])


# What a table can be like

BAD: dict[str, tuple[Json, str]] = {
    "no time": ({"clock": {"per": "player", "seconds": 0}}, "bad-clock"),
    "a year": ({"clock": {"per": "move", "seconds": 365 * 86400}}, "bad-clock"),
    "another clock": ({"clock": {"per": "game", "seconds": 60}}, "unfit-body"),
    "no patience": ({"gone_after": 0}, "bad-gone-after"),
    "no hexadecimal digits": ({"contribution": "xyz"}, "bad-contribution"),
    "half a byte": ({"contribution": "abc"}, "bad-contribution"),
    "too much": ({"contribution": "ab" * 33}, "bad-contribution"),
}


@pytest.mark.parametrize("what", BAD)
def test_a_wish_that_cannot_be_fulfilled_is_refused(come: Come, what: str) -> None:
    requested, why = BAD[what]
    body: dict[str, Any] = {"game": "palace", "seats": [{}, {"bot": "random"}], **requested}
    assert refusal(come(), "/api/tables", body) == why


# Playing again


def test_the_same_people_play_again_at_one_table(come: Come, any_server: ServerProcess) -> None:
    ann, bea, eve = (come(name, any_server) for name in ("Ann", "Bea", "Eve"))
    table = ann.new_table("", "random", "")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    assert refusal(ann, f"/api/tables/{table}/again") == "game-not-over"
    first.ask("agree")
    second.ask("agree")
    assert refusal(eve, f"/api/tables/{table}/again") == "only-seated"
    again = bea.post(f"/api/tables/{table}/again")
    assert (again["status"], again["host"], again["own"]) == ("open", True, 0)
    first.receive_until(lambda: first.table["rematch"] == again["id"])
    assert [seat["again"] for seat in first.table["seats"]] == [False, False, True]
    joined = ann.post(f"/api/tables/{table}/again")
    assert joined["id"] == again["id"]
    first.receive_until(lambda: first.table["seats"][0]["again"])
    assert sitters(joined) == ["Bea", "random", "Ann"]
    assert bea.post(f"/api/tables/{again['id']}/start")["status"] == "running"


def test_one_host_cannot_push_others_off_the_list(come: Come, any_server: ServerProcess) -> None:
    ann, eve = come("Ann", any_server), come("Eve", any_server)
    table = ann.new_table("", "", listed=True)
    flood = [eve.new_table("", "", listed=True) for _ in range(5)]
    assert listed(ann) == [*reversed(flood[-3:]), table]
