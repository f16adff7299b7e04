"""PostgreSQL: a few threads, each with its own connection, which is reopened when it breaks."""

import asyncio
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict

from alhambra.core.messages import Message
from alhambra.server.failures import StorageFailed, StorageUncertain, StorageUnreadable
from alhambra.server.metrics import timed_write
from alhambra.server.storage.database import CannotOpen, Conflict, Notification, Receive, Statement
from alhambra.server.storage.migrations import expect_latest, form_of_postgresql, migrate_postgresql

Connection = psycopg.Connection[tuple[Any, ...]]
T = TypeVar("T")

_CHANNEL: Final = "alhambra"
_GOING_AWAY: Final = "57"
"""The class of errors that PostgreSQL raises when it is being shut down."""
_THREADS: Final = 8
_PATIENCE: Final = 2
"""Seconds to wait for a connection."""
_SILENCE: Final = 5000
"""Milliseconds without an answer before a connection counts as broken."""
_LISTENING: Final = 0.5
"""Seconds that the listener waits before it checks whether to stop, or reconnects."""


class PostgresqlDatabase:
    """The database at `url`, which several processes may use at once."""

    def __init__(self, url: str, beside: bool = False) -> None:
        self._url = url
        self.name = without_password(url)
        # How a process recognizes its own notifications.
        self._process = secrets.token_hex(4)
        self._of_thread = threading.local()
        self._connections: set[Connection] = set()
        self._closing = threading.Event()
        self._listener: threading.Thread | None = None
        try:
            with _connected(url) as connection:
                if beside:
                    expect_latest(form_of_postgresql(connection), self.name)
                else:
                    migrate_postgresql(connection, self.name)
        except psycopg.Error as error:
            facts = {"file": self.name, "reason": _reason(error)}
            raise CannotOpen(Message("server-cannot-open", facts)) from None
        self._threads = ThreadPoolExecutor(_THREADS, "alhambra-postgresql")

    async def read(self, text: str, *values: object) -> list[tuple[Any, ...]]:
        def work(connection: Connection) -> list[tuple[Any, ...]]:
            with connection.transaction():
                return connection.execute(_marked(text), values).fetchall()

        try:
            return await self._in_thread(lambda: self._with_retry(work))
        except psycopg.DataError:
            # A value that cannot be stored cannot be found either.
            return []
        except psycopg.Error:
            raise StorageUnreadable from None

    async def write(self, *statements: Statement, about: list[str] | None = None) -> None:
        def work(connection: Connection) -> None:
            try:
                for text, values, needed in statements:
                    changed = connection.execute(_marked(text), values).rowcount
                    if needed and changed == 0:
                        raise Conflict
                for table in about or []:
                    self._notify(connection, table)
            except BaseException:
                _roll_back(connection)
                raise
            _commit(connection)

        with timed_write():
            try:
                await self._in_thread(lambda: self._with_retry(work))
            except psycopg.IntegrityError:
                raise Conflict from None
            except psycopg.Error:
                raise StorageFailed from None

    async def check(self) -> None:
        await self.read("SELECT 1")
        await self.write(Statement("UPDATE form SET number = number", needed=True))

    def broadcast(self, table: str, text: str) -> None:
        def work() -> None:
            with suppress(psycopg.Error):
                connection = self._connection()
                self._notify(connection, table, text)
                connection.commit()

        self._threads.submit(work)

    def _notify(self, connection: Connection, table: str, text: str = "") -> None:
        payload = f"{self._process} {table} {text}"
        connection.execute("SELECT pg_notify(%s, %s)", (_CHANNEL, payload))

    def listen(self, receive: Receive) -> None:
        loop = asyncio.get_running_loop()

        def pass_on(notification: Notification) -> None:
            with suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(receive, notification)

        self._listener = threading.Thread(
            target=self._listen, args=(pass_on,), name="alhambra-listener", daemon=True
        )
        self._listener.start()

    def close(self) -> None:
        self._closing.set()
        self._threads.shutdown()
        if self._listener is not None:
            self._listener.join()
        for connection in self._connections:
            connection.close()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        # The caller may be cancelled; work that has begun is finished.
        return await asyncio.shield(asyncio.get_running_loop().run_in_executor(self._threads, work))

    def _with_retry(self, work: Callable[[Connection], T]) -> T:
        """A connection may have broken since it was last used; it is then reopened once. Anything
        not committed can safely be tried again."""
        try:
            return work(self._connection())
        except psycopg.OperationalError:
            return work(self._connection())

    def _connection(self) -> Connection:
        """This thread's own connection."""
        connection: Connection | None = getattr(self._of_thread, "connection", None)
        if connection is None or connection.closed:
            if connection is not None:
                self._connections.discard(connection)
            connection = self._of_thread.connection = _connected(self._url)
            self._connections.add(connection)
        return connection

    def _listen(self, receive: Receive) -> None:
        while not self._closing.is_set():
            try:
                with _connected(self._url) as connection:
                    connection.autocommit = True
                    connection.execute(f"LISTEN {_CHANNEL}")
                    # Earlier notifications were missed.
                    receive(Notification(None))
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=_LISTENING):
                            process, table, text = notice.payload.split(" ", 2)
                            if process != self._process:
                                receive(Notification(table, process, text))
            except psycopg.Error:
                self._closing.wait(_LISTENING)


def without_password(url: str) -> str:
    """Where a database is, to show to people: without user name and password."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error as error:
        facts = {"file": "--database", "reason": _reason(error)}
        raise CannotOpen(Message("server-cannot-open", facts)) from None
    port = f":{parts['port']}" if "port" in parts else ""
    return f"postgresql://{parts.get('host', '')}{port}/{parts.get('dbname', '')}"


def _connected(url: str) -> Connection:
    connection = psycopg.connect(url, connect_timeout=_PATIENCE, tcp_user_timeout=_SILENCE)
    # Whatever the server's default: what is acknowledged must be on disk.
    connection.execute("SET synchronous_commit TO ON")
    connection.commit()
    return connection


def _commit(connection: Connection) -> None:
    try:
        connection.commit()
    except psycopg.Error as error:
        _roll_back(connection)
        if error.sqlstate is None or error.sqlstate.startswith(_GOING_AWAY):
            raise StorageUncertain from None
        raise StorageFailed from None


def _roll_back(connection: Connection) -> None:
    try:
        connection.rollback()
    except psycopg.Error:
        connection.close()


def _reason(error: psycopg.Error) -> str:
    return str(error).strip().splitlines()[-1].strip() or type(error).__name__


@lru_cache
def _marked(text: str) -> str:
    return text.replace("?", "%s")
