"""Nobody gets more than a share: what costs is limited by guest, address and table, and those who
play come before those who look."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

import own_loop
from alhambra.server import schema
from alhambra.server.limits import LIMITS, AtOnce, Limits, Visitor
from alhambra.server.rate import Allowances, Rate
from alhambra.server.storage.opening import opened
from alhambra.server.storage.store import Store
from alhambra.server.turns import Rank, Turns
from server.from_elsewhere import Stranger, stranger
from server.playing import Come, Json, Socket
from server.serving import ServerProcess

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def closing_code(socket: ClientConnection) -> int | None:
    """The code with which the server closes a socket, after whatever else it sends."""
    try:
        while True:
            socket.recv(20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def watch(visitor: Stranger, table: str) -> bool:
    """Whether one more spectator is let in."""
    try:
        return json.loads(visitor.at(table).recv(20))["type"] == "snapshot"  # type: ignore[no-any-return]
    except WebSocketException:
        return False


@pytest.fixture(scope="module")
def usual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the usual limits; each test has addresses of its own."""
    server = ServerProcess(tmp_path_factory.mktemp("usual") / "data")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.errors


# Who sits at a table


def test_who_sits_at_a_table_is_never_kept_out_by_spectators(
    come: Come, usual_server: ServerProcess
) -> None:
    ann = come("Ann", usual_server)
    table = ann.new_table("", "random", pace=5000)
    with stranger(usual_server, 2) as one, stranger(usual_server, 3) as another:
        inside = sum(watch(one, table) for _ in range(AtOnce().spectators_of_address_at_table + 5))
        assert inside == AtOnce().spectators_of_address_at_table
        assert watch(another, table)
        # Also from the address of those who have opened as many as they may.
        assert not any(watch(one, table) for _ in range(round(LIMITS["socket"].address.burst)))
        assert json.loads(one.at(table, ann.cookie).recv(20))["table"]["own"] == 0
        assert ann.at(table).own == 0


def test_a_table_has_room_for_so_many_spectators_and_for_everybody_who_sits_there(
    come: Come, usual_server: ServerProcess
) -> None:
    ann = come("Ann", usual_server)
    table = ann.new_table("", "random", pace=5000)
    most = AtOnce()
    addresses = range(10, 12 + most.spectators_of_table // most.spectators_of_address_at_table)
    with ExitStack() as open:
        visitors = [open.enter_context(stranger(usual_server, number)) for number in addresses]
        each = range(most.spectators_of_address_at_table)
        inside = sum(watch(visitor, table) for visitor in visitors for _ in each)
        assert inside == most.spectators_of_table
        assert ann.at(table).own == 0


def test_a_guests_next_socket_takes_the_place_of_the_oldest(come: Come) -> None:
    ann = come("Ann")
    table = ann.new_table("", "random", pace=5000)
    sockets = [ann.at(table) for _ in range(AtOnce().sockets_of_guest_at_table + 1)]
    assert closing_code(sockets[0].raw) == 1013
    assert sockets[-1].ask("try", moves=[])["type"] in ("tried", "refused")


# Sockets


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT, Opcode.TEXT])
def test_frames_of_every_kind_are_counted(come: Come, opcode: Opcode) -> None:
    ann = come("Ann")
    table = ann.new_table("", "random", pace=5000)
    with stranger(ann.server) as visitor:
        flooding = visitor.at(table)
        frame = Frame(opcode, b"", fin=opcode != Opcode.CONT).serialize(mask=True, extensions=[])
        if opcode == Opcode.CONT:
            frame = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True, extensions=[]) + (
                frame * 10_000
            )
        else:
            frame *= 10_000
        with suppress(OSError):
            flooding.socket.sendall(frame)
        assert closing_code(flooding) == 1008


