"""Whom people have played with, and whom they invite."""

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import astuple

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.guests import GUEST, guest_row
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.statements import insert

Order = Literal["lately", "often"]
_ORDERS: Final[dict[Order, str]] = {
    "lately": "MAX(other.created) DESC",
    "often": "COUNT(*) DESC, MAX(other.created) DESC",
}
_INVITATION: Final = ("table_id", "guest_id", "sender_id", "created", "declined")


class KnownRow(Struct, frozen=True):
    """Somebody, how many games were played with them, and when the last one ended."""

    guest: GuestRow
    games: int
    last: int


class InvitationRow(Struct, frozen=True):
    table: str
    guest: str
    """Who is invited,"""
    sender: str
    """and by whom."""
    created: int
    declined: int = 0


class KnownStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def people(self, guest: str, order: Order, most: int) -> list[KnownRow]:
        """Those with whom a guest has played games that count, unless they are hidden."""
        found = await self._database.read(
            f"SELECT {GUEST}, games, last FROM guests JOIN (SELECT other.guest_id AS known,"
            f" COUNT(*) AS games, MAX(other.created) AS last, {_place(order)} AS place"
            " FROM results AS own JOIN results AS other"
            " ON other.table_id = own.table_id AND other.guest_id <> own.guest_id"
            " WHERE own.guest_id = ? GROUP BY other.guest_id) AS met ON known = guests.id"
            " WHERE guests.hidden = 0 ORDER BY place, guests.id LIMIT ?",
            guest,
            most,
        )
        return [KnownRow(guest_row(row), games, last) for *row, games, last in found]

    async def have_met(self, guest: str, other: str) -> bool:
        """Whether they have played a game that counts."""
        found = await self._database.read(
            "SELECT 1 FROM results AS own JOIN results AS other ON other.table_id = own.table_id"
            " WHERE own.guest_id = ? AND other.guest_id = ? LIMIT 1",
            guest,
            other,
        )
        return bool(found)

    # Invitations

    async def invite(self, row: InvitationRow) -> None:
        """Or Conflict, if they are invited to the table already."""
        await self._database.write(Statement(insert("invitations", _INVITATION), astuple(row)))

    async def invitations_to(self, guest: str) -> list[InvitationRow]:
        """To tables whose game has not begun, the newest first; without those that were declined,
        and those from people whom the guest has muted."""
        return await self._invitations(
            "guest_id = ? AND declined = 0 AND table_id IN (SELECT id FROM tables WHERE"
            " status = 'open') AND sender_id NOT IN (SELECT muted_id FROM mutes WHERE"
            " mutes.guest_id = invitations.guest_id) ORDER BY created DESC, table_id",
            guest,
        )

    async def invited_to(self, table: str) -> list[InvitationRow]:
        return await self._invitations("table_id = ? ORDER BY created, guest_id", table)

    async def invitations_of(self, guest: str) -> list[InvitationRow]:
        """All that a guest has got or sent."""
        return await self._invitations(
            "guest_id = ? OR sender_id = ? ORDER BY created, table_id", guest, guest
        )

    async def decline(self, guest: str, table: str) -> None:
        await self._database.write(
            Statement(
                "UPDATE invitations SET declined = 1 WHERE guest_id = ? AND table_id = ?",
                (guest, table),
            )
        )

    async def _invitations(self, condition: str, *values: object) -> list[InvitationRow]:
        text = f"SELECT {', '.join(_INVITATION)} FROM invitations WHERE {condition}"
        return [InvitationRow(*row) for row in await self._database.read(text, *values)]


def _place(order: Order) -> str:
    return f"ROW_NUMBER() OVER (ORDER BY {_ORDERS[order]})"
