"""The socket of a table, from its opening to its end."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.api.dependencies import guests, lobby
from alhambra.server.failures import BadRequest, ServerRefusal, StorageUnreadable
from alhambra.server.metrics import COMMANDS, SOCKETS
from alhambra.server.rate import Rate
from alhambra.server.socket.frames import command_in, id_in, refused
from alhambra.server.tables.commands import execute
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.publisher import NOT_BEGUN
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.wire import WIRE_VERSION
from alhambra.server.wire.closing import (
    MISSING,
    NOT_YOURS,
    OTHER_VERSION,
    TOO_MANY_FRAMES,
    TRY_LATER,
)
from alhambra.server.wire.socket import ServerMessage

LARGEST_FRAME: Final = 8 * 1024
_PER_SECOND: Final = 50
_BURST: Final = 250
_MOST_SUBSCRIBERS: Final = 200
_CLOSING: Final = 1.0
"""How many seconds closing may take."""

log = logging.getLogger(__name__)
router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        await socket.accept()
        with SOCKETS.track_inprogress():
            code = await _converse(socket, id)
        if code is not None:
            # A client that does not read does not read this either.
            await asyncio.wait_for(socket.close(code), _CLOSING)


async def _converse(socket: WebSocket, id: str) -> int | None:
    """Until it ends; the code to close the socket with, unless it is closed already."""
    if _number(socket, "wire") != WIRE_VERSION:
        return OTHER_VERSION
    try:
        guest = await guests(socket).find(socket)
        table = await lobby(socket).table(id)
        muted = await lobby(socket).muted_by(guest)
    except StorageUnreadable:
        return TRY_LATER
    except AlhambraError:
        return MISSING
    if len(table.publisher.subscribers) >= _MOST_SUBSCRIBERS:
        return TRY_LATER
    address = socket.client.host if socket.client else ""
    subscriber = Subscriber(guest, muted, _number(socket, "seat"), address)
    if subscriber.seat is not None and table.seat_for(subscriber) is None:
        return NOT_YOURS
    since = _number(socket, "since")
    return await _Conversation(socket, table, subscriber).run(NOT_BEGUN if since is None else since)


def _number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


class _Conversation:
    """Answers a subscriber's frames one after another, and sends what is queued meanwhile."""

    def __init__(self, socket: WebSocket, table: LiveTable, subscriber: Subscriber) -> None:
        self._socket = socket
        self._table = table
        self._subscriber = subscriber

    async def run(self, since: int) -> int | None:
        """Until it ends; the code to close the socket with, unless it is closed already."""
        table, subscriber = self._table, self._subscriber
        table.connect(subscriber, since)
        tasks = [
            asyncio.create_task(work)
            for work in (self._receive(), self._send(), self._wait_for_disconnect())
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            return done.pop().result()
        finally:
            table.publisher.disconnect(subscriber)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> int | None:
        try:
            while True:
                await self._socket.send_text(await self._subscriber.queue.get())
        except (WebSocketDisconnect, RuntimeError, OSError):
            return None

    async def _wait_for_disconnect(self) -> int | None:
        await self._subscriber.disconnected.wait()
        return TRY_LATER

    async def _receive(self) -> int | None:
        rate = Rate(_PER_SECOND, _BURST)
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
            if not rate.allows_one():
                return TOO_MANY_FRAMES
            answer = await self._answer(message.get("text"))
            COMMANDS.labels(answer.__struct_config__.tag).inc()
            self._subscriber.send(answer)

    async def _answer(self, frame: str | None) -> ServerMessage:
        table = self._table
        try:
            if frame is None:
                raise BadRequest(Message("unfit-binary"))
            command = command_in(frame)
        except BadRequest as error:
            return refused(id_in(frame or ""), table.version, error)
        try:
            return await execute(table, self._subscriber, command)
        except AlhambraError as error:
            return refused(command.id, table.version, error)
        except Exception:
            log.exception("a command failed")
            return refused(command.id, table.version, ServerRefusal(Message("server-broken")))
