"""Who thinks next: every table gets its fair share of the time, however long its bots think."""

from heapq import heappop, heappush
from itertools import count
from threading import Condition
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Start-time fair queuing. Each item gets a tag: the time at which its table would be served if
    all tables shared one processor evenly. The lowest tag is next, so that a table which has
    thought for long waits until the others have thought as long."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._waiting: list[tuple[float, int, str, T]] = []
        self._numbers = count()
        self._now = 0.0
        """The tag of what was begun last."""
        self._used: dict[str, float] = {}
        """By table: the tag of whatever it asks next, if that is later than now."""

    def put(self, table: str, item: T) -> None:
        with self._changed:
            tag = max(self._now, self._used.get(table, 0.0))
            heappush(self._waiting, (tag, next(self._numbers), table, item))
            self._changed.notify()

    def get(self) -> tuple[str, T]:
        """The next item, and the table it belongs to; waits until there is one."""
        with self._changed:
            while not self._waiting:
                self._changed.wait()
            self._now, _, table, item = heappop(self._waiting)
            return table, item

    def charge(self, table: str, seconds: float) -> None:
        """The table has used so much time."""
        with self._changed:
            self._used[table] = max(self._now, self._used.get(table, 0.0)) + seconds
            self._used = {each: tag for each, tag in self._used.items() if tag > self._now}
