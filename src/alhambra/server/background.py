"""Slow work, done off the event loop."""

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
    """So many threads, however much is waiting: one for what needs the processor, as several would
    only take the interpreter from each other and from the event loop. Lower ranks go first. When
    the server stops, it waits for none of them."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._name = name
        self._most = threads
        self._waiting: PriorityQueue[_Work] = PriorityQueue()
        self._numbers = count()
        self._lock = Lock()
        self._threads: list[Thread] = []

    async def run(self, rank: Rank, work: Callable[[], T]) -> T:
        future: Future[T] = Future()
        self._waiting.put((rank, next(self._numbers), work, future))
        self._start()
        return await asyncio.wrap_future(future)

    def _start(self) -> None:
        with self._lock:
            while len(self._threads) < self._most:
                self._threads.append(Thread(target=self._run, name=self._name, daemon=True))
                self._threads[-1].start()

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
NAMES: Final = Background("alhambra-names", 16)
"""Looking up the addresses of push services, whose name servers may be slow on purpose."""
