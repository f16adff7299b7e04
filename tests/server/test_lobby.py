"""Tables in memory."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

import own_loop
from alhambra.server.failures import NotFound, NotNow
from alhambra.server.guests import Guests, now
from alhambra.server.limits import AtOnce
from alhambra.server.storage.sqlite import SqliteDatabase
from alhambra.server.storage.store import Store
from alhambra.server.tables.commands import execute
from alhambra.server.tables.endings import all_resigned
from alhambra.server.tables.lobby import Ages, Lobby
from alhambra.server.tables.lock import LockMisused
from alhambra.server.tables.seating import new_table, seated
from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.wire.socket import Say, ServerMessage, SummaryUpdate
from alhambra.server.wire.tables import SeatRequest, TableRequest


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(SqliteDatabase(tmp_path))
    yield store
    store.close()


WITH_A_BOT = TableRequest("palace", [SeatRequest(), SeatRequest("random")], pace=0)


def test_a_table_that_nobody_has_open_leaves_the_memory_and_comes_back_the_same(
    store: Store,
) -> None:
    async def play() -> None:
        lobby = Lobby(store, idle=0.04)
        unloading = asyncio.create_task(lobby.unload_idle_tables())
        guest, _ = await Guests(store).add("Ann")
        table = await lobby.open_table(WITH_A_BOT, guest)
        subscriber = Subscriber(guest)
        table.connect(subscriber, -1)
        await asyncio.sleep(0.3)
        assert await lobby.table(table.row.id) is table
        table.publisher.disconnect(subscriber)
        await asyncio.sleep(0.3)
        again = await lobby.table(table.row.id)
        assert again is not table
        assert again.publisher.snapshot(subscriber, -1) == table.publisher.snapshot(subscriber, -1)
        unloading.cancel()
        await lobby.close()

    own_loop.run(play())


def test_a_table_that_many_ask_for_at_once_is_opened_once(store: Store) -> None:
    async def play() -> None:
        guest, _ = await Guests(store).add("Ann")
        table = await Lobby(store).open_table(WITH_A_BOT, guest)
        lobby = Lobby(store)
        found = await asyncio.gather(*[lobby.table(table.row.id) for _ in range(10)])
        assert len(set(map(id, found))) == 1
        with pytest.raises(NotFound):
            await lobby.table("nowhere")
        await lobby.close()

    own_loop.run(play())


def test_a_game_played_by_other_rules_is_not_opened(store: Store) -> None:
    async def play() -> None:
        guest, _ = await Guests(store).add("Ann")
        row = new_table(WITH_A_BOT, "old", guest.id, "00", 0)
        await store.tables.save(replace(row, rules="0", status="running"))
        with pytest.raises(NotNow, match="version 0 of the rules"):
            await Lobby(store).table("old")
        await store.tables.save(replace(row, id="older", rules="0", status="over"))
        await Lobby(store).maintain_tables(now())
        assert await store.tables.without_results() == []

    own_loop.run(play())


def received(subscriber: Subscriber) -> list[ServerMessage]:
    """What a subscriber was sent since the last call."""
    messages = []
    while not subscriber.queue.empty():
        messages.append(msgspec.json.decode(subscriber.queue.get_nowait(), type=ServerMessage))
    return messages


HOUR = 60 * 60 * 1000
DAY = 24 * HOUR
OPEN = TableRequest("palace", [SeatRequest(), SeatRequest()], pace=0)


@pytest.mark.parametrize("requested", [OPEN, WITH_A_BOT])
def test_a_table_where_nothing_happens_is_closed_after_a_warning(
    store: Store, requested: TableRequest
) -> None:
    async def play() -> None:
        lobby = Lobby(store, ages=Ages(open=DAY, running=DAY, warning=HOUR))
        guest, _ = await Guests(store).add("Ann")
        table = await lobby.open_table(requested, guest)
        subscriber = Subscriber(guest)
        table.connect(subscriber, -1)
        while requested is WITH_A_BOT and table.row.awaited != 0:
            # The bot was dealt the first turn.
            await asyncio.sleep(0.01)
        await table.lock.finish()
        await lobby.maintain_tables(now() + DAY // 2)
        assert table.closes is None
        received(subscriber)
        await lobby.maintain_tables(now() + DAY - HOUR // 2)
        (warning,) = received(subscriber)
        assert isinstance(warning, SummaryUpdate)
        assert warning.table.closes is not None
        # Whoever sits down anew wants to keep it.
        await table.change(lambda row: seated(row, guest.id))
        assert table.closes is None
        await lobby.maintain_tables(now() + DAY + HOUR)
        if requested is OPEN:
            assert subscriber.disconnected.is_set()
            with pytest.raises(NotFound):
                await lobby.table(table.row.id)
        else:
            assert (table.row.status, table.row.ended) == ("over", "idle")
        await lobby.close()

    own_loop.run(play())


def test_a_table_refuses_at_once_to_be_changed_with_or_without_its_lock_where_that_is_wrong(
    store: Store,
) -> None:
    async def play() -> None:
        lobby = Lobby(store)
        guest, _ = await Guests(store).add("Ann")
        table = await lobby.open_table(OPEN, guest)
        for work in (
            table.change_locked(lambda row: row),
            table.append_locked("move", 0, "take g1", "0:test"),
            table.catch_up_locked(),
            table.post_chat_locked(guest, Say("", "Hello"), "test", "table"),
            table.post_notice_locked("notice-back", 0),
            table.lock.run(table.change(lambda row: row)),
        ):
            with pytest.raises(LockMisused):
                await asyncio.wait_for(work, 30)
        await table.change(lambda row: replace(row, pace=1))
        assert table.row.pace == 1
        await lobby.close()

    own_loop.run(play())


def test_nobody_opens_more_tables_by_rematches_than_they_may(store: Store) -> None:
    async def play() -> None:
        lobby = Lobby(store)
        guest, _ = await Guests(store).add("Ann")
        over = await lobby.open_table(WITH_A_BOT, guest)
        await over.change(lambda row: all_resigned(row, guest.id))
        await over.lock.finish()
        most = AtOnce(tables_of_guest=1)
        await lobby.open_table(WITH_A_BOT, guest)
        with pytest.raises(NotNow, match="1"):
            await lobby.open_rematch(over.row.id, guest, most)
        again = await lobby.open_rematch(over.row.id, guest, AtOnce())
        # Who plays there already comes back to it.
        assert await lobby.open_rematch(over.row.id, guest, most) is again
        await lobby.close()

    own_loop.run(play())


def test_a_table_remembers_nobody_who_only_came_by(store: Store) -> None:
    async def play() -> None:
        lobby = Lobby(store)
        host, _ = await Guests(store).add("Ann")
        table = await lobby.open_table(WITH_A_BOT, host)
        own = Subscriber(host)
        table.connect(own, -1)
        for number in range(20):
            guest, _ = await Guests(store).add(f"Guest {number}")
            spectator = Subscriber(guest)
            table.connect(spectator, -1)
            table.publisher.disconnect(spectator)
        writer, _ = await Guests(store).add("Bea")
        spectator = Subscriber(writer)
        table.connect(spectator, -1)
        await execute(table, spectator, Say("1", "Good luck!"))
        table.publisher.disconnect(spectator)
        for _ in range(200):
            if len(table.names) == 2:
                break
            await asyncio.sleep(0.02)
        assert table.names == {host.id: "Ann", writer.id: "Bea"}
        table.publisher.disconnect(own)
        await lobby.close()

    own_loop.run(play())
