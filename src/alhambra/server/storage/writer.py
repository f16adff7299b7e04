"""The only thread that writes. Writes that wait together are committed together."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from alhambra.server.failures import StorageFailed

T = TypeVar("T")
Write = Callable[[sqlite3.Connection], T]


class Writer:
    """Carries out writes in order. A write's future is done once the write is safely on disk."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._waiting: SimpleQueue[tuple[Write[Any], Future[Any]] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="alhambra-writer", daemon=True)
        self._thread.start()

    def write(self, work: Write[T]) -> Future[T]:
        future: Future[T] = Future()
        # It cannot be cancelled any more: nobody could tell whether it was written.
        future.set_running_or_notify_cancel()
        self._waiting.put((work, future))
        return future

    def close(self) -> None:
        """Waits until all pending writes are done."""
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        closing = False
        while not closing:
            first = self._waiting.get()
            batch = [] if first is None else [first]
            closing = first is None
            while not closing:
                try:
                    one = self._waiting.get_nowait()
                except Empty:
                    break
                if one is None:
                    closing = True
                else:
                    batch.append(one)
            if batch:
                self._write_together(batch)

    def _write_together(self, batch: list[tuple[Write[Any], Future[Any]]]) -> None:
        done: list[tuple[Future[Any], Any]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, future in batch:
                self._write_one(work, future, done)
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            self._roll_back()
            for _, future in batch:
                if not future.done():
                    future.set_exception(StorageFailed())
            return
        for future, result in done:
            future.set_result(result)

    def _write_one(
        self, work: Write[Any], future: Future[Any], done: list[tuple[Future[Any], Any]]
    ) -> None:
        """An error in one write concerns nobody else; a full disk concerns all of them."""
        self._connection.execute("SAVEPOINT one")
        try:
            done.append((future, work(self._connection)))
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                raise
            self._connection.execute("ROLLBACK TO one")
            future.set_exception(error)
        self._connection.execute("RELEASE one")

    def _roll_back(self) -> None:
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            pass
