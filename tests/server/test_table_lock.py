"""The lock of a table: misuse fails at once, instead of waiting for ever."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

import own_loop
from alhambra.server.tables.lock import LockMisused, TableLock


def run(work: Coroutine[Any, Any, None]) -> None:
    own_loop.run(asyncio.wait_for(work, 30))


def test_work_under_the_lock_runs_one_at_a_time_in_the_order_of_asking() -> None:
    async def scene() -> None:
        lock = TableLock()
        steps: list[str] = []

        async def work(name: str) -> None:
            lock.assert_held()
            steps.append(f"{name} begins")
            await asyncio.sleep(0)
            lock.assert_held()
            steps.append(f"{name} ends")

        await asyncio.gather(lock.run(work("first")), lock.run(work("second")))
        assert steps == ["first begins", "first ends", "second begins", "second ends"]
        assert lock.is_idle

    run(scene())


def test_a_task_that_takes_the_lock_it_holds_fails_at_once_and_lets_go_of_it() -> None:
    async def scene() -> None:
        lock = TableLock()

        async def inner() -> str:
            return "never"

        async def outer() -> str:
            return await lock.run(inner())

        with pytest.raises(LockMisused):
            await lock.run(outer())
        assert not lock.is_held
        assert await lock.run(asyncio.sleep(0, "later")) == "later"

    run(scene())


def test_what_needs_the_lock_fails_without_it_and_in_another_task_than_the_holder() -> None:
    async def scene() -> None:
        lock = TableLock()
        with pytest.raises(LockMisused):
            lock.assert_held()

        async def other() -> None:
            lock.assert_held()

        async def holder() -> None:
            lock.assert_held()
            with pytest.raises(LockMisused):
                await asyncio.create_task(other())

        await lock.run(holder())

    run(scene())


def test_work_under_the_lock_is_finished_when_whoever_waits_for_it_is_cancelled() -> None:
    async def scene() -> None:
        lock = TableLock()
        done: list[str] = []

        async def work() -> None:
            await asyncio.sleep(0)
            done.append("done")

        waiting = asyncio.create_task(lock.run(work()))
        await asyncio.sleep(0)
        waiting.cancel()
        await lock.finish()
        assert done == ["done"]

    run(scene())
