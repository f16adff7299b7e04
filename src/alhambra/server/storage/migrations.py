"""How an older database is migrated."""

import sqlite3
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.storage.forms import MIGRATIONS

if TYPE_CHECKING:
    import psycopg

_LOCK: Final = 0x616C68616D627261
"""The id of PostgreSQL's lock for migrations; any number would do."""


def for_postgresql(migration: str) -> str:
    """PostgreSQL is always strict, has other names for integers and bytes, and other functions."""
    for ours, theirs in (
        (") STRICT, WITHOUT ROWID", ")"),
        (" INTEGER", " BIGINT"),
        (" BLOB", " BYTEA"),
        ("lower(hex(randomblob(16)))", "replace(gen_random_uuid()::text, '-', '')"),
    ):
        migration = migration.replace(ours, theirs)
    return migration


class OlderData(AlhambraError):
    """The database was written by an earlier version, and has not been migrated."""


class NewerData(AlhambraError):
    """The database was written by a later version of this program."""


def migrate_sqlite(connection: sqlite3.Connection, file: str) -> None:
    """Migrate the database, each step completely or not at all; or NewerData."""
    for number, migration in _missing(form_of_sqlite(connection), file):
        connection.executescript(
            f"BEGIN IMMEDIATE; {migration} PRAGMA user_version = {number}; COMMIT;"
        )


def migrate_postgresql(connection: "psycopg.Connection[tuple[Any, ...]]", name: str) -> None:
    """The same. If several processes start at once, one migrates and the others wait."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS form (number BIGINT NOT NULL)")
        connection.execute(
            "INSERT INTO form (number) SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM form)"
        )
        for number, migration in _missing(form_of_postgresql(connection), name):
            connection.execute(for_postgresql(migration).encode())
            connection.execute("UPDATE form SET number = %s", (number,))


def form_of_sqlite(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def form_of_postgresql(connection: "psycopg.Connection[tuple[Any, ...]]") -> int:
    """The form of the database; 0 if it is empty."""
    if connection.execute("SELECT to_regclass('form')").fetchone() == (None,):
        return 0
    row = connection.execute("SELECT number FROM form").fetchone()
    return int(row[0]) if row else 0


def expect_latest(form: int, name: str) -> None:
    """Refuse any other form with OlderData or NewerData."""
    if list(_missing(form, name)):
        raise OlderData(Message("server-older-data", {"file": name}))


def _missing(found: int, file: str) -> Iterator[tuple[int, str]]:
    """The migrations that a database of form `found` lacks, each with the form it leads to."""
    known = len(MIGRATIONS)
    if found > known:
        raise NewerData(
            Message("server-newer-data", {"file": file, "found": found, "known": known})
        )
    yield from enumerate(MIGRATIONS[found:], found + 1)
