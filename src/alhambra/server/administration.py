"""What those who look after a server do with its tables and people, also while it runs."""

import time

from msgspec.structs import replace

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.bans import network
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import SeatRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.seating import SUBSTITUTE

_ATTEMPTS = 10
"""How often to try to change what others change at the same time."""


class NoSuch(AlhambraError):
    """There is no table or person of that id, or it is too late for what is wanted."""


async def end(store: Store, id: str) -> None:
    """A game that runs ends as it is; nobody has won."""
    for _ in range(_ATTEMPTS):
        row = await _table(store, id)
        if row.status != "running":
            raise NoSuch(Message("admin-not-running", {"id": id}))
        ended = replace(row, status="over", ended="closed", awaited=None, deadline=None)
        try:
            await store.tables.save(replace(ended, changed=_now()))
            return
        except Conflict:
            continue
    raise _busy(id)


async def delete(store: Store, id: str) -> None:
    """A table, with everything that belongs to it."""
    for _ in range(_ATTEMPTS):
        row = await _table(store, id)
        try:
            await store.tables.delete(id, row.revision)
            return
        except Conflict:
            continue
    raise _busy(id)


async def remove(store: Store, guest: str) -> None:
    """A person, with everything that is known of him. At tables with others a bot plays on, and
    games that are over have a seat without a name."""
    await _person(store, guest)
    for _ in range(_ATTEMPTS):
        for row in await store.tables.of_guest_or_host(guest):
            try:
                await _leave(store, row, guest)
            except Conflict:
                break
        else:
            try:
                await store.guests.delete(guest)
                return
            except Conflict:
                continue
    raise _busy(guest)


async def ban(store: Store, who: str) -> None:
    """A person, by his id, or an address, or a range of addresses."""
    if network(who) is None:
        await _person(store, who)
    await store.bans.add(who, _now())


async def unban(store: Store, who: str) -> None:
    if who not in await store.bans.all():
        raise NoSuch(Message("admin-not-banned", {"who": who}))
    await store.bans.delete(who)


async def _leave(store: Store, row: TableRow, guest: str) -> None:
    """Somebody who was host of it may sit there no more."""
    seats = [_without(seat, row) if seat.guest == guest else seat for seat in row.seats]
    others = [seat.guest for seat in seats if seat.guest is not None]
    if not others:
        await store.tables.delete(row.id, row.revision)
        return
    host = others[0] if row.host == guest else row.host
    removed = [other for other in row.removed if other != guest]
    await store.tables.save(replace(row, seats=seats, host=host, removed=removed))


def _without(seat: SeatRow, row: TableRow) -> SeatRow:
    if row.status == "open":
        return SeatRow()
    # What the seat has added to chance stays: the game could not be verified without it.
    bot = SUBSTITUTE if row.status == "running" else None
    return replace(seat, guest=None, bot=bot, stand_in=None)


async def _table(store: Store, id: str) -> TableRow:
    row = await store.tables.find(id)
    if row is None:
        raise NoSuch(Message("admin-no-table", {"id": id}))
    return row


async def _person(store: Store, id: str) -> None:
    if id not in await store.guests.names([id]):
        raise NoSuch(Message("admin-no-person", {"id": id}))


def _busy(id: str) -> NoSuch:
    return NoSuch(Message("admin-busy", {"id": id}))


def _now() -> int:
    return time.time_ns() // 1_000_000
