"""Several people on one device: each sees with his own eyes, and only when it was said whose."""

import json
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.playing import Come, Json, Person, Socket

NOT_YOURS = 4403
COMMANDS: list[tuple[str, Json]] = [
    ("play", {"version": 0, "move": "pass"}),
    ("confirm", {"version": 0}),
    ("undo", {"version": 0}),
    ("try", {"moves": ["pass"]}),
    ("resign", {}),
    ("agree", {}),
    ("hand", {"seat": 0}),
    ("take-back", {}),
    ("away", {"away": True}),
]


def shared(host: Person, *names: str, **more: Any) -> str:
    """A table of a host and those who share the device, where it has begun."""
    seats: list[Json] = [{}, *({"name": name} for name in names)]
    body = {"game": "palace", "seats": seats, "pace": 0, **more}
    return str(host.post("/api/tables", body)["id"])


def hands(socket: Socket) -> list[bool]:
    """The seats whose cards are sent."""
    return [seat["hand"] is not None for seat in socket.view["seats"]]


def refused(person: Person, table: str, seat: object) -> int | None:
    """The code with which the socket of a seat is closed."""
    with pytest.raises(ConnectionClosed) as closed:
        Socket(person, table, seat=seat)  # type: ignore[arg-type]
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def counted_games(person: Person) -> list[Json]:
    """The games of somebody who has just played one, once it is counted."""
    for _ in range(200):
        if games := person.get("/api/me/games")["games"]:
            return list(games)
        time.sleep(0.1)
    raise AssertionError("the game is not counted")


def test_a_game_of_people_who_share_a_device_begins_at_once(come: Come) -> None:
    ann = come("Ann")
    note = ann.get(f"/api/tables/{shared(ann, 'Bea', 'Cem')}")
    assert note["status"] == "running"
    assert [chair["name"] for chair in note["seats"]] == ["Ann", "Bea", "Cem"]
    assert [chair["host"] for chair in note["seats"]] == [True, False, False]
    assert (note["mine"], note["own"]) == ([0, 1, 2], None)


def test_nobodys_hand_is_told_before_it_was_said_whose(come: Come) -> None:
    ann = come("Ann")
    socket = ann.at(shared(ann, "Bea"))
    assert hands(socket) == [False, False]
    assert socket.own is None
    assert socket.view["moves"] == []


def test_each_sees_the_own_hand_and_no_other(come: Come) -> None:
    ann = come("Ann")
    table = shared(ann, "Bea", "Cem")
    for seat in range(3):
        socket = ann.at(table, seat=seat)
        assert socket.own == seat
        assert hands(socket) == [number == seat for number in range(3)]


@pytest.mark.parametrize("seat", [2, 3, 999999999])
def test_the_eyes_of_a_seat_that_is_not_ones_own_are_refused(come: Come, seat: int) -> None:
    ann = come("Ann")
    table = shared(ann, "Bea", pace=5000)
    assert refused(ann, table, seat) == NOT_YOURS


@pytest.mark.parametrize("name", ["Eve", None])
@pytest.mark.parametrize("seat", [0, 1])
def test_strangers_get_nobodys_eyes(come: Come, name: str | None, seat: int) -> None:
    table = shared(come("Ann"), "Bea")
    assert refused(come(name), table, seat) == NOT_YOURS


@pytest.mark.parametrize("seat", ["-1", "x", "1.0", "٣"])
def test_what_is_no_seat_gives_nobodys_eyes(come: Come, seat: str) -> None:
    ann = come("Ann")
    socket = Socket(ann, shared(ann, "Bea"), seat=seat)  # type: ignore[arg-type]
    assert hands(socket) == [False, False]


@pytest.mark.parametrize(("type", "facts"), COMMANDS)
def test_without_a_seat_nothing_is_done(come: Come, type: str, facts: Json) -> None:
    ann = come("Ann")
    socket = ann.at(shared(ann, "Bea"))
    answer = socket.ask(type, **facts)
    assert (answer["type"], answer["reason"]["id"]) == ("refused", "which-seat")


def test_whoever_shares_a_device_speaks_in_the_waiting_room(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "", "")
    ann.post(f"/api/tables/{table}/sit", {"name": "Cem"})
    socket = ann.at(table)
    assert socket.ask("say", text="One seat is free")["type"] == "done"
    assert come("Bea").at(table).chat[-1]["text"] == "One seat is free"


