"""Compares our speed with that of other engines: `make bench`. One run is all it takes.

All contestants take turns, round after round, each for a short while in its own process, so that
whatever else the machine does affects them equally. Writes `benchmarks/results.json` and
`docs/speed-figures.md`, and prints a bar chart.
"""

import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from contestants import ENVIRONMENTS, HERE, OTHERS, OURS, ROOT, prepare, result_of
from figures import Figures, bars, table

ROUNDS = 7
SECONDS = 1.0
GIN = OTHERS[0].name
CATANATRON = OTHERS[2].name
PETTINGZOO, OBSERVED = OTHERS[3].name, OTHERS[4].name
AEC, SPIEL, BATCH_OF_1, BATCH_OF_64 = [each.name for each in ENVIRONMENTS]
GOALS = [
    ("Palace, 3 players, plain", GIN, 0.6),
    ("Palace, 3 players, compiled", GIN, 3.0),
    ("Palace, 3 players, compiled", CATANATRON, 5.0),
    ("Dice, 3 players, compiled", GIN, 3.0),
    ("Alcazaba, 3 players, compiled", GIN, 2.0),
    ("Roll & Write, 3 players, compiled", GIN, 2.0),
    ("Roll & Write, alone, compiled", GIN, 2.0),
    ("Palace, 3 players, greedy, compiled", GIN, 0.4),
    ("Roll & Write, 3 players, greedy, compiled", GIN, 0.5),
    *(
        (f"Palace, 3 players, all modules, {build}", f"Palace, 3 players, {build}", 0.5)
        for build in ("plain", "compiled")
    ),
    (AEC, PETTINGZOO, 4.0),
    (SPIEL, OBSERVED, 0.5),
    (BATCH_OF_64, BATCH_OF_1, 1.0),
]


def measure_rates() -> Figures:
    figures = Figures()
    for number in range(ROUNDS):
        for contestant in [*OURS, *OTHERS]:
            print(
                f"\rround {number + 1} of {ROUNDS}: {contestant.name:<32}", end="", file=sys.stderr
            )
            figures.add(contestant.name, contestant.rate(SECONDS, seed=number * 1000))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return figures


def measure_operations() -> dict[str, Any]:
    command = [sys.executable, str(HERE / "operations.py")]
    return {build: result_of(command, build) for build in ("plain", "compiled")}


def measure_jobs() -> dict[str, float]:
    """What a second process gains, for `simulate --jobs 2` and for a plain busy loop."""
    simulated, busy = [], []
    for seed in range(3):
        simulated.append(_simulated(2, seed) / _simulated(1, seed))
        busy.append(_busy(2) / _busy(1))
    share = median([ours / plain for ours, plain in zip(simulated, busy, strict=True)])
    return {
        "simulate": round(median(simulated), 2),
        "busy loop": round(median(busy), 2),
        "share": round(share, 2),
    }


def _simulated(jobs: int, seed: int) -> float:
    bots = ["--players", "3", "--bots", "random,random,random"]
    many = ["--games", str(500 * jobs), "--seed", str(seed), "--jobs", str(jobs), "--json"]
    command = [sys.executable, "-m", "alhambra", "simulate", "palace", *bots, *many]
    played = result_of(command, "compiled")
    return float(played["decisions"] / played["seconds"])


def _busy(processes: int) -> float:
    command = [sys.executable, str(HERE / "busy.py"), "2"]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(processes)]
    return sum(float(process.communicate()[0]) for process in running)


def page(results: dict[str, Any], chart: list[str]) -> str:
    rates, operations = results["decisions per second"], results["operations"]
    lines = ["# Speed: the figures", "", "Made by `make bench`; [what they mean](speed.md).", ""]
    lines += [
        "## Random play, and that of `greedy`, decisions per second",
        "",
        "```text",
        *chart,
        "```",
        "",
    ]
    head = ["", "median", "lowest", "highest", "times gin_rummy", "times Catanatron"]
    rows = [
        [name, f"{r['median']:,}", f"{r['low']:,}", f"{r['high']:,}", *results["ratios"][name]]
        for name, r in rates.items()
    ]
    lines += table(head, rows)
    lines += ["", "## One question, in the middle of a game, in microseconds", ""]
    plain, compiled = operations["plain"]["microseconds"], operations["compiled"]["microseconds"]
    lines += table(["", "plain", "compiled"], [[n, plain[n], compiled[n]] for n in plain])
    lines += ["", "## A turn with dice, solved, in milliseconds", ""]
    plain, compiled = operations["plain"]["milliseconds"], operations["compiled"]["milliseconds"]
    lines += table(["", "plain", "compiled"], [[n, plain[n], compiled[n]] for n in plain])
    lines += ["", "## Memory, in bytes", ""]
    plain, compiled = operations["plain"]["bytes"], operations["compiled"]["bytes"]
    lines += table(["", "plain", "compiled"], [[n, plain[n], compiled[n]] for n in plain])
    jobs = results["jobs"]
    lines += ["", "## Two processes", ""]
    lines += [
        f"`simulate --jobs 2` plays {jobs['simulate']} times as fast as one job; two copies of a",
        f"busy loop go round {jobs['busy loop']} times as often as one. That is a share of",
        f"{jobs['share']}.",
    ]
    lines += ["", f"Python {results['python']}, {results['machine']}, {ROUNDS} rounds.", ""]
    return "\n".join(lines)


def main() -> None:
    prepare()
    figures = measure_rates()
    names = list(figures.rates)
    results: dict[str, Any] = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "decisions per second": {name: figures.summary(name) for name in names},
        "ratios": {n: [figures.ratio(n, GIN), figures.ratio(n, CATANATRON)] for n in names},
        "operations": measure_operations(),
        "jobs": measure_jobs(),
    }
    chart = bars({name: figures.summary(name)["median"] for name in names})
    Path(HERE / "results.json").write_text(json.dumps(results, indent=2) + "\n")
    (ROOT / "docs" / "speed-figures.md").write_text(page(results, chart))
    print("\n".join(chart))
    print()
    for name, other, goal in GOALS:
        ratio = figures.ratio(name, other)
        reached = "reached" if ratio >= goal else "NOT reached"
        print(f"{name}: {ratio} times {other}; the goal of {goal} is {reached}")
    print(
        f"simulate --jobs 2: {results['jobs']['share']} of what a busy loop gains; the goal is 0.9"
    )


if __name__ == "__main__":
    main()
