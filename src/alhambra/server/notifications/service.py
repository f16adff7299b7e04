"""Everything about notifications that a running server has."""

import asyncio
import hashlib
import hmac
import logging
import secrets
from contextlib import suppress
from typing import Final

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest, NotFound, NotNow, ServerRefusal, TooMany
from alhambra.server.guests import now
from alhambra.server.limits import Limits, Visitor
from alhambra.server.notifications.calls import Calls
from alhambra.server.notifications.mail import Mail, mailbox, proper_address
from alhambra.server.notifications.options import NotificationOptions
from alhambra.server.notifications.outbox import Outbox
from alhambra.server.notifications.push import Push
from alhambra.server.storage.contacts import AddressRow, SubscriptionRow
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby
from alhambra.server.wire.notifications import AddressRequest, Notifications, SubscriptionRequest

log = logging.getLogger(__name__)

_DIGITS: Final = 6
_MOST_TRIES: Final = 5
_VALID: Final = 60 * 60 * 1000
"""Milliseconds for which a code is valid; then the address is deleted, which may be anybody's."""
_FORGETTING: Final = 10 * 60
"""Seconds between two looks for such addresses."""
_JUST_NOW: Final = 10 * 60 * 1000
"""Milliseconds before the start in which a process may have died before it queued a call."""
_MOST_CHECKED: Final = 100


class NotificationService:
    """Without options, it offers nothing."""

    def __init__(self, store: Store, options: NotificationOptions) -> None:
        self._store = store
        self._push = None if options.push is None else Push(options.push)
        self._mail = None if options.mail is None else Mail(options.mail, options.address)
        self._outbox = Outbox(store, self._push, self._mail)
        pushes, mail = self._push is not None, self._mail is not None
        self.calls = Calls(store, options.pause, pushes, mail) if pushes or mail else None
        if self.calls is not None:
            self.calls.queued = self._outbox.look

    async def run(self, lobby: Lobby) -> None:
        """Loops for as long as the server runs."""
        if self.calls is None:
            return
        with suppress(ServerRefusal):
            for id in await self._store.calls.tables_to_check(now() - _JUST_NOW, _MOST_CHECKED):
                # A table checks by itself whom it has to call.
                with suppress(ServerRefusal):
                    await lobby.table(id)
        await asyncio.gather(self._outbox.keep_sending(), self._keep_forgetting())

    async def _keep_forgetting(self) -> None:
        while True:
            try:
                await self._store.contacts.delete_unconfirmed(now() - _VALID)
            except ServerRefusal:
                log.warning("could not delete addresses that were not confirmed")
            await asyncio.sleep(_FORGETTING)

    async def close(self) -> None:
        await self._outbox.close()

    # What somebody has chosen

    async def chosen_by(self, guest: GuestRow | None, device: bytes) -> Notifications:
        subscription = None if guest is None else await self._store.contacts.subscription(device)
        address = None if guest is None else await self._store.contacts.address_of(guest.id)
        return Notifications(
            push_key=None if self._push is None else self._push.public_key,
            push=subscription is not None,
            mail=self._mail is not None,
            address=None if address is None else address.address,
            confirmed=address is not None and address.confirmed is not None,
        )

    async def subscribe(
        self, guest: GuestRow, device: bytes, requested: SubscriptionRequest
    ) -> None:
        if self._push is None:
            raise NotFound
        self._push.expect_subscription(requested)
        await self._store.contacts.subscribe(
            SubscriptionRow(
                device,
                guest.id,
                requested.endpoint,
                requested.p256dh,
                requested.auth,
                requested.language,
                now(),
            )
        )

    async def ask_for_address(
        self, guest: GuestRow, requested: AddressRequest, limits: Limits, visitor: Visitor
    ) -> None:
        """Send a code to an address; or NotNow, if that is impossible. Nobody can have many emails
        sent, nor have many sent to somebody."""
        if self._mail is None:
            raise NotFound
        address = proper_address(requested.address)
        limits.spend("mail", visitor)
        if not limits.allow_guest("mail", f"to {mailbox(address)}"):
            raise TooMany
        code = "".join(secrets.choice("0123456789") for _ in range(_DIGITS))
        token = secrets.token_urlsafe(24)
        row = AddressRow(
            guest.id, address, requested.language, _hash(token, code), 0, token, now(), None
        )
        await self._store.contacts.save_address(row)
        outcome = await self._mail.send_code(address, code, requested.language)
        if outcome.what != "sent":
            await self._store.contacts.delete_address(guest.id)
            raise NotNow(Message("mail-not-sent"))

    async def confirm_address(self, guest: GuestRow, code: str) -> None:
        """Or BadRequest, if it is not the code that was sent."""
        contacts = self._store.contacts
        known = await contacts.address_of(guest.id)
        if known is None:
            raise NotFound
        try:
            await contacts.count_try(known, _MOST_TRIES)
            given = _hash(known.unsubscribe_token, "".join(code.split()))
            if now() - known.created > _VALID or not hmac.compare_digest(given, known.code_hash):
                raise BadRequest(Message("wrong-mail-code"))
            await contacts.confirm_address(known, now())
        except Conflict:
            raise BadRequest(Message("wrong-mail-code")) from None


def _hash(token: str, code: str) -> bytes:
    return hashlib.sha256(f"{token} {code}".encode()).digest()
