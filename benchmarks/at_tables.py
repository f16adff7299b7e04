"""People at many tables who play as fast as they are told to, for measuring a server."""

import asyncio
import gc
import itertools
import os
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import quantiles
from typing import Any, Final, Protocol

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from alhambra.server.wire import WIRE_VERSION  # noqa: E402
from server.serving import ServerProcess  # noqa: E402

SEATS: Final = 4
MOVES_A_SECOND: Final = int(os.environ.get("MOVES_A_SECOND", "200"))
TABLES_OF_GUEST: Final = 20
"""A guest may not have many more open at once."""
QUICK: Final = 20
"""One move in this many is at the table where somebody does not read, which sends them a few
hundred KB."""
AT_ONCE: Final = 16
_addresses: Final = itertools.count()


class _Event(msgspec.Struct):
    version: int


class _View(msgspec.Struct):
    awaited: int | None
    moves: list[str]


class Received(msgspec.Struct):
    """As much of a message as is needed here."""

    type: str
    version: int = -1
    event: _Event | None = None
    view: _View | None = None


_decoder: Final = msgspec.json.Decoder(Received)


class Served(Protocol):
    """A running server."""

    port: int

    @property
    def host(self) -> str: ...


def from_anywhere() -> dict[str, str]:
    """Everybody comes from their own address: limits are per address."""
    number = next(_addresses)
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


class Seat:
    """One socket, and the last message it received."""

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
            received = _decoder.decode(frame)
            if received.view is None:
                continue
            if received.type == "snapshot":
                self.table.version = received.version
            if received.view.awaited == self.number:
                self.table.moves = received.view.moves
                self.table.awaited = self
            if received.type == "update" and received.event is not None:
                self.table.on_event(received.event.version)


class Table:
    """Four seats, the cookies of those who sit there, and the move under way."""

    def __init__(self, id: str, cookies: list[str]) -> None:
        self.id = id
        self.cookies = cookies
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

    def on_event(self, version: int) -> None:
        self.version = version
        self._missing -= 1
        if self._missing == 0:
            self.times.append((time.perf_counter() - self.sent) * 1000)


def asking(server: Served) -> httpx.AsyncClient:
    # Give up an idle connection before the server does.
    limits = httpx.Limits(keepalive_expiry=1)
    return httpx.AsyncClient(base_url=f"http://{server.host}", timeout=60, limits=limits)


async def people(http: httpx.AsyncClient) -> list[str]:
    """The cookies of four people who sit at the same tables."""
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
    return Table(id, cookies)


async def new_tables(server: Served, count: int) -> list[Table]:
    async with asking(server) as http:
        sets = [await people(http) for _ in range(-(-count // TABLES_OF_GUEST))]
        works = [new_table(http, sets[number // TABLES_OF_GUEST]) for number in range(count)]
        return await few_at_once(works)


async def sit_down(server: Served, tables: list[Table]) -> list[asyncio.Task[None]]:
    """Everybody opens a socket and listens."""
    listening = []
    for table in tables:
        seats = zip(table.seats, table.cookies, strict=True)
        await few_at_once([seat.come(server.host, cookie) for seat, cookie in seats])
        listening += [asyncio.create_task(seat.listen()) for seat in table.seats]
    return listening


async def few_at_once(works: list[Any]) -> list[Any]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Any) -> Any:
        async with gate:
            return await work

    return list(await asyncio.gather(*[one(work) for work in works]))


async def play(
    tables: list[Table],
    seconds: float,
    quick: Table | None = None,
    per_second: float = MOVES_A_SECOND,
) -> list[float]:
    """The times of all moves, sent at an even rate; there are many more at a `quick` table."""
    for table in tables:
        table.times.clear()
    turn = itertools.cycle(tables)
    begin = time.perf_counter()
    for number in range(int(seconds * per_second)):
        await asyncio.sleep(max(0, begin + number / per_second - time.perf_counter()))
        ready = next((t for t in itertools.islice(turn, len(tables)) if t.is_ready), None)
        if number % QUICK == 0 and quick is not None and quick.is_ready:
            ready = quick
        if ready is not None:
            await ready.move()
    await asyncio.sleep(1)
    return [each for table in tables for each in table.times]


def memory(server: ServerProcess) -> float:
    """The server's own memory, in KB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return float(status.split("VmRSS:")[1].split()[0])


def cpu(server: ServerProcess) -> float:
    """The CPU time it has used, in seconds."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def show(what: str, figure: float, unit: str, goal: float | None = None) -> None:
    against = "" if goal is None else f"  goal {goal:g} {unit}" + (" MISSED" * (figure > goal))
    print(f"{what:48} {figure:9.1f} {unit}{against}", flush=True)


def percentiles(times: list[float]) -> tuple[float, float]:
    hundredths = quantiles(times, n=100)
    return hundredths[49], hundredths[98]


def on_its_own_core(server: ServerProcess) -> None:
    """The server gets one core, the measuring process the other."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(server.process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:2])


def on_a_server(
    *measures: Callable[[ServerProcess], Coroutine[Any, Any, None]], alone: bool = True
) -> None:
    """Run each measurement on a server of its own, which has a core `alone` if there are two."""
    # Pauses of the measuring process must not count.
    gc.disable()
    for measure in measures:
        with tempfile.TemporaryDirectory() as folder:
            server = ServerProcess(Path(folder) / "data")
            if alone:
                on_its_own_core(server)
            asyncio.run(measure(server))
            server.kill()
