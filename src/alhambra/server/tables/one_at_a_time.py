"""The order in which a table is changed."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class OneAtATime:
    """Work that changes a table is done one after another, and each to its end, even if whoever
    asked for it has gone: what is on disk must also happen in memory."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_idle(self) -> bool:
        return not self._tasks

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for one's turn, and for the work to be done."""

        async def in_turn() -> T:
            async with self._lock:
                return await work

        return await asyncio.shield(self.begin(in_turn()))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do it beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
