"""Deleting everything that is stored about a person."""

from typing import Final

from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.endings import without_person

_ATTEMPTS: Final = 10
"""How often to retry while others are changing the same tables."""


async def forget_person(store: Store, guest: str) -> bool:
    """At tables with others a bot takes over, and finished games keep a seat without a name. False
    if others kept changing the tables."""
    for _ in range(_ATTEMPTS):
        try:
            for row in await store.tables.concerning(guest):
                await _leave(store, row, guest)
            await store.guests.delete(guest)
        except Conflict:
            continue
        return True
    return False


async def _leave(store: Store, row: TableRow, guest: str) -> None:
    """The guest may be its host without sitting there any more."""
    left = without_person(row, guest)
    if left is None:
        await store.tables.delete(row.id, row.revision)
    else:
        await store.tables.save(left)
        await store.chat.delete_notices(row.id)
