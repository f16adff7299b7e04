"""The same questions answered slowly and obviously: what the engine's answers are held against."""

import random

from alhambra.parts.alhambra import START, Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.cells import STEPS, Cell, y_of
from alhambra.parts.components import standard


def longest_wall(tiles: dict[Cell, Tile]) -> int:
    """Walk once round the outline with the tiles on the right, then count the longest run."""
    north = max(tiles, key=y_of)
    here = (north, 0)
    outline: list[bool] = []
    while not outline or here != (north, 0):
        cell, side = here
        outline.append(bool(tiles[cell].walls >> side & 1))
        outwards, onwards = STEPS[side], STEPS[(side + 1) % 4]
        if cell + outwards + onwards in tiles:
            here = (cell + outwards + onwards, (side + 3) % 4)
        elif cell + onwards in tiles:
            here = (cell + onwards, side)
        else:
            here = (cell, (side + 1) % 4)
    if all(outline):
        return len(outline)
    longest = run = 0
    for walled in outline + outline:
        run = run + 1 if walled else 0
        longest = max(longest, run)
    return longest


def majority(counts: list[int], places: list[int]) -> list[int]:
    """Line the players up, hand out the places one by one, then let the tied pool and share."""
    lined_up = sorted((p for p in range(len(counts)) if counts[p] > 0), key=lambda p: -counts[p])
    handed_out = dict.fromkeys(range(len(counts)), 0)
    for player, points in zip(lined_up, places, strict=False):
        handed_out[player] = points
    return [
        0
        if own == 0
        else sum(handed_out[p] for p in handed_out if counts[p] == own) // counts.count(own)
        for own in counts
    ]


def growing_alhambra(seed: int, most: int) -> list[Alhambra]:
    """Alhambras as a careless builder leaves them one after another: tiles added, now and then
    taken away, exchanged."""
    rng = random.Random(seed)
    palace = START
    grown: list[Alhambra] = []
    while len(grown) < most:
        tile = rng.choice(standard().tiles)
        places = palace.places(tile.walls)
        removable = palace.removable()
        if removable and rng.random() < 0.15:
            palace = palace.without(rng.choice(removable))
        elif places:
            palace = palace.with_tile(tile, rng.choice(places))
        grown.append(palace)
    return grown