def test_who_plays_is_not_cut_off_by_frames_of_others_at_the_address(
    come: Come, usual_server: ServerProcess
) -> None:
    ann = come("Ann", usual_server)
    table = ann.new_table("", "random", pace=5000)
    ping = Frame(Opcode.PING, b"").serialize(mask=True, extensions=[])
    with stranger(usual_server, 55) as neighbour:
        player = neighbour.at(table, ann.cookie)
        player.recv(20)
        for _ in range(20):
            neighbour.at(table).socket.sendall(ping * 100)
        player.send(json.dumps({"type": "away", "id": "1", "away": True}))
        while json.loads(player.recv(20)).get("id") != "1":
            pass


def refusals(seat: Socket, command: str, times: int, /, **facts: Any) -> set[str]:
    answers = [seat.ask(command, **facts) for _ in range(times)]
    return {answer["reason"]["id"] for answer in answers if answer["type"] == "refused"}


@pytest.mark.parametrize(
    ("game", "command", "facts"),
    [
        ("palace", "try", {"moves": []}),
        ("dice", "odds", {"keep": ""}),
        ("palace", "away", {"away": True}),
        ("palace", "undo", {"version": 0}),
        ("palace", "agree", {"agrees": False}),
        ("palace", "hand", {"seat": 0}),
        ("palace", "retract", {"version": 0, "agrees": True}),
    ],
)
def test_what_costs_at_a_table_is_limited(come: Come, game: str, command: str, facts: Json) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random", game=game, pace=5000))
    assert "too-many" in refusals(seat, command, 120, **facts)


def test_nobody_pushes_the_chat_out_with_what_it_says_of_them(come: Come) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    seat = ann.at(table)
    seat.ask("start")
    assert seat.ask("say", text="Good luck!")["type"] == "done"
    eve = bea.at(table)
    for number in range(60):
        eve.ask("agree", agrees=number % 2 == 0)
    # Whoever comes now still reads it.
    assert "Good luck!" in [message["text"] for message in ann.at(table).snapshot["chat"]]


def test_moves_are_not_limited_by_anything_else(come: Come) -> None:
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random"))
    seat.receive_until(lambda: seat.is_awaited)
    assert "too-many" in refusals(seat, "away", 120, away=True)
    seat.play_first("take")


# Requests


def statuses(visitor: Stranger, path: str, times: int) -> list[int]:
    """What a visitor is answered who does not wait for an answer before asking again."""
    asked = f"GET {path} HTTP/1.1\r\nHost: {visitor.server.host}\r\n"
    connection = visitor.connection()
    connection.sendall(f"{asked}\r\n".encode() * (times - 1))
    connection.sendall(f"{asked}Connection: close\r\n\r\n".encode())
    answers = b"".join(iter(lambda: connection.recv(1 << 16), b""))
    return [int(found) for found in re.findall(rb"HTTP/1\.1 (\d+)", answers)]


