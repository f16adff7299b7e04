"""Bots at a table, which play for as long as it is their turn."""

import asyncio
import logging
from contextlib import suppress
from math import log2
from typing import TYPE_CHECKING, Final, NamedTuple

from alhambra.core.state import Move, Seat
from alhambra.server.failures import ServerRefusal
from alhambra.server.storage.rows import Kind
from alhambra.server.tables.bots import choice
from alhambra.server.tables.part import TablePart
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.turns import Rank, Turns

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable

log = logging.getLogger(__name__)

_TRY_AGAIN: Final = 2.0
"""Seconds before a bot tries again to store its move."""
_NOTHING_TO_CHOOSE: Final = 0.6
"""A bot takes this fraction of the pace for its only move,"""
_CHOOSES: Final = 0.8
"""this one for a choice,"""
_EACH_DOUBLING: Final = 0.2
"""and so much more whenever there are twice as many moves to choose from."""


class BotPlay(TablePart):
    """The bots of one table, including those that stand in for people."""

    def __init__(self, table: "LiveTable", turns: Turns) -> None:
        super().__init__(table)
        self._turns = turns
        self._task: asyncio.Task[None] | None = None
        self._thinking: tuple[_Decision, asyncio.Task[Move]] | None = None
        self._pace_changed = asyncio.Event()

    @property
    def is_idle(self) -> bool:
        return self._task is None

    def wake(self) -> None:
        """Let the bots play, if it is their turn; what they think about may be gone."""
        if self._thinking is not None:
            decision, choosing = self._thinking
            if not decision.is_open(self._table):
                choosing.cancel()
        self._pace_changed.set()
        if self._task is None and self._to_act() is not None:
            self._task = asyncio.create_task(self._play(self._table))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def set_pace(self, subscriber: Subscriber, pace: int) -> None:
        """Set how long somebody at the table wants bots to wait, from now on."""
        subscriber.pace = pace
        self._pace_changed.set()

    def skip(self, subscriber: Subscriber) -> None:
        """Stop waiting between bots' moves until a person is to act, as somebody at the table
        wants."""
        subscriber.skips = not self.is_idle
        self._pace_changed.set()

    def _to_act(self) -> str | None:
        """The bot whose turn it is."""
        history = self._table.history
        if history is None or self._table.row.status == "over":
            return None
        awaited = history.awaited
        return None if awaited is None else self._table.row.seats[awaited].player

    async def _play(self, table: "LiveTable") -> None:
        """Keeps the table in memory while bots play."""
        try:
            while (name := self._to_act()) is not None:
                await self._turns.wait(Rank.BOT)
                try:
                    await self._play_once(table, name)
                except Exception as error:
                    if not isinstance(error, ServerRefusal):
                        log.exception("a bot could not play")
                    await asyncio.sleep(_TRY_AGAIN)
        finally:
            self._task = None
            for subscriber in table.publisher.subscribers:
                subscriber.skips = False

    async def _wait(self, decision: "_Decision", choices: int, began: float) -> None:
        """Wait until the bot has taken as long for its choice as the pace says, counted from when
        it began to think; the pace may change meanwhile, and the decision may be gone."""
        clock = asyncio.get_running_loop().time
        longer = human_share(choices)
        await asyncio.sleep(0)
        while (left := began + longer * self._pace() / 1000 - clock()) > 0:
            if not decision.is_open(self._table):
                return
            self._pace_changed.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._pace_changed.wait(), left)

    def _pace(self) -> int:
        """The slowest pace that anybody at the table has asked for, so that everybody can
        follow."""
        table = self._table
        wanted = [
            subscriber.wanted_pace
            for subscriber in table.publisher.subscribers
            if not subscriber.away and table.seat_of(subscriber.guest) is not None
        ]
        return max((pace for pace in wanted if pace is not None), default=table.row.pace)

    async def _play_once(self, table: "LiveTable", name: str) -> None:
        history = table.require_history()
        version = history.version
        state = history.game.state
        seat = history.awaited
        if seat is None or table.row.seats[seat].player != name:
            return
        began = asyncio.get_running_loop().time()
        choices = 1
        decision = _Decision(version, seat, name)
        kind: Kind = "confirm" if history.confirms is not None else "move"
        body = ""
        if kind == "move":
            moves, view = state.legal_moves(), state.observe(seat)
            choices = len(moves)
            choosing = choice(table.row.id, name, view, moves, table.row.seed, version)
            chosen = await self._think(decision, asyncio.create_task(choosing))
            if chosen is None:
                return
            body = str(chosen)
        await self._wait(decision, choices, began)

        async def play_locked() -> None:
            if decision.is_open(table):
                await table.append_locked(kind, seat, body, f"{seat}:bot-{version}")

        await table.lock.run(play_locked())

    async def _think(self, decision: "_Decision", choosing: "asyncio.Task[Move]") -> Move | None:
        """What is chosen, or None if that was cancelled meanwhile."""
        self._thinking = decision, choosing
        try:
            # Unlike `await choosing`, this raises only what happens to this task itself.
            await asyncio.wait([choosing])
        finally:
            self._thinking = None
            choosing.cancel()
        return None if choosing.cancelled() else choosing.result()


def human_share(choices: int) -> float:
    """How long a person would take, as a fraction of the pace: the longer, the more there is to
    choose from."""
    return _CHOOSES + _EACH_DOUBLING * log2(choices) if choices > 1 else _NOTHING_TO_CHOOSE


class _Decision(NamedTuple):
    """What a bot has to choose at a moment of the game."""

    version: int
    seat: Seat
    name: str

    def is_open(self, table: "LiveTable") -> bool:
        """Whether it is still to be made: a person may have taken back a move or the seat."""
        return table.version == self.version and table.row.seats[self.seat].player == self.name
