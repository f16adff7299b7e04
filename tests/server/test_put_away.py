"""Tables that were put away leave nothing behind, though the garbage collector rarely looks."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import own_loop
from alhambra.server.guests import Guests
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.sqlite import SqliteDatabase
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.wire.games import GameName
from alhambra.server.wire.tables import Clock, SeatRequest, TableRequest

Remains = list[Callable[[], Any]]
"""Weak references."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(SqliteDatabase(tmp_path))
    yield store
    store.close()


@pytest.fixture(autouse=True)
def without_collector() -> Iterator[None]:
    """What is freed meanwhile was in no cycle."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def is_freed(remains: Remains) -> bool:
    """Within a while: timers and tasks that have ended are let go of a moment later."""
    for _ in range(100):
        if all(each() is None for each in remains):
            return True
        await asyncio.sleep(0.02)
    return False


async def play_and_leave(lobby: Lobby, store: Store, requested: TableRequest) -> Remains:
    """Somebody sits at a table and leaves when the bot has played."""
    guest, _ = await Guests(store).add("Ann")
    table = await lobby.open_table(requested, guest)
    subscriber, spectator = Subscriber(guest), Subscriber(None)
    table.connect(subscriber, -1)
    table.connect(spectator, -1)
    if table.history is not None:
        while table.row.awaited != 0:
            await asyncio.sleep(0.01)
    for each in (subscriber, spectator):
        table.publisher.disconnect(each)
    await table.lock.finish()
    parts = [table, table.publisher, table.chat, table.lock]
    if table.history is not None:
        parts += [table.history, table.history.game, table.history.game.state]
    return [weakref.ref(part) for part in parts if hasattr(part, "__weakref__")]


@pytest.mark.parametrize("game", get_args(GameName))
def test_a_table_that_was_put_away_is_freed(store: Store, game: GameName) -> None:
    async def play() -> None:
        lobby = Lobby(store, idle=0.04)
        unloading = asyncio.create_task(lobby.unload_idle_tables())
        seats = [SeatRequest(), SeatRequest("random")]
        requested = TableRequest(game, seats, pace=0, gone_after=7 * 24 * 60 * 60)
        remains = await play_and_leave(lobby, store, requested)
        assert await is_freed(remains)
        unloading.cancel()

    own_loop.run(play())


def test_a_table_that_was_closed_before_the_game_is_freed(store: Store) -> None:
    async def play() -> None:
        lobby = Lobby(store)
        requested = TableRequest("palace", [SeatRequest(), SeatRequest()])
        remains = await play_and_leave(lobby, store, requested)
        guest = GuestRow(remains[0]().row.host, "Ann")
        await lobby.close_table(remains[0](), guest)
        assert await is_freed(remains)

    own_loop.run(play())


def test_a_table_whose_clock_runs_is_freed(store: Store) -> None:
    async def play() -> None:
        lobby = Lobby(store, idle=0.04)
        unloading = asyncio.create_task(lobby.unload_idle_tables())
        seats = [SeatRequest(), SeatRequest("random")]
        requested = TableRequest("palace", seats, pace=0, clock=Clock("move", 86400))
        remains = await play_and_leave(lobby, store, requested)
        assert await is_freed(remains)
        unloading.cancel()

    own_loop.run(play())


def test_who_leaves_a_table_that_was_put_away_sets_no_alarm(store: Store) -> None:
    async def play() -> list[Any]:
        troubles: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, told: troubles.append(told))
        guest, _ = await Guests(store).add("Ann")
        requested = TableRequest("palace", [SeatRequest(), SeatRequest()], gone_after=1)
        table = await Lobby(store).open_table(requested, guest)
        subscriber = Subscriber(guest)
        table.connect(subscriber, -1)
        table.unload()
        table.publisher.disconnect(subscriber)
        publisher = table.publisher
        del table
        await asyncio.sleep(1.2)
        assert publisher is not None
        return troubles

    assert own_loop.run(play()) == []
