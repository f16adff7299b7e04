"""The Python client: it plays, it is refused, and it comes back after a break."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import own_loop
from alhambra.client import Gone, Refused, Table, Visitor, play_along
from alhambra.server.wire.games import View
from alhambra.server.wire.tables import SeatRequest, TableRequest
from server.serving import ServerProcess

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_at_a_table.py"
ALONE = TableRequest("palace", [SeatRequest(), SeatRequest("random")], pace=0)
TOGETHER = TableRequest("palace", [SeatRequest(), SeatRequest()], listed=True)


def first(view: View) -> str:
    return view.moves[0]


def test_the_example_plays_a_whole_game(shared_server: ServerProcess) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), f"http://{shared_server.host}"],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == [
        "Dear Bot",
        "random",
        "random 2",
    ]


def test_two_clients_play_with_each_other(shared_server: ServerProcess) -> None:
    async def play() -> None:
        address = f"http://{shared_server.host}"
        async with Visitor(address) as ann, Visitor(address) as bea:
            await ann.come_in("Ann")
            await bea.come_in("Bea")
            note = await ann.open_table(TOGETHER)
            assert note.id in [each.id for each in await bea.listed_tables()]
            await bea.sit(note.id, contribution="b0b0")
            async with ann.at(note.id) as one, bea.at(note.id) as other:
                await one.start()
                await one.say("Good luck!")
                await other.until(lambda: bool(other.chat))
                assert other.chat[0].text == "Good luck!"
                await asyncio.gather(play_along(one, first), play_along(other, first))
                assert one.events == other.events
                assert one.view is not None
                assert one.view.phase == "over"
            assert '[Contributions "' in await bea.record(note.id)

    own_loop.run(play())


def test_what_is_refused_is_raised_in_words(shared_server: ServerProcess) -> None:
    async def play() -> None:
        async with Visitor(f"http://{shared_server.host}") as ann:
            with pytest.raises(Refused, match="Enter a name first"):
                await ann.open_table(ALONE)
            await ann.come_in("Ann")
            note = await ann.open_table(ALONE)
            async with ann.at(note.id) as table:
                await table.until(lambda: table.is_awaited)
                with pytest.raises(Refused) as refused:
                    await table.play("pass")
                assert refused.value.reason.rule == "P-19"
                assert table.view is not None
                ahead = await table.look_ahead(table.view.moves[0])
                assert ahead != table.view
            with pytest.raises(Gone):
                async with ann.at("nowhere"):
                    pass

    own_loop.run(play())


def test_a_client_comes_back_after_the_server_was_killed(own_server: ServerProcess) -> None:
    async def play() -> None:
        async with Visitor(f"http://{own_server.host}") as ann:
            await ann.come_in("Ann")
            note = await ann.open_table(ALONE)
            async with ann.at(note.id) as table:
                playing = asyncio.create_task(play_along(table, first))
                for kill in range(1, 4):
                    wanted = 15 * kill
                    await table.until(lambda wanted=wanted: table.version >= wanted)  # type: ignore[misc]
                    await asyncio.to_thread(restart, own_server)
                await playing
                assert table.breaks >= 3
                await same_as_the_servers(ann, table, note.id)

    own_loop.run(play())


def restart(server: ServerProcess) -> None:
    server.kill()
    server.start(server.port)


async def same_as_the_servers(visitor: Visitor, table: Table, id: str) -> None:
    """That a client shows what a new one is sent."""
    async with visitor.at(id) as fresh:
        await table.until(lambda: table.version == fresh.version)
        assert table.events == fresh.events
        assert table.view == fresh.view
