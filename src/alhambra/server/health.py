"""Whether a server is able to work."""

import asyncio
from typing import Final, Literal

from alhambra.server.failures import StorageFailed, StorageUnreadable
from alhambra.server.storage.database import Database

Health = Literal["ok", "unreadable", "unwritable"]

_PATIENCE: Final = 3.0
"""Seconds the database may take to answer."""
_FRESH: Final = 1.0
"""Seconds for which a result is reused: each check costs a write."""


class HealthCheck:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._lock = asyncio.Lock()
        self._found: Health = "ok"
        self._looked = float("-inf")

    async def health(self) -> Health:
        """However many ask at once, there is only one check."""
        async with self._lock:
            now = asyncio.get_running_loop().time
            if now() - self._looked > _FRESH:
                self._found = await self._look()
                self._looked = now()
            return self._found

    async def _look(self) -> Health:
        try:
            await asyncio.wait_for(self._database.check(), _PATIENCE)
        except (StorageUnreadable, TimeoutError):
            return "unreadable"
        except StorageFailed:
            return "unwritable"
        return "ok"
