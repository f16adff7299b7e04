"""A table that somebody has open: its game, its readers, and one command after another."""

import asyncio
import logging
from collections.abc import Callable

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.core.record import Record
from alhambra.core.state import Seat
from alhambra.server.failures import NotDone, NotNow, Stale
from alhambra.server.guests import now
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import EventRow, GuestRow, Kind, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.bots import choice
from alhambra.server.tables.history import History
from alhambra.server.tables.one_at_a_time import OneAtATime
from alhambra.server.tables.readers import Reader, encoded
from alhambra.server.tables.seating import begun, seat_names, seated, table_note, without
from alhambra.server.views import view_of
from alhambra.server.wire.lobby import TableNote
from alhambra.server.wire.socket import News, Seating, Whole

log = logging.getLogger(__name__)

NOT_BEGUN = -1
"""The version of a table whose game has not begun."""
_ATTEMPTS = 10
"""How often to try to change a row that others change at the same time."""
_TRY_AGAIN = 2.0
"""After how many seconds a bot tries again to have its move kept."""


class LiveTable:
    """What is in the store and what is in memory change together: first the one, then the other."""

    def __init__(
        self, store: Store, row: TableRow, names: dict[str, str], history: History | None
    ) -> None:
        self.row = row
        self.names = names
        self.history = history
        self.readers: set[Reader] = set()
        self.is_gone = False
        self._store = store
        self.changes = OneAtATime()
        self._bots: asyncio.Task[None] | None = None
        if history is not None:
            self._note_progress()

    @property
    def version(self) -> int:
        return NOT_BEGUN if self.history is None else self.history.version

    @property
    def is_idle(self) -> bool:
        return self.changes.is_idle and not self.readers and self._bots is None

    def seat_of(self, guest: GuestRow | None) -> Seat | None:
        return None if guest is None else self.row.seat_of(guest.id)

    def seat_names(self) -> list[str]:
        return seat_names(self.row, self.names)

    def begun(self) -> History:
        """The game so far, or NotNow."""
        if self.history is None:
            raise NotNow(Message("game-not-begun"))
        return self.history

    # Sitting down

    async def sit(self, guest: GuestRow) -> None:
        async def work() -> None:
            if self.seat_of(guest) is None:
                await self._reseat(lambda row: seated(row, guest.id), guest)

        await self.changes.do(work())

    async def leave(self, guest: GuestRow) -> None:
        async def work() -> None:
            await self._reseat(lambda row: without(row, guest.id), guest)

        await self.changes.do(work())

    async def _reseat(self, change: Callable[[TableRow], TableRow], guest: GuestRow) -> None:
        self.row = await self._kept(change)
        self.names[guest.id] = guest.name
        self.tell_seating()

    async def _kept(self, change: Callable[[TableRow], TableRow]) -> TableRow:
        """The row as `change` makes it. If somebody else has changed it, as it makes theirs."""
        for _ in range(_ATTEMPTS):
            try:
                return await self._store.put_table(replace(change(self.row), changed=now()))
            except Conflict:
                await self.catch_up()
        raise Stale(self.version)

    def rename(self, guest: GuestRow) -> None:
        self.names[guest.id] = guest.name
        self.tell_seating()

    async def start(self, guest: GuestRow | None) -> None:
        """Begin the game, if the guest is the host. Once it runs there is nothing to do."""

        async def work() -> None:
            if guest is None or guest.id != self.row.host:
                raise NotNow(Message("host-starts"))
            if self.history is None:
                if self.seat_of(guest) is None:
                    raise NotNow(Message("only-seated"))
                self.begin(await self._kept(begun))

        await self.changes.do(work())

    def begin(self, row: TableRow) -> None:
        """Deal, and tell everybody."""
        self.row = row
        self.history = History.of(row, [])
        self._note_progress()
        self.tell_seating()
        self._tell_news()
        self.wake_bots()

    # What happens

    async def happen(self, kind: Kind, seat: Seat, body: str, command: str) -> None:
        """Keep an event, let it happen, and tell everybody. It is one of the `changes`, and known
        to be possible. CannotKeep or Stale leave everything as it was."""
        history = self.begun()
        event = EventRow(self.row.id, history.version + 1, kind, seat, body, command, now())
        try:
            await self._store.append(event)
        except Conflict:
            await self.catch_up()
            if not self._has_happened(event):
                raise Stale(self.version) from None
            return
        self._let_happen(history, event)

    def _has_happened(self, event: EventRow) -> bool:
        """Whether the same command was carried out already, also if nobody was told so."""
        before = self.begun().of_command(event.command)
        return before is not None and (before.kind, before.body) == (event.kind, event.body)

    def _let_happen(self, history: History, event: EventRow) -> None:
        history.add(event)
        self._note_progress()
        self._tell_news()
        if self.row.status == "over":
            self.tell_seating()
        self.wake_bots()

    async def catch_up(self) -> None:
        """Somebody else may have written to the same database; what is there counts. It is one of
        the `changes`."""
        row = await self._store.table(self.row.id)
        if row is None:
            self.close()
            return
        if row.revision != self.row.revision:
            self.names = await self._store.names(row.guests())
            if self.history is None and row.status != "open":
                self.begin(row)
            else:
                self.row = replace(row, status=self.row.status, awaited=self.row.awaited)
                self.tell_seating()
        if self.history is not None:
            for event in await self._store.events(row.id, self.version):
                self._let_happen(self.history, event)

    def close(self) -> None:
        """The table is no more; whoever has it open is sent away."""
        self.is_gone = True
        for reader in list(self.readers):
            reader.cut_off.set()

    def _note_progress(self) -> None:
        """For lists of tables: whose turn it is and whether the game is over."""
        to_act = self.begun().game.state.to_act()
        row = replace(self.row, status="over" if to_act is None else "running", awaited=to_act)
        if (row.status, row.awaited) != (self.row.status, self.row.awaited):
            self.row = row
            self.changes.begin(self._keep_progress(row, self.version))

    async def _keep_progress(self, row: TableRow, version: int) -> None:
        try:
            await self._store.note_progress(row, version)
        except NotDone:
            # It follows from the events, and is noted again when the table is opened.
            return

    # Bots

    def wake_bots(self) -> None:
        """Let bots play as long as it is their turn."""
        if self._bots is None and self._bot_to_act() is not None:
            self._bots = asyncio.create_task(self._play_bots())

    def _bot_to_act(self) -> str | None:
        to_act = None if self.history is None else self.history.game.state.to_act()
        return None if to_act is None else self.row.seats[to_act].bot

    async def _play_bots(self) -> None:
        try:
            while (name := self._bot_to_act()) is not None:
                await asyncio.sleep(self.row.pace / 1000)
                try:
                    await self._play_bot(name)
                except Exception as error:
                    if not isinstance(error, NotDone):
                        log.exception("a bot could not play")
                    await asyncio.sleep(_TRY_AGAIN)
        finally:
            self._bots = None

    async def _play_bot(self, name: str) -> None:
        history = self.begun()
        version = history.version
        state = history.game.state
        seat = state.to_act()
        if seat is None or self.row.seats[seat].bot != name:
            return
        move = await choice(name, state.observe(seat), state.legal_moves(), self.row.seed, version)

        async def work() -> None:
            # A person may have taken back a move in the meantime.
            if self.version == version:
                await self.happen("move", seat, str(move), f"{seat}:bot-{version}")

        await self.changes.do(work())

    async def finish(self) -> None:
        """Stop the bots, and wait for what is being kept."""
        if self._bots is not None:
            self._bots.cancel()
        await self.changes.finish()

    # Telling

    def come(self, reader: Reader, since: int) -> None:
        """Somebody has opened the table; bots that were asleep go on."""
        new = reader.guest_id not in self._here()
        self.readers.add(reader)
        reader.tell(self.whole(reader, since))
        if new and self.seat_of(reader.guest) is not None:
            self.tell_seating(but=reader)
        self.wake_bots()

    def go(self, reader: Reader) -> None:
        self.readers.discard(reader)
        if reader.guest_id not in self._here() and self.seat_of(reader.guest) is not None:
            self.tell_seating()

    def _here(self) -> set[str | None]:
        return {reader.guest_id for reader in self.readers}

    def note(self, guest: str | None) -> TableNote:
        return table_note(self.row, self.names, self._here(), guest)

    def whole(self, reader: Reader, since: int) -> Whole:
        """Everything, with the events after version `since`."""
        seat = self.seat_of(reader.guest)
        note = self.note(reader.guest_id)
        history = self.history
        if history is None:
            return Whole(note, NOT_BEGUN, [], None, 0)
        first = 0 if since > history.version else max(0, since + 1)
        view = view_of(history.game.state, seat)
        events = history.told_to(seat, first)
        return Whole(note, history.version, events, view, history.undoable(seat))

    def tell_seating(self, but: Reader | None = None) -> None:
        for reader in self.readers - {but}:
            reader.tell(Seating(self.note(reader.guest_id)))

    def _tell_news(self) -> None:
        """The latest event, with each reader's own view. Spectators all see the same."""
        history = self.begun()
        state = history.game.state
        by_seat: dict[Seat | None, str] = {}
        for reader in list(self.readers):
            seat = self.seat_of(reader.guest)
            if seat not in by_seat:
                (event,) = history.told_to(seat, history.version)
                news = News(event, view_of(state, seat), history.undoable(seat))
                by_seat[seat] = encoded(news)
            reader.tell_text(by_seat[seat])

    def record(self) -> Record:
        """What anybody may be given of the game so far, with the names as they are now."""
        history = self.begun()
        return history.record(self.seat_names()).for_seat(history.game.state, None)
