"""All tables. Those that somebody has open are kept in memory; the others are in the store."""

import asyncio
import secrets
from typing import Final

from alhambra.core.sources import derived_seed
from alhambra.server.failures import Missing
from alhambra.server.guests import new_id, now
from alhambra.server.storage.rows import GuestRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.alone import GamesAlone
from alhambra.server.tables.history import History
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.seating import begun, new_table, table_note
from alhambra.server.wire.lobby import TableNote, TableWish

_IDLE: Final = 300.0
"""After how many seconds a table that nobody has open is put away."""


class Hall:
    """Opens tables, and finds those that are there."""

    def __init__(self, store: Store, seed: int | None = None, idle: float = _IDLE) -> None:
        """With a `seed`, the draws at every table can be foretold: for practice and for tests."""
        self._store = store
        self.alone = GamesAlone(store)
        self._seed = seed
        self._opened = 0
        self._idle = idle
        self._live: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    async def open_table(self, wish: TableWish, host: GuestRow) -> LiveTable:
        """A new table. The game begins at once if nobody else is awaited."""
        row = new_table(wish, new_id(), host.id, self._next_seed(), now())
        if not any(seat.free for seat in row.seats):
            row = begun(row)
        await self._store.put_table(row)
        return await self.table(row.id)

    def _next_seed(self) -> str:
        if self._seed is None:
            return secrets.token_hex(32)
        self._opened += 1
        return f"{derived_seed(str(self._seed), 'table', self._opened):016x}"

    async def table(self, id: str) -> LiveTable:
        """The table called `id`, or Missing."""
        table = self._live.get(id)
        if table is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            table = await asyncio.shield(self._opening[id])
        self._used[id] = asyncio.get_running_loop().time()
        return table

    async def notes_for(self, guest: GuestRow) -> list[TableNote]:
        """The guest's own tables."""
        rows = await self._store.tables_of(guest.id)
        names = await self._store.names(_guests(*rows))
        return [
            self._live[row.id].note(guest.id)
            if row.id in self._live
            else table_note(row, names, set(), guest.id)
            for row in rows
        ]

    def renamed(self, guest: GuestRow) -> None:
        for table in self._live.values():
            if guest.id in table.names:
                table.rename(guest)

    async def put_away_idle_tables(self) -> None:
        """Over and over, as long as the server runs."""
        while True:
            await asyncio.sleep(self._idle / 4)
            long_ago = asyncio.get_running_loop().time() - self._idle
            for id, table in list(self._live.items()):
                if table.is_idle and self._used[id] < long_ago:
                    del self._live[id], self._used[id]

    async def close(self) -> None:
        for table in list(self._live.values()):
            await table.finish()

    async def _open(self, id: str) -> LiveTable:
        try:
            row = await self._store.table(id)
            if row is None:
                raise Missing
            names = await self._store.names(_guests(row))
            history = None
            if row.status != "open":
                events = await self._store.events(id)
                history = await asyncio.to_thread(History.of, row, events)
            table = LiveTable(self._store, row, names, history)
            self._live[id] = table
            return table
        finally:
            del self._opening[id]


def _guests(*rows: TableRow) -> list[str]:
    return [seat.guest for row in rows for seat in row.seats if seat.guest is not None]
