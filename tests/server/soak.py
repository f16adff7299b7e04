"""Tables by the thousand: opened, played by bots to the end, and put away. What a server has in
memory must not grow with how many there were."""

import asyncio
import json
import multiprocessing
import re
import socket
from collections.abc import Callable
from itertools import count
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect

from alhambra.server.running import Settings, listening, run
from alhambra.server.wire import WIRE_VERSION

IDLE: Final = 1.0
"""After how many seconds a table that nobody has open is put away: sooner than usual."""
AT_ONCE: Final = 8
TABLES_OF_GUEST: Final = 10
MIX: Final = ["rollwrite"] * 17 + ["palace", "dice", "alcazaba"]
"""Of so many tables in turn; games of Roll & Write alone are short."""
_PATIENCE: Final = 300.0
_numbers = count()


class SoakedServer:
    """A server in a process of its own that puts tables away early."""

    def __init__(self, folder: Path) -> None:
        bound = listening("127.0.0.1", 0)
        self.port = int(bound.getsockname()[1])
        self.host = f"127.0.0.1:{self.port}"
        self._process: SpawnProcess = multiprocessing.get_context("spawn").Process(
            target=_serve, args=(bound, folder)
        )
        self._process.start()
        bound.close()

    @property
    def memory(self) -> float:
        """In MB."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(30)


def _serve(bound: socket.socket, folder: Path) -> None:
    run(bound, Settings(folder, idle=IDLE), lambda: None)


async def soak(
    server: SoakedServer, tables: int, every: int, told: Callable[[int, float], None]
) -> list[float]:
    """Play at so many tables. What the server has in memory after `every` so many of them, when all
    are put away, in MB."""
    memories = []
    async with httpx.AsyncClient(base_url=f"http://{server.host}", timeout=_PATIENCE) as http:
        await until_ready(http)
        for done in range(every, tables + 1, every):
            waiting = iter(range(done - every, done))
            await asyncio.gather(*[_play_some(http, server.host, waiting) for _ in range(AT_ONCE)])
            await until_put_away(http)
            memories.append(server.memory)
            told(done, memories[-1])
    return memories


async def _play_some(http: httpx.AsyncClient, host: str, waiting: Any) -> None:
    cookie, left = "", 0
    for number in waiting:
        if left == 0:
            answer = await http.post("/api/guests", json={"name": "Ann"}, headers=_anywhere())
            cookie, left = f"alhambra={answer.cookies['alhambra']}", TABLES_OF_GUEST
            http.cookies.clear()
        left -= 1
        await _play(http, host, cookie, MIX[number % len(MIX)])


async def _play(http: httpx.AsyncClient, host: str, cookie: str, game: str) -> None:
    """Bots play for everybody, until the game is over."""
    seats: list[Any] = [{}] if game == "rollwrite" else [{}, {"bot": "random"}]
    body = {"game": game, "seats": seats, "pace": 0}
    headers = {"Cookie": cookie, **_anywhere()}
    answer = await http.post("/api/tables", json=body, headers=headers)
    assert answer.status_code == httpx.codes.CREATED, answer.text
    url = f"ws://{host}/api/tables/{answer.json()['id']}/socket?wire={WIRE_VERSION}"
    async with (
        asyncio.timeout(_PATIENCE),
        connect(url, additional_headers=headers, max_size=None, compression=None) as seat,
    ):
        await seat.send(json.dumps({"type": "hand", "id": "hand", "seat": 0}))
        async for message in seat:
            said = json.loads(message)
            assert said["type"] != "refused", said
            if said.get("table", {}).get("status") == "over":
                return


async def until_ready(http: httpx.AsyncClient) -> None:
    while True:
        try:
            await http.get("/healthz")
        except httpx.TransportError:
            await asyncio.sleep(0.1)
        else:
            return


async def until_put_away(http: httpx.AsyncClient) -> None:
    async with asyncio.timeout(_PATIENCE):
        while True:
            metrics = (await http.get("/metrics")).text
            found = re.search(r"^alhambra_tables_in_memory (\S+)", metrics, re.MULTILINE)
            assert found is not None
            if float(found[1]) == 0:
                return
            await asyncio.sleep(IDLE / 4)


def _anywhere() -> dict[str, str]:
    """Each from an address of its own."""
    number = next(_numbers)
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}
