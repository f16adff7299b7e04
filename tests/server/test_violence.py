"""Promises kept by force: servers killed, sockets cut, commands sent over and over.

`make test` runs a sample, `make test-all` the numbers that are promised.
"""

import asyncio
import random
import time
from statistics import median

import pytest

import own_loop
from server.crowd import Pair, SeatSummary, all_there, pairs, play_on
from server.figures import note_figure
from server.playing import Come
from server.serving import ServerProcess


def sample_and(sample: int, all: int) -> pytest.MarkDecorator:
    """`make test` does it `sample` times, `make test-all` as often as is promised."""
    promised = pytest.param(all, marks=pytest.mark.long)
    return pytest.mark.parametrize("times", [pytest.param(sample), promised])


@sample_and(2, 50)
def test_no_acknowledged_move_is_lost_when_the_server_is_killed_under_load(
    come: Come, any_server: ServerProcess, times: int
) -> None:
    chance = random.Random(times)
    tables = pairs(come, any_server, 6)
    port = any_server.port
    accepting = []

    def acknowledged() -> int:
        return sum(len(pair.acknowledged) for pair in tables)

    async def play_until_killed() -> None:
        playing = [asyncio.create_task(play_on(any_server.host, pair)) for pair in tables]
        enough = acknowledged() + chance.randint(1, 60)
        while acknowledged() < enough and not all(task.done() for task in playing):
            await asyncio.sleep(chance.uniform(0, 0.01))
        any_server.process.kill()
        await asyncio.gather(*playing)

    async def look() -> None:
        await asyncio.gather(*[all_there(any_server.host, pair) for pair in tables])

    for _ in range(times):
        before = acknowledged()
        own_loop.run(play_until_killed())
        assert acknowledged() > before
        any_server.kill()
        start = time.monotonic()
        any_server.start(port)
        own_loop.run(look())
        accepting.append(time.monotonic() - start)
        if acknowledged() > 40 * len(tables):
            tables = pairs(come, any_server, len(tables))
    note_figure("seconds from a kill to all tables shown again, usually", median(accepting))
    note_figure("seconds from a kill to all tables shown again, at most", max(accepting))


@sample_and(40, 1000)
def test_after_every_broken_connection_a_client_shows_what_the_server_has(
    come: Come, any_server: ServerProcess, times: int
) -> None:
    chance = random.Random(times)
    cut = 0

    async def come_and_go(pair: Pair) -> None:
        nonlocal cut
        host = any_server.host
        player, other = SeatSummary(), SeatSummary()
        await player.come(host, pair, 0)
        await other.come(host, pair, 1)
        while cut < times and not player.is_over:
            # Play a while, and be cut off: before asking, after asking, or after the answer.
            for _ in range(chance.randrange(4)):
                await turn(player, other)
            when = chance.randrange(3)
            if when and player.is_awaited:
                id = await player.send(player.move())
                if when == 2:
                    await player.answer(id)
            player.break_off()
            cut += 1
            await other.receive_until_version(player.version)
            if chance.random() < 0.5 and other.is_awaited:
                await other.play(other.move())
            await player.come(host, pair, 0)
            await shows_the_same(player, host, pair)
            await other.receive_until_version(player.version)
        await player.go()
        await other.go()

    async def all_of_them() -> None:
        while cut < times:
            await asyncio.gather(*[come_and_go(pair) for pair in pairs(come, any_server, 8)])

    own_loop.run(all_of_them())


async def turn(*chairs: SeatSummary) -> None:
    """Whoever is awaited plays, and all hear of it."""
    for chair in chairs:
        if chair.is_awaited and not chair.is_over:
            answer = await chair.play(chair.move())
            # What was asked before the connection broke may still have come in.
            assert answer["type"] == "done" or answer["reason"]["id"] == "stale", answer
            for other in chairs:
                await other.receive_until_version(answer["version"])
            return


async def shows_the_same(chair: SeatSummary, host: str, pair: Pair) -> None:
    """As one who has just come."""
    fresh = SeatSummary()
    await fresh.come(host, pair, 0)
    await chair.receive_until_version(fresh.version)
    assert chair.events == fresh.events
    assert chair.view == fresh.view
    await fresh.go()


@sample_and(60, 2000)
def test_a_command_sent_one_to_five_times_in_any_order_is_one_event(
    come: Come, any_server: ServerProcess, times: int
) -> None:
    chance = random.Random(times)

    async def repeat(pair: Pair, times: int) -> None:
        host = any_server.host
        # The same person at two screens, and the other one.
        chairs = [SeatSummary(), SeatSummary(), SeatSummary()]
        for chair, person in zip(chairs, (0, 0, 1), strict=True):
            await chair.come(host, pair, person)
        late: list[tuple[int, str, str, int]] = []
        made: dict[str, int] = {}
        for _ in range(times):
            if chairs[0].is_over:
                break
            number = 0 if chairs[0].is_awaited else 2
            chair = chairs[number]
            copies = [(chair.move(), f"once-{len(made)}", chair.version)] * chance.randint(1, 5)
            before = chair.version
            for move, id, version in copies[1:]:
                where = chance.choice([0, 1]) if number == 0 else 2
                if chance.random() < 0.5:
                    late.append((where, move, id, version))
                else:
                    await chairs[where].send(move, id, version)
            move, id, version = copies[0]
            await chair.send(move, id, version)
            answer = await chair.answer(id)
            assert answer["type"] == "done", answer
            assert answer["version"] == before + 1
            made[id] = answer["version"]
            chance.shuffle(late)
            for where, move, id, version in late[:2]:
                await chairs[where].send(move, id, version)
                again = await chairs[where].answer(id)
                assert (again["type"], again["version"]) == ("done", made[id])
            del late[:2]
            for each in chairs:
                await each.receive_until_version(before + 1)
        fresh = SeatSummary()
        await fresh.come(host, pair, 0)
        assert fresh.version == len(made)
        assert sorted(made.values()) == list(range(1, len(made) + 1))
        for chair in [*chairs, fresh]:
            await chair.go()

    async def all_of_them() -> None:
        await asyncio.gather(*[repeat(pair, 30) for pair in tables])

    tables = pairs(come, any_server, times // 30)
    own_loop.run(all_of_them())
