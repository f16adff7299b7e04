"""Changing a table that is still open."""

from alhambra.core.messages import Message
from alhambra.server.failures import NotNow
from alhambra.server.limits import AtOnce
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.seating import with_settings
from alhambra.server.wire.tables import SettingsRequest


async def change_settings(
    store: Store, table: LiveTable, host: GuestRow, requested: SettingsRequest, most: AtOnce
) -> None:
    """As the host wants it. Everybody who sits there is told."""
    _, listed = await store.tables.hosted_by(host.id)
    if requested.listed and not table.row.listed and listed >= most.listed_tables_of_guest:
        raise NotNow(Message("too-many-listed", {"most": most.listed_tables_of_guest}))

    async def change_locked() -> None:
        await table.change_locked(lambda row: with_settings(row, host.id, requested))
        seat = table.row.seat_of(host.id)
        if seat is not None:
            await table.post_notice_locked("notice-settings", seat)

    await table.lock.run(change_locked())
