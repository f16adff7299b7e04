"""Dividing people into groups so that as little as possible stands against it."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from alhambra.core.sources import derived_seed

Costs = Mapping[int, Mapping[int, int]]
"""What it costs that two people are in one group."""
Groups = list[list[int]]

_TRIES: Final = 200
"""How many groups to begin with, all tries together."""


def shuffled(people: Sequence[int], *seed: str | int) -> list[int]:
    """Whoever comes or goes does not change the order of the others."""
    return sorted(people, key=lambda person: derived_seed(*seed, person))


def grouped(
    people: Sequence[int], sizes: Sequence[int], costs: Costs, enough: int, seed: int
) -> Groups:
    """Groups of these sizes for which the costs of all pairs together are low: two people change
    groups as long as that makes it better. The first try begins with neighbours together; there are
    more until the costs are lower than `enough`."""
    best = _improved(_cut(people, sizes), costs)
    for number in range(_TRIES // max(1, len(sizes)) // max(1, len(sizes))):
        if total(best, costs) < enough:
            break
        other = _improved(_cut(shuffled(people, seed, number), sizes), costs)
        best = min(best, other, key=lambda groups: total(groups, costs))
    return best


def total(groups: Groups, costs: Costs) -> int:
    return sum(costs[one][other] for group in groups for one, other in combinations(group, 2))


def _cut(people: Sequence[int], sizes: Sequence[int]) -> Groups:
    left = iter(people)
    return [[next(left) for _ in range(size)] for size in sizes]


def _improved(groups: Groups, costs: Costs) -> Groups:
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            for at in range(len(one)):
                for there in range(len(other)):
                    if _gain(one, at, other, there, costs) > 0:
                        one[at], other[there] = other[there], one[at]
                        better = True
    return groups


def _gain(one: list[int], at: int, other: list[int], there: int, costs: Costs) -> int:
    """How much less it costs, if these two change groups."""
    leaving, coming = costs[one[at]], costs[other[there]]
    return sum(
        leaving[person] - coming[person] for place, person in enumerate(one) if place != at
    ) + sum(
        coming[person] - leaving[person] for place, person in enumerate(other) if place != there
    )
