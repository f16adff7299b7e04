"""How much somebody may ask for at a time."""

import time
from collections import OrderedDict


class Rate:
    """So many a second on average, and a `burst` of them at once."""

    def __init__(self, per_second: float, burst: float) -> None:
        self._per_second = per_second
        self._burst = burst
        self._left = burst
        self._last = time.monotonic()

    def allows_one(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._last) * self._per_second)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """A rate for each of many who ask; who has not asked for the longest time is forgotten."""

    def __init__(self, per_second: float, burst: float, most: int = 10_000) -> None:
        self._per_second = per_second
        self._burst = burst
        self._most = most
        self._rates: OrderedDict[str, Rate] = OrderedDict()

    def allows_one(self, who: str) -> bool:
        rate = self._rates.pop(who, None) or Rate(self._per_second, self._burst)
        self._rates[who] = rate
        if len(self._rates) > self._most:
            self._rates.popitem(last=False)
        return rate.allows_one()