def test_nobody_plays_for_the_neighbour(come: Come) -> None:
    ann = come("Ann")
    table = shared(ann, "Bea")
    sockets = [ann.at(table, seat=seat) for seat in range(2)]
    awaited = sockets[0].view["awaited"]
    moves = sockets[awaited].view["moves"]
    answer = sockets[1 - awaited].play(moves[0])
    assert answer["reason"]["id"] == "not-your-turn"
    assert sockets[awaited].play(moves[0])["type"] == "done"


def test_a_whole_game_is_played_from_hand_to_hand(come: Come) -> None:
    ann = come("Ann")
    table = shared(ann, "Bea")
    socket = ann.at(table)
    for _ in range(2000):
        if socket.is_over:
            break
        awaited = socket.view["awaited"]
        if socket.own == awaited:
            socket.play_first("place", "buy", "take")
        else:
            socket.close()
            socket = ann.at(table, seat=awaited)
    assert socket.is_over
    games = counted_games(ann)
    assert [game["table"] for game in games].count(table) == 1
    assert games[0]["people"] == 2


def test_a_friend_sits_down_beside_a_guest_and_leaves_with_him(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "", "")
    bea.post(f"/api/tables/{table}/sit")
    note = bea.post(f"/api/tables/{table}/sit", {"seat": 3, "name": "Cem"})
    assert [chair["name"] for chair in note["seats"]] == ["Ann", "Bea", "", "Cem"]
    assert note["mine"] == [1, 3]
    note = bea.post(f"/api/tables/{table}/leave")
    assert [chair["name"] for chair in note["seats"]] == ["Ann", "", "", ""]


def test_only_who_sits_there_lets_somebody_sit_beside(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "")
    answer = bea.http.post(bea.url(f"/api/tables/{table}/sit"), json={"name": "Cem"})
    assert json.loads(answer.text)["reason"]["id"] == "only-seated"


def test_a_seat_beside_the_host_can_be_cleared_and_the_host_stays(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "", "")
    ann.post(f"/api/tables/{table}/sit", {"name": "Cem"})
    note = ann.post(f"/api/tables/{table}/seats/1", {"bot": None})
    assert [chair["occupant"] for chair in note["seats"]] == ["person", "nobody", "nobody"]
    assert note["host"]


def test_who_is_removed_goes_with_all_on_the_device(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "", "", "")
    bea.post(f"/api/tables/{table}/sit")
    bea.post(f"/api/tables/{table}/sit", {"name": "Cem"})
    note = ann.post(f"/api/tables/{table}/seats/1", {"bot": "greedy"})
    assert [chair["occupant"] for chair in note["seats"]] == ["person", "bot", "nobody", "nobody"]


@pytest.mark.parametrize("name", ["", "x" * 25, "greedy", "a\u202eb"])
def test_names_of_neighbours_are_names(come: Come, name: str) -> None:
    ann = come("Ann")
    body = {"game": "palace", "seats": [{}, {"name": name}]}
    answer = ann.http.post(ann.url("/api/tables"), json=body)
    assert answer.status_code == 422
    assert json.loads(answer.text)["reason"]["id"].startswith("guest-name-")


def test_a_seat_is_for_a_bot_or_for_somebody(come: Come) -> None:
    ann = come("Ann")
    body = {"game": "palace", "seats": [{}, {"name": "Bea", "bot": "greedy"}]}
    answer = ann.http.post(ann.url("/api/tables"), json=body)
    assert json.loads(answer.text)["reason"]["id"] == "seat-of-two"


def test_who_holds_the_device_agrees_for_all_on_it(come: Come) -> None:
    ann = come("Ann")
    socket = ann.at(shared(ann, "Bea"), seat=1)
    socket.ask("agree")
    assert socket.table["ended"] == "agreed"


def test_the_same_people_play_again_on_the_same_device(come: Come) -> None:
    ann, dan = come("Ann"), come("Dan")
    table = ann.new_table("", "", "")
    ann.post(f"/api/tables/{table}/sit", {"name": "Bea"})
    dan.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    ann.at(table, seat=0).ask("agree")
    dan.at(table).ask("agree")
    dan.post(f"/api/tables/{table}/again")
    note = ann.post(f"/api/tables/{table}/again")
    assert sorted(chair["name"] for chair in note["seats"]) == ["Ann", "Bea", "Dan"]
    assert len(note["mine"]) == 2
