"""The best games that a guest has played alone. They are kept nowhere else than as the guest's own
tables: what a game that is over brought, its events tell."""

import asyncio
from typing import Final

from alhambra.server.storage.rows import EventRow, GuestRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.history import History
from alhambra.server.wire.tables import HighScore

SHOWN: Final = 10


class GamesAlone:
    """Works out the points of each game once: it does not change any more."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._points: dict[str, int] = {}

    async def best(self, guest: GuestRow, like: TableRow) -> list[HighScore]:
        """The guest's games of the same setting as the table `like`, the best first; of equal ones
        the earlier is the better."""
        tables = [
            table
            for table in await self._store.finished_alone(guest.id, like.game)
            if (table.rules, table.options) == (like.rules, like.options)
        ]
        found = [
            HighScore(table.id, await self._points_of(table), table.changed) for table in tables
        ]
        return sorted(found, key=lambda score: (-score.points, score.played))[:SHOWN]

    async def _points_of(self, table: TableRow) -> int:
        if table.id not in self._points:
            events = await self._store.events(table.id)
            self._points[table.id] = await asyncio.to_thread(_points, table, events)
        return self._points[table.id]


def _points(table: TableRow, events: list[EventRow]) -> int:
    (points,) = History.of(table, events).game.state.scores()
    return points
