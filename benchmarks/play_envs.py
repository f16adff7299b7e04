"""Random play in our environments: `play_envs.py KIND GAME PLAYERS SECONDS SEED` prints decisions
and seconds as JSON. KIND is `aec`, `spiel`, or `batch` with a number of games, as in `batch64`."""

import json
import random
import sys
from collections.abc import Callable
from time import perf_counter

from alhambra.build import is_compiled
from envs import play_aec, play_batch, play_spiel_observed


def player(kind: str, game: str, players: int, rng: random.Random) -> Callable[[], int]:
    if kind == "aec":
        from alhambra.env import aec

        return play_aec(aec.env(game, players=players), rng)
    if kind == "spiel":
        import pyspiel

        import alhambra.env.openspiel  # noqa: F401 – registers the games

        return play_spiel_observed(
            pyspiel.load_game(f"python_alhambra_{game}", {"players": players}), rng
        )
    from alhambra.env.batch import Batch

    return play_batch(Batch(game, int(kind.removeprefix("batch")), players=players), rng)


def main(kind: str, game: str, players: int, seconds: float, seed: int) -> None:
    play = player(kind, game, players, random.Random(seed))
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += play()
    spent = perf_counter() - start
    print(json.dumps({"decisions": decisions, "seconds": spent, "compiled": is_compiled()}))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5]))
