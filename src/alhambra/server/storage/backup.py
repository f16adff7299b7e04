"""Backups: the whole database as one SQLite file, which can be restored to either kind of
database."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.storage.migrations import migrate_sqlite
from alhambra.server.storage.opening import opened
from alhambra.server.storage.sqlite import FILE

_AT_ONCE: Final = 500
"""Rows to copy at a time."""


class NotRestored(AlhambraError):
    """The file is not a backup, or the target is not empty."""


class _Connection(Protocol):
    """What SQLite's and PostgreSQL's connections have in common."""

    def execute(self, text: Any, values: Any = ..., /) -> Any: ...
    def commit(self) -> None: ...


def back_up(where: Path | str, file: Path) -> int:
    """Write everything as it is at this moment to `file`, even while a server runs, and return the
    number of rows. The file only appears once it is complete."""
    opened(where, beside=True).close()
    with tempfile.TemporaryDirectory(prefix=".backup-", dir=file.absolute().parent) as folder:
        new = Path(folder, FILE)
        with closing(sqlite3.connect(new)) as target, _connected(where) as source:
            migrate_sqlite(target, str(new))
            rows = _copy(source, target, "?")
        with new.open("rb+") as written:
            os.fsync(written.fileno())
        new.chmod(0o600)
        new.replace(file)
    return rows


def restore(file: Path, where: Path | str) -> int:
    """Fill an empty database with the contents of `file`, and return the number of rows; or
    NotRestored."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, FILE)
        _check(file)
        copy.write_bytes(file.read_bytes())
        with closing(sqlite3.connect(copy, isolation_level=None)) as source:
            # A backup of an earlier release is migrated first.
            migrate_sqlite(source, str(file))
            database = opened(where)
            try:
                with _connected(where) as target:
                    if target.execute("SELECT COUNT(*) FROM guests").fetchone() != (0,):
                        raise NotRestored(Message("admin-not-empty", {"database": database.name}))
                    return _copy(source, target, "?" if isinstance(where, Path) else "%s")
            finally:
                database.close()


def _check(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as found:
            (form,) = found.execute("PRAGMA user_version").fetchone()
            if form > 0 and found.execute("PRAGMA integrity_check").fetchone() == ("ok",):
                return
    except sqlite3.Error:
        pass
    raise NotRestored(Message("admin-no-backup", {"file": str(file)}))


@contextmanager
def _connected(where: Path | str) -> Iterator[_Connection]:
    """In one transaction: reads see a single moment, and writes are committed together or not at
    all."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where / FILE, isolation_level=None)) as connection:
            connection.execute("BEGIN")
            yield connection
        return
    import psycopg

    with psycopg.connect(where) as shared:
        shared.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        yield shared


def _copy(source: _Connection, target: _Connection, mark: str) -> int:
    """Copy all rows of all tables; both databases have the same form, and one of them is SQLite."""
    form = source if isinstance(source, sqlite3.Connection) else target
    count = 0
    for table in _tables(form):
        columns = [name for _, name, *_ in form.execute(f"PRAGMA table_info({table})").fetchall()]
        names = ", ".join(columns)
        insert = f"INSERT INTO {table} ({names}) VALUES ({', '.join([mark] * len(columns))})"
        found = source.execute(f"SELECT {names} FROM {table}")
        while rows := found.fetchmany(_AT_ONCE):
            for row in rows:
                target.execute(insert, row)
            count += len(rows)
    target.commit()
    return count


def _tables(connection: _Connection) -> list[str]:
    """Tables that others refer to come first."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    waiting = {
        name: {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})").fetchall()}
        for (name,) in found.fetchall()
        if not name.startswith("sqlite_")
    }
    ordered: list[str] = []
    while waiting:
        ready = [name for name, others in waiting.items() if not others & waiting.keys() - {name}]
        ordered += ready
        for name in ready:
            del waiting[name]
    return ordered
