"""The processes in which bots think, and what waits for them."""

import asyncio
import os
import sys
import time
from collections import Counter
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from threading import Lock, Thread
from typing import Final, NamedTuple

from alhambra.bots.budget import Budget
from alhambra.bots.fault import CRASH, BotFault
from alhambra.bots.outside import made_known as bots_made_known
from alhambra.bots.outside.bot import answered_move
from alhambra.bots.outside.language import packed
from alhambra.bots.outside.process import LineProcess
from alhambra.core.state import Move, View
from alhambra.games.palace.outside import made_known as modules_made_known
from alhambra.server.thinking.fair_queue import FairQueue

_LIMIT: Final = 10.0
"""Seconds that a decision may take."""
_TO_START: Final = 30.0
_WORKER: Final = (sys.executable, "-m", "alhambra.server.thinking.worker")


class Question(NamedTuple):
    """Which of these moves a bot chooses. It sees its seat's view, and draws from `seed`."""

    bot: str
    view: View
    moves: list[Move]
    seed: int
    budget: Budget | None = None


_Waiting = tuple[Question, "Future[Move]"]


class Thinkers:
    """Up to one process for each processor, started when there is something to think about. A
    thread for each waits for its answers."""

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes or os.cpu_count() or 1
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._lock = Lock()
        self._started = 0
        self._tables: Counter[str] = Counter()

    @property
    def tables(self) -> int:
        """How many tables think, or wait for it."""
        return len(+self._tables)

    @property
    def tables_per_process(self) -> float:
        return self.tables / self._processes

    async def choose(self, table: str, question: Question) -> Move:
        """The move that a bot at the table chooses; raises BotFault. If whoever waits for it is
        cancelled, so is the thinking."""
        answer: Future[Move] = Future()
        self._tables[table] += 1
        try:
            self._queue.put(table, (question, answer))
            self._start_another()
            return await asyncio.wrap_future(answer)
        finally:
            self._tables[table] -= 1
            self._tables += Counter()  # Forgets tables that do not think any more.

    def _start_another(self) -> None:
        """As long as there are fewer processes than tables that think."""
        with self._lock:
            if self._started < min(self._processes, self.tables):
                self._started += 1
                name = f"alhambra-thinking-{self._started}"
                Thread(target=self._run, name=name, daemon=True).start()

    def _run(self) -> None:
        process: LineProcess | None = None
        while True:
            table, (question, answer) = self._queue.get()
            if not answer.cancelled():
                began = time.monotonic()
                try:
                    process = process or _started()
                    line = _asked(process, question, answer)
                except Exception as error:
                    process = None
                    _finish(answer, _fault(error))
                else:
                    _finish(answer, _move(line, question))
                self._queue.charge(table, time.monotonic() - began)
            # So that nothing is kept alive while the thread waits for more.
            del question, answer


def _started() -> LineProcess:
    """A new process; raises BotFault if it does not start."""
    paths = [path or os.getcwd() for path in sys.path]
    process = LineProcess(_WORKER, {**os.environ, "PYTHONPATH": os.pathsep.join(paths)})
    process.ask(packed("start", (bots_made_known(), modules_made_known())), _TO_START)
    return process


def _asked(process: LineProcess, question: Question, answer: "Future[Move]") -> str:
    """What it answers. Its process ends if that takes too long, or is not wanted any more."""
    return process.ask(packed("choose", question), _LIMIT, lambda: not answer.cancelled())


def _move(line: str, question: Question) -> Move | BotFault:
    try:
        return answered_move(line, question.view, question.moves)
    except BotFault as fault:
        return fault


def _fault(error: Exception) -> BotFault:
    """Whatever happens to the process, also while the server itself ends."""
    return error if isinstance(error, BotFault) else BotFault(CRASH, str(error))


def _finish(answer: "Future[Move]", found: Move | BotFault) -> None:
    # It may be cancelled at any moment.
    with suppress(InvalidStateError):
        if isinstance(found, Move):
            answer.set_result(found)
        else:
            answer.set_exception(found)


THINKERS: Final = Thinkers()
"""Shared by all tables of this process."""
