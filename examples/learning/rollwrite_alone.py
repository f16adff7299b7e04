"""A masked policy learns Roll & Write alone, with NumPy and nothing else.

    python examples/learning/rollwrite_alone.py --minutes 60 --save learned.npz --curve curve.csv

PPO with one hidden layer for the policy and one for the value, on a batch of games that are stepped
together. The reward is by points, divided by 50. What has been learned plays as a bot:

    alhambra simulate rollwrite --players 1 --bots examples/learning/rollwrite_alone.py:Learned
"""

import argparse
import csv
import time
from typing import Any

import numpy as np

from alhambra.core.sources import Source
from alhambra.env.batch import Batch
from alhambra.env.bot import PolicyBot
from alhambra.env.spaces import Mask, Vector

GAMES = 64
STEPS = 64
HIDDEN = 128
EPOCHS = 3
PIECES = 8
RATE = 1e-3
TRACE = 0.7
CLIP = 0.2
ENTROPY = 0.01
POINTS = 50.0

Arrays = dict[str, Any]


def new_weights(inputs: int, actions: int, rng: np.random.Generator) -> Arrays:
    """Two hidden layers side by side: one for the policy, one for the value."""
    shapes = {
        "p1": (inputs, HIDDEN),
        "p2": (HIDDEN, actions),
        "v1": (inputs, HIDDEN),
        "v2": (HIDDEN, 1),
    }
    made = {name: rng.normal(0, 1 / np.sqrt(s[0]), s) for name, s in shapes.items()}
    made["p2"] *= 0.01
    made |= {f"{name}b": np.zeros(shape[1]) for name, shape in shapes.items()}
    return {name: array.astype(np.float32) for name, array in made.items()}


def forward(w: Arrays, seen: Any, masks: Any) -> tuple[Any, Any, Any, Any]:
    """The hidden layers, the odds of all actions (0 where the mask is), and the values."""
    hidden = np.tanh(seen @ w["p1"] + w["p1b"])
    valued = np.tanh(seen @ w["v1"] + w["v1b"])
    logits = np.where(masks, hidden @ w["p2"] + w["p2b"], -1e9)
    logits -= logits.max(axis=1, keepdims=True)
    odds = np.exp(logits)
    odds /= odds.sum(axis=1, keepdims=True)
    return hidden, valued, odds, (valued @ w["v2"] + w["v2b"])[:, 0]


def with_masks(observations: Any, masks: Any) -> Any:
    """What the policy is told: which actions are legal, beside what the seat sees."""
    return np.concatenate([observations, masks.astype(np.float32)], axis=-1)


def sample(odds: Any, rng: np.random.Generator) -> Any:
    """An action of each row, by its odds; never one with none."""
    return (odds / rng.exponential(size=odds.shape)).argmax(axis=1)


class Adam:
    """Kingma and Ba's optimizer."""

    def __init__(self, weights: Arrays) -> None:
        self.first = {name: np.zeros_like(array) for name, array in weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in weights.items()}
        self.times = 0

    def step(self, weights: Arrays, slopes: Arrays, share: float) -> None:
        """One step; the rate falls with the `share` of the time that is left."""
        self.times += 1
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        shrink = min(1.0, 0.5 / (size + 1e-8))
        rate = share * RATE * np.sqrt(1 - 0.999**self.times) / (1 - 0.9**self.times)
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (shrink * slope - self.first[name])
            self.second[name] += 0.001 * ((shrink * slope) ** 2 - self.second[name])
            weights[name] -= rate * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)


def slopes_of(w: Arrays, part: Arrays) -> Arrays:
    """The slopes of PPO's clipped objective, worked out by hand."""
    seen, number = part["seen"], len(part["seen"])
    hidden, valued, odds, values = forward(w, seen, part["masks"])
    rows = np.arange(number)
    ratio = odds[rows, part["actions"]] / part["odds"]
    gain = part["gain"]
    is_clipped = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
    weight = np.where(is_clipped, 0.0, gain * ratio) / number
    to_logits = odds * weight[:, None]
    to_logits[rows, part["actions"]] -= weight
    logs = np.log(odds + 1e-12)
    spread = (odds * logs).sum(axis=1, keepdims=True)
    to_logits += ENTROPY / number * odds * (logs - spread)
    to_value = 0.5 * (values - part["returns"])[:, None] / number
    to_hidden = to_logits @ w["p2"].T * (1 - hidden**2)
    to_valued = to_value @ w["v2"].T * (1 - valued**2)
    slopes = {"p1": seen.T @ to_hidden, "p1b": to_hidden.sum(0)}
    slopes |= {"p2": hidden.T @ to_logits, "p2b": to_logits.sum(0)}
    slopes |= {"v1": seen.T @ to_valued, "v1b": to_valued.sum(0)}
    return slopes | {"v2": valued.T @ to_value, "v2b": to_value.sum(0)}


