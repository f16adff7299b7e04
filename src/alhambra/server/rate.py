"""How much somebody may ask for, and how fast."""

import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import NamedTuple


class Rate(NamedTuple):
    """So many per second on average, and a `burst` of them at once."""

    per_second: float
    burst: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.per_second * factor, self.burst * factor)


class Allowance:
    """How much somebody may still ask for."""

    __slots__ = ("_last", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left = rate.burst
        self._last = time.monotonic()

    def take_one(self) -> bool:
        """Whether one was left to take."""
        now = time.monotonic()
        rate = self._rate
        self._left = min(rate.burst, self._left + (now - self._last) * rate.per_second)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """The allowances of many; whoever has been idle longest is forgotten."""

    def __init__(self, most: int = 10_000) -> None:
        self._most = most
        self._allowances: OrderedDict[Hashable, Allowance] = OrderedDict()

    def take_one(self, who: Hashable, rate: Rate) -> bool:
        allowance = self._allowances.pop(who, None) or Allowance(rate)
        self._allowances[who] = allowance
        if len(self._allowances) > self._most:
            self._allowances.popitem(last=False)
        return allowance.take_one()
