"""What administrators do with a server's tables and guests, even while it runs."""

import time

from msgspec.structs import replace

from alhambra.core.messages import AlhambraError, Message
from alhambra.server.addresses import parsed_network
from alhambra.server.storage.database import Conflict
from alhambra.server.storage.rows import TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.forgetting import forget_person

_ATTEMPTS = 10
"""How often to retry while others are changing the same thing."""


class NoSuch(AlhambraError):
    """There is no table or person with that id, or it is too late."""


async def end(store: Store, id: str) -> None:
    """End a running game as it stands, without a winner."""
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
    """Delete a table, with everything that belongs to it."""
    for _ in range(_ATTEMPTS):
        row = await _table(store, id)
        try:
            await store.tables.delete(id, row.revision)
            return
        except Conflict:
            continue
    raise _busy(id)


async def remove(store: Store, guest: str) -> None:
    """Remove a person, with everything stored about them. At tables with others a bot takes over,
    and finished games keep a seat without a name."""
    await _person(store, guest)
    if not await forget_person(store, guest):
        raise _busy(guest)


async def ban(store: Store, who: str) -> None:
    """Ban a person by id, an address, or a range of addresses."""
    if parsed_network(who) is None:
        await _person(store, who)
    await store.bans.add(who, _now())


async def unban(store: Store, who: str) -> None:
    if who not in await store.bans.all():
        raise NoSuch(Message("admin-not-banned", {"who": who}))
    await store.bans.delete(who)


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
