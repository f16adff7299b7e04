"""Bots at play: `play_games.py GAME PLAYERS SECONDS SEED BOT [MODULES]` prints decisions and
seconds as JSON.

The time includes everything that the bots need: views, legal moves, playing and chance. A decision
has at least two legal moves.
"""

import json
import sys
from time import perf_counter

from alhambra import MersenneSource, game
from alhambra.arena.playing import play_out
from alhambra.bots import bot
from alhambra.bots.bot import Bot
from alhambra.build import is_compiled


def main(
    name: str, players: int, seconds: float, seed: int, sitting: str, modules: str = ""
) -> None:
    rules = game(name)
    options = rules.options(players, {"modules": modules} if modules else {})
    decisions = number = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        seeds = range(seed + number * 10, seed + number * 10 + players)
        bots: list[Bot] = [bot(sitting, MersenneSource(each)) for each in seeds]
        decisions += play_out(rules.new(options), bots, MersenneSource(seed + number)).decisions
        number += 1
    spent = perf_counter() - start
    print(json.dumps({"decisions": decisions, "seconds": spent, "compiled": is_compiled()}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4]), *sys.argv[5:7])
