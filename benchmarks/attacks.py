"""Attacks by one visitor, all from one address: `attacks.py WAY PORT TABLE SECONDS`.

TABLE is a table of others. Whatever is refused is immediately asked for again.
"""

import asyncio
import itertools
import json
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode

from alhambra.server.wire import WIRE_VERSION
from at_tables import ROOT

ADDRESS: Final = "127.0.0.2"
"""An address of this machine, but none that a reverse proxy would have."""
SIDE_BY_SIDE: Final = 20
BEGUN: Final = "begun"
"""What is printed when it begins: on a busy machine, a process takes a while to start."""
RECORD: Final = ROOT / "tests" / "records" / "golden" / "palace" / "6-all-modules.txt"
HEAD: Final = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"
"""The head of a request whose body is slow to arrive."""


class Attack:
    """One visitor, and when to stop."""

    def __init__(self, port: int, table: str, seconds: float) -> None:
        self.port = port
        self.table = table
        self._end = time.monotonic() + seconds
        self._ids = itertools.count()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._end

    @asynccontextmanager
    async def asking(self) -> AsyncIterator[httpx.AsyncClient]:
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        url = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(transport=transport, base_url=url, timeout=30) as http:
            yield http

    @asynccontextmanager
    async def guest(self) -> AsyncIterator[httpx.AsyncClient]:
        async with self.asking() as http:
            await http.post("/api/guests", json={"name": f"Eve {secrets.token_hex(3)}"})
            yield http

    async def socket(self, table: str, cookie: str = "") -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket?wire={WIRE_VERSION}",
            local_addr=(ADDRESS, 0),
            additional_headers={"Cookie": cookie} if cookie else {},
            compression=None,
            max_size=None,
            open_timeout=30,
            close_timeout=0.1,
        )

    async def again(self, once: Callable[[], Awaitable[object]]) -> None:
        """Repeat as fast as possible, many times in parallel."""

        async def one() -> None:
            while self.goes_on:
                with suppress(httpx.HTTPError, WebSocketException, OSError, TimeoutError):
                    await once()
                await asyncio.sleep(0)

        await asyncio.gather(*[one() for _ in range(SIDE_BY_SIDE)])

    # Reading

    async def document(self) -> None:
        await self._read("/api/openapi.json")

    async def lists(self) -> None:
        await self._read("/api/tables/listed")

    async def records(self) -> None:
        await self._read(f"/api/tables/{self.table}/record")

    async def files(self) -> None:
        await self._read("/")

    async def _read(self, path: str) -> None:
        async with self.asking() as http:
            await self.again(lambda: http.get(path))

    async def replays(self) -> None:
        """Different records in turn, more than are kept in memory."""
        text = RECORD.read_bytes()
        ids = []
        for _ in range(12):
            async with self.guest() as http:
                answer = await http.post("/api/records", content=text)
                if answer.status_code == httpx.codes.CREATED:
                    ids.append(answer.json()["id"])
        turn = itertools.cycle(ids or ["none"])
        async with self.asking() as http:
            await self.again(lambda: http.get(f"/api/records/{next(turn)}/timeline"))

    # Writing

    async def guests(self) -> None:
        async with self.asking() as http:

            async def come_in() -> None:
                http.cookies.clear()
                await http.post("/api/guests", json={"name": "Eve"})

            await self.again(come_in)

    async def names(self) -> None:
        """Another name all the time, which everybody at the table is told."""
        async with self.guest() as http:
            socket = await self.socket(self.table, _cookie(http))

            async def rename() -> None:
                await http.post("/api/guests", json={"name": f"Eve {secrets.token_hex(3)}"})

            await self.again(rename)
            await socket.close()

    async def tables(self) -> None:
        """Tables of bots that play without a pause."""
        wish = {"game": "palace", "seats": [{}] + [{"bot": "greedy"}] * 5, "pace": 0}

        async def open_one() -> None:
            answer = await http.post("/api/tables", json=wish)
            if answer.status_code == httpx.codes.CREATED:
                socket = await self.socket(answer.json()["id"], _cookie(http))
                await socket.send(json.dumps({"type": "hand", "id": "x", "seat": 0}))
                await asyncio.sleep(1)
                await socket.close()

        async with self.guest() as http:
            await self.again(open_one)

    async def uploads(self) -> None:
        text = RECORD.read_bytes()
        async with self.guest() as http:
            await self.again(lambda: http.post("/api/records", content=text))

    async def nights(self) -> None:
        """A club night that is changed and read all the time."""
        wish = {"game": "rollwrite", "size": 2, "clock": {"per": "player", "seconds": 3600}}
        async with self.guest() as http:
            night = f"/api/nights/{(await http.post('/api/nights', json=wish)).json()['id']}"
            rounds = itertools.cycle([3, 4])

            async def change_and_read() -> None:
                change = {"rounds": next(rounds), "uneven": "bots"}
                await http.post(f"{night}/change", json=change)
                await http.get(night)

            with suppress(KeyError):
                await self.again(change_and_read)

    async def seats(self) -> None:
        """Sitting down and leaving again, which everybody at the table is told."""
        async with self.guest() as host, self.guest() as http:
            wish = {"game": "palace", "seats": [{}, {}]}
            table = f"/api/tables/{(await host.post('/api/tables', json=wish)).json()['id']}"

            async def come_and_go() -> None:
                await http.post(f"{table}/sit")
                await http.post(f"{table}/leave")

            await self.again(come_and_go)

    async def codes(self) -> None:
        async with self.asking() as http:
            await self.again(lambda: http.post("/api/me/back", json={"code": "guess"}))

    # Sockets

    async def joins(self) -> None:
        async def join() -> None:
            socket = await self.socket(self.table)
            await socket.recv()
            await socket.close()

        await self.again(join)

    async def spectators(self) -> None:
        sockets: list[ClientConnection] = []

        async def watch() -> None:
            sockets.append(await self.socket(self.table))

        await self.again(watch)
        for socket in sockets:
            socket.transport.abort()

    async def pings(self) -> None:
        await self._flood(Frame(Opcode.PING, b"").serialize(mask=True, extensions=[]) * 10_000)

    async def fragments(self) -> None:
        first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True, extensions=[])
        more = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True, extensions=[])
        await self._flood(first + more * 10_000)

    async def nonsense(self) -> None:
        frame = Frame(Opcode.TEXT, b'{"id":' * 1000).serialize(mask=True, extensions=[])
        await self._flood(frame * 50)

    async def _flood(self, frames: bytes) -> None:
        async def flood() -> None:
            socket = await self.socket(self.table)
            while self.goes_on and not socket.transport.is_closing():
                socket.transport.write(frames)
                await asyncio.sleep(0.01)

        await self.again(flood)

    async def odds(self) -> None:
        await self._command("dice", {"type": "odds", "keep": ""})

    async def tries(self) -> None:
        await self._command("palace", {"type": "try", "moves": []})

    async def chats(self) -> None:
        await self._command("palace", {"type": "say", "text": "x" * 300})

    async def proposals(self) -> None:
        await self._command("palace", {"type": "agree", "agrees": False})

    async def presence(self) -> None:
        await self._command("palace", {"type": "away", "away": True})

    async def moves(self) -> None:
        """Moves that are played and taken back again, as fast as they are answered."""

        async def play_and_undo() -> None:
            wish = {"game": "palace", "seats": [{}, {"bot": "random"}], "pace": 5000}
            async with self.guest() as http:
                table = (await http.post("/api/tables", json=wish)).json()["id"]
                socket = await self.socket(table, _cookie(http))
                version = 0
                while self.goes_on:
                    message = json.loads(await socket.recv())
                    version = message.get("version", version)
                    if message["type"] not in ("snapshot", "done", "refused"):
                        continue
                    back = message["type"] == "done" and version % 2
                    if message["type"] == "snapshot":
                        move = next(iter(message["view"]["moves"]), "end")
                    command = {"type": "undo"} if back else {"type": "play", "move": move}
                    more = {} if back else {"wait": True}
                    id = f"{next(self._ids)}"
                    await socket.send(json.dumps({**command, **more, "id": id, "version": version}))

        with suppress(KeyError):
            await self.again(play_and_undo)

    async def _command(self, game: str, command: dict[str, Any]) -> None:
        """At the attacker's own tables, each with a separate guest and socket."""

        async def sit_and_ask() -> None:
            wish = {"game": game, "seats": [{}, {"bot": "random"}], "pace": 5000}
            async with self.guest() as http:
                table = (await http.post("/api/tables", json=wish)).json()["id"]
                socket = await self.socket(table, _cookie(http))
                while self.goes_on:
                    for _ in range(10):
                        id = f"{next(self._ids)}"
                        await socket.send(json.dumps({**command, "id": id}))
                    for _ in range(10):
                        await socket.recv()

        with suppress(KeyError):
            await self.again(sit_and_ask)

    # Connections

    async def connections(self) -> None:
        """As many connections as possible, each sending only half a head."""
        kept: list[asyncio.StreamWriter] = []

        async def open_one() -> None:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(ADDRESS, 0)
            )
            writer.write(b"GET / HTTP/1.1\r\nHost: ")
            kept.append(writer)

        await self.again(open_one)
        for writer in kept:
            writer.transport.abort()

    async def unread(self) -> None:
        """Responses that nobody reads."""
        kept: list[asyncio.StreamWriter] = []

        async def ask() -> None:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(ADDRESS, 0), limit=1
            )
            reader._transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
            kept.append(writer)
            await asyncio.sleep(0.1)

        await self.again(ask)
        for writer in kept:
            writer.transport.abort()

    async def bodies(self) -> None:
        """Requests whose bodies arrive a byte at a time."""

        async def drip() -> None:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(ADDRESS, 0)
            )
            writer.write(HEAD)
            while self.goes_on and not writer.transport.is_closing():
                writer.write(b" ")
                await asyncio.sleep(0.001)

        await self.again(drip)


WAYS: Final = [
    name
    for name, value in vars(Attack).items()
    if asyncio.iscoroutinefunction(value)
    and not name.startswith("_")
    and name not in ("socket", "again")
]


def _cookie(http: httpx.AsyncClient) -> str:
    return f"alhambra={http.cookies.get('alhambra', '')}"


def main(way: str, port: str, table: str, seconds: str) -> None:
    attack = Attack(int(port), table, float(seconds))
    print(BEGUN, flush=True)

    async def run() -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(float(seconds) + 5):
                await getattr(attack, way)()

    asyncio.run(run())


if __name__ == "__main__":
    main(*sys.argv[1:])
