"""The store as the rest of the server knows it: what is kept of guests, tables and events.

A new query is one more method here, a new column or table one more of `migrations`. Statements
are written so that both databases understand them.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple, replace

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.rows import (
    ChatRow,
    EventRow,
    GuestRow,
    PersonRow,
    RatingRow,
    ResultRow,
    SeatRow,
    TableRow,
    UploadRow,
)
from alhambra.server.wire.people import GameStatistics
from alhambra.server.wire.tables import Clock

_MOST_LISTED: Final = 50


class Store:
    """Guests, tables and events."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def close(self) -> None:
        """After everything that was to be written is written."""
        self.database.close()

    # Guests

    async def guest(self, hash: bytes, kind: str = "device") -> GuestRow | None:
        """Whose token, or code, it is."""
        found = await self.database.read(
            "SELECT id, name FROM guests JOIN keys ON guest_id = id WHERE hash = ? AND kind = ?",
            hash,
            kind,
        )
        return GuestRow(*found[0]) if found else None

    async def add_key(self, guest: str, hash: bytes, kind: str, now: int) -> None:
        """One more token; a new code takes the place of the old one."""
        old = [_forget_keys(guest, "code")] if kind == "code" else []
        await self.database.write(*old, _new_key(guest, hash, kind, now))

    async def forget_keys(self, guest: str, kind: str, but: bytes = b"") -> None:
        await self.database.write(_forget_keys(guest, kind, but))

    async def code_since(self, guest: str) -> int | None:
        found = await self.database.read(
            "SELECT created FROM keys WHERE guest_id = ? AND kind = 'code'", guest
        )
        return found[0][0] if found else None

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
            ),
            _new_key(guest.id, token_hash, "device", now),
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

    # For those who look after a server

    async def all_tables(self) -> list[TableRow]:
        """Those played last come first."""
        found = await self.database.read(f"SELECT {_COLUMNS} FROM tables ORDER BY changed DESC")
        return [_table(row) for row in found]

    async def all_tables_of(self, guest: str) -> list[TableRow]:
        """Those at which somebody sits, or which he is the host of."""
        found = await self.database.read(
            f"SELECT {_COLUMNS} FROM tables WHERE host = ? OR id IN"
            " (SELECT table_id FROM sitters WHERE guest_id = ?)",
            guest,
            guest,
        )
        return [_table(row) for row in found]

    async def people(self) -> list[PersonRow]:
        """Those who came last come first."""
        found = await self.database.read(
            "SELECT id, name, created, (SELECT COUNT(*) FROM sitters WHERE guest_id = guests.id)"
            " FROM guests ORDER BY created DESC"
        )
        return [PersonRow(*row) for row in found]

    async def delete_guest(self, id: str) -> None:
        """With what is his alone; or Conflict, if he still sits somewhere."""
        await self.database.write(Statement("DELETE FROM guests WHERE id = ?", (id,)))

    async def bans(self) -> list[str]:
        return [who for (who,) in await self.database.read("SELECT who FROM bans ORDER BY created")]

    async def add_ban(self, who: str, now: int) -> None:
        await self.database.write(
            Statement(
                "INSERT INTO bans (who, created) VALUES (?, ?) ON CONFLICT DO NOTHING", (who, now)
            )
        )

    async def delete_ban(self, who: str) -> None:
        await self.database.write(Statement("DELETE FROM bans WHERE who = ?", (who,)))

    # Tables

    async def listed_tables(self) -> list[TableRow]:
        """Those that wait for anybody, the newest first."""
        found = await self.database.read(
            f"SELECT {_COLUMNS} FROM tables WHERE status = 'open' AND listed = 1"
            " ORDER BY created DESC LIMIT ?",
            _MOST_LISTED,
        )
        return [_table(row) for row in found]

    async def overdue_tables(self, now: int) -> list[str]:
        """The ids of those where somebody's time is up."""
        found = await self.database.read(
            "SELECT id FROM tables WHERE status = 'running' AND deadline <= ? LIMIT ?",
            now,
            _MOST_LISTED,
        )
        return [id for (id,) in found]

    async def idle_tables(self, open_since: int, running_since: int) -> list[str]:
        """The ids of those at which nothing has happened for so long."""
        found = await self.database.read(
            "SELECT id FROM tables WHERE (status = 'open' AND changed <= ?)"
            " OR (status = 'running' AND deadline IS NULL AND changed <= ?) LIMIT ?",
            open_since,
            running_since,
            _MOST_LISTED,
        )
        return [id for (id,) in found]

    async def delete_table(self, id: str, revision: int) -> None:
        """With everything that belongs to it; or Conflict, if it has been changed."""
        of_table = ("sitters", "events", "lines", "results")
        await self.database.write(
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

    async def finished_alone(self, guest: str, game: str) -> list[TableRow]:
        """The games of the guest that were played to their end and had no other seat."""
        found = await self.database.read(
            f"SELECT {_COLUMNS} FROM tables JOIN sitters ON table_id = id WHERE guest_id = ?"
            " AND game = ? AND status = 'over'",
            guest,
            game,
        )
        tables = [_table(row) for row in found]
        return [table for table in tables if len(table.seats) == 1 and table.ended is None]

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
                "UPDATE tables SET status = ?, awaited = ?, deadline = ?, noted = ?"
                " WHERE id = ? AND noted <= ?",
                (table.status, table.awaited, table.deadline, version, table.id, version),
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
        """Keep an event; or Conflict, if another one came first, or StorageFailed."""
        await self.database.write(
            Statement(
                "INSERT INTO events (table_id, version, kind, seat, body, command_id, created)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                astuple(event),
            ),
            Statement(
                "UPDATE tables SET changed = ? WHERE id = ? AND ended IS NULL",
                (event.created, event.table),
                needed=True,
            ),
            about=[event.table],
        )

    # What became of games

    async def uncounted_tables(self) -> list[str]:
        """The ids of those that are over and whose results are not kept yet."""
        found = await self.database.read(
            "SELECT id FROM tables WHERE status = 'over' AND counted = 0 LIMIT ?", _MOST_LISTED
        )
        return [id for (id,) in found]

    async def count(
        self,
        table: str,
        results: list[ResultRow],
        before: list[RatingRow],
        after: list[RatingRow],
    ) -> None:
        """Keep the results of a game and the ratings after it; or Conflict, if that was done, or if
        the ratings are not those from `before` any more."""
        known = {row.guest: row for row in before}
        await self.database.write(
            Statement(
                "UPDATE tables SET counted = 1 WHERE id = ? AND counted = 0", (table,), needed=True
            ),
            *[Statement(_insert("results", _RESULT, ResultRow), astuple(row)) for row in results],
            *[_rate(row, known.get(row.guest)) for row in after],
        )

    async def results(self, guest: str | None = None, most: int = 100) -> list[ResultRow]:
        """Those of a guest, the newest first; or those of all, the oldest first."""
        if guest is None:
            found = await self.database.read(
                f"SELECT {_RESULT} FROM results ORDER BY created, table_id, place, guest_id"
            )
        else:
            found = await self.database.read(
                f"SELECT {_RESULT} FROM results WHERE guest_id = ?"
                " ORDER BY created DESC, table_id LIMIT ?",
                guest,
                most,
            )
        return [ResultRow(*row) for row in found]

    async def statistics(self, guest: str) -> list[GameStatistics]:
        """What a guest has achieved in each game, without the ratings."""
        found = await self.database.read(
            "SELECT game, COUNT(*), CAST(SUM(won) AS INTEGER), CAST(SUM(points) AS INTEGER),"
            " MAX(points), CAST(SUM(CASE WHEN players = 1 THEN 1 ELSE 0 END) AS INTEGER),"
            " MAX(CASE WHEN players = 1 THEN points END), MAX(wall), CAST(SUM(exact) AS INTEGER)"
            " FROM results WHERE guest_id = ? GROUP BY game ORDER BY game",
            guest,
        )
        return [GameStatistics(*row) for row in found]

    async def ratings(self, guests: list[str], game: str | None = None) -> list[RatingRow]:
        found = await self.database.read(
            f"SELECT guest_id, game, mu, sigma, games FROM ratings"
            f" WHERE guest_id IN ({_marks(len(guests))})",
            *guests,
        )
        rows = [RatingRow(*row) for row in found]
        return [row for row in rows if game in (None, row.game)]

    async def put_ratings(self, rows: list[RatingRow], results: list[ResultRow]) -> None:
        """These, and no others; and what they were after each of the results."""
        await self.database.write(
            Statement("DELETE FROM ratings"),
            *[_rate(row, None) for row in rows],
            *[
                Statement(
                    "UPDATE results SET rating = ? WHERE table_id = ? AND guest_id = ?",
                    (row.rating, row.table, row.guest),
                )
                for row in results
            ],
        )

    # Records that were uploaded

    async def upload(self, id: str) -> UploadRow | None:
        found = await self.database.read(
            "SELECT id, guest_id, record, created FROM uploads WHERE id = ?", id
        )
        return UploadRow(*found[0]) if found else None

    async def add_upload(self, upload: UploadRow, most: int) -> None:
        """Keep it, and of those of the same guest the `most` latest."""
        await self.database.write(
            Statement(
                "INSERT INTO uploads (id, guest_id, record, created) VALUES (?, ?, ?, ?)",
                astuple(upload),
            ),
            Statement(
                "DELETE FROM uploads WHERE guest_id = ? AND id NOT IN (SELECT id FROM uploads"
                " WHERE guest_id = ? ORDER BY created DESC, id LIMIT ?)",
                (upload.guest, upload.guest, most),
            ),
        )

    # What is said

    async def chat(self, table: str, after: int, most: int) -> list[ChatRow]:
        """The last of those after a number, in order."""
        found = await self.database.read(
            "SELECT table_id, number, guest_id, text, command_id, created FROM lines"
            " WHERE table_id = ? AND number > ? ORDER BY number DESC LIMIT ?",
            table,
            after,
            most,
        )
        return [ChatRow(*row) for row in reversed(found)]

    async def add_chat(self, line: ChatRow) -> None:
        """Keep it; or Conflict, if another one has its number or its command."""
        await self.database.write(
            Statement(
                "INSERT INTO lines (table_id, number, guest_id, text, command_id, created)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                astuple(line),
            ),
            about=[line.table],
        )

    async def muted_by(self, guest: str) -> set[str]:
        found = await self.database.read("SELECT muted_id FROM mutes WHERE guest_id = ?", guest)
        return {muted for (muted,) in found}

    async def mute(self, guest: str, other: str, muted: bool) -> None:
        if muted:
            text = "INSERT INTO mutes (guest_id, muted_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
        else:
            text = "DELETE FROM mutes WHERE guest_id = ? AND muted_id = ?"
        await self.database.write(Statement(text, (guest, other)))


_RESULT: Final = (
    "table_id, guest_id, game, ended, players, people, points, place, won, created,"
    " wall, exact, rating"
)
_FIELDS: Final = TableRow.__struct_fields__
_COLUMNS: Final = ", ".join(_FIELDS)
_WIDTH: Final = len(_FIELDS)
_CHANGED: Final = ", ".join(
    f"{name} = excluded.{name}"
    for name in (
        *("seats", "host", "status", "awaited", "changed", "revision"),
        *("removed", "started", "ended", "again", "deadline"),
    )
)
"""What of a table can change after it was opened."""


def _marks(count: int) -> str:
    return ", ".join("?" * count)


def _insert(table: str, columns: str, row: type[msgspec.Struct]) -> str:
    return f"INSERT INTO {table} ({columns}) VALUES ({_marks(len(row.__struct_fields__))})"


def _rate(row: RatingRow, before: RatingRow | None) -> Statement:
    """A rating, which was another one before, or none."""
    if before is None:
        columns = "guest_id, game, mu, sigma, games"
        return Statement(_insert("ratings", columns, RatingRow), astuple(row))
    return Statement(
        "UPDATE ratings SET mu = ?, sigma = ?, games = ?"
        " WHERE guest_id = ? AND game = ? AND games = ?",
        (row.mu, row.sigma, row.games, row.guest, row.game, before.games),
        needed=True,
    )


def _new_key(guest: str, hash: bytes, kind: str, now: int) -> Statement:
    return Statement(
        "INSERT INTO keys (hash, guest_id, kind, created) VALUES (?, ?, ?, ?)",
        (hash, guest, kind, now),
    )


def _forget_keys(guest: str, kind: str, but: bytes = b"") -> Statement:
    return Statement(
        "DELETE FROM keys WHERE guest_id = ? AND kind = ? AND hash <> ?", (guest, kind, but)
    )


def _values(table: TableRow) -> tuple[Any, ...]:
    return tuple(_value(value) for value in astuple(table))


def _value(value: object) -> object:
    """Lists and the like are kept as JSON, and truth as 0 or 1."""
    if isinstance(value, dict | list | msgspec.Struct):
        return msgspec.json.encode(value).decode()
    return int(value) if isinstance(value, bool) else value


def _table(row: tuple[Any, ...]) -> TableRow:
    kept = dict(zip(_FIELDS, row, strict=True))
    for name, type in _JSON.items():
        kept[name] = None if kept[name] is None else msgspec.json.decode(kept[name], type=type)
    truths = {name: bool(kept[name]) for name in ("listed", "counted")}
    return TableRow(**{**kept, **truths})


_JSON: Final[dict[str, Any]] = {
    "options": dict[str, str],
    "seats": list[SeatRow],
    "clock": Clock,
    "removed": list[str],
}
