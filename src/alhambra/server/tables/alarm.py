"""An alarm clock."""

import asyncio
from collections.abc import Callable
from typing import Final

from alhambra.server.guests import now

_LONGEST: Final = 24 * 60 * 60.0
"""The longest wait of an event loop; an alarm that rings early is set again by its owner."""


class Alarm:
    """Rings once at the time that it was set to last."""

    def __init__(self, ring: Callable[[], object]) -> None:
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, at: int | None) -> None:
        """To a time in milliseconds since 1970, or not at all."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            pause = min(max(0, at - now()) / 1000, _LONGEST)
            self._timer = asyncio.get_running_loop().call_later(pause, self._ring)
