"""Nobody is put into a game, or on other terms, without having seen it: the game could be lost
before they come back."""

import asyncio
from typing import TYPE_CHECKING, Final

from alhambra.core.messages import Message
from alhambra.server.failures import NotNow
from alhambra.server.guests import now
from alhambra.server.storage.rows import TableRow

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable

TIME_TO_LEAVE: Final = 5000
"""Milliseconds after a change of the terms in which the others can leave before the game starts."""

_ANSWER: Final = 0.3
"""Seconds in which other processes tell who has the table open there."""


def terms(table: TableRow) -> tuple[object, ...]:
    """What people agree to by sitting down."""
    return table.game, table.options, table.clock, table.gone_after


async def ask_who_is_here(table: "LiveTable") -> None:
    """Those who are away may be at another process that was not asked yet."""
    people = [*table.row.guests(), *table.row.removed]
    if any(table.publisher.presence_of(guest) != "here" for guest in people):
        table.publisher.broadcast_presence()
        await asyncio.sleep(_ANSWER)


def expect_here(table: "LiveTable", guest: str) -> None:
    """Refuse with NotNow, unless the guest is looking at the table."""
    if table.publisher.presence_of(guest) != "here":
        raise NotNow(Message("would-not-see", {"name": table.names.get(guest, "")}))


def expect_others_here(table: "LiveTable", row: TableRow) -> None:
    for guest in row.guests():
        if guest != row.host:
            expect_here(table, guest)


def expect_time_to_leave(table: TableRow) -> None:
    """Refuse with NotNow to start, if the terms have just changed and somebody else sits there."""
    left = table.settled + TIME_TO_LEAVE - now()
    # A clock that was put back does not hold up the game.
    if 0 < left <= TIME_TO_LEAVE and set(table.guests()) - {table.host}:
        raise NotNow(Message("just-changed", {"seconds": -(-left // 1000)}))
