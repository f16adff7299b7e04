"""Who does the work in a long job: this process, or several. The results are the same either way,
and in the same order."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, Generic, Protocol, Self, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

_AHEAD: Final = 4
"""How many tasks per process may be under way or waiting to be collected."""
_LOOK_UP: Final = 0.1
"""How often to check, in seconds, whether to stop while waiting."""

Stop = Callable[[], bool]


class Job(Generic[Task, Done]):
    """Something to be done many times. It is sent to each process and opened there once."""

    def open(self) -> Callable[[Task], Done]:
        raise NotImplementedError

    def relocated(self, _relocate: Callable[[str], str]) -> Self:
        """The same job on another machine, where the files it names are elsewhere."""
        return self


class Workers(Protocol):
    def work(self, job: Job[Task, Done], tasks: Iterable[Task], stop: Stop) -> Iterator[Done]:
        """The result of each task, in order, until `stop` says so between two of them.

        Tasks are taken as they are needed, somewhat ahead of the results.
        """
        ...


def workers(processes: int) -> Workers:
    return ThisProcess() if processes == 1 else Processes(processes)


class ThisProcess:
    def work(self, job: Job[Task, Done], tasks: Iterable[Task], stop: Stop) -> Iterator[Done]:
        do = job.open()
        for task in tasks:
            if stop():
                return
            yield do(task)


class Processes:
    """Several processes on this machine."""

    def __init__(self, number: int) -> None:
        self._number = number

    def work(self, job: Job[Task, Done], tasks: Iterable[Task], stop: Stop) -> Iterator[Done]:
        waiting = iter(tasks)
        # Spawned, not forked: the same on every system, and safe if the caller has threads.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self._number, context, _open, (job,)) as pool:
            try:
                with _interrupts_held_back():
                    first = list(islice(waiting, self._number * _AHEAD))
                    under_way = deque([pool.submit(_do, task) for task in first])
                while under_way:
                    if not _wait(under_way[0], stop):
                        return
                    yield under_way.popleft().result()
                    under_way += [pool.submit(_do, task) for task in islice(waiting, 1)]
            finally:
                pool.shutdown(cancel_futures=True)


def _wait(task: "Future[Any]", stop: Stop) -> bool:
    """Wait for the task; returns whether it is done, or else it is time to stop."""
    while not stop():
        try:
            task.exception(_LOOK_UP)
        except TimeoutError:
            continue
        return True
    return False


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes started in this block never see Ctrl-C, because it is up to the process that
    started them to end them. That process sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the processes

_opened: list[Callable[[Any], Any]] = []


def _open(job: Job[Any, Any]) -> None:
    # Where signals cannot be blocked (Windows), they are at least ignored from here on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _opened.append(job.open())


def _end_with_parent() -> None:
    """Exit with the parent: if it was killed, it cannot end its processes."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _do(task: Any) -> Any:
    return _opened[0](task)
