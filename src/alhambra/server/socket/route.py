"""The socket of a table, from opening to end."""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.api.dependencies import guests, lobby, services, table_for, visitor
from alhambra.server.failures import BadRequest, ServerRefusal, StorageUnreadable, TooMany
from alhambra.server.guests import device_of
from alhambra.server.limits import Limits, What
from alhambra.server.metrics import COMMANDS, SOCKETS
from alhambra.server.socket.admission import admit
from alhambra.server.socket.frames import command_in, id_in, refused
from alhambra.server.tables.commands import execute
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.publisher import NOT_BEGUN
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.turns import Rank, Turns
from alhambra.server.wire import WIRE_VERSION
from alhambra.server.wire.closing import (
    MISSING,
    NOT_YOURS,
    OTHER_VERSION,
    TRY_LATER,
)
from alhambra.server.wire.socket import (
    Agree,
    Command,
    Confirm,
    Hand,
    Odds,
    Play,
    Retract,
    Say,
    ServerMessage,
    TakeBack,
    Try,
    Undo,
)

LARGEST_FRAME: Final = 8 * 1024
_MOVES: Final = (Play, Confirm, Undo)
_LIMITED_AS: Final[dict[type, What]] = {
    Undo: "undo",
    Try: "try",
    Odds: "odds",
    Say: "chat",
    **dict.fromkeys((Agree, Retract, Hand, TakeBack), "notice"),
}
"""Apart from moves, all other commands share one limit. Of moves, only taking them back is limited:
otherwise a game could get longer and longer."""
_CLOSING: Final = 1.0
"""Seconds that closing may take."""

log = logging.getLogger(__name__)
router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def table_socket(socket: WebSocket, id: str) -> None:
    opening = visitor(socket)
    allowed = services(socket).limits.allow("socket", opening, id)
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        if not allowed and not opening.guest:
            await socket.close(TRY_LATER)
            return
        await services(socket).turns.wait(Rank.GUEST if opening.guest else Rank.ANYBODY)
        await socket.accept()
        with SOCKETS.track_inprogress():
            code = await _converse(socket, id, allowed)
        if code is not None:
            # A client that does not read will not read this either.
            await asyncio.wait_for(socket.close(code), _CLOSING)


async def _converse(socket: WebSocket, id: str, allowed: bool) -> int | None:
    """Returns the code to close the socket with, or None if it is closed already. If it was not
    `allowed`, it is only for people who sit there."""
    if _number(socket, "wire") != WIRE_VERSION:
        return OTHER_VERSION
    try:
        guest = await guests(socket).find(socket)
        table = await table_for(socket, id, guest)
        muted = await lobby(socket).muted_by(guest)
    except (StorageUnreadable, TooMany):
        return TRY_LATER
    except AlhambraError:
        return MISSING
    address = socket.client.host if socket.client else ""
    subscriber = Subscriber(guest, muted, _number(socket, "seat"), address, device_of(socket))
    if subscriber.seat is not None and table.seat_for(subscriber) is None:
        return NOT_YOURS
    limits, turns = services(socket).limits, services(socket).turns
    if not admit(table, subscriber, limits, allowed):
        return TRY_LATER
    since = _number(socket, "since")
    conversation = _Conversation(socket, table, subscriber, limits, turns)
    return await conversation.run(NOT_BEGUN if since is None else since)


def _number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


class _Conversation:
    """Answers a subscriber's frames one by one, and sends what is queued meanwhile."""

    def __init__(
        self,
        socket: WebSocket,
        table: LiveTable,
        subscriber: Subscriber,
        limits: Limits,
        turns: Turns,
    ) -> None:
        self._socket = socket
        self._table = table
        self._subscriber = subscriber
        self._limits = limits
        self._turns = turns

    async def run(self, since: int) -> int | None:
        """Returns the code to close the socket with, or None if it is closed already."""
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
        return self._subscriber.code

    async def _receive(self) -> int | None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return None
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
            await self._turns.wait(self._rank)
            return refused(id_in(frame or ""), table.version, error)
        try:
            return await self._execute(command)
        except AlhambraError as error:
            return refused(command.id, table.version, error)
        except Exception:
            log.exception("a command failed")
            return refused(command.id, table.version, ServerRefusal(Message("server-broken")))

    @property
    def _rank(self) -> Rank:
        guest = self._subscriber.guest
        if self._table.seat_of(guest) is not None:
            return Rank.SEATED
        return Rank.ANYBODY if guest is None else Rank.GUEST

    async def _execute(self, command: Command) -> ServerMessage:
        """Carry out a move at once, and anything else in turn and within its limit."""
        if isinstance(command, _MOVES) and self._rank == Rank.SEATED:
            with self._turns.move():
                if isinstance(command, Undo):
                    self._spend(command)
                return await execute(self._table, self._subscriber, command)
        await self._turns.wait(self._rank)
        if not self._was_said(command):
            self._spend(command)
        return await execute(self._table, self._subscriber, command)

    def _spend(self, command: Command) -> None:
        what = _LIMITED_AS.get(type(command), "command")
        if what == "chat" and self._rank != Rank.SEATED:
            what = "spectator-chat"
        self._limits.spend(what, self._subscriber.visitor, self._table.row.id)

    def _was_said(self, command: Command) -> bool:
        """Whether this is a chat message sent once more."""
        key = f"{self._subscriber.guest_id}:{command.id}"
        return isinstance(command, Say) and self._table.chat.was_posted(key)
