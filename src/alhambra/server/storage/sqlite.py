"""SQLite: one file, one thread that writes, one that reads."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.failures import ServerRefusal, StorageUnreadable
from alhambra.server.metrics import timed_write
from alhambra.server.storage.database import CannotOpen, Conflict, Notification, Receive, Statement
from alhambra.server.storage.migrations import expect_latest, form_of_sqlite, migrate_sqlite
from alhambra.server.storage.writer import Writer

FILE: Final = "tables.sqlite"
_IN_USE: Final = "in-use.sqlite"
_LOOKING: Final = 1.0
"""How many seconds lie between two looks whether another process has written to the file."""
_PATIENCE: Final = 2.0
"""How many seconds to wait for another process that writes to the same file."""


class InUse(AlhambraError):
    """Another server has the folder."""


class SqliteDatabase:
    """One file of `folder`, which is made if it is not there. A server has the folder for itself;
    `beside` it only somebody who looks after it may write."""

    def __init__(self, folder: Path, beside: bool = False) -> None:
        self.file = folder / FILE
        self.name = str(self.file)
        self._watching: asyncio.Task[None] | None = None
        try:
            if beside:
                self._lock = None
                # Else SQLite would make one.
                self.file.stat()
            else:
                # The seeds of running games are nobody else's business.
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                self._lock = _locked(folder)
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

    def listen(self, receive: Receive) -> None:
        """Whoever looks after the games may write to the file too, and that is seldom."""
        self._watching = asyncio.get_running_loop().create_task(self._watch(receive))

    async def _watch(self, receive: Receive) -> None:
        known: int | None = None
        while True:
            with suppress(ServerRefusal):
                # It changes when another connection has written, and only this one does here.
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
        """No other process could receive it."""

    def close(self) -> None:
        self._reading.shutdown()
        self._connection.close()
        self._writer.close()
        if self._lock is not None:
            self._lock.close()


def _locked(folder: Path) -> sqlite3.Connection:
    """The folder's lock, which lasts as long as the process at most; or InUse. SQLite has locks on
    every system."""
    lock = sqlite3.connect(folder / _IN_USE, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise InUse(Message("server-folder-in-use", {"folder": str(folder)})) from None
    return lock


def _connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection
