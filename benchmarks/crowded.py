"""What the server bears: `make bench-server`.

Two thousand sockets at five hundred tables of four, two hundred moves a second. A move's time ends
when the last of the four has heard of it. The server has one core, whoever measures has the other.
"""

import asyncio
import gc
import itertools
import os
import socket
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from alhambra.server.wire import WIRE_VERSION  # noqa: E402
from server.serving import ServerProcess  # noqa: E402

TABLES: Final = int(os.environ.get("TABLES", "500"))
SEATS: Final = 4
MOVES_A_SECOND: Final = int(os.environ.get("MOVES_A_SECOND", "200"))
SECONDS: Final = int(os.environ.get("SECONDS", "20"))
MANY_TABLES: Final = int(os.environ.get("MANY_TABLES", "1000"))
ROUNDS: Final = 5
QUICK: Final = 20
"""Of so many moves, one is at the table where somebody does not read: a few hundred KB for him."""
AT_ONCE: Final = 16
_addresses: Final = itertools.count()


class _Event(msgspec.Struct):
    version: int


class _View(msgspec.Struct):
    awaited: int | None
    moves: list[str]


class _Told(msgspec.Struct):
    """As much of a message as is needed here."""

    type: str
    version: int = -1
    event: _Event | None = None
    view: _View | None = None


_told: Final = msgspec.json.Decoder(_Told)


def from_anywhere() -> dict[str, str]:
    """Everybody comes from an address of his own: each may ask for so much a second."""
    number = next(_addresses)
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


class Seat:
    """One socket, and what it was told last."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table = table
        self.number = number
        self.socket: ClientConnection | None = None

    async def come(self, host: str, cookie: str) -> None:
        self.socket = await connect(
            f"ws://{host}/api/tables/{self.table.id}/socket?wire={WIRE_VERSION}",
            additional_headers={"Cookie": cookie, **from_anywhere()},
            compression=None,
            max_size=None,
            ping_interval=None,
        )

    async def listen(self) -> None:
        assert self.socket is not None
        async for frame in self.socket:
            told = _told.decode(frame)
            if told.view is None:
                continue
            if told.type == "snapshot":
                self.table.version = told.version
            if told.view.awaited == self.number:
                self.table.moves = told.view.moves
                self.table.awaited = self
            if told.type == "update" and told.event is not None:
                self.table.heard(told.event.version)


class Table:
    """Four seats, and the move that is on its way."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seats = [Seat(self, number) for number in range(SEATS)]
        self.version = -1
        self.moves: list[str] = []
        self.awaited: Seat | None = None
        self.sent = 0.0
        self._missing = 0
        self.times: list[float] = []

    @property
    def is_ready(self) -> bool:
        return self._missing == 0 and self.awaited is not None

    async def move(self) -> None:
        seat, self.awaited = self.awaited, None
        assert seat is not None
        assert seat.socket is not None
        wanted = [move for move in self.moves if move.startswith(("take", "place"))]
        command = {
            "type": "play",
            "id": f"bench-{self.version}",
            "version": self.version,
            "move": (wanted or self.moves)[0],
        }
        self._missing = SEATS
        self.sent = time.perf_counter()
        await seat.socket.send(msgspec.json.encode(command).decode())

    def heard(self, version: int) -> None:
        self.version = version
        self._missing -= 1
        if self._missing == 0:
            self.times.append((time.perf_counter() - self.sent) * 1000)


def asking(server: ServerProcess) -> httpx.AsyncClient:
    # Lets go of a connection before the server does.
    limits = httpx.Limits(keepalive_expiry=1)
    return httpx.AsyncClient(base_url=f"http://{server.host}", timeout=60, limits=limits)


async def people(http: httpx.AsyncClient) -> list[str]:
    """The cookies of four who sit at every table."""
    cookies = []
    for number in range(SEATS):
        answer = await http.post(
            "/api/guests", json={"name": f"Guest {number}"}, headers=from_anywhere()
        )
        cookies.append(f"alhambra={answer.cookies['alhambra']}")
        http.cookies.clear()
    return cookies


async def new_table(http: httpx.AsyncClient, cookies: list[str]) -> Table:
    async def post(path: str, cookie: str, body: Any = None) -> Any:
        answer = await http.post(path, json=body, headers={"Cookie": cookie, **from_anywhere()})
        answer.raise_for_status()
        return answer.json()

    wish = {"game": "palace", "seats": [{}] * SEATS}
    id = (await post("/api/tables", cookies[0], wish))["id"]
    for cookie in cookies[1:]:
        await post(f"/api/tables/{id}/sit", cookie)
    await post(f"/api/tables/{id}/start", cookies[0])
    return Table(id)


async def few_at_once(works: list[Any]) -> list[Any]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Any) -> Any:
        async with gate:
            return await work

    return list(await asyncio.gather(*[one(work) for work in works]))


async def play(tables: list[Table], seconds: float, quick: Table | None = None) -> list[float]:
    """The times of all moves, sent evenly; at a `quick` table there are many more."""
    for table in tables:
        table.times.clear()
    turn = itertools.cycle(tables)
    begin = time.perf_counter()
    for number in range(int(seconds * MOVES_A_SECOND)):
        await asyncio.sleep(max(0, begin + number / MOVES_A_SECOND - time.perf_counter()))
        ready = next((t for t in itertools.islice(turn, TABLES) if t.is_ready), None)
        if number % QUICK == 0 and quick is not None and quick.is_ready:
            ready = quick
        if ready is not None:
            await ready.move()
    await asyncio.sleep(1)
    return [each for table in tables for each in table.times]


def not_read(server: ServerProcess, table: str) -> socket.socket:
    """Somebody who opens a table and never reads."""
    silent = socket.create_connection(("127.0.0.1", server.port))
    silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    silent.sendall(
        f"GET /api/tables/{table}/socket?wire={WIRE_VERSION} HTTP/1.1\r\nHost: {server.host}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return silent


def memory(server: ServerProcess) -> float:
    """What the server has of its own, in KB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return float(status.split("VmRSS:")[1].split()[0])


def cpu(server: ServerProcess) -> float:
    """How many seconds of a core it has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def show(what: str, figure: float, unit: str, goal: float | None = None) -> None:
    against = "" if goal is None else f"  goal {goal:g} {unit}" + (" MISSED" * (figure > goal))
    print(f"{what:48} {figure:9.1f} {unit}{against}", flush=True)


def percentiles(times: list[float]) -> tuple[float, float]:
    hundredths = quantiles(times, n=100)
    return hundredths[49], hundredths[98]


async def sockets_and_moves(server: ServerProcess) -> None:
    async with asking(server) as http:
        cookies = await people(http)
        tables = await few_at_once([new_table(http, cookies) for _ in range(TABLES)])
    before = memory(server)
    listening = []
    for table in tables:
        await few_at_once(
            [s.come(server.host, c) for s, c in zip(table.seats, cookies, strict=True)]
        )
        listening += [asyncio.create_task(seat.listen()) for seat in table.seats]
    await asyncio.sleep(2)
    show("memory a connection", (memory(server) - before) / len(listening), "KB", 60)
    await play(tables, 3)
    busy = cpu(server)
    times = await play(tables, SECONDS)
    busy = cpu(server) - busy
    usual, slow = percentiles(times)
    show(f"{len(listening)} sockets, {MOVES_A_SECOND} moves a second: p50", usual, "ms", 15)
    show("p99", slow, "ms", 150)
    show("moves heard by everybody, a second", len(times) / SECONDS, "")
    show("the server's core was busy", 100 * busy / SECONDS, "%")
    show("a move costs", 1000 * busy / len(times), "ms of the core")
    all_read, one_does_not = [], []
    for quick in tables[:ROUNDS]:
        all_read.append(percentiles(await play(tables, SECONDS / 4))[1])
        with not_read(server, quick.id):
            one_does_not.append(percentiles(await play(tables, SECONDS / 4, quick))[1])
    ratio = median(one_does_not) / median(all_read)
    show("p99 with one who does not read, to p99 without", ratio, "times", 2)
    show(f"memory with {TABLES} tables in play", memory(server) / 1024, "MB")
    for task in listening:
        task.cancel()
    await killed_and_back(server, tables[-1], cookies)


async def killed_and_back(server: ServerProcess, table: Table, cookies: list[str]) -> None:
    """Until a move is played at a table again."""
    server.kill()
    begin = time.perf_counter()
    server.start(server.port)
    table = Table(table.id)
    for seat, cookie in zip(table.seats, cookies, strict=True):
        await seat.come(server.host, cookie)
    listening = [asyncio.create_task(seat.listen()) for seat in table.seats]
    while not table.is_ready:
        await asyncio.sleep(0.001)
    await table.move()
    while not table.times:
        await asyncio.sleep(0.001)
    show("accepts moves again after kill -9", time.perf_counter() - begin, "s", 3)
    for task in listening:
        task.cancel()


async def tables_alive(server: ServerProcess) -> None:
    async with asking(server) as http:
        cookies = await people(http)
        await few_at_once([new_table(http, cookies) for _ in range(MANY_TABLES)])
    show(f"memory with {MANY_TABLES} tables alive", memory(server) / 1024, "MB", 300)


def main() -> None:
    # Whoever measures must not be what one waits for.
    gc.disable()
    cores = sorted(os.sched_getaffinity(0))
    for measure in (sockets_and_moves, tables_alive):
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(Path(folder) / "data")
            if len(cores) > 1:
                os.sched_setaffinity(server.process.pid, cores[:1])
                os.sched_setaffinity(0, cores[1:2])
            asyncio.run(measure(server))
            server.kill()


if __name__ == "__main__":
    main()
