"""What every bot scores in each environment: `baselines.py GAMES [BOT …]` prints a table.

Each bot plays one seat, which changes from game to game, against `random` in all others, through
the Gymnasium environment; rewards by points, by margin and by result come from the same games.
Without names, all built-in bots play, so a new level is in the table as soon as it has a name.
"""

import sys
from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

from alhambra.bots import BOTS, bot
from alhambra.bots.bot import Bot
from alhambra.core.sources import MersenneSource, Source
from alhambra.env.gym import AlhambraEnv
from alhambra.env.rewards import REWARDS

ALL_MODULES = "treasure,builders,invaders,bazaars"
TABLES: list[tuple[str, str, int, dict[str, str]]] = [
    ("Palace, 2 players", "palace", 2, {}),
    ("Palace, 3 players", "palace", 3, {}),
    ("Palace, 3 players, all modules", "palace", 3, {"modules": ALL_MODULES}),
    ("Dice, 3 players", "dice", 3, {}),
    ("Alcazaba, 3 players", "alcazaba", 3, {}),
    ("Roll & Write, 3 players", "rollwrite", 3, {}),
    ("Roll & Write, alone", "rollwrite", 1, {}),
]


def played(env: AlhambraEnv, player: Bot, seed: int) -> list[float]:
    """One game; the total rewards of each kind."""
    env.reset(seed=seed)
    play, seat = env.play, env.seat
    while not play.is_over:
        moves, view = play.choice.moves, play.state.observe(seat)
        play.play(moves[0] if len(moves) == 1 else player.choose(view, moves))
        env.let_bots_play()
    return [totals(play)[seat] for totals in REWARDS.values()]


def row(name: str, label: str, game: str, players: int, options: dict[str, str], games: int) -> str:
    found = []
    for seed in range(games):
        env = AlhambraEnv(game, players, seed % players, "random", options)
        found.append(played(env, bot(name, MersenneSource(seed)), seed))
    told = []
    for values in zip(*found, strict=True):
        error = 1.96 * stdev(values) / sqrt(games)
        told.append(f"{mean(values):.2f} ± {error:.2f}")
    return f"| {label} | `{name}` | {' | '.join(told)} |"


def main(games: int, names: list[str]) -> None:
    kinds: dict[str, Callable[[Source], Bot]] = BOTS
    head = ["environment", "bot", *[f"by {name}" for name in REWARDS]]
    print(f"| {' | '.join(head)} |")
    print(f"| {' | '.join(['---'] * len(head))} |", flush=True)
    for label, game, players, options in TABLES:
        for name in names or kinds:
            print(row(name, label, game, players, options, games), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
