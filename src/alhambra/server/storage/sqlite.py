"""SQLite: one file, one thread that writes, one that reads."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from alhambra.core.messages import Message
from alhambra.server.failures import CannotRead
from alhambra.server.storage.database import CannotOpen, Conflict, Heard, Statement
from alhambra.server.storage.migrations import migrate
from alhambra.server.storage.writer import Writer

FILE: Final = "tables.sqlite"
_PATIENCE: Final = 2.0
"""How many seconds to wait for another process that writes to the same file."""


class SqliteDatabase:
    """One file of `folder`, which is made if it is not there."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        self.name = str(self.file)
        try:
            # The seeds of running games are nobody else's business.
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            writing = _connected(self.file)
            migrate(writing, self.name)
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
            raise CannotRead from None

    async def write(self, *statements: Statement, about: str | None = None) -> None:  # noqa: ARG002 – nobody else has the file open
        def work(connection: sqlite3.Connection) -> None:
            for text, values, needed in statements:
                changed = connection.execute(text, values).rowcount
                if needed and changed == 0:
                    raise Conflict

        try:
            await asyncio.wrap_future(self._writer.write(work))
        except sqlite3.IntegrityError:
            raise Conflict from None

    def listen(self, heard: Heard) -> None:
        """Nobody else writes to the file."""

    def close(self) -> None:
        self._reading.shutdown()
        self._connection.close()
        self._writer.close()


def _connected(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(
        file, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection
