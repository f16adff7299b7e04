"""A timer that can be set again."""

import asyncio
from collections.abc import Callable
from typing import Final

from alhambra.server.guests import now

_LONGEST: Final = 24 * 60 * 60.0
"""The longest wait, in seconds, to ask of the event loop; the owner sets an alarm that rings early
again."""


class Alarm:
    """Rings once, at the time it was last set to. Until then the event loop keeps the callback
    alive; afterwards nothing does."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._is_stopped = False

    def set(self, at: int, ring: Callable[[], object]) -> None:
        """Set it to a time in milliseconds since 1970, unless it was stopped."""
        self.cancel()
        if self._is_stopped:
            return
        pause = min(max(0, at - now()) / 1000, _LONGEST)
        self._timer = asyncio.get_running_loop().call_later(pause, self._go_off, ring)

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def stop(self) -> None:
        """Cancel it, once and for all: its owner may be told of things after it was put away."""
        self.cancel()
        self._is_stopped = True

    def _go_off(self, ring: Callable[[], object]) -> None:
        self._timer = None
        ring()
