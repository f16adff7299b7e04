"""Somebody who signs in as somebody else takes their running games along."""

from contextlib import suppress

from msgspec.structs import replace

from alhambra.server.failures import NotFound
from alhambra.server.storage.rows import GuestRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby


async def move_games(store: Store, lobby: Lobby, old: GuestRow, new: GuestRow) -> None:
    """Give the seats of `old` to `new` at all tables whose game is not over and at which `new` does
    not sit, and the places in club nights. Asked again, it goes on where it stopped."""
    if old.id == new.id:
        return
    for row in await store.tables.concerning(old.id):
        if row.status == "over":
            continue
        with suppress(NotFound):
            table = await lobby.table(row.id)
            await table.change(lambda row: _moved(row, old.id, new.id), new)
    await store.nights.move(old.id, new.id)


def _moved(table: TableRow, old: str, new: str) -> TableRow:
    if table.status == "over" or table.seats_of(new) or new in table.banned:
        return table
    seats = [replace(seat, guest=new) if seat.guest == old else seat for seat in table.seats]
    host = new if table.host == old else table.host
    return replace(table, seats=seats, host=host)
