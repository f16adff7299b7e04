"""Guests, the keys they are recognized by, and bans."""

from collections.abc import Sequence
from typing import Any, Final

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.rows import GuestRow, PersonRow
from alhambra.server.storage.statements import insert, marks

GUEST: Final = "guests.id, guests.name, guests.person, guests.avatar, guests.hidden"


class GuestStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, hash: bytes, kind: str = "device") -> GuestRow | None:
        """The guest whose token or code has this hash."""
        found = await self._database.read(
            f"SELECT {GUEST} FROM guests JOIN keys ON guest_id = id WHERE hash = ? AND kind = ?",
            hash,
            kind,
        )
        return guest_row(found[0]) if found else None

    async def get(self, id: str) -> GuestRow | None:
        return (await self.rows([id])).get(id)

    async def known_as(self, person: str) -> GuestRow | None:
        """The guest whom others know by this id."""
        found = await self._database.read(f"SELECT {GUEST} FROM guests WHERE person = ?", person)
        return guest_row(found[0]) if found else None

    async def rows(self, guests: Sequence[str]) -> dict[str, GuestRow]:
        """These guests, by id."""
        if not guests:
            return {}
        found = await self._database.read(
            f"SELECT {GUEST} FROM guests WHERE id IN ({marks(len(guests))})", *guests
        )
        return {row[0]: guest_row(row) for row in found}

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        """The names of these guests, by id."""
        return {id: row.name for id, row in (await self.rows(guests)).items()}

    async def all(self) -> list[PersonRow]:
        """All guests, newest first."""
        found = await self._database.read(
            "SELECT id, name, created, (SELECT COUNT(*) FROM sitters WHERE guest_id = guests.id)"
            " FROM guests ORDER BY created DESC"
        )
        return [PersonRow(*row) for row in found]

    async def add(self, guest: GuestRow, token_hash: bytes, now: int) -> None:
        await self._database.write(
            Statement(
                insert("guests", ("id", "name", "person", "token_hash", "created")),
                (guest.id, guest.name, guest.person, token_hash, now),
            ),
            _add_key(guest.id, token_hash, "device", now),
        )

    async def change(self, guest: GuestRow) -> None:
        """A new name or avatar shows at all tables where the guest sits."""
        tables = await self._database.read(
            "SELECT table_id FROM sitters WHERE guest_id = ?", guest.id
        )
        await self._database.write(
            Statement(
                "UPDATE guests SET name = ?, avatar = ?, hidden = ? WHERE id = ?",
                (guest.name, guest.avatar, int(guest.hidden), guest.id),
            ),
            Statement(
                "UPDATE tables SET revision = revision + 1 WHERE id IN"
                " (SELECT table_id FROM sitters WHERE guest_id = ?)",
                (guest.id,),
            ),
            about=[table for (table,) in tables],
        )

    async def delete(self, id: str) -> None:
        """Delete a guest, with everything that belongs to the guest alone; or Conflict, if the
        guest still sits somewhere. All processes are told at which tables the guest wrote."""
        tables = await self._database.read(
            "SELECT DISTINCT table_id FROM lines WHERE guest_id = ?", id
        )
        await self._database.write(
            # A host who muted a spectator named the person.
            Statement(
                "DELETE FROM commands WHERE body LIKE"
                " (SELECT ? || person || ? FROM guests WHERE id = ?)",
                ("%", "%", id),
            ),
            Statement("DELETE FROM guests WHERE id = ?", (id,)),
            # Those of people rather than seats begin with their ids.
            Statement(
                "DELETE FROM commands WHERE substr(command_id, 1, ?) = ?", (len(id) + 1, f"{id}:")
            ),
            about=[table for (table,) in tables],
        )

    async def add_key(self, guest: str, hash: bytes, kind: str, now: int) -> None:
        """Add a token or a code; a new code replaces the old one."""
        old = [_delete_keys(guest, "code")] if kind == "code" else []
        await self._database.write(*old, _add_key(guest, hash, kind, now))

    async def delete_keys(self, guest: str, kind: str) -> None:
        await self._database.write(_delete_keys(guest, kind))

    async def delete_other_keys(self, guest: str, but: bytes) -> None:
        """Delete the tokens of all other devices, the code and the passkeys."""
        await self._database.write(
            _delete_keys(guest, "device", but),
            _delete_keys(guest, "code"),
            Statement("DELETE FROM passkeys WHERE guest_id = ?", (guest,)),
        )

    async def keys(self, guest: str) -> list[tuple[str, int]]:
        """The kind of each device and code, and since when it is known."""
        found = await self._database.read(
            "SELECT kind, created FROM keys WHERE guest_id = ? ORDER BY created", guest
        )
        return [(kind, created) for kind, created in found]

    async def created(self, guest: str) -> int:
        """When the guest first came in."""
        found = await self._database.read("SELECT created FROM guests WHERE id = ?", guest)
        return int(found[0][0])

    async def code_created(self, guest: str) -> int | None:
        found = await self._database.read(
            "SELECT created FROM keys WHERE guest_id = ? AND kind = 'code'", guest
        )
        return found[0][0] if found else None


class BanStore:
    """Ids of guests, addresses, and ranges of addresses."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def all(self) -> list[str]:
        found = await self._database.read("SELECT who FROM bans ORDER BY created")
        return [who for (who,) in found]

    async def add(self, who: str, now: int) -> None:
        text = f"{insert('bans', ('who', 'created'))} ON CONFLICT DO NOTHING"
        await self._database.write(Statement(text, (who, now)))

    async def delete(self, who: str) -> None:
        await self._database.write(Statement("DELETE FROM bans WHERE who = ?", (who,)))


def guest_row(row: Sequence[Any]) -> GuestRow:
    """From the columns of GUEST."""
    id, name, person, avatar, hidden = row
    return GuestRow(id, name, person, avatar, bool(hidden))


def _add_key(guest: str, hash: bytes, kind: str, now: int) -> Statement:
    text = insert("keys", ("hash", "guest_id", "kind", "created"))
    return Statement(text, (hash, guest, kind, now))


def _delete_keys(guest: str, kind: str, but: bytes = b"") -> Statement:
    return Statement(
        "DELETE FROM keys WHERE guest_id = ? AND kind = ? AND hash <> ?", (guest, kind, but)
    )