def test_readers_are_limited_by_their_address_and_others_are_served(
    come: Come, usual_server: ServerProcess
) -> None:
    ann = come("Ann", usual_server)
    with stranger(usual_server, 50) as visitor, stranger(usual_server, 51) as another:
        burst = round(LIMITS["read"].address.burst)
        assert statuses(visitor, "/api/me", burst // 2) == [200] * (burst // 2)
        while 429 not in statuses(visitor, "/api/me", burst):
            pass
        assert another.http.get("/api/me").status_code == 200
        assert ann.get("/api/me")["guest"]["name"] == "Ann"
        # Those who have come in are not held up by those who have not, at the same address either.
        visitor.http.cookies.update(ann.http.cookies)
        assert visitor.http.get("/api/me").json()["guest"]["name"] == "Ann"


def test_replays_that_have_to_be_worked_out_are_limited(
    come: Come, usual_server: ServerProcess
) -> None:
    """Records in turn, more than are kept in memory: each time the whole game is played again."""
    ann = come("Ann", usual_server)
    table = ann.new_table("", "random")
    seat = ann.at(table)
    seat.receive_until(lambda: seat.is_awaited)
    record = ann.http.get(ann.url(f"/api/tables/{table}/record")).text
    ids = []
    for number in range(12):
        guest = come(f"Guest {number}", usual_server)
        answer = guest.http.post(guest.url("/api/records"), content=record.encode())
        ids.append(answer.json()["id"])
    with stranger(usual_server, 52) as visitor:
        found = [visitor.http.get(f"/api/records/{id}").status_code for id in ids * 3]
    assert set(found) == {200, 429}


def test_uploads_are_limited(come: Come, usual_server: ServerProcess) -> None:
    ann = come("Ann", usual_server)
    found = {ann.http.post(ann.url("/api/records"), content=b"x").status_code for _ in range(15)}
    assert found == {422, 429}


def test_everything_about_oneself_is_not_given_out_all_the_time(
    come: Come, usual_server: ServerProcess
) -> None:
    ann = come("Ann", usual_server)
    found = {ann.http.get(ann.url("/api/me/data")).status_code for _ in range(15)}
    assert found == {200, 429}


def test_names_are_not_changed_all_the_time(come: Come) -> None:
    ann = come("Ann")
    answers = [
        ann.http.post(ann.url("/api/guests"), json={"name": f"Ann {number}"}).status_code
        for number in range(20)
    ]
    assert set(answers) == {200, 429}


def test_the_document_is_made_once() -> None:
    assert schema.document_text() is schema.document_text()


def test_of_one_guests_tables_a_few_are_listed(come: Come) -> None:
    ann = come("Ann")
    tables = [ann.new_table("", "", listed=True) for _ in range(AtOnce().listed_tables_of_guest)]
    body = {"game": "palace", "seats": [{}, {}], "listed": True}
    refused = ann.ask("POST", "/api/tables", body)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (409, "too-many-listed")
    assert ann.ask("POST", "/api/tables", {**body, "listed": False}).status_code == 201
    ann.post(f"/api/tables/{tables[0]}/close")
    assert ann.ask("POST", "/api/tables", body).status_code == 201


def test_who_leaves_a_table_has_opened_it_all_the_same(
    come: Come, shared_server: ServerProcess
) -> None:
    ann = come("Ann")
    table = ann.new_table("", "", listed=True)
    zoe = come("Zoe")
    assert table in str(zoe.get("/api/tables/listed"))
    ann.post(f"/api/tables/{table}/leave")
    assert table not in str(zoe.get("/api/tables/listed"))
    database = opened(shared_server.folder, beside=True)
    try:
        tables = Store(database).tables
        row = own_loop.run(tables.find(table))
        assert row is not None
        assert own_loop.run(tables.hosted_by(row.host)) == (1, 0)
    finally:
        database.close()


def test_nobody_fills_the_list_with_tables_of_many_guests(
    come: Come, usual_server: ServerProcess
) -> None:
    wish = {"game": "palace", "seats": [{}, {}], "listed": True}
    with stranger(usual_server, 56) as visitor:

        def open_one() -> int:
            visitor.http.cookies.clear()
            visitor.http.post("/api/guests", json={"name": "Eve"})
            return visitor.http.post("/api/tables", json=wish).status_code

        assert {open_one() for _ in range(20)} == {201, 429}
        assert visitor.http.post("/api/tables", json={**wish, "listed": False}).status_code == 201
    ann = come("Ann", usual_server)
    assert ann.new_table("", "", listed=True)


# The table of limits


def test_each_guest_each_address_and_each_table_has_a_limit() -> None:
    for factor, visitors in (
        (LIMITS["try"].guest, [Visitor(f"10.0.0.{n}", "ann") for n in range(200)]),
        (LIMITS["try"].address, [Visitor("10.0.0.1", f"guest {n}") for n in range(300)]),
        (LIMITS["try"].table, [Visitor(f"10.0.1.{n}", f"guest {n}") for n in range(300)]),
    ):
        assert factor is not None
        limits = Limits()
        allowed = sum(limits.allow("try", visitor, "table") for visitor in visitors)
        assert factor.burst <= allowed <= factor.burst + 5


def test_who_is_refused_takes_nothing_from_the_table() -> None:
    limits = Limits()
    for _ in range(1000):
        limits.allow("chat", Visitor("10.0.0.1", "eve"), "table")
    assert limits.allow("chat", Visitor("10.0.0.2", "ann"), "table")


def test_limits_by_address_are_for_as_many_people_as_the_host_says() -> None:
    visitors = [Visitor("10.0.0.1", f"guest {n}") for n in range(1000)]
    usual, more = Limits(), Limits(people_per_address=20)
    few, many = (sum(each.allow("odds", v) for v in visitors) for each in (usual, more))
    assert 2 * few - 5 <= many <= 2 * few + 5


def test_nobody_gets_a_new_allowance_by_asking_under_many_names() -> None:
    limits = Limits()
    assert sum(limits.allow("mail", Visitor("10.0.0.1", "eve")) for _ in range(5)) == 3
    for number in range(15_000):
        limits.allow("read", Visitor("10.0.0.1", f"name {number}"))
    assert not limits.allow("mail", Visitor("10.0.0.1", "eve"))


def test_an_allowance_that_is_whole_again_is_forgotten() -> None:
    allowances = Allowances()
    for number in range(1000):
        allowances.take_one(number, Rate(1e9, 1))
    assert len(allowances) < 10
    assert sum(allowances.take_one("slow", Rate(0.001, 2)) for _ in range(3)) == 2
    for number in range(1000):
        allowances.take_one(number, Rate(1e9, 1))
    assert not allowances.take_one("slow", Rate(0.001, 2))


def shown(rate: Rate | None) -> str:
    return "" if rate is None else f"{rate.per_second:g} a second, {rate.burst:g} at once"


def test_the_docs_show_the_table_of_limits() -> None:
    text = HOSTING.read_text()
    for what, limit in LIMITS.items():
        cells = " | ".join(map(shown, limit)).replace("|  |", "| |").rstrip()
        assert re.search(rf"\| `{what}` \| .* \| {re.escape(cells.lstrip())}", text), what
    for name, most in AtOnce()._asdict().items():
        assert re.search(rf"\| `{name}` \| .* \| {most} \|", text), name


# Turns


def test_moves_come_before_everything_and_players_before_spectators() -> None:
    async def take_turns() -> list[str]:
        turns = Turns()
        done: list[str] = []

        async def other(name: str, rank: Rank) -> None:
            await turns.wait(rank)
            done.append(name)

        async def move() -> None:
            with turns.move():
                done.append("move")
                await asyncio.sleep(0.001)
                done.append("moved")

        work = [other("first", Rank.ANYBODY)]
        work += [other("spectator", Rank.ANYBODY) for _ in range(3)]
        work += [other("player", Rank.SEATED), move()]
        await asyncio.gather(*work)
        return done

    assert own_loop.run(take_turns()) == ["first", "move", "moved", "player"] + ["spectator"] * 3


def test_nobody_waits_for_ever_while_others_play() -> None:
    async def take_turns() -> None:
        turns = Turns()
        with turns.move():
            async with asyncio.timeout(20):
                await asyncio.gather(*[turns.wait(Rank.ANYBODY) for _ in range(5)])

    own_loop.run(take_turns())


def test_whoever_stops_waiting_takes_nobodys_turn() -> None:
    async def take_turns() -> None:
        turns = Turns()
        with turns.move():
            leaving = asyncio.create_task(turns.wait(Rank.SEATED))
            await asyncio.sleep(0)
            leaving.cancel()
        async with asyncio.timeout(20):
            await turns.wait(Rank.ANYBODY)

    own_loop.run(take_turns())


def test_a_flood_of_requests_does_not_hold_up_a_move(come: Come) -> None:
    """They are all answered, and the move is answered meanwhile."""
    ann = come("Ann")
    seat = ann.at(ann.new_table("", "random"))
    seat.receive_until(lambda: seat.is_awaited)

    async def flood() -> set[int]:
        async with httpx.AsyncClient(base_url=f"http://{ann.server.host}") as http:
            asked = [asyncio.create_task(http.get("/api/tables/listed")) for _ in range(50)]
            await asyncio.to_thread(seat.play_first, "take")
            return {(await each).status_code for each in asked}

    assert own_loop.run(flood()) == {200}
