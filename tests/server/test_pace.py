"""How long bots wait before they move: as the slowest in front of the table would have it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import own_loop
from alhambra.server.failures import BadRequest
from alhambra.server.guests import Guests
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.sqlite import SqliteDatabase
from alhambra.server.storage.store import Store
from alhambra.server.tables.commands import execute
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.seating import seated
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.wire.socket import Pace, Play, Skip
from alhambra.server.wire.tables import SeatRequest, TableRequest

NEVER = 10**9
"""A pace at which no bot would move before the test is given up."""
PATIENCE = 30


class Slow:
    """A table whose bots wait for ever, with Ann and perhaps Bea in front of it."""

    def __init__(self, lobby: Lobby, table: LiveTable, guests: list[GuestRow]) -> None:
        self.lobby = lobby
        self.table = table
        self.guests = guests
        self.ann, *_ = self.subscribers = [Subscriber(guest) for guest in guests]
        for subscriber in self.subscribers:
            table.connect(subscriber, -1)

    async def play_until_a_bot_waits(self) -> None:
        """People move until it is a bot's turn."""
        while self.table.row.seats[self.awaited].bot is None:
            history = self.table.require_history()
            person = self.subscribers[self.awaited]
            move = str(history.game.state.legal_moves()[0])
            await execute(self.table, person, Play(f"m{history.version}", history.version, move))

    async def bots_have_moved(self) -> None:
        """Until a person is awaited."""
        async with asyncio.timeout(PATIENCE):
            while self.table.row.seats[self.awaited].bot is not None:
                await asyncio.sleep(0.01)

    @property
    def awaited(self) -> int:
        awaited = self.table.require_history().awaited
        assert awaited is not None
        return awaited


def at_a_slow_table(path: Path, people: int, play: Callable[[Slow], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(SqliteDatabase(path))
        lobby = Lobby(store)
        guests = [(await Guests(store).add(name))[0] for name in ("Ann", "Bea")[:people]]
        seats = [SeatRequest() for _ in guests] + [SeatRequest("random"), SeatRequest("random")]
        table = await lobby.open_table(TableRequest("palace", seats, wait=True), guests[0])
        if people == 2:
            bea = guests[1]
            await table.change(lambda row: seated(row, bea.id), bea)
        await table.change(lambda row: replace(row, pace=NEVER))
        await table.start(guests[0])
        slow = Slow(lobby, table, guests)
        await slow.play_until_a_bot_waits()
        await play(slow)
        await lobby.close()
        store.close()

    own_loop.run(run())


def test_a_pace_takes_effect_at_once_also_while_a_bot_waits(tmp_path: Path) -> None:
    async def play(slow: Slow) -> None:
        await asyncio.sleep(0.05)
        assert slow.table.row.seats[slow.awaited].bot is not None
        await execute(slow.table, slow.ann, Pace("p", 0))
        await slow.bots_have_moved()

    at_a_slow_table(tmp_path, 1, play)


def test_bots_wait_for_the_slowest_who_looks_at_the_table(tmp_path: Path) -> None:
    async def play(slow: Slow) -> None:
        bea = slow.subscribers[1]
        bea.pace = NEVER
        await execute(slow.table, slow.ann, Pace("p", 0))
        await asyncio.sleep(0.2)
        assert slow.table.row.seats[slow.awaited].bot is not None
        slow.table.publisher.set_away(bea, True)
        await execute(slow.table, slow.ann, Pace("q", 0))
        await slow.bots_have_moved()

    at_a_slow_table(tmp_path, 2, play)


def test_who_skips_waits_no_more_until_a_person_is_to_act(tmp_path: Path) -> None:
    async def play(slow: Slow) -> None:
        slow.ann.pace = NEVER
        await execute(slow.table, slow.ann, Skip("s"))
        await slow.bots_have_moved()
        await slow.play_until_a_bot_waits()
        await asyncio.sleep(0.2)
        assert slow.table.row.seats[slow.awaited].bot is not None

    at_a_slow_table(tmp_path, 1, play)


def test_who_only_watches_changes_no_pace(tmp_path: Path) -> None:
    async def play(slow: Slow) -> None:
        watching = Subscriber(None)
        slow.table.connect(watching, -1)
        watching.pace = 0
        await asyncio.sleep(0.2)
        assert slow.table.row.seats[slow.awaited].bot is not None

    at_a_slow_table(tmp_path, 1, play)


@pytest.mark.parametrize("pace", [-1, 5001])
def test_a_pace_is_refused_that_no_table_may_have(tmp_path: Path, pace: int) -> None:
    async def play(slow: Slow) -> None:
        with pytest.raises(BadRequest):
            await execute(slow.table, slow.ann, Pace("p", pace))

    at_a_slow_table(tmp_path, 1, play)
