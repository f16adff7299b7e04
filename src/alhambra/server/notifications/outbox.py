"""Sends what is queued in the database.

Whatever is sent is claimed first, so that of several processes one sends it, and deleted after. If
a process dies in between, it is sent again: browsers and mail programs then show one, since both
have the same tag or id.

Clients name the push services, so some may be slow on purpose: every browser gets one message at a
time, what fails holds up everything else for that browser, and emails do not wait for any of it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from alhambra.server.failures import ServerRefusal
from alhambra.server.guests import now
from alhambra.server.metrics import NOTIFICATIONS
from alhambra.server.notifications.mail import Mail
from alhambra.server.notifications.outcome import Outcome
from alhambra.server.notifications.push import Push
from alhambra.server.notifications.words import notice
from alhambra.server.storage.calls import DeliveryRow, Way
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import TableRow
from alhambra.server.storage.store import Store

log = logging.getLogger(__name__)

_AT_ONCE: Final[dict[Way, int]] = {"push": 64, "mail": 4}
_LOOKING: Final = 30.0
"""Seconds between two looks at the queue, to which other processes add."""
_CLAIMED: Final = 5 * 60 * 1000
"""Milliseconds for which something is left to the process that sends it."""
_BETWEEN: Final = 2 * 1000
"""Milliseconds between two messages to the same browser or address."""
_PAUSES: Final = (60, 5 * 60, 30 * 60, 2 * 60 * 60)
"""Seconds before each further try; after the last, it is given up."""
_TOO_OLD: Final = 24 * 60 * 60 * 1000
"""Milliseconds after which it is not worth telling any more."""
_GRACE: Final = 9.0
"""Seconds that what is on its way gets when the server stops."""

Send = Callable[[DeliveryRow, TableRow, dict[str, str]], Awaitable[Outcome]]
"""Sends something about a table, where people have these names."""


class Outbox:
    def __init__(self, store: Store, push: Push | None, mail: Mail | None) -> None:
        self._store = store
        self._push = push
        self._mail = mail
        self._lanes = [_Lane(store, "push", self._to_browser), _Lane(store, "mail", self._to_mail)]

    def look(self) -> None:
        """Something was queued."""
        for lane in self._lanes:
            lane.look()

    async def keep_sending(self) -> None:
        """Loops for as long as the server runs."""
        await asyncio.gather(*[lane.keep_sending() for lane in self._lanes])

    async def close(self) -> None:
        """Wait for what is on its way."""
        await asyncio.gather(*[lane.close() for lane in self._lanes])

    async def _to_mail(
        self, delivery: DeliveryRow, table: TableRow, names: dict[str, str]
    ) -> Outcome:
        address = await self._store.contacts.address_of(delivery.guest)
        if self._mail is None or address is None or address.confirmed is None:
            return Outcome("refused")
        text = notice(table, delivery, names, address.language)
        return await self._mail.send(address, text, delivery.id)

    async def _to_browser(
        self, delivery: DeliveryRow, table: TableRow, names: dict[str, str]
    ) -> Outcome:
        assert delivery.device is not None
        subscription = await self._store.contacts.subscription(delivery.device)
        if self._push is None or subscription is None:
            return Outcome("refused")
        text = notice(table, delivery, names, subscription.language)
        outcome = await self._push.send(subscription, text)
        if outcome.what == "gone":
            await self._store.contacts.drop_endpoint(subscription.endpoint)
        return outcome


class _Lane:
    """Everything that is sent in one way."""

    def __init__(self, store: Store, way: Way, send: Send) -> None:
        self._store = store
        self._way = way
        self._send = send
        self._changed = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        self._changed.set()

    async def keep_sending(self) -> None:
        while True:
            self._changed.clear()
            pause = _LOOKING
            try:
                await self._send_due()
                pause = await self._pause()
            except ServerRefusal:
                log.warning("could not send notifications")
            except Exception:
                log.exception("could not send notifications")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), pause)

    async def close(self) -> None:
        if self._sending:
            await asyncio.wait(self._sending, timeout=_GRACE)

    async def _send_due(self) -> None:
        """Begin to send what is due, as much as there is room for."""
        room = _AT_ONCE[self._way] - len(self._sending)
        for delivery in await self._store.calls.due(self._way, now(), room):
            until = now() + _CLAIMED
            with suppress(Conflict):
                await self._store.calls.claim(delivery, now(), until)
                # If the server stops, it goes on.
                task = asyncio.create_task(self._deliver(delivery, until))
                self._sending.add(task)
                task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._changed.set()

    async def _pause(self) -> float:
        """Until something is due; if there is no room for it, until there is."""
        due = await self._store.calls.next_due(self._way)
        if due is None or len(self._sending) >= _AT_ONCE[self._way]:
            return _LOOKING
        return min(_LOOKING, max(0, due - now()) / 1000)

    async def _deliver(self, delivery: DeliveryRow, until: int) -> None:
        try:
            outcome = await self._outcome(delivery)
            NOTIFICATIONS.labels(self._way, outcome.what).inc()
            if outcome.what == "later" and delivery.attempts < len(_PAUSES):
                pause = min(max(_PAUSES[delivery.attempts], outcome.after), _PAUSES[-1])
                await self._store.calls.release(delivery, until, now() + pause * 1000)
            else:
                await self._store.calls.done(delivery, until, now() + _BETWEEN)
        except ServerRefusal:
            log.warning("could not store what became of a notification")

    async def _outcome(self, delivery: DeliveryRow) -> Outcome:
        try:
            table = await self._store.tables.find(delivery.table)
            if table is None or now() - delivery.created > _TOO_OLD:
                return Outcome("refused")
            names = await self._store.guests.names(table.guests())
            return await self._send(delivery, table, names)
        except ServerRefusal:
            return Outcome("later")
        except Exception:
            # One that cannot be sent must not hold up others, nor be tried for ever.
            log.exception("could not send a notification")
            return Outcome("later")
