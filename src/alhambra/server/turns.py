"""Who goes first when many ask at once: moves come before everything else, and people at a table
before those who only watch."""

import asyncio
import heapq
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from itertools import count
from typing import Final

_HANDICAP: Final = 0.1
"""Seconds by which the next rank may be overtaken."""
_LONGEST: Final = 0.02
"""Seconds for which moves may hold up everything else, at most."""


class Rank(IntEnum):
    SEATED = 0
    """What people at a table ask for, other than moves."""
    BOT = 1
    GUEST = 2
    ANYBODY = 3


class Turns:
    """Moves never wait here. Of everything else, one thing is begun in each round of the event
    loop, so that a move arriving meanwhile waits for one thing at most; and nothing is begun while
    a move is under way."""

    def __init__(self) -> None:
        self._moves = 0
        self._begun = False
        """Whether something has begun in this round."""
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def move(self) -> Iterator[None]:
        """Wraps a move, from its arrival to its answer."""
        self._moves += 1
        try:
            yield
        finally:
            self._moves -= 1
            if self._moves == 0 and self._waiting and not self._begun:
                self._next()

    async def wait(self, rank: Rank) -> None:
        """Wait until it is this rank's turn."""
        loop = asyncio.get_running_loop()
        if not self._moves and not self._begun and not self._waiting:
            self._begin(loop)
            return
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (loop.time() + rank * _HANDICAP, next(self._numbers), turn))
        if self._moves and not self._begun and self._timer is None:
            self._timer = loop.call_later(_LONGEST, self._next)
        await turn

    def _begin(self, loop: asyncio.AbstractEventLoop) -> None:
        self._begun = True
        # Called in the next round, after the loop has seen what has arrived.
        loop.call_soon(self._end_round)

    def _end_round(self) -> None:
        self._begun = False
        if not self._waiting:
            return
        if self._moves:
            if self._timer is None:
                self._timer = asyncio.get_running_loop().call_later(_LONGEST, self._next)
        else:
            self._next()

    def _next(self) -> None:
        """Begin with whoever has waited longest, handicaps included."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(None)
                self._begin(asyncio.get_running_loop())
                return
