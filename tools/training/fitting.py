"""Weights that explain how games went on: least squares for the points, then the chance to win."""

from math import log

from alhambra.bots.search.chances import CERTAIN, chances_of
from alhambra.bots.search.value import UNIT
from training.samples import Sample

PULL = 60.0
"""How many samples the weights from before count for: they decide where there is little to learn
from."""
HALVINGS = [500 * n for n in range(3, 60)]


def fitted(samples: list[Sample], before: list[int]) -> list[int]:
    """The weights for one number of players and one stage, starting from those before.

    What all seats have in common is no use for telling who wins, so only differences from the mean
    of a table are explained."""
    size = len(before)
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    spread = [1e-9] * size
    for sample in samples:
        for features, target in differences(sample):
            short = target - sum([w / UNIT * x for w, x in zip(before, features, strict=True)])
            for row in range(size):
                spread[row] += features[row] ** 2
                right[row] += features[row] * short
                for column in range(size):
                    square[row][column] += features[row] * features[column]
    rows = max(1, len(samples))
    for row in range(size):
        square[row][row] += PULL * max(spread[row] / rows, 1e-3)
    change = solved(square, right)
    return [round(old + UNIT * more) for old, more in zip(before, change, strict=True)]


def differences(sample: Sample) -> list[tuple[list[float], float]]:
    """For every seat its features and the points still to come, minus the mean of all seats."""
    features, players = sample["features"], len(sample["features"])
    gained = [end - had for end, had in zip(sample["end"], sample["points"], strict=True)]
    if players == 1:
        return [([x / UNIT for x in features[0]], float(gained[0]))]
    middle = [sum(column) / players for column in zip(*features, strict=True)]
    mean = sum(gained) / players
    return [
        ([(x - m) / UNIT for x, m in zip(own, middle, strict=True)], target - mean)
        for own, target in zip(features, gained, strict=True)
    ]


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(square, right, strict=True)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        for row in range(size):
            if row != pivot and rows[pivot][pivot]:
                factor = rows[row][pivot] / rows[pivot][pivot]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    return [row[-1] / row[number] if row[number] else 0.0 for number, row in enumerate(rows)]


def expected(sample: Sample, weights: list[int]) -> list[int]:
    return [
        had * UNIT + sum([w * x for w, x in zip(weights, own, strict=True)]) // UNIT
        for had, own in zip(sample["points"], sample["features"], strict=True)
    ]


def winners(sample: Sample) -> list[int]:
    return [seat for seat, end in enumerate(sample["end"]) if end == max(sample["end"])]


def loss(samples: list[Sample], weights: list[int], halving: int) -> float:
    """The mean surprise at who won, in bits."""
    total = 0.0
    for sample in samples:
        chances = chances_of(expected(sample, weights), halving).wins
        won = winners(sample)
        total -= sum([log(max(chances[seat], 1) / CERTAIN, 2) for seat in won]) / len(won)
    return total / max(1, len(samples))


def best_halving(samples: list[Sample], weights: list[int]) -> int:
    return min(HALVINGS, key=lambda halving: loss(samples, weights, halving))


def calibration(
    samples: list[Sample], weights: list[int], halving: int, bins: list[list[float]]
) -> None:
    """Add to ten bins of chances: how many distinct games, the chances, and what happened."""
    seen: set[tuple[int, int]] = set()
    for sample in samples:
        chances = chances_of(expected(sample, weights), halving).wins
        won = winners(sample)
        # One seat of each sample, so that a position does not count twice.
        seat = sample["game"] % len(chances)
        number = min(9, chances[seat] * 10 // CERTAIN)
        happened = 1 / len(won) if seat in won else 0.0
        if (sample["game"], number) not in seen:
            seen.add((sample["game"], number))
            bins[number][0] += 1
            bins[number][1] += chances[seat] / CERTAIN
            bins[number][2] += happened
