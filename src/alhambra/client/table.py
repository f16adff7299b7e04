"""A table on the server, kept up to date over its socket."""

import asyncio
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from alhambra.client.refusals import Gone, Refused, WrongVersion
from alhambra.server.wire import WIRE_VERSION
from alhambra.server.wire.chat import ChatMessage, Phrase, Spectators
from alhambra.server.wire.closing import MISSING, OTHER_VERSION
from alhambra.server.wire.events import Event
from alhambra.server.wire.games import View
from alhambra.server.wire.socket import (
    Agree,
    Away,
    ChatUpdate,
    Command,
    Confirm,
    Done,
    Hand,
    Mute,
    Pace,
    Play,
    Resign,
    Retract,
    Say,
    ServerMessage,
    Skip,
    Snapshot,
    SpectatorsUpdate,
    Start,
    SummaryUpdate,
    TakeBack,
    Tried,
    Try,
    Undo,
    Update,
)
from alhambra.server.wire.socket import Refused as RefusedOnTheWire
from alhambra.server.wire.tables import TableSummary

_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 5.0
_NOT_BEGUN: Final = -1
_decoder: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)

Answer = Done | Tried


class Table:
    """Reconnects when the socket breaks, and resends commands that were not answered; their ids
    make sure that each counts once."""

    def __init__(self, url: str, cookies: str) -> None:
        self.summary: TableSummary | None = None
        self.view: View | None = None
        self.version = _NOT_BEGUN
        self.events: list[Event] = []
        self.chat: list[ChatMessage] = []
        self.spectators = Spectators([], 0)
        self.undoable = 0
        self.confirms: int | None = None
        self.breaks = 0
        """How often the socket has broken."""
        self._url = url
        self._headers = {"Cookie": cookies} if cookies else {}
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[Command, asyncio.Future[Answer]]] = {}
        self._changed = asyncio.Condition()
        self._listening: asyncio.Task[None] | None = None
        self._failed: Exception | None = None
        self._pause = _FIRST_PAUSE

    async def __aenter__(self) -> Self:
        """Returns after the first snapshot; or Gone or WrongVersion."""
        self._listening = asyncio.create_task(self._listen())
        await self.until(lambda: self.summary is not None)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._listening is not None
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)

    # The state

    @property
    def own(self) -> int | None:
        """The client's own seat."""
        return None if self.summary is None else self.summary.own

    @property
    def is_awaited(self) -> bool:
        """Whether it is the client's turn."""
        return self.view is not None and self.own is not None and self.view.awaited == self.own

    @property
    def is_over(self) -> bool:
        return self.summary is not None and self.summary.status == "over"

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until the condition holds; or Gone or WrongVersion."""
        async with self._changed:
            while not condition():
                if self._failed is not None:
                    raise self._failed
                await self._changed.wait()

    # Commands

    async def play(self, move: str, wait: bool = False) -> None:
        """Play a move, made for the latest version known here; or Refused."""
        await self._ask(Play(_new_id(), self.version, move, wait))

    async def confirm(self) -> None:
        await self._ask(Confirm(_new_id(), self.version))

    async def undo(self, whole: bool = False) -> None:
        await self._ask(Undo(_new_id(), self.version, whole))

    async def retract(self, agrees: bool = True) -> None:
        """Ask to take back a move though others have moved since, agree to it, or decline."""
        await self._ask(Retract(_new_id(), self.version, agrees))

    async def look_ahead(self, *moves: str) -> View:
        """The table as it would be after these moves."""
        answer = await self._ask(Try(_new_id(), list(moves)))
        assert isinstance(answer, Tried)
        return answer.view

    async def start(self) -> None:
        await self._ask(Start(_new_id()))

    async def resign(self) -> None:
        await self._ask(Resign(_new_id()))

    async def agree(self, agrees: bool = True) -> None:
        await self._ask(Agree(_new_id(), agrees))

    async def hand(self, seat: int) -> None:
        await self._ask(Hand(_new_id(), seat))

    async def take_back(self) -> None:
        await self._ask(TakeBack(_new_id()))

    async def say(self, text: str) -> None:
        await self._ask(Say(_new_id(), text))

    async def say_phrase(self, phrase: Phrase) -> None:
        """Something that every reader sees in their own language."""
        await self._ask(Say(_new_id(), phrase=phrase))

    async def mute(self, seat: int, muted: bool = True) -> None:
        await self._ask(Mute(_new_id(), seat, muted))

    async def look_away(self, away: bool = True) -> None:
        await self._ask(Away(_new_id(), away))

    async def set_pace(self, pace: int) -> None:
        """Set how many milliseconds bots wait before each move."""
        await self._ask(Pace(_new_id(), pace))

    async def skip_bots(self) -> None:
        """Do not wait for bots until a person is to act."""
        await self._ask(Skip(_new_id()))

    async def _ask(self, command: Command) -> Answer:
        if self._failed is not None:
            raise self._failed
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[command.id] = command, future
        await self._send(command)
        try:
            return await future
        finally:
            self._asked.pop(command.id, None)

    async def _send(self, command: Command) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(msgspec.json.encode(command).decode())
            except ConnectionClosed:
                # It is resent once the socket is open again.
                return

    # Receiving

    async def _listen(self) -> None:
        """Runs for as long as the table exists."""
        try:
            while (code := await self._listen_once()) not in (MISSING, OTHER_VERSION):
                self._socket = None
                self.breaks += 1
                await asyncio.sleep(self._pause)
                self._pause = min(self._pause * 2, _LONGEST_PAUSE)
            self._failed = Gone() if code == MISSING else WrongVersion()
        except Exception as error:
            self._failed = error
        for _, future in self._asked.values():
            if not future.done():
                future.set_exception(self._failed)
        await self._wake()

    async def _listen_once(self) -> int | None:
        """Runs until the socket breaks, and returns the code it was closed with."""
        url = f"{self._url}?wire={WIRE_VERSION}&since={self.version}"
        try:
            async with connect(url, additional_headers=self._headers, max_size=None) as socket:
                async for frame in socket:
                    await self._receive(_decoder.decode(frame), socket)
                    self._pause = _FIRST_PAUSE
                return socket.close_code
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code
        except (OSError, InvalidHandshake, TimeoutError):
            return None

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    async def _receive(self, message: ServerMessage, socket: ClientConnection) -> None:
        match message:
            case Snapshot():
                self._take_snapshot(message)
                self._socket = socket
                for command, _ in list(self._asked.values()):
                    await self._send(command)
            case Update():
                if message.event.version <= self.version:
                    return
                self.events.append(message.event)
                self.version = message.event.version
                self.view, self.undoable = message.view, message.undoable
                self.confirms = message.confirms
            case SummaryUpdate():
                self.summary = message.table
            case ChatUpdate():
                self.chat += message.messages
            case SpectatorsUpdate():
                self.spectators = message.spectators
            case RefusedOnTheWire():
                self._settle(message.id, Refused(message.reason))
            case Done() | Tried():
                self._settle(message.id, message)
        await self._wake()

    def _take_snapshot(self, message: Snapshot) -> None:
        if message.events and message.events[0].version <= self.version:
            # The server does not know the events we have; it has sent all of its own.
            self.events = []
        self.events += message.events
        self.summary, self.view, self.version = message.table, message.view, message.version
        self.undoable, self.confirms, self.chat = message.undoable, message.confirms, message.chat
        self.spectators = message.spectators

    def _settle(self, id: str, answer: Answer | Refused) -> None:
        _, future = self._asked.get(id, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, Refused):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def _new_id() -> str:
    return secrets.token_urlsafe(12)
