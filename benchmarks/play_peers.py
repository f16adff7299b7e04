"""Random play in other engines: `play_peers.py ENGINE SECONDS SEED` prints JSON.

Prints decisions and seconds, and runs in the benchmark’s own environment. The peers make no views
here, which favours them; except for `pettingzoo` and `observed`, which are gin_rummy with an
observation and a mask at every decision.
"""

import json
import random
import sys
from collections.abc import Callable
from time import perf_counter


def play_spiel(name: str, rng: random.Random) -> Callable[[], int]:
    """A function that plays one game of OpenSpiel, through pyspiel, and returns its number of
    decisions."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                actions = state.legal_actions()
                decisions += len(actions) > 1
                state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return play


def play_catanatron(rng: random.Random) -> Callable[[], int]:
    """Catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        decisions = 0
        colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(color) for color in colors], seed=rng.randrange(10**9))
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += len(game.state.playable_actions) > 1
            game.play_tick()
        return decisions

    return play


def play_pettingzoo(rng: random.Random) -> Callable[[], int]:
    """PettingZoo's gin_rummy."""
    from pettingzoo.classic import gin_rummy_v4

    from envs import play_aec

    return play_aec(gin_rummy_v4.env(), rng)


def play_observed(rng: random.Random) -> Callable[[], int]:
    """OpenSpiel's gin_rummy, through Python, with observations and masks."""
    import pyspiel

    from envs import play_spiel_observed

    return play_spiel_observed(pyspiel.load_game("gin_rummy"), rng)


def main(engine: str, seconds: float, seed: int) -> None:
    rng = random.Random(seed)
    random.seed(seed)
    special = {
        "catanatron": play_catanatron,
        "pettingzoo": play_pettingzoo,
        "observed": play_observed,
    }
    play = special[engine](rng) if engine in special else play_spiel(engine, rng)
    decisions = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        decisions += play()
    print(json.dumps({"decisions": decisions, "seconds": perf_counter() - start}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]))
