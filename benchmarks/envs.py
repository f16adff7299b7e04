"""Random play through the interfaces of learning libraries, with an observation and a mask at every
decision: the same loops for the environments of others and for ours."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np


def play_aec(env: Any, rng: random.Random) -> Callable[[], int]:
    """A function that plays one game of a PettingZoo environment and returns its number of
    decisions."""

    def play() -> int:
        decisions = 0
        env.reset(seed=rng.randrange(1 << 31))
        for _ in env.agent_iter():
            seen, _, ended, stopped, _ = env.last()
            if ended or stopped:
                env.step(None)
                continue
            actions = np.flatnonzero(seen["action_mask"])
            decisions += 1
            env.step(int(actions[int(rng.random() * len(actions))]))
        return decisions

    return play


def play_spiel_observed(game: Any, rng: random.Random) -> Callable[[], int]:
    """The same for a game of OpenSpiel."""
    from open_spiel.python.observation import make_observation

    seen = make_observation(game)

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
                continue
            seen.set_from(state, state.current_player())
            state.legal_actions_mask()
            actions = state.legal_actions()
            decisions += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return play


def play_batch(batch: Any, rng: random.Random) -> Callable[[], int]:
    """A function that makes 100 steps in every game of a batch."""
    generator = np.random.default_rng(rng.randrange(1 << 31))
    number = len(batch.plays)

    def play() -> int:
        now = batch.now()
        for _ in range(100):
            odds = generator.random(now.masks.shape, dtype=np.float32) * now.masks
            now = batch.step(odds.argmax(axis=1)).now
        return 100 * number

    return play
