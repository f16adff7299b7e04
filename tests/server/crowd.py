"""Many people at many tables at once, who play as fast as they are answered."""

import asyncio
import json
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from alhambra.server.wire import WIRE_VERSION
from server.playing import Come, Json
from server.serving import ServerProcess

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
"""What whoever speaks with a server gets when there is none any more."""
_PATIENCE = 60.0
_ids = count()


def from_anywhere() -> dict[str, str]:
    """Each from an address of his own, as what an address may ask for in a second is limited."""
    number = next(_ids)
    return {"X-Forwarded-For": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}


@dataclass
class Pair:
    """A table of two people. Whatever a server has acknowledged, by version, is noted."""

    table: str
    cookies: list[str]
    acknowledged: dict[int, str] = field(default_factory=dict)


def pairs(come: Come, server: ServerProcess, tables: int) -> list[Pair]:
    """Two people sit down at so many tables, and begin."""
    ann, bea = come("Ann", server), come("Bea", server)
    found = []
    for _ in range(tables):
        table = ann.new_table("", "")
        bea.post(f"/api/tables/{table}/sit")
        ann.post(f"/api/tables/{table}/start")
        found.append(Pair(table, [ann.cookie, bea.cookie]))
    return found


class SeatSummary:
    """One socket at a table, and what it shows: all events so far, and the view."""

    def __init__(self) -> None:
        self.version = -1
        self.events: list[Json] = []
        self.view: Json = {}
        self.own: int | None = None
        self._socket: ClientConnection | None = None

    async def come(self, host: str, pair: Pair, person: int) -> None:
        """Open the table, or open it again and catch up."""
        since = f"&since={self.version}" if self.version >= 0 else ""
        self._socket = await connect(
            f"ws://{host}/api/tables/{pair.table}/socket?wire={WIRE_VERSION}{since}",
            additional_headers={"Cookie": pair.cookies[person], **from_anywhere()},
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        while (await self.receive())["type"] != "snapshot":
            pass

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def go(self) -> None:
        await self.socket.close()

    def break_off(self) -> None:
        """Without a word, as when a cable is pulled."""
        self.socket.transport.abort()

    async def receive(self) -> Json:
        async with asyncio.timeout(_PATIENCE):
            message: Json = json.loads(await self.socket.recv())
        if message["type"] == "snapshot":
            self.own = message["table"]["own"]
            # What was asked for is what came since; all of it, if this chair had nothing.
            self.events += message["events"]
            self.version = message["version"]
            self.view = message["view"]
        elif message["type"] == "update":
            self.version = message["event"]["version"]
            self.events.append(message["event"])
            self.view = message["view"]
        return message

    async def receive_until_version(self, version: int) -> None:
        while self.version < version:
            await self.receive()

    @property
    def is_over(self) -> bool:
        return bool(self.view["phase"] == "over")

    @property
    def is_awaited(self) -> bool:
        return bool(self.view["awaited"] == self.own)

    def move(self, which: int = 0) -> str:
        """One that is allowed: rather one that goes on than one that only costs."""
        moves = self.view["moves"]
        wanted = [m for m in moves if m.startswith(("place", "take"))] or moves
        return str(wanted[which % len(wanted)])

    async def send(self, move: str, id: str | None = None, version: int | None = None) -> str:
        id = id or f"crowd-{next(_ids)}"
        version = self.version if version is None else version
        command = {"type": "play", "id": id, "version": version, "move": move}
        await self.socket.send(json.dumps(command))
        return id

    async def answer(self, id: str) -> Json:
        while True:
            message = await self.receive()
            if message.get("id") == id:
                return message

    async def play(self, move: str) -> Json:
        return await self.answer(await self.send(move))


async def play_on(host: str, pair: Pair) -> None:
    """Both play until the game is over or the server is gone; what is done is noted."""
    chairs = [SeatSummary(), SeatSummary()]
    try:
        for person, chair in enumerate(chairs):
            await chair.come(host, pair, person)
        while not chairs[0].is_over:
            chair = next(chair for chair in chairs if chair.is_awaited)
            move = chair.move()
            answer = await chair.play(move)
            if answer["type"] == "done":
                pair.acknowledged[answer["version"]] = move
            for other in chairs:
                await other.receive_until_version(chair.version)
    except GONE:
        return
    finally:
        for chair in chairs:
            if chair._socket is not None:
                chair.break_off()


async def all_there(host: str, pair: Pair) -> None:
    """Everything that was acknowledged is among the events, at its version."""
    chair = SeatSummary()
    await chair.come(host, pair, 0)
    moves = {event["version"]: moved_by(event) for event in chair.events}
    for version, move in pair.acknowledged.items():
        assert moves.get(version) == move, (pair.table, version)
    assert [event["version"] for event in chair.events] == list(range(chair.version + 1))
    await chair.go()


def moved_by(event: Json) -> Any:
    return next((h["move"] for h in event["entries"] if h["what"] == "moved"), None)
