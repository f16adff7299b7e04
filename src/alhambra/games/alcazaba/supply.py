"""Where the tiles come from: five piles with one tile of each type, and the bag (A-02).

Neither an order nor the place of any tile is stored: all unseen tiles of a type are equally likely
to be in a pile or in the bag, so it is enough to know how many piles are left. Only the extra tower
is certain to be in the bag.
"""

from math import lcm

from alhambra.core.sources import Source
from alhambra.parts.buildings import TYPES, Tile

Weights = list[tuple[Tile, int]]


def from_pile(unseen: tuple[Tile, ...], extra: Tile, type: int) -> Weights:
    """What the pile's tile of this type may be, in order."""
    return [(tile, 1) for tile in unseen if tile.type == type and tile is not extra]


def from_bag(unseen: tuple[Tile, ...], extra: Tile, piles: int) -> Weights:
    """What may be drawn from the bag while this many piles are left, in order.

    A tile is in the bag with probability (unseen − piles) ÷ unseen, counted for its type. The
    weights are these probabilities times their least common denominator.
    """
    counts = [0] * len(TYPES)
    for tile in unseen:
        if tile is not extra:
            counts[tile.type] += 1
    common = lcm(*[count for count in counts if count])
    weights: Weights = []
    for tile in unseen:
        count = counts[tile.type]
        weight = common if tile is extra else common * (count - piles) // count
        if weight:
            weights.append((tile, weight))
    return weights


def drawn(weights: Weights, source: Source) -> Tile:
    """One of the tiles, drawn with these weights."""
    left = source.below(sum([weight for _, weight in weights]))
    for tile, weight in weights:
        if left < weight:
            return tile
        left -= weight
    raise AssertionError("the weights do not add up")
