"""One visitor doing their worst: `make bench-server` measures how much others notice.

People play at an even rate at many tables. Then one visitor, from one address, runs each of the
attacks in `attacks.py` in turn. The p99 of the others' moves is compared with that of the calm
times before and after, in the same run; everything runs twice.

Games that get longer need more memory, and so do tables that are not put away yet. So what attacks
leave behind is measured on a second server, where nobody plays and tables are put away soon: memory
after the last of several rounds of all attacks is compared with the second, when it is warm.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Final

from at_tables import (
    Served,
    Table,
    asking,
    new_tables,
    on_a_server,
    percentiles,
    play,
    show,
    sit_down,
)
from attacks import BEGUN, WAYS
from figures import table as lines
from server.serving import ServerProcess
from server.soak import SoakedServer, until_put_away, until_ready

TABLES: Final = int(os.environ.get("ATTACKED_TABLES", "400"))
SECONDS: Final = float(os.environ.get("ATTACKED_SECONDS", "6"))
PER_SECOND: Final = 75
"""Moves of all players together: few enough that no game ends before the last attack does."""
ROUNDS: Final = int(os.environ.get("ATTACKED_ROUNDS", "2"))
MEMORY_ROUNDS: Final = int(os.environ.get("ATTACKED_MEMORY_ROUNDS", "6"))
MEMORY_SECONDS: Final = 2.0
"""For each attack of these rounds."""
GOAL: Final = 2.0
"""How many times as long others may have to wait."""
FLAT: Final = 1.05


async def p99(tables: list[Table]) -> float:
    return percentiles(await play(tables, SECONDS, per_second=PER_SECOND))[1]


async def attacked(server: ServerProcess, tables: list[Table], way: str) -> float:
    """The p99 of the others' moves meanwhile."""
    async with attacking(server, tables[0], way, SECONDS + 1):
        await asyncio.sleep(1)
        meanwhile = await p99(tables)
    await asyncio.sleep(1)
    return meanwhile


@asynccontextmanager
async def attacking(server: Served, table: Table, way: str, seconds: float) -> AsyncIterator[None]:
    """From when the attack has begun."""
    script = Path(__file__).with_name("attacks.py")
    arguments = [way, str(server.port), table.id, str(seconds)]
    # The measuring process must not wait for the attacker's CPU time.
    attacker = subprocess.Popen(
        ["nice", sys.executable, str(script), *arguments], stdout=subprocess.PIPE, text=True
    )
    assert attacker.stdout is not None
    try:
        line = await asyncio.to_thread(attacker.stdout.readline)
        assert line.strip() == BEGUN, line
        yield
    finally:
        attacker.kill()
        attacker.wait()
        attacker.stdout.close()


async def measure(server: ServerProcess) -> None:
    tables = await new_tables(server, TABLES)
    listening = await sit_down(server, tables)
    await asyncio.sleep(2)
    await play(tables, SECONDS, per_second=PER_SECOND)
    during: dict[str, list[float]] = {}
    ratios: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        before = await p99(tables)
        for way in WAYS:
            meanwhile = await attacked(server, tables, way)
            after = await p99(tables)
            during.setdefault(way, []).append(meanwhile)
            ratios.setdefault(way, []).append(meanwhile / median([before, after]))
            before = after
    rows = [
        [way, f"{median(during[way]):.1f} ms", f"{min(ratios[way]):.2f}", _verdict(ratios[way])]
        for way in WAYS
    ]
    print(f"{TABLES} tables, {PER_SECOND} moves a second; one visitor attacks:")
    print("\n".join(lines(["way", "p99 of the others", "times the calm p99", ""], rows)))
    show("worst", max(min(each) for each in ratios.values()), "times", GOAL)
    for task in listening:
        task.cancel()


def left_behind() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = SoakedServer(Path(folder))
        try:
            memories = asyncio.run(after_each_round(server))
        finally:
            server.stop()
    show("memory after all of them, to after two rounds", memories[-1] / memories[1], "times", FLAT)


async def after_each_round(server: SoakedServer) -> list[float]:
    """Memory when all tables have been put away."""
    memories = []
    async with asking(server) as http:
        await until_ready(http)
        (table,) = await new_tables(server, 1)
        for number in range(MEMORY_ROUNDS):
            for way in WAYS:
                async with attacking(server, table, way, MEMORY_SECONDS):
                    await asyncio.sleep(MEMORY_SECONDS + 1)
            await until_put_away(http)
            memories.append(server.memory)
            show(f"memory after round {number + 1} of all attacks", memories[-1], "MB")
    return memories


def _verdict(ratios: list[float]) -> str:
    """Judged by the quieter round: the machine may have been busy with something else."""
    return "" if min(ratios) <= GOAL else "MISSED"


if __name__ == "__main__":
    on_a_server(measure)
    left_behind()
