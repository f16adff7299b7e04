"""Changing a table that is still open."""

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.server.failures import NotNow
from alhambra.server.guests import now
from alhambra.server.limits import AtOnce
from alhambra.server.storage.rows import GuestRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.consent import ask_who_is_here, expect_others_here, terms
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.seating import with_settings
from alhambra.server.wire.tables import SettingsRequest


async def change_settings(
    store: Store, table: LiveTable, host: GuestRow, requested: SettingsRequest, most: AtOnce
) -> None:
    """As the host wants it. Everybody who sits there is told, and has to be there to see it if the
    terms change."""
    _, listed = await store.tables.hosted_by(host.id)
    if requested.listed and not table.row.listed and listed >= most.listed_tables_of_guest:
        raise NotNow(Message("too-many-listed", {"most": most.listed_tables_of_guest}))

    def change(row: TableRow) -> TableRow:
        changed = with_settings(row, host.id, requested)
        if terms(changed) == terms(row):
            return changed
        expect_others_here(table, row)
        return replace(changed, settled=now())

    await ask_who_is_here(table)

    async def change_locked() -> None:
        if change(table.row) == table.row:
            # Sent once more, perhaps.
            return
        await table.change_locked(change)
        seat = table.row.seat_of(host.id)
        if seat is not None:
            await table.post_notice_locked("notice-settings", seat)

    await table.lock.run(change_locked())
