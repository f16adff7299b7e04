"""Random play through the encoding, for tests."""

import random
from collections.abc import Iterator

from alhambra.core.sources import MersenneSource
from alhambra.env.encodings import encoding
from alhambra.env.play import Play
from alhambra.env.tables import new_play

ALL_MODULES = "treasure,builders,invaders,bazaars"
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *[("palace", players, {}) for players in (2, 3, 6)],
    ("palace", 2, {"modules": ALL_MODULES}),
    ("palace", 4, {"modules": ALL_MODULES, "tower12": "extra"}),
    ("palace", 3, {"modules": "invaders-open,builders"}),
    *[("dice", players, {}) for players in (2, 3, 6)],
    *[("alcazaba", players, {}) for players in (2, 4)],
    *[("rollwrite", players, {}) for players in (1, 2, 5)],
    ("rollwrite", 1, {"solo": "4", "contest": "yes"}),
]
"""Games, players and options."""


def new(game: str, players: int, options: dict[str, str], seed: int) -> Play:
    return new_play(encoding(game, players, options), MersenneSource(seed))


def steps_of(play: Play, seed: int, most: int = 10**6) -> Iterator[Play]:
    """The game before each of its steps, which are random; money is taken and spent rather than
    tiles moved about, so that games end."""
    rng = random.Random(seed)
    while not play.is_over and most:
        most -= 1
        yield play
        actions = play.choice.actions
        if not play.choice.picked and rng.random() < 0.7:
            texts = play.encoding.actions.texts
            actions = [a for a in actions if texts[a] not in ("reserve", "swap")] or actions
        play.step(actions[int(rng.random() * len(actions))])
