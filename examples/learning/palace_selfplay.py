"""Two copies of one policy play Palace against each other, and it learns from both seats.

    python examples/learning/palace_selfplay.py --minutes 30 --save palace.npz

REINFORCE with a learned baseline, over whole games: the reward is the margin at the end, divided by
100. Every few updates it plays 20 games against `random`, and says what it scored.
"""

import argparse
import time
from typing import Any

import numpy as np

from alhambra.env.batch import Batch
from alhambra.env.gym import AlhambraEnv
from rollwrite_alone import Adam, Arrays, forward, new_weights, sample, slopes_of

GAMES = 16
DECISIONS = 4096
PIECES = 8
MARGIN = 100.0


class Games:
    """Games in progress: what each seat saw and did, until its game is over."""

    def __init__(self, seed: int) -> None:
        self.batch = Batch("palace", GAMES, players=2, reward="margin", seed=seed)
        self._now = self.batch.now()
        self._paid = np.zeros((GAMES, 2))
        self._waiting: list[list[tuple[Any, ...]]] = [[] for _ in range(GAMES)]

    def gather(self, weights: Arrays, rng: np.random.Generator) -> Arrays:
        """The decisions of the next games that end, with the margins in the end."""
        done: list[tuple[Any, ...]] = []
        while len(done) < DECISIONS:
            now = self._now
            _, _, odds, values = forward(weights, now.observations, now.masks)
            actions = sample(odds, rng)
            for game, action in enumerate(actions):
                told = now.observations[game], now.masks[game], action, odds[game, action]
                self._waiting[game].append((*told, values[game], now.seats[game]))
            after = self.batch.step(actions)
            self._now = after.now
            self._paid += after.rewards
            for game in [int(each) for each in np.flatnonzero(after.over)]:
                margins = self._paid[game] / MARGIN
                done += [(*each[:5], margins[each[5]]) for each in self._waiting[game]]
                self._paid[game] = 0
                self._waiting[game] = []
        seen, masks, chosen, odds, values, returns = map(np.array, zip(*done, strict=True))
        gain = returns - values
        gain = (gain - gain.mean()) / (gain.std() + 1e-8)
        whole = {"seen": seen, "masks": masks, "actions": chosen, "odds": odds}
        return whole | {"gain": gain, "returns": returns.astype(np.float32)}


def margin_over_random(weights: Arrays, rng: np.random.Generator, games: int) -> float:
    """The mean margin over the bot `random`, in either seat."""
    margins = []
    for number in range(games):
        env = AlhambraEnv("palace", players=2, seat=number % 2, bots="random", reward="margin")
        seen, info = env.reset(seed=number)
        margin, over = 0.0, False
        while not over:
            odds = forward(weights, seen[None], info["action_mask"][None])[2]
            seen, reward, ended, stopped, info = env.step(int(sample(odds, rng)[0]))
            margin, over = margin + reward, ended or stopped
        margins.append(margin)
    return float(np.mean(margins))


def learn(minutes: float, seed: int, save: str, tests: int) -> None:
    rng = np.random.default_rng(seed)
    games = Games(seed)
    encoding = games.batch.encoding
    weights = new_weights(encoding.layout.size, len(encoding.actions.texts), rng)
    adam, begun, updates, spent = Adam(weights), time.time(), 0, 0.0
    while spent < minutes:
        whole = games.gather(weights, rng)
        for rows in np.array_split(rng.permutation(len(whole["seen"])), PIECES):
            part = {name: array[rows] for name, array in whole.items()}
            adam.step(weights, slopes_of(weights, part), max(0.05, 1 - spent / minutes))
        spent = (time.time() - begun) / 60
        updates += 1
        if updates % 10 == 1:
            margin = margin_over_random(weights, rng, tests)
            print(f"{spent:6.2f} min {updates:5} updates: {margin:6.1f} over random", flush=True)
    np.savez(save, **weights)
    print(f"{save} has the weights.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Palace with two by self-play.")
    parser.add_argument("--minutes", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="palace.npz")
    parser.add_argument("--tests", type=int, default=20, help="games against random")
    given = parser.parse_args()
    learn(given.minutes, given.seed, given.save, given.tests)
