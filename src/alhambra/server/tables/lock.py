"""A table's lock. Methods that need it held end in `_locked` and assert that it is."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class LockMisused(RuntimeError):
    """The lock was taken by the task that holds it, or was needed by a task that does not."""


class TableLock:
    """Runs the tasks that change a table one at a time. Each runs to its end, even if the client
    that caused it has disconnected: what is in the store must also happen in memory."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._holder: asyncio.Task[Any] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether no task holds the lock, waits for it, or runs in the background."""
        return not self._tasks

    @property
    def is_held(self) -> bool:
        """Whether the current task holds the lock."""
        return self._holder is not None and self._holder is asyncio.current_task()

    def assert_held(self) -> None:
        if not self.is_held:
            raise LockMisused("call this with the table's lock held")

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for the lock, run `work` with the lock held, and wait for its result."""
        if self.is_held:
            # It would wait for itself forever.
            work.close()
            raise LockMisused("this task holds the table's lock already")

        async def locked() -> T:
            async with self._lock:
                self._holder = asyncio.current_task()
                try:
                    return await work
                finally:
                    self._holder = None

        return await asyncio.shield(self.run_in_background(locked()))

    def run_in_background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run `work` without the lock, and let `finish` wait for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def finish(self) -> None:
        """Wait for all tasks."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
