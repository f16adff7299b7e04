"""How strong the levels are: `make strength` plays what is missing and writes the tables in
`docs/bots.md`.

A cell is one bot against others in one game. Deals are the same for all seats: a block is one deal,
in which the bot takes every seat in turn. Each block is a line in a file of `.strength/`, so a run
can be stopped at any time and goes on where it stopped; delete a file to play its cell again.

    strength.py [--games 400] [--cells palace-2,dice-3,…] [--seconds 600] [--jobs 1] [--on ray]
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from alhambra.arena.match import Arena, Match
from alhambra.arena.statistics.intervals import BlockMean
from alhambra.arena.workers import Job, Workers
from alhambra.bots.skill import LEVELS
from alhambra.build import is_compiled
from alhambra.core.sources import derived_seed
from working import work

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / ".strength"
PAGE = ROOT / "docs" / "bots.md"
ALL_MODULES = "treasure,builders,invaders,bazaars"
SEED = 22
NAMES = {"palace": "Palace", "alcazaba": "Alcazaba", "dice": "Dice", "rollwrite": "Roll & Write"}


@dataclass(frozen=True)
class Cell:
    """One bot among others that are all alike."""

    game: str
    players: int
    bot: str = "expert"
    other: str = "greedy"
    modules: str = ""
    goal: int = 0
    """The share of wins to reach, in percent; 0 if none is set."""

    @property
    def name(self) -> str:
        modules = "-all" if self.modules == ALL_MODULES else f"-{self.modules}" * bool(self.modules)
        against = (
            "" if (self.bot, self.other) == ("expert", "greedy") else f"-{self.bot}-{self.other}"
        )
        return f"{self.game}-{self.players}{modules}{against}"

    @property
    def match(self) -> Match:
        options = (("modules", self.modules),) if self.modules else ()
        bots = (self.bot, *[self.other] * (self.players - 1))
        return Match(self.game, bots, SEED, options, moves_wanted=True)


GOALS = [
    *[Cell("palace", n, goal=goal) for n, goal in ((2, 85), (3, 55), (4, 45))],
    *[Cell("palace", n, modules=ALL_MODULES, goal=goal) for n, goal in ((2, 85), (3, 55))],
    *[Cell("alcazaba", n, goal=goal) for n, goal in ((2, 88), (3, 55))],
    *[Cell("dice", n, goal=goal) for n, goal in ((2, 64), (3, 40))],
    *[Cell("rollwrite", n, goal=goal) for n, goal in ((2, 70), (3, 50))],
]
LADDER = [Cell(game, 2, bot, other) for game in NAMES for other, bot in pairwise(LEVELS)]
ALONE = [Cell("rollwrite", 1), Cell("rollwrite", 1, "greedy", "greedy")]
MORE = [
    *[Cell("palace", n) for n in (5, 6)],
    *[Cell("palace", 3, modules=module) for module in ALL_MODULES.split(",")],
    *[Cell(game, n) for game in ("dice", "alcazaba") for n in (4, 5, 6)],
    *[Cell("rollwrite", n) for n in (4, 5)],
]
CELLS = {cell.name: cell for cell in [*GOALS, *LADDER, *ALONE, *MORE]}


@dataclass(frozen=True)
class PlayCell(Job[int, dict[str, Any]]):
    """Blocks of a cell."""

    cell: Cell

    def open(self) -> Callable[[int], dict[str, Any]]:
        # Processor time: others may use the machine as well.
        arena = Arena(self.cell.match, thread_time)
        return lambda block: _block(arena, block)


def _block(arena: Arena, block: int) -> dict[str, Any]:
    """One deal, with the first bot in each seat in turn."""
    players = arena.match.players
    wins, points, seconds = [], [], []
    for turned in range(players):
        seating = tuple([(seat + turned) % players for seat in range(players)])
        seeds = [derived_seed(SEED, block, "bot", index) for index in seating]
        played = arena.play_seated(block, seating, derived_seed(SEED, block), seeds)
        seat = seating.index(0)
        together = len(played.winners) + played.imaginary_winners
        wins.append(1 / together if seat in played.winners else 0.0)
        points.append(played.scores[seat])
        made = zip(played.made, played.times.moves, strict=True)
        seconds += [spent for move, spent in made if move.seat == seat and move.choices > 1]
    return {
        "block": block,
        "wins": wins,
        "points": points,
        "ms": round(1000 * median(seconds), 3),
    }


def blocks_of(cell: Cell) -> list[dict[str, Any]]:
    path = STATE / f"{cell.name}.jsonl"
    lines = path.read_text().splitlines() if path.exists() else []
    return [json.loads(line) for line in lines]


def play(cell: Cell, games: int, by: Workers, until: float) -> None:
    """Play what is missing of a cell."""
    done = len(blocks_of(cell))
    wanted = range(done + 1, -(-games // cell.players) + 1)
    if not wanted:
        return
    STATE.mkdir(exist_ok=True)
    with (STATE / f"{cell.name}.jsonl").open("a") as file:
        for block in by.work(PlayCell(cell), wanted, lambda: perf_counter() > until):
            file.write(json.dumps(block) + "\n")
            file.flush()
    print(summary(cell), flush=True)


def figures(cell: Cell) -> tuple[float, tuple[float, float], int, float, float] | None:
    """The share of wins, its interval, the games, the mean points and the median milliseconds."""
    blocks = blocks_of(cell)
    if not blocks:
        return None
    share = BlockMean([block["wins"] for block in blocks])
    points = BlockMean([block["points"] for block in blocks]).mean
    ms = median([block["ms"] for block in blocks])
    return share.mean, share.share_interval(), share.count, points, ms


def summary(cell: Cell) -> str:
    found = figures(cell)
    if found is None:
        return f"{cell.name}: nothing played yet"
    share, (low, high), games, points, ms = found
    return (
        f"{cell.name}: {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) of {games} games,"
        f" {points:.1f} points, {ms:.1f} ms"
    )


def _row(cell: Cell, first: str) -> str:
    found = figures(cell)
    if found is None:
        return ""
    share, (low, high), games, points, ms = found
    goal = f"{cell.goal} %" if cell.goal else ""
    interval = f"{100 * low:.0f} to {100 * high:.0f} %"
    cells = [
        first,
        f"{100 * share:.1f} %",
        interval,
        goal,
        str(games),
        f"{points:.0f}",
        f"{ms:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def _what(cell: Cell) -> str:
    modules = " with all modules" if cell.modules == ALL_MODULES else ""
    if cell.modules and not modules:
        modules = f" with {cell.modules}"
    return f"{NAMES[cell.game]}{modules}, {cell.players}"


def tables(before: str) -> list[str]:
    """With the rows of `before` for cells that have not been played here."""
    head = "wins | 95 % interval | goal | games | mean points | ms, median"
    line = "| --- | --- | --- | --- | --- | --- | --- |"
    kept = rows_by_name(before)

    def rows(named: list[tuple[Cell, str]]) -> list[str]:
        found = [_row(cell, name) or kept.get(name, "") for cell, name in named]
        return [row for row in found if row]

    lines = ["", f"| `expert` among `greedy` players | {head} |", line]
    lines += rows([(cell, _what(cell)) for cell in [*GOALS, *MORE]])
    lines += ["", f"| one level against the one below | {head} |", line]
    lines += rows([(cell, f"{_what(cell)}: `{cell.bot}`") for cell in LADDER])
    alone = [figures(cell) for cell in ALONE]
    if alone[0] and alone[1]:
        more = alone[0][3] - alone[1][3]
        lines += [
            "",
            f"Alone in Roll & Write, `expert` gets {more:.1f} points more than `greedy` on",
        ]
        lines += [f"the same {min(alone[0][2], alone[1][2])} deals; the goal is 5."]
    else:
        alone_before = [part.strip() for part in before.split("\n\n") if part.startswith("Alone")]
        lines += ["", *alone_before] if alone_before else []
    return lines


def rows_by_name(text: str, cells: int = 1) -> dict[str, str]:
    """The rows of tables by their first cell, or so many of them."""
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    return {" | ".join(row[2:].split(" | ")[:cells]): row for row in rows}


def write() -> None:
    """Put the tables between their marks in the page."""
    begin, end = "<!-- made by make strength -->", "<!-- end -->"
    text = PAGE.read_text()
    first, _, rest = text.partition(begin)
    before, _, after = rest.partition(end)
    PAGE.write_text("\n".join([first + begin, *tables(before), "", end]) + after)


def main(given: argparse.Namespace, by: Workers) -> None:
    if not is_compiled():
        print("This is the plain engine: times will be several times as long.")
    until = perf_counter() + given.seconds
    for name in given.cells.split(","):
        play(CELLS[name], given.games, by, until)
    write()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Plays what is missing, and writes the tables.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--cells", default=",".join(CELLS))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after these")
    work(parser, main)
