"""How much somebody may ask for, and how fast."""

import time
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final, NamedTuple

_LOOKED_AT: Final = 2
"""How many others are looked at whenever somebody asks: more than one, so that they get fewer."""


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

    @property
    def is_whole(self) -> bool:
        """Whether nothing of it is taken any more, as if it were new."""
        self._refill()
        return self._left >= self._rate.burst

    def take_one(self) -> bool:
        """Whether one was left to take."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def _refill(self) -> None:
        now = time.monotonic()
        rate = self._rate
        self._left = min(rate.burst, self._left + (now - self._last) * rate.per_second)
        self._last = now


class Allowances:
    """The allowances of many. Those that are whole again are forgotten; others only if there are
    too many of them, so that nobody gets a new one sooner by asking under many names."""

    def __init__(self, most: int = 10_000) -> None:
        self._most = most
        self._allowances: OrderedDict[Hashable, Allowance] = OrderedDict()

    def __len__(self) -> int:
        return len(self._allowances)

    def take_one(self, who: Hashable, rate: Rate) -> bool:
        self._forget_some()
        allowance = self._allowances.pop(who, None) or Allowance(rate)
        self._allowances[who] = allowance
        if len(self._allowances) > self._most:
            self._allowances.popitem(last=False)
        return allowance.take_one()

    def _forget_some(self) -> None:
        """Look at those at the front, and put them behind the others unless they are whole."""
        for _ in range(min(_LOOKED_AT, len(self._allowances))):
            who, allowance = self._allowances.popitem(last=False)
            if not allowance.is_whole:
                self._allowances[who] = allowance
