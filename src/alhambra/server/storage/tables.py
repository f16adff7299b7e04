"""Tables and their events."""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.rows import EventRow, SeatRow, TableRow
from alhambra.server.storage.statements import insert, to_column
from alhambra.server.wire.tables import Clock

_MOST_LISTED: Final = 50
_FIELDS: Final = TableRow.__struct_fields__
_COLUMNS: Final = ", ".join(_FIELDS)
_CHANGEABLE: Final = (
    *("seats", "host", "status", "awaited", "changed", "revision"),
    *("removed", "started", "ended", "again", "deadline"),
)
"""What can change after a table was opened."""
_JSON: Final[dict[str, Any]] = {
    "options": dict[str, str],
    "seats": list[SeatRow],
    "clock": Clock,
    "removed": list[str],
}
_BOOLEANS: Final = ("listed", "counted")
_EVENT: Final = ("table_id", "version", "kind", "seat", "body", "command_id", "created")


class TableStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: str) -> TableRow | None:
        found = await self._select("WHERE id = ?", id)
        return found[0] if found else None

    async def all(self) -> list[TableRow]:
        """The most recently played first."""
        return await self._select("ORDER BY changed DESC")

    async def of_guest(self, guest: str) -> list[TableRow]:
        """The tables where a guest sits: running games first, then the most recently played."""
        return await self._select(
            "JOIN sitters ON table_id = id WHERE guest_id = ?"
            " ORDER BY status = 'over', status = 'open', changed DESC LIMIT ?",
            guest,
            _MOST_LISTED,
        )

    async def of_guest_or_host(self, guest: str) -> list[TableRow]:
        """The tables where a guest sits, and those whose host the guest is."""
        return await self._select(
            "WHERE host = ? OR id IN (SELECT table_id FROM sitters WHERE guest_id = ?)",
            guest,
            guest,
        )

    async def listed(self) -> list[TableRow]:
        """Open tables that everybody is shown, the newest first."""
        return await self._select(
            "WHERE status = 'open' AND listed = 1 ORDER BY created DESC LIMIT ?", _MOST_LISTED
        )

    async def overdue(self, now: int) -> list[str]:
        """The ids of tables where somebody's time is up."""
        return await self._ids("status = 'running' AND deadline <= ?", now)

    async def idle(self, open_since: int, running_since: int) -> list[str]:
        """The ids of tables at which nothing has happened since then."""
        return await self._ids(
            "(status = 'open' AND changed <= ?)"
            " OR (status = 'running' AND deadline IS NULL AND changed <= ?)",
            open_since,
            running_since,
        )

    async def without_results(self) -> list[str]:
        """The ids of tables whose game is over and whose results are not stored yet."""
        return await self._ids("status = 'over' AND counted = 0")

    async def _select(self, condition: str, *values: object) -> list[TableRow]:
        found = await self._database.read(f"SELECT {_COLUMNS} FROM tables {condition}", *values)
        return [_table(row) for row in found]

    async def _ids(self, condition: str, *values: object) -> list[str]:
        text = f"SELECT id FROM tables WHERE {condition} LIMIT ?"
        return [id for (id,) in await self._database.read(text, *values, _MOST_LISTED)]

    async def save(self, table: TableRow) -> TableRow:
        """Add a table, or change who sits there and whether the game has begun; the row as it is
        stored now. Conflict, if it has been changed since `table` was read."""
        saved = replace(table, revision=table.revision + 1)
        changed = ", ".join(f"{name} = excluded.{name}" for name in _CHANGEABLE)
        await self._database.write(
            Statement(
                f"{insert('tables', _FIELDS)} ON CONFLICT (id) DO UPDATE SET {changed}"
                " WHERE tables.revision = excluded.revision - 1",
                tuple(to_column(value) for value in astuple(saved)),
                needed=True,
            ),
            Statement("DELETE FROM sitters WHERE table_id = ?", (table.id,)),
            *[
                Statement(insert("sitters", ("guest_id", "table_id")), (guest, table.id))
                for guest in table.guests()
            ],
            about=[table.id],
        )
        return saved

    async def save_progress(self, table: TableRow, version: int) -> None:
        """What the row says of the game at `version`, unless a later version is stored."""
        await self._database.write(
            Statement(
                "UPDATE tables SET status = ?, awaited = ?, deadline = ?, noted = ?"
                " WHERE id = ? AND noted <= ?",
                (table.status, table.awaited, table.deadline, version, table.id, version),
            )
        )

    async def delete(self, id: str, revision: int) -> None:
        """With everything that belongs to it; or Conflict, if it has been changed."""
        of_table = ("sitters", "events", "lines", "results")
        await self._database.write(
            # First whether it is still the same, so that of several who change it one wins.
            Statement(
                "UPDATE tables SET revision = revision + 1 WHERE id = ? AND revision = ?",
                (id, revision),
                needed=True,
            ),
            *[Statement(f"DELETE FROM {each} WHERE table_id = ?", (id,)) for each in of_table],
            Statement("DELETE FROM tables WHERE id = ?", (id,)),
            about=[id],
        )

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """Those after a version, in order."""
        found = await self._database.read(
            f"SELECT {', '.join(_EVENT)} FROM events"
            " WHERE table_id = ? AND version > ? ORDER BY version",
            table,
            after,
        )
        return [EventRow(*row) for row in found]

    async def append(self, event: EventRow) -> None:
        """Store an event; or Conflict, if another one came first, or StorageFailed."""
        await self._database.write(
            Statement(insert("events", _EVENT), astuple(event)),
            Statement(
                "UPDATE tables SET changed = ? WHERE id = ? AND ended IS NULL",
                (event.created, event.table),
                needed=True,
            ),
            about=[event.table],
        )


def _table(row: tuple[Any, ...]) -> TableRow:
    columns = dict(zip(_FIELDS, row, strict=True))
    for name, type in _JSON.items():
        if columns[name] is not None:
            columns[name] = msgspec.json.decode(columns[name], type=type)
    for name in _BOOLEANS:
        columns[name] = bool(columns[name])
    return TableRow(**columns)
