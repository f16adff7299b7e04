"""SQLite: one file, one thread that writes and one that reads."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.failures import ServerRefusal, StorageUnreadable
from alhambra.server.metrics import timed_write
from alhambra.server.storage.database import CannotOpen, Conflict, Notification, Receive, Statement
from alhambra.server.storage.forms import MIGRATIONS
from alhambra.server.storage.migrations import (
    expect_latest,
    form_of_sqlite,
    migrate_sqlite,
)
from alhambra.server.storage.writer import Writer

FILE: Final = "tables.sqlite"
_IN_USE: Final = "in-use.sqlite"
_LOOKING: Final = 1.0
"""Seconds between two checks whether another process has written to the file."""
_PATIENCE: Final = 2.0
"""Seconds to wait for another process that is writing to the file."""
_PRIVATE_FILE: Final = 0o600
_PRIVATE_FOLDER: Final = 0o700
"""It holds the seeds of running games, which nobody else may read."""
_ALWAYS_THERE: Final = {"guests", "tables", "events"}
"""Tables that every version of this program has had."""


class InUse(AlhambraError):
    """Another server is using the folder."""


class NotOurs(AlhambraError):
    """The file is empty, lost, or belongs to another program."""


class SqliteDatabase:
    """One file in `folder`, created if missing. A server has the folder to itself; with `beside`,
    an administrator's command may write while it runs."""

    def __init__(self, folder: Path, beside: bool = False) -> None:
        self.file = folder / FILE
        self.name = str(self.file)
        self._watching: asyncio.Task[None] | None = None
        try:
            if beside:
                self._lock = None
                # Otherwise SQLite would create one.
                self.file.stat()
            else:
                folder.mkdir(mode=_PRIVATE_FOLDER, parents=True, exist_ok=True)
                self._lock = _locked(folder)
                if not self.file.exists():
                    _expect_nothing_left_of(self.file)
                    _create(self.file)
                _make_private(folder)
            _expect_own_file(self.file)
            writing = _connected(self.file)
            if beside:
                expect_latest(form_of_sqlite(writing), self.name)
            else:
                migrate_sqlite(writing, self.name)
            self._connection = _connected(self.file)
            self._connection.execute("PRAGMA query_only = ON")
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else None
            facts = {"file": self.name, "reason": reason or str(error)}
            raise CannotOpen(Message("server-cannot-open", facts)) from None
        self._writer = Writer(writing)
        self._reading = ThreadPoolExecutor(1, "alhambra-reader")

    async def read(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        def work() -> list[tuple[Any, ...]]:
            return self._connection.execute(text, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, work)
        except sqlite3.Error:
            raise StorageUnreadable from None

    async def write(self, *statements: Statement, about: list[str] | None = None) -> None:  # noqa: ARG002 – nobody else has the file open
        def work(connection: sqlite3.Connection) -> None:
            for text, values, needed in statements:
                changed = connection.execute(text, values).rowcount
                if needed and changed == 0:
                    raise Conflict

        with timed_write():
            try:
                await asyncio.wrap_future(self._writer.write(work))
            except sqlite3.IntegrityError:
                raise Conflict from None

    async def check(self) -> None:
        form = len(MIGRATIONS)
        await self.read("SELECT 1")
        with timed_write():
            await asyncio.wrap_future(
                self._writer.write(lambda c: c.execute(f"PRAGMA user_version = {form}"))
            )

    def listen(self, receive: Receive) -> None:
        """Administrators' commands occasionally write to the file too."""
        self._watching = asyncio.get_running_loop().create_task(self._watch(receive))

    async def _watch(self, receive: Receive) -> None:
        known: int | None = None
        while True:
            with suppress(ServerRefusal):
                # The version changes when another connection has written; in this process only this
                # one does.
                found = await asyncio.wrap_future(
                    self._writer.write(
                        lambda c: int(c.execute("PRAGMA data_version").fetchone()[0])
                    )
                )
                if known is not None and found != known:
                    receive(Notification(None))
                known = found
            await asyncio.sleep(_LOOKING)

    def broadcast(self, table: str, text: str) -> None:
        """There is no other process to receive it."""

    def close(self) -> None:
        self._reading.shutdown()
        self._connection.close()
        self._writer.close()
        if self._lock is not None:
            self._lock.close()


def _locked(folder: Path) -> sqlite3.Connection:
    """The folder's lock, held at most as long as the process lives; or InUse. SQLite's own locks
    work on every system."""
    lock = sqlite3.connect(folder / _IN_USE, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise InUse(Message("server-folder-in-use", {"folder": str(folder)})) from None
    return lock


def _expect_nothing_left_of(file: Path) -> None:
    """Refuse with NotOurs, if the database was lost but its latest changes were not: SQLite would
    apply them to a new one."""
    left = file.with_name(f"{file.name}-wal")
    if left.exists() and left.stat().st_size > 0:
        raise NotOurs(Message("server-lost-file", {"file": str(file), "left": left.name}))


def _create(file: Path) -> None:
    """Create a database. The file only appears once it is complete, so that an empty file is a sign
    of loss."""
    new = file.with_name(f"{file.name}-new")
    new.unlink(missing_ok=True)
    new.touch(_PRIVATE_FILE)
    with closing(_connected(new)) as connection:
        migrate_sqlite(connection, str(file))
    new.replace(file)


def _make_private(folder: Path) -> None:
    """SQLite gives the files beside the database the same mode."""
    for name in (_IN_USE, FILE, f"{FILE}-wal", f"{FILE}-shm"):
        with suppress(FileNotFoundError, PermissionError):
            (folder / name).chmod(_PRIVATE_FILE)


def _expect_own_file(file: Path) -> None:
    """Refuse with NotOurs, if another program made the database. One of a later version may have
    any form."""
    if file.stat().st_size == 0:
        raise NotOurs(Message("server-empty-file", {"file": str(file)}))
    with closing(sqlite3.connect(file, timeout=_PATIENCE)) as found:
        form = form_of_sqlite(found)
        tables = found.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    if form <= len(MIGRATIONS) and not {name for (name,) in tables} >= _ALWAYS_THERE:
        raise NotOurs(Message("server-foreign-file", {"file": str(file)}))


def _connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection
