"""Sends what is queued in the database.

Whatever is sent is claimed first, so that of several processes one sends it, and deleted after. If
a process dies in between, it is sent again: browsers and mail programs then show one, since both
have the same tag or id.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from alhambra.server.failures import ServerRefusal
from alhambra.server.guests import now
from alhambra.server.metrics import NOTIFICATIONS
from alhambra.server.notifications.mail import Mail
from alhambra.server.notifications.outcome import Outcome
from alhambra.server.notifications.push import Push
from alhambra.server.notifications.words import notice
from alhambra.server.storage.calls import DeliveryRow
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.store import Store

log = logging.getLogger(__name__)

_AT_ONCE: Final = 8
_LOOKING: Final = 30.0
"""Seconds between two looks at the queue, to which other processes add."""
_CLAIMED: Final = 5 * 60 * 1000
"""Milliseconds for which something is left to the process that sends it."""
_PAUSES: Final = (60, 5 * 60, 30 * 60, 2 * 60 * 60)
"""Seconds before each further try; after the last, it is given up."""
_TOO_OLD: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which it is not worth telling any more."""
_GRACE: Final = 9.0
"""Seconds that what is on its way gets when the server stops."""


class Outbox:
    def __init__(self, store: Store, push: Push | None, mail: Mail | None) -> None:
        self._store = store
        self._push = push
        self._mail = mail
        self._queued = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Something was queued."""
        self._queued.set()

    async def keep_sending(self) -> None:
        """Loops for as long as the server runs."""
        while True:
            self._queued.clear()
            pause = _LOOKING
            try:
                if not await self.send_due(now()):
                    pause = await self._pause()
            except ServerRefusal:
                log.warning("could not send notifications")
            except Exception:
                log.exception("could not send notifications")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._queued.wait(), pause)

    async def send_due(self, at: int) -> bool:
        """Send what is due, and wait until all of it was tried. Returns whether there may be
        more."""
        found = await self._store.calls.due(at, _AT_ONCE)
        tasks = [asyncio.create_task(self._deliver(each)) for each in found]
        self._sending.update(tasks)
        for task in tasks:
            task.add_done_callback(self._sending.discard)
        if tasks:
            # If the server stops, they go on.
            await asyncio.wait(tasks)
            for task in tasks:
                task.result()
        if len(found) == _AT_ONCE:
            self._queued.set()
        return len(found) == _AT_ONCE

    async def close(self) -> None:
        """Wait for what is on its way."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=_GRACE)

    async def _pause(self) -> float:
        due = await self._store.calls.next_due()
        return _LOOKING if due is None else min(_LOOKING, max(0, due - now()) / 1000)

    async def _deliver(self, delivery: DeliveryRow) -> None:
        try:
            await self._store.calls.claim(delivery, now() + _CLAIMED)
        except Conflict:
            return
        outcome = await self._send(delivery)
        NOTIFICATIONS.labels("mail" if delivery.device is None else "push", outcome.what).inc()
        if outcome.what == "later" and delivery.attempts < len(_PAUSES):
            pause = min(max(_PAUSES[delivery.attempts], outcome.after), _PAUSES[-1])
            await self._store.calls.postpone(delivery, now() + pause * 1000)
        else:
            await self._store.calls.done(delivery)

    async def _send(self, delivery: DeliveryRow) -> Outcome:
        table = await self._store.tables.find(delivery.table)
        if table is None or now() - delivery.created > _TOO_OLD:
            return Outcome("refused")
        names = await self._store.guests.names(table.guests())
        if delivery.device is None:
            address = await self._store.contacts.address_of(delivery.guest)
            if self._mail is None or address is None or address.confirmed is None:
                return Outcome("refused")
            text = notice(table, delivery, names, address.language)
            return await self._mail.send(address, text, delivery.id)
        subscription = await self._store.contacts.subscription(delivery.device)
        if self._push is None or subscription is None:
            return Outcome("refused")
        text = notice(table, delivery, names, subscription.language)
        outcome = await self._push.send(subscription, text)
        if outcome.what == "gone":
            await self._store.contacts.drop_endpoint(subscription.endpoint)
        return outcome
