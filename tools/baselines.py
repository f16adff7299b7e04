"""What every bot scores in each environment: `make baselines` plays what is missing and writes the
table in `docs/env-baselines.md`.

Each bot plays one seat, which changes from game to game, against `random` in all others, through
the Gymnasium environment; rewards by points, by margin and by result come from the same games. Each
game is a line in a file of `.baselines/`, so a run can be stopped at any time and goes on where it
stopped; delete a file to play its games again. New levels are in the table as soon as they have a
name.

    baselines.py [--games 300] [--bots greedy,expert,…] [--minutes 5]
"""

import argparse
import json
from itertools import product
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import NamedTuple

from alhambra.bots import BOTS, bot
from alhambra.core.sources import MersenneSource
from alhambra.env.gym import AlhambraEnv
from alhambra.env.rewards import REWARDS

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / ".baselines"
PAGE = ROOT / "docs" / "env-baselines.md"
FEWEST = 2
"""An interval needs so many games."""
ALL_MODULES = "treasure,builders,invaders,bazaars"


class Table(NamedTuple):
    """An environment."""

    label: str
    game: str
    players: int
    modules: str = ""


TABLES = [
    Table("Palace, 2 players", "palace", 2),
    Table("Palace, 3 players", "palace", 3),
    Table("Palace, 3 players, all modules", "palace", 3, ALL_MODULES),
    Table("Dice, 3 players", "dice", 3),
    Table("Alcazaba, 3 players", "alcazaba", 3),
    Table("Roll & Write, 3 players", "rollwrite", 3),
    Table("Roll & Write, alone", "rollwrite", 1),
]


def path_of(table: Table, name: str) -> Path:
    modules = "-all" if table.modules else ""
    return STATE / f"{table.game}-{table.players}{modules}-{name}.jsonl"


def games_of(table: Table, name: str) -> list[list[float]]:
    """The rewards of each kind, game by game."""
    path = path_of(table, name)
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def played(table: Table, name: str, seed: int) -> list[float]:
    """One game; the total rewards of each kind."""
    options = {"modules": table.modules} if table.modules else {}
    env = AlhambraEnv(table.game, table.players, seed % table.players, "random", options)
    player = bot(name, MersenneSource(seed))
    env.reset(seed=seed)
    play, seat = env.play, env.seat
    while not play.is_over:
        moves, view = play.choice.moves, play.state.observe(seat)
        play.play(moves[0] if len(moves) == 1 else player.choose(view, moves))
        env.let_bots_play()
    return [totals_by(play)[seat] for totals_by in REWARDS.values()]


def play(table: Table, name: str, games: int, minutes: float) -> None:
    """Play what is missing, for no longer than these minutes of processor time."""
    until = process_time() + 60 * minutes
    STATE.mkdir(exist_ok=True)
    with path_of(table, name).open("a") as file:
        for seed in range(len(games_of(table, name)), games):
            if seed >= FEWEST and process_time() > until:
                return
            file.write(json.dumps(played(table, name, seed)) + "\n")
            file.flush()


def row(table: Table, name: str) -> str:
    games = games_of(table, name)
    told = [table.label, f"`{name}`", str(len(games))]
    for values in zip(*games, strict=True):
        error = 1.96 * stdev(values) / sqrt(len(values))
        told.append(f"{mean(values):.2f} ± {error:.2f}")
    return f"| {' | '.join(told)} |"


def write() -> None:
    """Put the table between its marks in the page."""
    head = ["environment", "bot", "games", *[f"by {name}" for name in REWARDS]]
    lines = ["", f"| {' | '.join(head)} |", f"| {' | '.join(['---'] * len(head))} |"]
    lines += [row(*each) for each in product(TABLES, BOTS) if len(games_of(*each)) >= FEWEST]
    begin, end = "<!-- made by make baselines -->", "<!-- end -->"
    before, _, rest = PAGE.read_text().partition(begin)
    after = rest.partition(end)[2]
    PAGE.write_text("\n".join([before + begin, *lines, "", end]) + after)


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays what is missing, and writes the table.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bots", default=",".join(BOTS))
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time, for a row")
    given = parser.parse_args()
    for name, table in product(given.bots.split(","), TABLES):
        play(table, name, given.games, given.minutes)
        print(row(table, name), flush=True)
    write()


if __name__ == "__main__":
    main()
