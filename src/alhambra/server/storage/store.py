"""The store as the rest of the server knows it: what is kept of guests, tables and events.

A new query is one more method here, a new column or table one more of `migrations`. Statements
are written so that both databases understand them.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.rows import EventRow, GuestRow, SeatRow, TableRow

_MOST_LISTED: Final = 50


class Store:
    """Guests, tables and events."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def close(self) -> None:
        """After everything that was to be written is written."""
        self.database.close()

    # Guests

    async def guest(self, token_hash: bytes) -> GuestRow | None:
        found = await self.database.read(
            "SELECT id, name FROM guests WHERE token_hash = ?", token_hash
        )
        return GuestRow(*found[0]) if found else None

    async def names(self, guests: list[str]) -> dict[str, str]:
        """The names of these guests, by their ids."""
        if not guests:
            return {}
        found = await self.database.read(
            f"SELECT id, name FROM guests WHERE id IN ({_marks(len(guests))})", *guests
        )
        return dict(found)

    async def add_guest(self, guest: GuestRow, token_hash: bytes, now: int) -> None:
        await self.database.write(
            Statement(
                "INSERT INTO guests (id, name, token_hash, created) VALUES (?, ?, ?, ?)",
                (guest.id, guest.name, token_hash, now),
            )
        )

    async def rename_guest(self, guest: GuestRow) -> None:
        """The name is seen at all tables where the guest sits."""
        tables = await self.database.read(
            "SELECT table_id FROM sitters WHERE guest_id = ?", guest.id
        )
        await self.database.write(
            Statement("UPDATE guests SET name = ? WHERE id = ?", (guest.name, guest.id)),
            Statement(
                "UPDATE tables SET revision = revision + 1 WHERE id IN"
                " (SELECT table_id FROM sitters WHERE guest_id = ?)",
                (guest.id,),
            ),
            about=[table for (table,) in tables],
        )

    # Tables

    async def table(self, id: str) -> TableRow | None:
        found = await self.database.read(f"SELECT {_COLUMNS} FROM tables WHERE id = ?", id)
        return _table(found[0]) if found else None

    async def tables_of(self, guest: str) -> list[TableRow]:
        """Those at which the guest sits: running ones first, and those played last."""
        found = await self.database.read(
            f"SELECT {_COLUMNS} FROM tables JOIN sitters ON table_id = id WHERE guest_id = ?"
            " ORDER BY status = 'over', status = 'open', changed DESC LIMIT ?",
            guest,
            _MOST_LISTED,
        )
        return [_table(row) for row in found]

    async def put_table(self, table: TableRow) -> TableRow:
        """Add a table, or change who sits there and whether the game has begun: the row as it is
        kept now. Conflict, if it has been changed since `table` was read."""
        kept = replace(table, revision=table.revision + 1)
        await self.database.write(
            Statement(
                f"INSERT INTO tables ({_COLUMNS}) VALUES ({_marks(_WIDTH)})"
                f" ON CONFLICT (id) DO UPDATE SET {_CHANGED}"
                " WHERE tables.revision = excluded.revision - 1",
                _values(kept),
                needed=True,
            ),
            Statement("DELETE FROM sitters WHERE table_id = ?", (table.id,)),
            *[
                Statement(
                    "INSERT INTO sitters (guest_id, table_id) VALUES (?, ?)", (guest, table.id)
                )
                for guest in table.guests()
            ],
            about=[table.id],
        )
        return kept

    async def note_progress(self, table: TableRow, version: int) -> None:
        """What a table's row says of its game at `version`, unless something later is noted."""
        await self.database.write(
            Statement(
                "UPDATE tables SET status = ?, awaited = ?, noted = ? WHERE id = ? AND noted <= ?",
                (table.status, table.awaited, version, table.id, version),
            )
        )

    # Events

    async def events(self, table: str, after: int = 0) -> list[EventRow]:
        """Those after a version, in order."""
        found = await self.database.read(
            "SELECT table_id, version, kind, seat, body, command_id, created FROM events"
            " WHERE table_id = ? AND version > ? ORDER BY version",
            table,
            after,
        )
        return [EventRow(*row) for row in found]

    async def append(self, event: EventRow) -> None:
        """Keep an event; or Conflict, if another one came first, or CannotKeep."""
        await self.database.write(
            Statement(
                "INSERT INTO events (table_id, version, kind, seat, body, command_id, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                astuple(event),
            ),
            Statement(
                "UPDATE tables SET changed = ? WHERE id = ?",
                (event.created, event.table),
                needed=True,
            ),
            about=[event.table],
        )


_FIELDS: Final = TableRow.__struct_fields__
_COLUMNS: Final = ", ".join(_FIELDS)
_WIDTH: Final = len(_FIELDS)
_CHANGED: Final = ", ".join(
    f"{name} = excluded.{name}"
    for name in ("seats", "host", "status", "awaited", "changed", "revision")
)
"""What of a table can change after it was opened."""


def _marks(count: int) -> str:
    return ", ".join("?" * count)


def _values(table: TableRow) -> tuple[Any, ...]:
    return tuple(
        msgspec.json.encode(value).decode() if isinstance(value, dict | list) else value
        for value in astuple(table)
    )


def _table(row: tuple[Any, ...]) -> TableRow:
    """The columns that hold lists and the like are JSON."""
    id, game, rules, options, seats, *rest = row
    return TableRow(
        id,
        game,
        rules,
        msgspec.json.decode(options, type=dict[str, str]),
        msgspec.json.decode(seats, type=list[SeatRow]),
        *rest,
    )
