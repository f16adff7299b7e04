"""Two servers on one PostgreSQL: each shows what the other does, and every race has one winner."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

import own_loop
from server.crowd import Pair, SeatSummary, pairs
from server.figures import note_figure
from server.playing import Come, Person, hear_the_same, play_together
from server.postgresql import Postgresql
from server.serving import ServerProcess
from server.test_violence import sample_and


@pytest.fixture
def two_servers(tmp_path: Path, database: str) -> Iterator[list[ServerProcess]]:
    servers = [ServerProcess(tmp_path / name, database=database) for name in ("first", "second")]
    yield servers
    for server in servers:
        server.stop()
        assert "Traceback" not in server.errors


def elsewhere(come: Come, person: Person, server: ServerProcess) -> Person:
    """The same person, with the same cookie, at another server."""
    other = come(None, server)
    other.http.cookies.update(person.http.cookies)
    return other


def test_what_happens_at_one_server_shows_at_the_other(
    come: Come, two_servers: list[ServerProcess]
) -> None:
    first, second = two_servers
    ann, bea = come("Ann", first), come("Bea", second)
    table = ann.new_table("", "")
    here = ann.at(table)
    bea.post(f"/api/tables/{table}/sit")
    here.receive_until(lambda: here.table["seats"][1]["name"] == "Bea")
    there = bea.at(table)
    # Who is there shows too, and who has gone.
    here.receive_until(lambda: here.table["seats"][1]["presence"] == "here")
    there.receive_until(lambda: there.table["seats"][0]["presence"] == "here")
    assert here.ask("start")["type"] == "done"
    there.receive_until(lambda: there.version == 0)
    play_together(lambda: here.version >= 20, here, there)
    assert here.events == there.events
    assert there.table["seats"][0]["presence"] == "here"
    bea.post("/api/guests", {"name": "Beatrix"})
    here.receive_until(lambda: here.table["seats"][1]["name"] == "Beatrix")
    there.close()
    here.receive_until(lambda: here.table["seats"][1]["presence"] == "away")


def test_bots_play_each_move_once_though_two_servers_have_the_table_open(
    come: Come, two_servers: list[ServerProcess]
) -> None:
    first, second = two_servers
    ann = come("Ann", first)
    table = ann.new_table("", "random", "greedy")
    here, there = ann.at(table), elsewhere(come, ann, second).at(table)
    here.play_until(lambda: here.version >= 20 and here.is_awaited)
    hear_the_same(here, there)
    assert here.events == there.events
    assert here.view == there.view


def test_of_two_who_take_the_last_seat_one_gets_it(
    come: Come, two_servers: list[ServerProcess]
) -> None:
    people = [come(f"Guest {number}", two_servers[number % 2]) for number in range(6)]
    table = people[0].new_table("", "", "")
    people[1].get(f"/api/tables/{table}")

    async def all_at_once() -> list[int]:
        def sit(person: Person) -> int:
            return person.http.post(person.url(f"/api/tables/{table}/sit")).status_code

        return await asyncio.gather(*[asyncio.to_thread(sit, one) for one in people[1:]])

    assert sorted(own_loop.run(all_at_once())) == [200, 200, 409, 409, 409]
    chairs = people[0].get(f"/api/tables/{table}")["seats"]
    assert len({chair["name"] for chair in chairs}) == 3
    own = [person.get(f"/api/tables/{table}")["own"] for person in people]
    assert sorted(seat for seat in own if seat is not None) == [0, 1, 2]


@sample_and(100, 5000)
def test_of_two_commands_that_race_one_wins_and_the_other_is_told(
    come: Come, two_servers: list[ServerProcess], times: int
) -> None:
    hosts = [server.host for server in two_servers]
    raced = 0

    async def race(pair: Pair) -> None:
        nonlocal raced
        chairs = {(host, person): SeatSummary() for host in (0, 1) for person in (0, 1)}
        for (host, person), chair in chairs.items():
            await chair.come(hosts[host], pair, person)
        while raced < times and not chairs[0, 0].is_over:
            person = 0 if chairs[0, 0].is_awaited else 1
            both = [chairs[0, person], chairs[1, person]]
            before = both[0].version
            ids = [await chair.send(chair.move(number)) for number, chair in enumerate(both)]
            answers = await asyncio.gather(*[c.answer(id) for c, id in zip(both, ids, strict=True)])
            raced += 1
            lost = [answer for answer in answers if answer["type"] == "refused"]
            assert [answer["type"] for answer in answers].count("done") == 1, answers
            assert [answer["reason"]["id"] for answer in lost] == ["stale"]
            for chair in chairs.values():
                await chair.receive_until_version(before + 1)
                assert chair.version == before + 1
            assert both[0].view == both[1].view
        assert len({str(chair.events) for chair in chairs.values() if chair.own == 0}) == 1
        for chair in chairs.values():
            await chair.go()

    async def all_of_them() -> None:
        while raced < times:
            await asyncio.gather(*[race(pair) for pair in pairs(come, two_servers[0], 8)])

    own_loop.run(all_of_them())


def test_workers_share_a_port_and_go_with_the_first_process(
    come: Come, tmp_path: Path, database: str
) -> None:
    server = ServerProcess(tmp_path / "data", database=database, workers=2)
    ann = come("Ann", server)
    table = ann.new_table("", "")
    bea = come("Bea", server)
    bea.post(f"/api/tables/{table}/sit")
    seats = [ann.at(table), bea.at(table), ann.at(table), bea.at(table)]
    seats[0].ask("start")
    for seat in seats:
        while seat.version < 0:
            seat.receive()
    play_together(lambda: seats[0].version >= 8, *seats)
    assert server.stop() == 0
    assert "Traceback" not in server.errors


def workers_of(server: ServerProcess) -> set[int]:
    """The processes that the first one has begun, without its helper."""
    found = subprocess.run(
        ["ps", "-ww", "-o", "pid=", "-o", "args=", "--ppid", str(server.process.pid)],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = [line.split(None, 1) for line in found.stdout.splitlines()]
    return {int(pid) for pid, arguments in lines if "spawn_main" in arguments}


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_worker_that_dies_is_replaced_and_none_outlives_the_first_process(
    come: Come, tmp_path: Path, database: str
) -> None:
    server = ServerProcess(tmp_path / "data", database=database, workers=2)
    until(lambda: len(workers_of(server)) == 2)
    before = workers_of(server)
    os.kill(min(before), signal.SIGKILL)
    until(lambda: len(workers_of(server) - before) == 1)
    assert come("Ann", server).get("/api/me")["guest"]["name"] == "Ann"
    left = workers_of(server)
    server.kill()
    until(lambda: not any(Path(f"/proc/{pid}/stat").exists() for pid in left))


def test_workers_need_a_database_to_share(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "alhambra", "serve", "--port", "0", "--workers", "2"]
        + ["--data", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "--database postgresql://" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("url", ["postgresql:///none?host=/nowhere", "mysql://x", "postgresql://["])
def test_a_database_that_is_not_there_is_said_in_a_sentence(url: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "alhambra", "serve", "--port", "0", "--database", url],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("how", ["immediate", pytest.param("fast", marks=pytest.mark.long)])
def test_while_postgresql_is_stopped_nothing_is_acknowledged_and_reading_goes_on(
    come: Come, tmp_path: Path, own_postgresql: Postgresql, how: str
) -> None:
    url = own_postgresql.new_database()
    server = ServerProcess(tmp_path / "data", database=url)
    ann, bea = come("Ann", server), come("Bea", server)
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    first, second = ann.at(table), bea.at(table)
    play_together(lambda: first.version >= 6, first, second)
    own_postgresql.stop(how)
    seat = first if first.is_awaited else second
    move = seat.view["moves"][0]
    for _ in range(3):
        answer = seat.play(move)
        assert answer["type"] == "refused"
        assert answer["reason"]["id"] in ("server-cannot-keep", "server-may-be-kept")
    assert seat.ask("try", moves=[move])["type"] == "tried"
    # Who only watches comes in as before.
    assert come(None, server).at(table).events == seat.events
    nobody = come(None, server)
    assert nobody.http.get(nobody.url("/healthz")).status_code == 503
    own_postgresql.start()
    start = time.monotonic()
    while seat.play(move)["type"] != "done":
        assert time.monotonic() - start < 60
    note_figure("seconds from PostgreSQL's return to the next move", time.monotonic() - start)
    hear_the_same(first, second)
    assert first.events == second.events
    with psycopg.connect(url) as connection:
        (kept,) = connection.execute("SELECT COUNT(*) FROM events").fetchone() or (None,)
    assert kept == seat.version == 7
    server.stop()
    assert "Traceback" not in server.errors
