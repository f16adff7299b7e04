"""Where people want to be called to their games: browsers, and mail addresses."""

from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.statements import insert
from alhambra.server.wire.notifications import Language

MOST_SUBSCRIPTIONS: Final = 10
"""How many browsers of one person are called; one more replaces the oldest."""


class SubscriptionRow(Struct, frozen=True):
    """A browser that a push service reaches."""

    device: bytes
    """What its person is recognized by there."""
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    language: Language
    created: int


class AddressRow(Struct, frozen=True):
    """A mail address, which gets no emails but the first until it is confirmed."""

    guest: str
    address: str
    language: Language
    code_hash: bytes
    """The code that the first email contains."""
    tries: int
    """How often somebody has entered one."""
    unsubscribe_token: str
    """Whoever has it can stop the emails; every email contains it."""
    created: int
    confirmed: int | None


_SUBSCRIPTION: Final = ("device", "guest_id", *SubscriptionRow.__struct_fields__[2:])
_ADDRESS: Final = ("guest_id", *AddressRow.__struct_fields__[1:])


class ContactStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    # Browsers

    async def subscribe(self, row: SubscriptionRow) -> None:
        """One subscription for a device, and one device for a subscription; the oldest ones of a
        guest with too many are dropped."""
        await self._database.write(
            Statement(
                "DELETE FROM push_subscriptions WHERE device = ? OR endpoint = ?",
                (row.device, row.endpoint),
            ),
            Statement(
                "DELETE FROM push_subscriptions WHERE device IN (SELECT device FROM"
                " (SELECT device, ROW_NUMBER() OVER (ORDER BY created DESC, device) AS place"
                " FROM push_subscriptions WHERE guest_id = ?) AS known WHERE place >= ?)",
                (row.guest, MOST_SUBSCRIPTIONS),
            ),
            Statement(insert("push_subscriptions", _SUBSCRIPTION), astuple(row)),
        )

    async def subscription(self, device: bytes) -> SubscriptionRow | None:
        found = await self._subscriptions("device = ?", device)
        return found[0] if found else None

    async def subscriptions_of(self, guest: str) -> list[SubscriptionRow]:
        return await self._subscriptions("guest_id = ? ORDER BY created", guest)

    async def unsubscribe(self, device: bytes) -> None:
        await self._database.write(
            Statement("DELETE FROM push_subscriptions WHERE device = ?", (device,))
        )

    async def drop_endpoint(self, endpoint: str) -> None:
        """The push service no longer knows it."""
        await self._database.write(
            Statement("DELETE FROM push_subscriptions WHERE endpoint = ?", (endpoint,))
        )

    async def _subscriptions(self, condition: str, *values: object) -> list[SubscriptionRow]:
        text = f"SELECT {', '.join(_SUBSCRIPTION)} FROM push_subscriptions WHERE {condition}"
        return [SubscriptionRow(*row) for row in await self._database.read(text, *values)]

    # Mail

    async def save_address(self, row: AddressRow) -> None:
        """It replaces the guest's former one."""
        await self._database.write(
            _delete_address(row.guest), Statement(insert("mail_addresses", _ADDRESS), astuple(row))
        )

    async def address_of(self, guest: str) -> AddressRow | None:
        text = f"SELECT {', '.join(_ADDRESS)} FROM mail_addresses WHERE guest_id = ?"
        found = await self._database.read(text, guest)
        return AddressRow(*found[0]) if found else None

    async def count_try(self, row: AddressRow, most: int) -> None:
        """Before a code is compared; or Conflict, if there were too many tries, also of those that
        are made at the same time, or if the address has been replaced."""
        await self._database.write(
            Statement(
                "UPDATE mail_addresses SET tries = tries + 1"
                " WHERE guest_id = ? AND unsubscribe_token = ? AND tries < ?",
                (row.guest, row.unsubscribe_token, most),
                needed=True,
            )
        )

    async def confirm_address(self, row: AddressRow, now: int) -> None:
        """Or Conflict, if the address has been replaced."""
        await self._database.write(
            Statement(
                "UPDATE mail_addresses SET confirmed = ?"
                " WHERE guest_id = ? AND unsubscribe_token = ?",
                (now, row.guest, row.unsubscribe_token),
                needed=True,
            )
        )

    async def delete_address(self, guest: str) -> None:
        await self._database.write(_delete_address(guest))

    async def delete_unconfirmed(self, before: int) -> None:
        """Delete the addresses that were entered before then and not confirmed."""
        await self._database.write(
            Statement(
                "DELETE FROM mail_addresses WHERE confirmed IS NULL AND created < ?", (before,)
            )
        )

    async def unsubscribe_address(self, token: str) -> None:
        """Delete the address of whoever has got this token in an email."""
        await self._database.write(
            Statement("DELETE FROM mail_addresses WHERE unsubscribe_token = ?", (token,))
        )

    async def set_language(self, guest: str, device: bytes, language: Language) -> None:
        """For this device, and for emails."""
        await self._database.write(
            Statement(
                "UPDATE push_subscriptions SET language = ? WHERE device = ?", (language, device)
            ),
            Statement(
                "UPDATE mail_addresses SET language = ? WHERE guest_id = ?", (language, guest)
            ),
        )


def _delete_address(guest: str) -> Statement:
    return Statement("DELETE FROM mail_addresses WHERE guest_id = ?", (guest,))
