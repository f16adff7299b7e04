"""What a tournament costs on Ray, and where it stops scaling: `make bench-cluster`.

Two plain processes and two workers on Ray play the same blocks in turn, so that whatever else this
machine does slows both. From what the driver spends on a game follows how many processors it can
keep busy. `docs/cluster.md` has the figures.
"""

import argparse
import pickle
import statistics
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from time import perf_counter, process_time

from alhambra.arena.known import Known
from alhambra.arena.on_ray import RayWorkers
from alhambra.arena.tournament.block import Block, BlockTimes, PlayBlocks, Task
from alhambra.arena.tournament.plan import Plan
from alhambra.arena.tournament.running import Tournament
from alhambra.arena.workers import Processes, Workers

PROCESSORS = 2
ENDLESS = 1_000_000
"""Blocks: more than are played in the time."""


@dataclass(frozen=True)
class Rate:
    """How fast games were played once everything had started."""

    start_seconds: float
    """Until the first result."""
    games_per_second: float
    driver_seconds_per_game: float
    """Processor time of this process, which hands out tasks and collects results."""


def rate(plan: Plan, workers: Workers, seconds: float) -> Rate:
    begin = perf_counter()
    first = spent = last = 0.0
    games = 0

    def over() -> bool:
        return games > 0 and last - first >= seconds

    for block, _ in Tournament(plan, ENDLESS).play(workers, over):
        last = perf_counter()
        if not games:
            first, spent = last, process_time()
        games += len(block.games)
    after_first = games - len(block.games)
    return Rate(
        first - begin,
        after_first / (last - first),
        (process_time() - spent) / after_first,
    )


def rates(plan: Plan, seconds: float, rounds: int) -> Iterator[tuple[Rate, Rate]]:
    """Plain processes and Ray, in turn."""
    for _ in range(rounds):
        yield rate(plan, Processes(PROCESSORS), seconds), rate(plan, on_ray(), seconds)


def on_ray() -> RayWorkers:
    return RayWorkers("ray", PROCESSORS)


def bytes_per_game(plan: Plan) -> float:
    """How much of each result travels to the driver."""
    play = PlayBlocks(plan, Known.here()).open()
    tasks: list[Task] = [(0, block) for block in range(1, 11)]
    results: list[tuple[Block, BlockTimes]] = [play(task) for task in tasks]
    return len(pickle.dumps(results)) / sum(len(block.games) for block, _ in results)


def median(values: Iterable[float]) -> float:
    return statistics.median(values)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=20.0, help="for each measurement")
    arguments.add_argument("--rounds", type=int, default=3)
    given = arguments.parse_args()
    for game, players in (("palace", 2), ("rollwrite", 2)):
        plan = Plan(game, players, ("greedy", "random"))
        found = list(rates(plan, given.seconds, given.rounds))
        plain = median(one.games_per_second for one, _ in found)
        ray = median(other.games_per_second for _, other in found)
        ratio = median(other.games_per_second / one.games_per_second for one, other in found)
        driver = median(other.driver_seconds_per_game for _, other in found)
        alone = PROCESSORS / ray
        print(f"{game}, {' against '.join(plan.bots)}")
        print(f"  plain processes     {plain:8.1f} games/s")
        print(f"  on Ray              {ray:8.1f} games/s, {ratio:.2f} times as many")
        print(f"  Ray needs to start  {median(o.start_seconds for _, o in found):8.1f} s")
        print(f"  a game takes        {1000 * alone:8.2f} ms of a processor")
        print(f"  the driver spends   {1000 * driver:8.2f} ms on it: {driver / alone:.4f} of that")
        print(f"  so one driver keeps {alone / driver:8.0f} processors busy")
        print(f"  a game sends back   {bytes_per_game(plan):8.0f} bytes")
        kept = Plan(game, players, plan.bots, with_moves=True)
        print(f"  with its decisions  {bytes_per_game(kept):8.0f} bytes")


if __name__ == "__main__":
    main()
