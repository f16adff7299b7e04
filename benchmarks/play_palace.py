"""Random Palace: `play_palace.py PLAYERS SECONDS SEED [MODULES]` prints decisions and seconds as
JSON.

The time covers everything that random players need: views, legal moves, playing and chance. A
decision has at least two legal moves.
"""

import json
import sys
from time import perf_counter

from alhambra import PALACE, MersenneSource
from alhambra.arena.playing import play_out
from alhambra.bots import bot
from alhambra.bots.bot import Bot
from alhambra.build import is_compiled


def main(players: int, seconds: float, seed: int, modules: str = "") -> None:
    options = PALACE.options(players, {"modules": modules} if modules else {})
    decisions = game = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        seeds = range(seed + game * 10, seed + game * 10 + players)
        bots: list[Bot] = [bot("random", MersenneSource(each)) for each in seeds]
        decisions += play_out(PALACE.new(options), bots, MersenneSource(seed + game))[1]
        game += 1
    spent = perf_counter() - start
    print(json.dumps({"decisions": decisions, "seconds": spent, "compiled": is_compiled()}))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]), *sys.argv[4:5])
