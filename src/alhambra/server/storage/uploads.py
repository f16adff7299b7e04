"""Uploaded records."""

from typing import Final

from msgspec.structs import astuple

from alhambra.server.storage.database import Database, Statement
from alhambra.server.storage.rows import UploadRow
from alhambra.server.storage.statements import insert

_UPLOAD: Final = ("id", "guest_id", "record", "created")


class UploadStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, id: str) -> UploadRow | None:
        found = await self._database.read(
            f"SELECT {', '.join(_UPLOAD)} FROM uploads WHERE id = ?", id
        )
        return UploadRow(*found[0]) if found else None

    async def of_guest(self, guest: str) -> list[UploadRow]:
        """A guest's uploads, oldest first."""
        found = await self._database.read(
            f"SELECT {', '.join(_UPLOAD)} FROM uploads WHERE guest_id = ? ORDER BY created", guest
        )
        return [UploadRow(*row) for row in found]

    async def add(self, upload: UploadRow, most: int) -> None:
        """Store a record, and keep only the guest's `most` latest."""
        await self._database.write(
            Statement(insert("uploads", _UPLOAD), astuple(upload)),
            Statement(
                "DELETE FROM uploads WHERE guest_id = ? AND id NOT IN (SELECT id FROM uploads"
                " WHERE guest_id = ? ORDER BY created DESC, id LIMIT ?)",
                (upload.guest, upload.guest, most),
            ),
        )
