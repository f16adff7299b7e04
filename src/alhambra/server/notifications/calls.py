"""Calls: who is called from which table, and what is queued for them."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from alhambra.server.failures import ServerRefusal
from alhambra.server.guests import new_id, now
from alhambra.server.notifications.occasions import Occasion
from alhambra.server.storage.calls import CallRow
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.store import Store

_TOO_OLD: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which nobody is called any more for something that has happened."""


class Calls:
    """Queues what is to be sent, in the database: nothing is lost with a process."""

    def __init__(self, store: Store, pause: float, pushes: bool, mail: bool) -> None:
        """Somebody who comes back within `pause` seconds is not called."""
        self._store = store
        self._pause = round(pause * 1000)
        self._pushes = pushes
        self._mail = mail
        self.queued: Callable[[], None] = lambda: None
        """Called whenever something was queued."""

    async def call(self, table: str, occasion: Occasion) -> None:
        """Queue a call, unless it was queued or answered before, or nobody wants it."""
        if now() - occasion.since > _TOO_OLD:
            return
        with suppress(ServerRefusal, Conflict):
            devices = await self._devices(occasion)
            mailed = await self._is_to_be_mailed(table, occasion)
            targets = [*devices, *([None] if mailed else [])]
            if targets:
                row = _row(table, occasion, mailed)
                deliveries = {new_id(): device for device in targets}
                await self._store.calls.add(row, deliveries, now() + self._pause)
                self.queued()

    async def answer(self, table: str, occasion: Occasion) -> None:
        """The guest sees the table: nothing is sent about this any more."""
        with suppress(ServerRefusal, Conflict):
            if await self._devices(occasion) or await self._has_address(occasion):
                await self._store.calls.answer(_row(table, occasion, False))

    async def keep_only(self, table: str, guest: str, occasions: list[str]) -> None:
        """Anything else that is queued for a guest has passed."""
        with suppress(ServerRefusal, Conflict):
            await self._store.calls.drop_others(table, guest, occasions)

    async def _devices(self, occasion: Occasion) -> list[bytes]:
        if not self._pushes:
            return []
        known = await self._store.contacts.subscriptions_of(occasion.guest)
        return [row.device for row in known if row.created <= occasion.since]

    async def _has_address(self, occasion: Occasion) -> bool:
        if not self._mail:
            return False
        known = await self._store.contacts.address_of(occasion.guest)
        if known is None or known.confirmed is None:
            return False
        return known.confirmed <= occasion.since

    async def _is_to_be_mailed(self, table: str, occasion: Occasion) -> bool:
        """One email for each turn at most."""
        return await self._has_address(occasion) and not await self._store.calls.is_mailed(
            table, occasion.guest, occasion.turn
        )


def _row(table: str, occasion: Occasion, mailed: bool) -> CallRow:
    return CallRow(table, occasion.guest, occasion.id, occasion.kind, occasion.turn, mailed, now())
