"""One visitor doing their worst: `make bench-server` measures how much others notice.

People play at an even rate at many tables. Then one visitor, from one address, runs each of the
attacks in `attacks.py` in turn. The p99 of the others' moves is compared with that of the calm
times before and after, in the same run. Everything runs twice, and memory after the second round is
compared with the first.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

from at_tables import (
    Table,
    memory,
    new_tables,
    on_a_server,
    percentiles,
    play,
    show,
    sit_down,
)
from attacks import WAYS
from figures import table as lines
from server.serving import ServerProcess

TABLES: Final = int(os.environ.get("ATTACKED_TABLES", "400"))
SECONDS: Final = float(os.environ.get("ATTACKED_SECONDS", "6"))
PER_SECOND: Final = 75
"""Moves of all players together: few enough that no game ends before the last attack does."""
ROUNDS: Final = int(os.environ.get("ATTACKED_ROUNDS", "2"))
GOAL: Final = 2.0
"""How many times as long others may have to wait."""
FLAT: Final = 1.05


async def p99(tables: list[Table]) -> float:
    return percentiles(await play(tables, SECONDS, per_second=PER_SECOND))[1]


async def attacked(server: ServerProcess, tables: list[Table], way: str) -> float:
    """The p99 of the others' moves meanwhile."""
    script = Path(__file__).with_name("attacks.py")
    arguments = [way, str(server.port), tables[0].id, str(SECONDS + 1)]
    # The measuring process must not wait for the attacker's CPU time.
    attacker = subprocess.Popen(["nice", sys.executable, str(script), *arguments])
    try:
        await asyncio.sleep(1)
        return await p99(tables)
    finally:
        attacker.kill()
        attacker.wait()
        await asyncio.sleep(1)


async def measure(server: ServerProcess) -> None:
    tables = await new_tables(server, TABLES)
    listening = await sit_down(server, tables)
    await asyncio.sleep(2)
    await play(tables, SECONDS, per_second=PER_SECOND)
    during: dict[str, list[float]] = {}
    ratios: dict[str, list[float]] = {}
    memories = [memory(server)]
    for _ in range(ROUNDS):
        before = await p99(tables)
        for way in WAYS:
            meanwhile = await attacked(server, tables, way)
            after = await p99(tables)
            during.setdefault(way, []).append(meanwhile)
            ratios.setdefault(way, []).append(meanwhile / median([before, after]))
            before = after
        memories.append(memory(server))
    rows = [
        [way, f"{median(during[way]):.1f} ms", f"{min(ratios[way]):.2f}", _verdict(ratios[way])]
        for way in WAYS
    ]
    print(f"{TABLES} tables, {PER_SECOND} moves a second; one visitor attacks:")
    print("\n".join(lines(["way", "p99 of the others", "times the calm p99", ""], rows)))
    show("worst", max(min(each) for each in ratios.values()), "times", GOAL)
    show("memory after all ways, to before", memories[1] / memories[0], "times")
    if ROUNDS > 1:
        again = memories[-1] / memories[1]
        show("memory after all ways again, to after the first time", again, "times", FLAT)
    for task in listening:
        task.cancel()


def _verdict(ratios: list[float]) -> str:
    """Judged by the quieter round: the machine may have been busy with something else."""
    return "" if min(ratios) <= GOAL else "MISSED"


if __name__ == "__main__":
    on_a_server(measure)
