"""Slow work, done one piece at a time off the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from itertools import count
from queue import PriorityQueue
from threading import Lock, Thread
from typing import Any, Final, TypeVar

from alhambra.server.turns import Rank

T = TypeVar("T")
_Work = tuple[Rank, int, Callable[[], Any], "Future[Any]"]


class Background:
    """One thread, however much is waiting: several would only take the interpreter from each other
    and from the event loop. Lower ranks go first."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._waiting: PriorityQueue[_Work] = PriorityQueue()
        self._numbers = count()
        self._lock = Lock()
        self._thread: Thread | None = None

    async def run(self, rank: Rank, work: Callable[[], T]) -> T:
        future: Future[T] = Future()
        self._waiting.put((rank, next(self._numbers), work, future))
        self._start()
        return await asyncio.wrap_future(future)

    def _start(self) -> None:
        with self._lock:
            if self._thread is None:
                self._thread = Thread(target=self._run, name=self._name, daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            _, _, work, future = self._waiting.get()
            if future.set_running_or_notify_cancel():
                try:
                    future.set_result(work())
                except BaseException as error:
                    future.set_exception(error)
            # So that nothing is kept alive while the thread waits for more.
            del work, future


HEAVY: Final = Background("alhambra-heavy")
"""Opening and replaying games, and computing odds."""
