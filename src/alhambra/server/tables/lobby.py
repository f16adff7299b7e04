"""All tables: those in use are in memory, the others in the store."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec import Struct

from alhambra.core.messages import Message
from alhambra.core.sources import derived_seed
from alhambra.server.background import HEAVY
from alhambra.server.failures import NotFound, NotNow, ServerRefusal, StorageFailed
from alhambra.server.guests import new_id, now
from alhambra.server.limits import AtOnce
from alhambra.server.metrics import TABLES
from alhambra.server.notifications.calls import Calls
from alhambra.server.storage.database import Conflict, Notification
from alhambra.server.storage.rows import GuestRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.chat import MOST_SENT
from alhambra.server.tables.deals import seed_of_deal
from alhambra.server.tables.endings import all_resigned, closed, expired, without_person
from alhambra.server.tables.forgetting import forget_person
from alhambra.server.tables.history import History
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.permissions import expect
from alhambra.server.tables.proof import new_secret
from alhambra.server.tables.rematch import rematch_request
from alhambra.server.tables.seating import (
    new_table,
    seated,
    seated_beside,
    with_game_started,
    with_rematch,
)
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.tables.summaries import LiveDetails, table_summary
from alhambra.server.turns import Rank, Turns
from alhambra.server.wire.closing import SIGNED_OUT
from alhambra.server.wire.tables import TableRequest, TableSummary

log = logging.getLogger(__name__)

IDLE: Final = 300.0
"""Seconds before a table that nobody has open leaves memory."""
_BROADCAST_AGAIN: Final = 20_000
"""Milliseconds before presence is broadcast again."""
_MAINTENANCE: Final = 5.0
"""Seconds between two rounds of maintenance."""
_EVERY_TABLE: Final = "-"  # instead of an id, where something concerns all tables
_DAY: Final = 24 * 60 * 60 * 1000


class Ages(Struct, frozen=True):
    """Milliseconds without any change before a table is closed, and how long before that its
    subscribers are warned."""

    open: int = _DAY
    running: int = 30 * _DAY
    warning: int = 60 * 60 * 1000


class Lobby:
    """Opens tables, and finds existing ones."""

    def __init__(
        self,
        store: Store,
        seed: int | None = None,
        idle: float = IDLE,
        ages: Ages | None = None,
        turns: Turns | None = None,
        calls: Calls | None = None,
    ) -> None:
        """With a `seed`, the draws at every table follow from it: for practice and for tests."""
        self._store = store
        self._ages = ages or Ages()
        self._turns = turns or Turns()
        self._calls = calls
        self._seed = seed
        self._opened = 0
        self._idle = idle
        self._live: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._behind: set[str] = set()

    async def expect_room(self, host: GuestRow, requested: TableRequest, most: AtOnce) -> None:
        """Refuse with NotNow, if the guest may not open one more table."""
        tables, listed = await self._store.tables.hosted_by(host.id)
        if tables >= most.tables_of_guest:
            raise NotNow(Message("too-many-tables", {"most": most.tables_of_guest}))
        if requested.listed and listed >= most.listed_tables_of_guest:
            raise NotNow(Message("too-many-listed", {"most": most.listed_tables_of_guest}))

    async def open_table(self, requested: TableRequest, host: GuestRow) -> LiveTable:
        """A new table. The game begins at once if no other person is expected."""
        return await self._open_as(new_id(), requested, host)

    async def _open_as(self, id: str, requested: TableRequest, host: GuestRow) -> LiveTable:
        dealt = seed_of_deal(requested.game, requested.deal) if requested.deal else None
        seed, practice = dealt or self._next_seed(), dealt is not None or self._is_practice
        row = new_table(requested, id, host.id, seed, now(), practice)
        if not requested.wait and not any(seat.free for seat in row.seats):
            row = with_game_started(row, now())
        await self._store.tables.save(row)
        return await self.table(row.id)

    async def open_made(self, make: Callable[[str, bool], TableRow]) -> LiveTable:
        """A table whose row `make` makes of a secret, and whether it is for practice."""
        row = make(self._next_seed(), self._is_practice)
        await self._store.tables.save(row)
        return await self.table(row.id)

    async def open_rematch(self, id: str, guest: GuestRow, most: AtOnce) -> LiveTable:
        """The table for a rematch: the first to ask opens it, and the others sit down there."""
        old = await self.table(id)
        expect("again", old.row, guest.id)
        if old.row.again is None or await self._store.tables.find(old.row.again) is None:
            await self.expect_room(guest, rematch_request(old.row, guest.id), most)
        if not all(old.row.seats[seat].again for seat in old.row.seats_of(guest.id)):
            await old.change(lambda row: with_rematch(row, guest.id, new_id()))
        again = old.row.again
        assert again is not None
        if await self._store.tables.find(again) is None:
            with suppress(Conflict):
                return await self._open_as(again, rematch_request(old.row, guest.id), guest)
        table = await self.table(again)
        if table.seat_of(guest) is None:
            await table.change(lambda row: seated(row, guest.id), guest)
            await self._seat_beside(table, guest, old.row)
        return table

    async def _seat_beside(self, table: LiveTable, guest: GuestRow, old: TableRow) -> None:
        """Seat those who shared the guest's device, as long as there is room."""
        for number in old.seats_of(guest.id):
            if called := old.seats[number].called:
                with suppress(NotNow):
                    await table.change(partial(seated_beside, guest=guest.id, name=called))

    async def close_table(self, table: LiveTable, guest: GuestRow) -> None:
        """Close a table that has not begun, or resign a game in which no other person is left. For
        the host."""
        if table.row.status == "open":
            expect("close", table.row, guest.id)
            await self._remove(table)
        else:
            await table.change(lambda row: closed(row, guest.id))

    async def _remove(self, table: LiveTable) -> None:
        try:
            await table.remove()
        except Conflict:
            raise NotNow(Message("stale", {"version": table.version})) from None
        self._live.pop(table.row.id, None)
        self._used.pop(table.row.id, None)

    @property
    def _is_practice(self) -> bool:
        return self._seed is not None

    def _next_seed(self) -> str:
        if self._seed is None:
            return new_secret()
        self._opened += 1
        return f"{derived_seed(str(self._seed), 'table', self._opened):016x}"

    def is_loaded(self, id: str) -> bool:
        return id in self._live

    def has_open(self, id: str, guest: str) -> bool:
        """Whether a guest has the table open here."""
        return id in self._live and self._live[id].publisher.has_open(guest)

    async def table(self, id: str) -> LiveTable:
        """The table with this id, or NotFound."""
        table = self._live.get(id)
        if table is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            table = await asyncio.shield(self._opening[id])
        self._used[id] = asyncio.get_running_loop().time()
        return table

    async def listed(self, guest: GuestRow | None) -> list[TableSummary]:
        """The listed tables that wait for players."""
        return await self.summaries(await self._store.tables.listed(), guest)

    async def summaries(self, rows: list[TableRow], guest: GuestRow | None) -> list[TableSummary]:
        people = await self._store.guests.rows(_guests(*rows))
        viewer = None if guest is None else guest.id
        return [
            self._live[row.id].publisher.summary(viewer)
            if row.id in self._live
            else table_summary(row, LiveDetails(people), viewer, row.seen_by(viewer))
            for row in rows
        ]

    async def muted_by(self, guest: GuestRow | None) -> frozenset[str]:
        """The guests that a guest has muted."""
        return frozenset(await self._store.chat.muted_by(guest.id) if guest is not None else ())

    def change_guest(self, guest: GuestRow) -> None:
        """Somebody has another name or avatar."""
        for table in self._live.values():
            table.change_guest(guest)

    def disconnect(self, is_banned: Callable[[Subscriber], bool]) -> None:
        """Disconnect every subscriber for whom `is_banned` is true."""
        for table in self._live.values():
            for subscriber in filter(is_banned, table.publisher.subscribers):
                subscriber.disconnect()

    def sign_out(self, guest: str, but: bytes = b"") -> None:
        """Close the sockets of a guest's devices, here and in other processes, except for the
        device `but`."""
        self._sign_out(guest, but)
        self._store.database.broadcast(_EVERY_TABLE, f"{guest} {but.hex()}")

    def _sign_out(self, guest: str, but: bytes) -> None:
        for table in self._live.values():
            for subscriber in table.publisher.subscribers:
                if subscriber.guest_id == guest and subscriber.device != but:
                    subscriber.disconnect(SIGNED_OUT)

    async def forget(self, guest: GuestRow) -> None:
        """Delete a guest, who resigns all running games. At tables with others a seat is left
        without a name, or with a bot."""
        for row in await self._store.tables.concerning(guest.id):
            if row.status == "running" or row.id in self._live:
                table = await self.table(row.id)
                if table.row.status == "running" and table.seat_of(guest) is not None:
                    await table.change(lambda row: all_resigned(row, guest.id))
                await table.lock.finish()  # Store the others' results first.
                if without_person(table.row, guest.id) is None:
                    await self._remove(table)
                    continue
                await table.change(lambda row: without_person(row, guest.id) or row)
                await table.chat.forget_notices()
        if not await forget_person(self._store, guest.id):
            raise StorageFailed
        self.sign_out(guest.id)
        for table in self._live.values():
            table.forget(guest.id)

    def listen(self) -> None:
        """From now on, follow what other processes do at the tables that are in memory here."""
        self._store.database.listen(self._receive)

    def _receive(self, notice: Notification) -> None:
        id = notice.table
        if id == _EVERY_TABLE:
            guest, device = notice.text.split(" ")
            self._sign_out(guest, bytes.fromhex(device))
            return
        if id is not None and notice.text:
            if id in self._live:
                self._live[id].publisher.receive_presence(notice.process, notice.text)
            return
        for one in [*self._live, *self._opening] if id is None else [id]:
            if one not in self._behind and (one in self._live or one in self._opening):
                self._behind.add(one)
                if one in self._live:
                    self._live[one].lock.run_in_background(self._catch_up(self._live[one]))

    async def _catch_up(self, table: LiveTable) -> None:
        id = table.row.id

        async def catch_up_locked() -> None:
            # A notification received from here on may be about something newer.
            self._behind.discard(id)
            await table.catch_up_locked()

        try:
            await table.lock.run(catch_up_locked())
        except ServerRefusal:
            # All tables catch up once the database is back.
            return
        if table.is_gone and self._live.get(id) is table:
            del self._live[id], self._used[id]

    async def unload_idle_tables(self) -> None:
        """Loops for as long as the server runs."""
        while True:
            await asyncio.sleep(self._idle / 4)
            await self._unload_idle_tables()

    async def _unload_idle_tables(self) -> None:
        long_ago = asyncio.get_running_loop().time() - self._idle
        for id, table in list(self._live.items()):
            if not table.is_idle or self._used[id] >= long_ago:
                continue
            await table.publisher.store_absences()
            if table.is_idle and self._live.get(id) is table:
                table.unload()
                del self._live[id], self._used[id]
        TABLES.set(len(self._live))

    async def run_maintenance(self) -> None:
        """Loops for as long as the server runs."""
        while True:
            try:
                await self.maintain_tables(now())
            except ServerRefusal:
                log.warning("could not maintain the tables")
            except Exception:
                log.exception("could not maintain the tables")
            await asyncio.sleep(_MAINTENANCE)

    async def maintain_tables(self, at: int) -> None:
        """At the time `at`: let clocks run out at tables that nobody has open, store results that
        could not be stored before, and close idle tables."""
        ages = self._ages
        for id in await self._store.tables.overdue(at):
            # Timers do not notice that the machine slept, or that its clock jumped.
            with suppress(ServerRefusal):
                (await self.table(id)).check_clock()
        for id in await self._store.tables.without_results():
            await self._save_results(id)
        for id in await self._store.tables.idle(at - ages.open, at - ages.running):
            with suppress(ServerRefusal):
                await self._close_idle(await self.table(id))
        for table in list(self._live.values()):
            self._warn(table, at)
            if (
                table.publisher.subscribers
                and at - table.publisher.last_broadcast > _BROADCAST_AGAIN
            ):
                table.publisher.broadcast_presence()

    async def _save_results(self, id: str) -> None:
        """A table stores its results when it is opened. A game under an earlier version of the
        rules cannot be replayed, and has none."""
        try:
            await self.table(id)
        except NotNow:
            with suppress(Conflict):
                await self._store.results.save(id, [], [], [])

    async def _close_idle(self, table: LiveTable) -> None:
        if table.row.status == "open":
            await self._remove(table)
        else:
            await table.change(expired)

    def _warn(self, table: LiveTable, at: int) -> None:
        """Tell the subscribers that the table will be closed soon."""
        row = table.row
        if row.status == "over" or row.deadline is not None or table.closes is not None:
            return
        ends = table.last_change + (self._ages.open if row.status == "open" else self._ages.running)
        if ends - at <= self._ages.warning:
            table.closes = ends
            table.publisher.send_summaries()

    async def close(self) -> None:
        for table in list(self._live.values()):
            await table.finish()

    async def _open(self, id: str) -> LiveTable:
        try:
            row = await self._store.tables.find(id)
            if row is None:
                raise NotFound
            messages = await self._store.chat.messages(id, 0, MOST_SENT)
            speakers = [message.guest for message in messages if message.guest is not None]
            others = [*row.removed, *row.banned, *row.silenced]
            people = await self._store.guests.rows([*_guests(row), *speakers, *others])
            history = None
            if row.status != "open":
                events = await self._store.tables.events(id)
                history = await HEAVY.run(Rank.SEATED, partial(History.of, row, events))
            absences = await self._store.tables.absences(id) if row.status == "running" else {}
            table = LiveTable(
                self._store,
                row,
                people,
                history,
                messages,
                self._is_practice,
                absences,
                self._turns,
                self._calls,
            )
            self._live[id] = table
            TABLES.set(len(self._live))
            if id in self._behind:
                table.lock.run_in_background(self._catch_up(table))
            return table
        finally:
            del self._opening[id]
            if id not in self._live:
                self._behind.discard(id)


def _guests(*rows: TableRow) -> list[str]:
    return [seat.guest for row in rows for seat in row.seats if seat.guest is not None]
