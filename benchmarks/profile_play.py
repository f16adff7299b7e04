"""Where the time of random play goes, function by function, in plain Python: `make profile`."""

import cProfile
import pstats

from alhambra import PALACE, MersenneSource
from alhambra.arena.playing import play_out
from alhambra.bots import bot
from alhambra.bots.bot import Bot


def play_some(games: int) -> None:
    options = PALACE.options(3, {})
    for game in range(games):
        bots: list[Bot] = [bot("random", MersenneSource(game * 10 + seat)) for seat in range(3)]
        play_out(PALACE.new(options), bots, MersenneSource(game))


if __name__ == "__main__":
    play_some(2)
    profile = cProfile.Profile()
    profile.runcall(play_some, 25)
    pstats.Stats(profile).strip_dirs().sort_stats("tottime").print_stats(25)
