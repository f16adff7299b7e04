"""Tables and their events."""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.rows import CommandRow, EventRow, SeatRow, TableRow
from alhambra.server.storage.statements import insert, to_column
from alhambra.server.wire.tables import Clock, Retraction

_MOST_LISTED: Final = 50
_MOST_OF_A_HOST: Final = 3
"""How many of one host's open tables are listed."""
_FIELDS: Final = TableRow.__struct_fields__
_COLUMNS: Final = ", ".join(_FIELDS)
_CHANGEABLE: Final = (
    *("seats", "host", "status", "awaited", "changed", "revision"),
    *("removed", "banned", "started", "ended", "again", "deadline", "seed", "practice"),
    *("silenced", "retraction", "game", "rules", "options", "listed", "clock", "gone_after"),
    "settled",
)
"""What can change after a table was opened."""
_JSON: Final[dict[str, Any]] = {
    "options": dict[str, str],
    "seats": list[SeatRow],
    "clock": Clock,
    "retraction": Retraction,
    "removed": list[str],
    "banned": list[str],
    "silenced": list[str],
}
_BOOLEANS: Final = ("listed", "counted", "practice")
_COMMAND: Final = ("table_id", "command_id", "body")
_ABSENCE: Final = ("table_id", "guest_id", "since")
_EVENT: Final = ("table_id", "version", "kind", "seat", "body", "command_id", "created")


class TableStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: str) -> TableRow | None:
        found = await self._select("WHERE id = ?", id)
        return found[0] if found else None

    async def all(self) -> list[TableRow]:
        """All tables, most recently played first."""
        return await self._select("ORDER BY changed DESC")

    async def of_guest(self, guest: str) -> list[TableRow]:
        """The tables where a guest sits: running games first, then most recently played first."""
        return await self._select(
            "JOIN sitters ON table_id = id WHERE guest_id = ?"
            " ORDER BY status = 'over', status = 'open', changed DESC LIMIT ?",
            guest,
            _MOST_LISTED,
        )

    async def concerning(self, guest: str) -> list[TableRow]:
        """The tables that a guest sits at or hosts, or was removed, banned or muted."""
        named = f'%"{guest}"%'
        found = await self._select(
            "WHERE host = ? OR id IN (SELECT table_id FROM sitters WHERE guest_id = ?)"
            " OR removed LIKE ? OR banned LIKE ? OR silenced LIKE ?",
            guest,
            guest,
            named,
            named,
            named,
        )
        # Ids may contain what LIKE takes for any letter.
        return [
            row
            for row in found
            if guest in {*row.guests(), row.host, *row.removed, *row.banned, *row.silenced}
        ]

    async def listed(self) -> list[TableRow]:
        """Open tables to list, newest first, and only a few per host."""
        return await self._select(
            "WHERE id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER"
            " (PARTITION BY host ORDER BY created DESC, id) AS place FROM tables"
            " WHERE status = 'open' AND listed = 1) AS shown WHERE place <= ?)"
            " ORDER BY created DESC LIMIT ?",
            _MOST_OF_A_HOST,
            _MOST_LISTED,
        )

    async def hosted_by(self, guest: str) -> tuple[int, int]:
        """How many unfinished tables a guest hosts, sitting there or not, and how many of those are
        listed."""
        found = await self._database.read(
            "SELECT status, listed FROM tables WHERE host = ? AND status <> 'over'", guest
        )
        return len(found), sum(status == "open" and bool(listed) for status, listed in found)

    async def overdue(self, now: int) -> list[str]:
        """The ids of tables where somebody's time is up."""
        return await self._ids("status = 'running' AND deadline <= ?", now)

    async def idle(self, open_since: int, running_since: int) -> list[str]:
        """The ids of tables where nothing has happened since then."""
        return await self._ids(
            "(status = 'open' AND changed <= ?)"
            " OR (status = 'running' AND deadline IS NULL AND changed <= ?)",
            open_since,
            running_since,
        )

    async def without_results(self) -> list[str]:
        """The ids of tables whose game is over, but whose results are not yet stored."""
        return await self._ids("status = 'over' AND counted = 0")

    async def _select(self, condition: str, *values: object) -> list[TableRow]:
        found = await self._database.read(f"SELECT {_COLUMNS} FROM tables {condition}", *values)
        return [_table(row) for row in found]

    async def _ids(self, condition: str, *values: object) -> list[str]:
        text = f"SELECT id FROM tables WHERE {condition} LIMIT ?"
        return [id for (id,) in await self._database.read(text, *values, _MOST_LISTED)]

    async def save(self, table: TableRow, command: CommandRow | None = None) -> TableRow:
        """Add a table, or change who sits there and whether the game has begun, on behalf of a
        `command`. Returns the row as it is now stored. Conflict, if the row has changed since
        `table` was read, or the command was carried out before."""
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
            *([] if command is None else [insert_command(command)]),
            about=[table.id],
        )
        return saved

    async def find_command(self, table: str, command: str) -> CommandRow | None:
        """The command with this id, if it was carried out."""
        found = await self._database.read(
            f"SELECT {', '.join(_COMMAND)} FROM commands WHERE table_id = ? AND command_id = ?",
            table,
            command,
        )
        return CommandRow(*found[0]) if found else None

    async def absences(self, table: str) -> dict[str, int]:
        """Since when guests have been absent, as of when the table left memory."""
        return dict(
            await self._database.read(
                "SELECT guest_id, since FROM absences WHERE table_id = ?", table
            )
        )

    async def absences_of(self, guest: str) -> dict[str, int]:
        """The same for all tables of one guest."""
        return dict(
            await self._database.read(
                "SELECT table_id, since FROM absences WHERE guest_id = ?", guest
            )
        )

    async def save_absences(self, table: str, absences: dict[str, int]) -> None:
        """For a table that leaves memory, or to which somebody has come back."""
        await self._database.write(
            Statement("DELETE FROM absences WHERE table_id = ?", (table,)),
            *[
                Statement(insert("absences", _ABSENCE), (table, guest, since))
                for guest, since in absences.items()
            ],
        )

    async def save_progress(self, table: TableRow, version: int) -> None:
        """Save what the row says about the game at `version`, unless a later version is stored."""
        await self._database.write(
            Statement(
                "UPDATE tables SET status = ?, awaited = ?, deadline = ?, noted = ?"
                " WHERE id = ? AND noted <= ?",
                (table.status, table.awaited, table.deadline, version, table.id, version),
            )
        )

    async def delete(self, id: str, revision: int) -> None:
        """Delete a table, with everything that belongs to it; or Conflict, if it has changed."""
        of_table = ("sitters", "events", "lines", "results", "commands", "absences", "hidden")
        await self._database.write(
            # First check that the row is unchanged, so that of several concurrent changes only one
            # wins.
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
        """The events after a version, in order."""
        found = await self._database.read(
            f"SELECT {', '.join(_EVENT)} FROM events"
            " WHERE table_id = ? AND version > ? ORDER BY version",
            table,
            after,
        )
        return [EventRow(*row) for row in found]

    async def append(self, event: EventRow) -> None:
        """Store an event; or Conflict, if another one came first; or StorageFailed."""
        await self._database.write(
            Statement(insert("events", _EVENT), astuple(event)),
            Statement(
                "UPDATE tables SET changed = ? WHERE id = ? AND ended IS NULL",
                (event.created, event.table),
                needed=True,
            ),
            about=[event.table],
        )


def insert_command(command: CommandRow) -> Statement:
    """Leads to a Conflict, if the command was carried out before."""
    return Statement(insert("commands", _COMMAND), astuple(command))


def _table(row: tuple[Any, ...]) -> TableRow:
    columns = dict(zip(_FIELDS, row, strict=True))
    for name, type in _JSON.items():
        if columns[name] is not None:
            columns[name] = msgspec.json.decode(columns[name], type=type)
    for name in _BOOLEANS:
        columns[name] = bool(columns[name])
    return TableRow(**columns)
