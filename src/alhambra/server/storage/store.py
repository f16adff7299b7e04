"""The store as the rest of the server knows it. Nothing of it runs on the event loop."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.failures import CannotRead
from alhambra.server.storage.migrations import migrate
from alhambra.server.storage.rows import EventRow, GuestRow, SeatRow, TableRow
from alhambra.server.storage.writer import Writer

FILE: Final = "tables.sqlite"
_MOST_LISTED: Final = 50
_PATIENCE: Final = 2.0
"""How many seconds to wait for another process that writes to the same file."""

T = TypeVar("T")


class CannotOpen(AlhambraError):
    """There is no database where there should be one, and none can be made."""


class Conflict(Exception):
    """An event of this version, or of this command, is there already."""


class Store:
    """Guests, tables and events in one file of `folder`, which is made if it is not there."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        try:
            # The seeds of running games are nobody else's business.
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            writing = _connected(self.file)
            migrate(writing, str(self.file))
            self._connection = _connected(self.file)
            self._connection.execute("PRAGMA query_only = ON")
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            facts = {"file": str(self.file), "reason": reason or str(error)}
            raise CannotOpen(Message("server-cannot-open", facts)) from None
        self._writer = Writer(writing)
        self._reading = ThreadPoolExecutor(1, "alhambra-reader")

    def close(self) -> None:
        """After everything that was to be written is written."""
        self._reading.shutdown()
        self._connection.close()
        self._writer.close()

    # Guests

    async def guest(self, token_hash: bytes) -> GuestRow | None:
        found = await self._read("SELECT id, name FROM guests WHERE token_hash = ?", token_hash)
        return GuestRow(*found[0]) if found else None

    async def names(self, guests: list[str]) -> dict[str, str]:
        """The names of these guests, by their ids."""
        wanted = msgspec.json.encode(guests).decode()
        return dict(
            await self._read(
                "SELECT id, name FROM guests WHERE id IN (SELECT value FROM json_each(?))", wanted
            )
        )

    async def add_guest(self, guest: GuestRow, token_hash: bytes, now: int) -> None:
        await self._write(
            "INSERT INTO guests (id, name, token_hash, created) VALUES (?, ?, ?, ?)",
            (guest.id, guest.name, token_hash, now),
        )

    async def rename_guest(self, guest: GuestRow) -> None:
        await self._write("UPDATE guests SET name = ? WHERE id = ?", (guest.name, guest.id))

    # Tables

    async def table(self, id: str) -> TableRow | None:
        found = await self._read(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", id)
        return _table(found[0]) if found else None

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Those at which the guest sits: running ones first, and those played last."""
        found = await self._read(
            f"SELECT {_COLUMNS} FROM tables JOIN sitters ON table_id = id WHERE guest_id = ?"
            " ORDER BY status = 'over', status = 'open', changed DESC LIMIT ?",
            guest,
            _MOST_LISTED,
        )
        return [_table(row) for row in found]

    async def finished_alone(self, guest: str, game: str) -> list[TableRow]:
        """The guest's games that are over and had no other seat."""
        found = await self._read(
            f"SELECT {_COLUMNS} FROM tables JOIN sitters ON table_id = id WHERE guest_id = ?"
            " AND game = ? AND status = 'over' AND json_array_length(seats) = 1",
            guest,
            game,
        )
        return [_table(row) for row in found]

    async def put_table(self, table: TableRow) -> None:
        """Add a table, or change who sits there and whether the game has begun."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"INSERT INTO tables ({_COLUMNS}) VALUES ({_MARKS})"
                " ON CONFLICT (id) DO UPDATE SET (seats, host, status, awaited, changed) ="
                " (excluded.seats, excluded.host, excluded.status, excluded.awaited,"
                " excluded.changed)",
                _values(table),
            )
            connection.execute("DELETE FROM sitters WHERE table_id = ?", (table.id,))
            connection.executemany(
                "INSERT INTO sitters (guest_id, table_id) VALUES (?, ?)",
                [(seat.guest, table.id) for seat in table.seats if seat.guest is not None],
            )

        await self._written(work)

    async def note_progress(self, table: TableRow) -> None:
        await self._write(
            "UPDATE tables SET status = ?, awaited = ? WHERE id = ?",
            (table.status, table.awaited, table.id),
        )

    # Events

    async def events(self, table: str) -> list[EventRow]:
        found = await self._read(
            "SELECT table_id, version, kind, seat, body, command_id, created FROM events"
            " WHERE table_id = ? ORDER BY version",
            table,
        )
        return [EventRow(*row) for row in found]

    async def append(self, event: EventRow) -> None:
        """Keep an event; or Conflict, if another one came first, or CannotKeep."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO events (table_id, version, kind, seat, body, command_id, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                msgspec.structs.astuple(event),
            )
            connection.execute(
                "UPDATE tables SET changed = ? WHERE id = ?", (event.created, event.table)
            )

        try:
            await self._written(work)
        except sqlite3.IntegrityError:
            raise Conflict from None

    # How

    def _write(self, statement: str, values: tuple[Any, ...]) -> Awaitable[None]:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(statement, values)

        return self._written(work)

    def _written(self, work: Callable[[sqlite3.Connection], None]) -> Awaitable[None]:
        return asyncio.wrap_future(self._writer.write(work))

    async def _read(self, statement: str, *values: object) -> list[Any]:
        def work() -> list[Any]:
            return self._connection.execute(statement, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work)
        except sqlite3.Error:
            raise CannotRead from None


_COLUMNS: Final = ", ".join(TableRow.__struct_fields__)
_MARKS: Final = ", ".join("?" for _ in TableRow.__struct_fields__)


def _connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _values(table: TableRow) -> tuple[Any, ...]:
    return tuple(
        msgspec.json.encode(value).decode() if isinstance(value, dict | list) else value
        for value in msgspec.structs.astuple(table)
    )


def _table(row: tuple[Any, ...]) -> TableRow:
    id, game, rules, options, seats, *rest = row
    return TableRow(
        id,
        game,
        rules,
        msgspec.json.decode(options, type=dict[str, str]),
        msgspec.json.decode(seats, type=list[SeatRow]),
        *rest,
    )
