"""Bots that play at a table, as long as it is their turn."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from alhambra.server.failures import ServerRefusal
from alhambra.server.storage.rows import Kind
from alhambra.server.tables.bots import choice

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable

log = logging.getLogger(__name__)

_TRY_AGAIN: Final = 2.0
"""After how many seconds a bot tries again to have its move stored."""


class BotPlay:
    """The bots of one table, those that stand in for people among them."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._task: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        return self._task is None

    def wake(self) -> None:
        """Let them play, if it is their turn."""
        if self._task is None and self._to_act() is not None:
            self._task = asyncio.create_task(self._play())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _to_act(self) -> str | None:
        """The bot whose turn it is."""
        history = self._table.history
        if history is None or self._table.row.status == "over":
            return None
        awaited = history.awaited
        return None if awaited is None else self._table.row.seats[awaited].player

    async def _play(self) -> None:
        try:
            while (name := self._to_act()) is not None:
                await asyncio.sleep(self._table.row.pace / 1000)
                try:
                    await self._play_once(name)
                except Exception as error:
                    if not isinstance(error, ServerRefusal):
                        log.exception("a bot could not play")
                    await asyncio.sleep(_TRY_AGAIN)
        finally:
            self._task = None

    async def _play_once(self, name: str) -> None:
        table = self._table
        history = table.require_history()
        version = history.version
        state = history.game.state
        seat = history.awaited
        if seat is None or table.row.seats[seat].player != name:
            return
        kind: Kind = "confirm" if history.confirms is not None else "move"
        body = ""
        if kind == "move":
            moves = state.legal_moves()
            body = str(await choice(name, state.observe(seat), moves, table.row.seed, version))

        async def play_locked() -> None:
            # A person may have taken back a move or the seat in the meantime.
            if table.version == version and table.row.seats[seat].player == name:
                await table.append_locked(kind, seat, body, f"{seat}:bot-{version}")

        await table.lock.run(play_locked())
