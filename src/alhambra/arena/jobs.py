"""The games of a match, over one or several processes: the same games whatever their number."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from typing import Final

from alhambra.arena.match import Arena, Match, Played
from alhambra.games.palace.outside import made_known, make_known

_CHUNK: Final = 4
"""How many games a process is given at once: enough to be quick, few enough to stop soon."""
_AHEAD: Final = 4
"""How many chunks for each process may be under way or waiting to be asked for."""
_LOOK_UP: Final = 0.1
"""After how many seconds of waiting to see whether to stop."""


def play_match(
    match: Match, games: int, jobs: int = 1, stop: Callable[[], bool] = lambda: False
) -> Iterator[Played]:
    """The first `games` games in order, until `stop` says so between two of them.

    BadOption or BadData if the match cannot be played.
    """
    arena = Arena(match)
    if jobs == 1:
        return _in_this_process(arena, games, stop)
    return _in_processes(match, games, jobs, stop)


def _in_this_process(arena: Arena, games: int, stop: Callable[[], bool]) -> Iterator[Played]:
    for number in range(1, games + 1):
        if stop():
            return
        yield arena.play(number)


def _in_processes(
    match: Match, games: int, jobs: int, stop: Callable[[], bool]
) -> Iterator[Played]:
    chunks = (range(n, min(n + _CHUNK, games + 1)) for n in range(1, games + 1, _CHUNK))
    # Spawned, not forked: the same on every system, and safe beside the threads of a caller.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _open_arena, (match, made_known())) as pool:
        try:
            with _interrupts_held_back():
                first = list(islice(chunks, jobs * _AHEAD))
                under_way = deque([pool.submit(_play, chunk) for chunk in first])
            while under_way:
                played = _wait(under_way.popleft(), stop)
                if played is None:
                    return
                under_way += [pool.submit(_play, chunk) for chunk in islice(chunks, 1)]
                yield from played
        finally:
            pool.shutdown(cancel_futures=True)


def _wait(chunk: "Future[list[Played]]", stop: Callable[[], bool]) -> list[Played] | None:
    """The games of the chunk, or None if it is time to stop before they are all played."""
    while not stop():
        try:
            return chunk.result(_LOOK_UP)
        except TimeoutError:
            continue
    return None


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile never see Ctrl-C: it is for the process that started them to
    end them. That one sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the processes

_arenas: list[Arena] = []


def _open_arena(match: Match, modules: tuple[str, ...]) -> None:
    for module in modules:
        make_known(module)
    # Where signals cannot be held back (Windows), they are at least ignored from here on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _arenas.append(Arena(match))


def _end_with_parent() -> None:
    """A parent that was killed cannot end its processes."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _play(numbers: range) -> list[Played]:
    return [_arenas[0].play(number) for number in numbers]
