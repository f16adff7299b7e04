"""What a tournament costs on Ray, and where it stops scaling: `make bench-cluster`.

Two plain processes and two workers on Ray play in turn. Everything else is processor time: of a
game, and of the driver, which hands out bundles of blocks and collects their results. From these
follows how many processors one driver keeps busy; `docs/cluster.md` has the figures.
"""

import argparse
import pickle
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any

from alhambra.arena.known import Known
from alhambra.arena.luggage import packed
from alhambra.arena.on_ray import BUNDLE_SECONDS, LARGEST_BUNDLE, RayWorkers
from alhambra.arena.tournament.block import Block, BlockTimes, PlayBlocks
from alhambra.arena.tournament.made_with import made_with
from alhambra.arena.tournament.plan import Plan
from alhambra.arena.tournament.running import Tournament
from alhambra.arena.tournament.state import StateFile
from alhambra.arena.workers import Job, Processes, Workers
from alhambra.build import is_compiled

PROCESSORS = 2
ENDLESS = 1_000_000
"""Blocks: more than are played in the time."""
WARM_UP = 2.0
"""Seconds until what was played ahead is collected, and until what is under way is done."""
GAMES = (("palace", 2), ("palace", 4), ("dice", 2), ("rollwrite", 2))
BOTS = ("greedy", "random")
Result = tuple[Block, BlockTimes]


class Player:
    """Plays a tournament for a while at a time; in between, it finishes what is under way."""

    def __init__(self, plan: Plan, workers: Workers) -> None:
        self._results = Tournament(plan, ENDLESS).play(workers)
        next(self._results)

    def games_per_second(self, seconds: float) -> float:
        self._games(WARM_UP)
        rate = self._games(seconds)
        sleep(WARM_UP)
        return rate

    def _games(self, seconds: float) -> float:
        begin = last = perf_counter()
        games = 0
        while last - begin < seconds:
            block, _ = next(self._results)
            games += len(block.games)
            last = perf_counter()
        return games / (last - begin)

    def close(self) -> None:
        self._results.close()


def ratios(plan: Plan, seconds: float, rounds: int) -> Iterator[float]:
    """How many games on Ray for each one in plain processes, round by round: in turn, so that
    whatever else this machine does slows both."""
    with (
        closing(Player(plan, RayWorkers("ray", PROCESSORS))) as ray,
        closing(Player(plan, Processes(PROCESSORS))) as plain,
    ):
        for _ in range(rounds):
            before = plain.games_per_second(seconds)
            yield ray.games_per_second(seconds) / before


@dataclass(frozen=True)
class Echo(Job[int, Any]):
    """Plays nothing: what is left is what the driver does."""

    result: Any

    def open(self) -> Callable[[int], Any]:
        return lambda _: self.result


def driver_seconds(result: Any, tasks: int) -> float:
    """Of processor time for each task whose result is this, in the largest bundles."""
    begin = 0.0
    for number, _ in enumerate(
        RayWorkers("ray", PROCESSORS).work(Echo(result), range(tasks), never)
    ):
        # The first bundle is small, and waits for the workers to start.
        if number == LARGEST_BUNDLE:
            begin = process_time()
    return (process_time() - begin) / (tasks - LARGEST_BUNDLE)


def never() -> bool:
    return False


def saving_seconds(plan: Plan, results: list[Result]) -> float:
    """Of processor time to add a block and save it in the state."""
    with TemporaryDirectory() as folder:
        tournament = Tournament(plan, ENDLESS)
        with StateFile(Path(folder) / "state", plan, made_with(plan)) as file:
            begin = process_time()
            for block, times in results:
                tournament.add(block, times)
                file.add(block, times)
            return (process_time() - begin) / len(results)


def luggage_bytes() -> int:
    with packed() as luggage:
        return sum(path.stat().st_size for path in luggage.folder.rglob("*") if path.is_file())


def model(plan: Plan, bundle: float, tasks: int) -> None:
    """Print what one kind of game costs, and how many processors a driver could keep busy."""
    play = PlayBlocks(plan, Known.here()).open()
    play((0, ENDLESS))
    begin = process_time()
    results = [play((0, block)) for block in range(1, 21)]
    games = sum(len(block.games) for block, _ in results)
    game = (process_time() - begin) / games
    each = games / len(results)
    block = driver_seconds(results[0], tasks) - bundle / LARGEST_BUNDLE
    driver = (block + saving_seconds(plan, results)) / each
    blocks_in_a_bundle = max(1, min(LARGEST_BUNDLE, int(BUNDLE_SECONDS / (game * each))))
    share = driver + bundle / (blocks_in_a_bundle * each)
    sent = len(pickle.dumps(results)) / games
    print(
        f"| {plan.game}, {plan.players} players | {1 / game:.0f} | {sent:.0f}"
        f" | {1e6 * share:.0f} | {100 * share / game:.2f} % | {game / share:.0f} |",
        flush=True,
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=4.0, help="of a round")
    arguments.add_argument("--rounds", type=int, default=9)
    arguments.add_argument("--tasks", type=int, default=20_000)
    given = arguments.parse_args()
    print("compiled" if is_compiled() else "plain Python")
    print(f"sent to each machine: {luggage_bytes() / 1e6:.1f} MB")
    bundle = LARGEST_BUNDLE * driver_seconds(None, given.tasks)
    print(f"the driver spends {1000 * bundle:.2f} ms on a bundle")
    print(
        "| game | games/s of a processor | bytes a game | driver, µs a game | share | processors |"
    )
    for game, players in GAMES:
        model(Plan(game, players, BOTS), bundle, given.tasks)
    found = sorted(ratios(Plan("palace", 2, BOTS), given.seconds, given.rounds))
    shown = ", ".join([f"{each:.2f}" for each in found])
    print(f"on Ray, for each game in plain processes: {median(found):.2f} ({shown})")


if __name__ == "__main__":
    main()
