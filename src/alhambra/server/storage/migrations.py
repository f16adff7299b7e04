"""The shape of the database, and how an older one is brought up to date.

A migration that was released is never changed; what comes later is added as one more.
"""

import sqlite3
from typing import Final

from alhambra.core.messages import AlhambraError, Message

_FIRST: Final = """
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    token_hash BLOB NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES guests (id),
    pace INTEGER NOT NULL,
    status TEXT NOT NULL,
    awaited INTEGER,
    seed TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE sitters (
    guest_id TEXT NOT NULL REFERENCES guests (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest_id, table_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('move', 'undo')),
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    command_id TEXT NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, command_id)
) STRICT, WITHOUT ROWID;
"""

MIGRATIONS: Final = (_FIRST,)


class NewerData(AlhambraError):
    """The database was written by a later version of this program."""


def migrate(connection: sqlite3.Connection, file: str) -> None:
    """Bring the database up to date, each step whole or not at all; or NewerData."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    if found > len(MIGRATIONS):
        facts = {"file": file, "found": found, "known": len(MIGRATIONS)}
        raise NewerData(Message("server-newer-data", facts))
    for number in range(found, len(MIGRATIONS)):
        connection.executescript(
            f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        )
