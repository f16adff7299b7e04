"""Passkeys, and the challenges that they answer."""

from typing import Final

from msgspec import Struct
from msgspec.structs import astuple

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.statements import insert


class PasskeyRow(Struct, frozen=True):
    """What recognizes a passkey; what it signs with never leaves its owner's device."""

    id: str
    guest: str
    host: str
    """The host name that it is for."""
    public_key: bytes
    uses: int
    """How often it was used, if it counts that itself: a copy of it would count differently."""
    created: int
    used: int | None
    """When somebody last signed in with it."""


_PASSKEY: Final = ("id", "guest_id", *PasskeyRow.__struct_fields__[2:])


class PasskeyStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: PasskeyRow) -> None:
        """Or Conflict, if it is known already."""
        await self._database.write(Statement(insert("passkeys", _PASSKEY), astuple(row)))

    async def find(self, id: str) -> PasskeyRow | None:
        found = await self._passkeys("id = ?", id)
        return found[0] if found else None

    async def of_guest(self, guest: str) -> list[PasskeyRow]:
        return await self._passkeys("guest_id = ? ORDER BY created, id", guest)

    async def use(self, row: PasskeyRow, uses: int, now: int) -> None:
        """Or Conflict, if it was used or deleted meanwhile."""
        await self._database.write(
            Statement(
                "UPDATE passkeys SET uses = ?, used = ? WHERE id = ? AND uses = ?",
                (uses, now, row.id, row.uses),
                needed=True,
            )
        )

    async def delete(self, guest: str, id: str) -> None:
        await self._database.write(
            Statement("DELETE FROM passkeys WHERE guest_id = ? AND id = ?", (guest, id))
        )

    async def _passkeys(self, condition: str, *values: object) -> list[PasskeyRow]:
        text = f"SELECT {', '.join(_PASSKEY)} FROM passkeys WHERE {condition}"
        return [PasskeyRow(*row) for row in await self._database.read(text, *values)]

    # Challenges

    async def add_challenge(
        self, challenge: bytes, guest: str | None, expires: int, now: int
    ) -> None:
        """For a guest's new passkey or, without a guest, to sign in. Those nobody has answered in
        time are dropped."""
        await self._database.write(
            Statement("DELETE FROM challenges WHERE expires < ?", (now,)),
            Statement(
                insert("challenges", ("challenge", "guest_id", "expires")),
                (challenge, guest, expires),
            ),
        )

    async def take_challenge(self, challenge: bytes, guest: str | None, now: int) -> None:
        """Or Conflict, if there is no such challenge, or no longer."""
        whose = "guest_id IS NULL" if guest is None else "guest_id = ?"
        values = (challenge, now) if guest is None else (challenge, now, guest)
        await self._database.write(
            Statement(
                f"DELETE FROM challenges WHERE challenge = ? AND expires >= ? AND {whose}",
                values,
                needed=True,
            )
        )
