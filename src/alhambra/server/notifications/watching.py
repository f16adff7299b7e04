"""Watches one table, for those who do not have it open."""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Literal

from alhambra.server.notifications.calls import Calls
from alhambra.server.notifications.occasions import Occasion, occasions
from alhambra.server.tables.part import TablePart

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable


class TableCalls(TablePart):
    """Calls people when something awaits them, and no longer once they have come."""

    def __init__(self, table: "LiveTable", calls: Calls | None) -> None:
        super().__init__(table)
        self._calls = calls
        self._done: dict[tuple[str, str], Literal["called", "answered"]] = {}
        """What has been done about each occasion of this moment, by guest and id."""
        self._in_order = asyncio.Lock()

    def check(self) -> None:
        """Something has changed: the game, or who has the table open."""
        table, calls = self._table, self._calls
        if calls is None or table.history is None:
            return
        current = {(each.guest, each.id): each for each in occasions(table.row, table.history)}
        self._forget(calls, current)
        for key, occasion in current.items():
            before = self._done.get(key)
            if before == "answered":
                continue
            if table.publisher.presence_of(occasion.guest) == "here":
                self._done[key] = "answered"
                self._begin(calls.answer(table.row.id, occasion))
            elif before is None and not table.publisher.has_open(occasion.guest):
                self._done[key] = "called"
                self._begin(calls.call(table.row.id, occasion))

    def _forget(self, calls: Calls, current: dict[tuple[str, str], Occasion]) -> None:
        """What has passed is not sent any more."""
        for guest in {guest for guest, _ in self._done.keys() - current.keys()}:
            left = [id for other, id in current if other == guest]
            self._begin(calls.keep_only(self._table.row.id, guest, left))
        self._done = {key: done for key, done in self._done.items() if key in current}

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """In the background, one after another: whoever comes after being called gets nothing."""

        async def run() -> None:
            async with self._in_order:
                await work

        self._table.lock.run_in_background(run())
