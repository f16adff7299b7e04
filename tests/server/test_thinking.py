"""Bots think in processes of their own, and what goes wrong there stops nothing."""

import asyncio
import logging
import os
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import own_loop
from alhambra.bots.fault import TIMEOUT, BotFault
from alhambra.bots.outside import forget, make_known
from alhambra.core.game import Game, seeded
from alhambra.core.state import Move, View
from alhambra.games.palace.ruleset import PALACE
from alhambra.server.tables.bots import choice
from alhambra.server.thinking.fair_queue import FairQueue
from alhambra.server.thinking.thinkers import Question, Thinkers
from server.playing import Come
from server.serving import ServerProcess

BOTS = """
import time
from alhambra import PALACE
from alhambra.bots import Bot

class Broken(Bot):
    def choose(self, view, moves):
        raise ZeroDivisionError

class Cheating(Bot):
    def choose(self, view, moves):
        return PALACE.parse_move("buy T12 y1")

class Sleeping(Bot):
    def choose(self, view, moves):
        time.sleep(60)
"""


@pytest.fixture
def bots(tmp_path: Path) -> Iterator[Path]:
    file = tmp_path / "own.py"
    file.write_text(BOTS)
    yield file
    forget()


def asked() -> tuple[View, list[Move]]:
    """A view, and what can be chosen there."""
    state = Game(PALACE, PALACE.options(3, {}), seeded(1)).state
    return state.observe(state.to_act()), state.legal_moves()


@pytest.mark.parametrize("name", ["Broken", "Cheating"])
def test_a_bot_that_goes_wrong_is_replaced_by_a_weaker_one_for_that_move(
    bots: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    make_known(f"{bots}:{name}")
    view, moves = asked()
    with caplog.at_level(logging.ERROR):
        chosen = own_loop.run(choice("table", f"{bots}:{name}", view, moves, "seed", 0))
    assert chosen == own_loop.run(choice("table", "skilled", view, moves, "seed", 0))
    assert f"{bots}:{name} could not choose" in caplog.text


@pytest.mark.parametrize("name", ["expert/zaida", "skilled", "greedy", "random"])
def test_a_bot_would_choose_the_same_again(name: str) -> None:
    view, moves = asked()
    chosen = [own_loop.run(choice("table", name, view, moves, "seed", 5)) for _ in range(3)]
    assert len(set(chosen)) == 1


def children(of: int) -> list[int]:
    """The processes in which a server's bots think."""
    command = ["ps", "-o", "pid=,args=", "--ppid", str(of)]
    # It fails if there are none.
    listed = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    rows = [row.split(maxsplit=1) for row in listed.splitlines()]
    return [int(pid) for pid, args in rows if "alhambra.server.thinking.worker" in args]


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path / "data")
    yield server
    server.stop()


def test_thinking_has_a_lower_priority_than_people(come: Come, own_server: ServerProcess) -> None:
    ann = come("Ann", own_server)
    socket = ann.at(ann.new_table("", "greedy"))
    socket.play_until(lambda: socket.version > 4)
    serving = own_server.process.pid
    (thinking,) = children(serving)
    nicer = os.getpriority(os.PRIO_PROCESS, thinking)
    assert nicer > os.getpriority(os.PRIO_PROCESS, serving)


def test_a_thinking_process_that_is_killed_costs_no_move(
    come: Come, own_server: ServerProcess
) -> None:
    ann = come("Ann", own_server)
    socket = ann.at(ann.new_table("", "greedy"))

    def play_to(version: int) -> None:
        socket.play_until(lambda: socket.version > version)

    for version in (4, 8, 12):
        play_to(version)
        for process in children(own_server.process.pid):
            os.kill(process, signal.SIGKILL)
    play_to(16)


def test_what_nobody_waits_for_any_more_is_not_thought_about(bots: Path) -> None:
    make_known(f"{bots}:Sleeping", limit=60)
    thinkers = Thinkers(processes=1)
    view, moves = asked()

    async def give_up() -> Move:
        sleeping = Question(f"{bots}:Sleeping", view, moves, 1)
        for table in ("one", "another"):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(thinkers.choose(table, sleeping), 0.1)
        assert thinkers.tables == 0
        return await thinkers.choose("a third", Question("greedy", view, moves, 1))

    assert own_loop.run(give_up()) in moves


def test_each_table_gets_the_same_share_of_the_time() -> None:
    queue: FairQueue[None] = FairQueue()
    takes = {"quick": 1.0, "slow": 10.0}
    thought = dict.fromkeys(takes, 0.0)
    for table in takes:
        queue.put(table, None)
    for _ in range(110):
        table, _ = queue.get()
        thought[table] += takes[table]
        queue.charge(table, takes[table])
        queue.put(table, None)
    assert abs(thought["quick"] - thought["slow"]) <= 10.0


def test_a_bot_that_takes_too_long_is_stopped(bots: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.server.thinking.thinkers._LIMIT", 0.5)
    make_known(f"{bots}:Sleeping", limit=60)
    view, moves = asked()
    with pytest.raises(BotFault) as fault:
        own_loop.run(Thinkers(1).choose("table", Question(f"{bots}:Sleeping", view, moves, 1)))
    assert fault.value.kind == TIMEOUT