def gather(
    batch: Batch, w: Arrays, rng: np.random.Generator, points: list[float], running: Any
) -> Arrays:
    """Some steps of every game, with what they were worth in the end."""
    kept: dict[str, list[Any]] = {n: [] for n in ("seen", "masks", "actions", "odds", "values")}
    rewards, ends = np.zeros((STEPS, GAMES)), np.zeros((STEPS, GAMES))
    now = batch.now()
    for step in range(STEPS):
        seen = with_masks(now.observations, now.masks)
        _, _, odds, values = forward(w, seen, now.masks)
        actions = sample(odds, rng)
        found = seen, now.masks, actions, odds[np.arange(GAMES), actions], values
        for name, array in zip(kept, found, strict=True):
            kept[name].append(array)
        after = batch.step(actions)
        rewards[step], ends[step], now = after.rewards[:, 0] / POINTS, after.over, after.now
        running += after.rewards[:, 0]
        points.extend(running[after.over])
        running[after.over] = 0
    seen = with_masks(now.observations, now.masks)
    values = np.array([*kept["values"], forward(w, seen, now.masks)[3]])
    gain, ahead = np.zeros((STEPS, GAMES)), np.zeros(GAMES)
    for step in reversed(range(STEPS)):
        goes_on = 1 - ends[step]
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        ahead = surprise + TRACE * goes_on * ahead
        gain[step] = ahead
    whole = {name: np.concatenate(arrays) for name, arrays in kept.items()}
    whole["returns"] = (gain + values[:-1]).ravel().astype(np.float32)
    whole["gain"] = ((gain - gain.mean()) / (gain.std() + 1e-8)).ravel().astype(np.float32)
    return whole


def learn(minutes: float, seed: int, curve: str, save: str, solo: str) -> None:
    rng = np.random.default_rng(seed)
    options = {"solo": solo}
    batch = Batch("rollwrite", GAMES, players=1, options=options, reward="points", seed=seed)
    actions = len(batch.encoding.actions.texts)
    w = new_weights(batch.encoding.layout.size + actions, actions, rng)
    adam, begun, spent, told, played = Adam(w), time.time(), 0.0, 0.0, 0
    points: list[float] = []
    running = np.zeros(GAMES)
    # Written line by line, so that a run which is stopped leaves its curve.
    with open(curve, "w", newline="", buffering=1) as file:
        table = csv.writer(file)
        table.writerow(["minutes", "processor minutes", "games", "points"])
        while spent < minutes:
            whole = gather(batch, w, rng, points, running)
            for _ in range(EPOCHS):
                for rows in np.array_split(rng.permutation(STEPS * GAMES), PIECES):
                    part = {name: array[rows] for name, array in whole.items()}
                    adam.step(w, slopes_of(w, part), max(0.05, 1 - spent / minutes))
            spent = (time.time() - begun) / 60
            if spent - told >= minutes / 60 and points:
                played += len(points)
                worked, mean = time.process_time() / 60, np.mean(points)
                table.writerow([f"{spent:.2f}", f"{worked:.2f}", played, f"{mean:.1f}"])
                print(f"{spent:6.2f} min {played:8} games: {mean:6.1f} points", flush=True)
                told, points[:] = spent, []
    np.savez(save, **w)
    print(f"{save} has the weights, {curve} the curve.")


class Learned(PolicyBot):
    """The best action, by what was learned and saved in this folder."""

    def __init__(self, source: Source) -> None:
        super().__init__(source)
        self.weights: Arrays = dict(np.load("learned.npz"))

    def policy(self, observation: Vector, mask: Mask) -> int:
        seen = with_masks(observation, mask)[None]
        return int(forward(self.weights, seen, mask[None])[2].argmax())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn Roll & Write alone.")
    parser.add_argument("--minutes", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="curve.csv")
    parser.add_argument("--save", default="learned.npz")
    parser.add_argument("--solo", default="2", help="imaginary players: 2, 3 or 4")
    given = parser.parse_args()
    learn(given.minutes, given.seed, given.curve, given.save, given.solo)
