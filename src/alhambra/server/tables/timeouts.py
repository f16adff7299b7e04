"""People whose time is up."""

import asyncio
from typing import TYPE_CHECKING, Final

from alhambra.core.state import Seat
from alhambra.server.failures import ServerRefusal, Stale
from alhambra.server.guests import now
from alhambra.server.storage.rows import TableRow
from alhambra.server.tables.alarm import Alarm
from alhambra.server.tables.endings import played_by_bot
from alhambra.server.tables.part import TablePart

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable

_TRY_AGAIN: Final = 2.0
"""Seconds before trying again to store that somebody's time is up."""


class Timeouts(TablePart):
    """Lets a bot take over when the time of a person at the table is up."""

    def __init__(self, table: "LiveTable") -> None:
        super().__init__(table)
        self._alarm = Alarm()

    def set(self, deadline: int | None) -> None:
        if deadline is None:
            self._alarm.cancel()
        else:
            self._alarm.set(deadline, self._ring)

    def stop(self) -> None:
        self._alarm.stop()

    def _ring(self) -> None:
        self._table.lock.run_in_background(self._time_out())

    async def _time_out(self) -> None:
        table = self._table
        try:
            await table.lock.run(self._let_bot_play_locked())
        except ServerRefusal:
            await asyncio.sleep(_TRY_AGAIN)
            self.set(table.row.deadline)

    async def _let_bot_play_locked(self) -> None:
        table = self._table
        seat = table.row.awaited
        if seat is None or not self._is_time_up(seat):
            self.set(table.row.deadline)
            return

        def change(row: TableRow) -> TableRow:
            # Another process may have received a move meanwhile.
            if not self._is_time_up(seat):
                raise Stale(table.version)
            return played_by_bot(row, seat, "time")

        await table.change_locked(change)
        await table.post_notice_locked("notice-time-up", seat)

    def _is_time_up(self, seat: Seat) -> bool:
        row = self._table.row
        return row.awaited == seat and row.deadline is not None and row.deadline <= now()
