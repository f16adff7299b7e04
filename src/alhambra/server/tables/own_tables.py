"""Somebody's own tables, as they are listed."""

from alhambra.server.guests import now
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.permissions import expect
from alhambra.server.tables.results import Results
from alhambra.server.wire.own_tables import LastMove, OwnTable


async def tables_of(store: Store, lobby: Lobby, guest: GuestRow) -> list[OwnTable]:
    rows = await store.tables.of_guest(guest.id)
    last = await store.own_tables.last_moves([row.id for row in rows])
    hidden = await store.own_tables.hidden(guest.id)
    results = {game.table: game for game in (await Results(store).games_of(guest)).games}
    at = now()
    return [
        OwnTable(
            **{name: getattr(summary, name) for name in summary.__struct_fields__},
            changed=max(row.changed, last[row.id][1] if row.id in last else 0),
            last=LastMove(*last[row.id]) if row.id in last else None,
            due=None if row.deadline is None else max(0, row.deadline - at),
            result=results.get(row.id),
            hidden=row.id in hidden,
        )
        for row, summary in zip(rows, await lobby.summaries(rows, guest), strict=True)
    ]


async def hide(store: Store, table: LiveTable, guest: GuestRow, hidden: bool) -> None:
    """Hide a finished game in the guest's own list, or show it again."""
    expect("hide", table.row, guest.id)
    await store.own_tables.hide(guest.id, table.row.id, hidden)
