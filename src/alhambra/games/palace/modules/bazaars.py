"""Bazaars: what they score (Z-06, Z-07)."""

from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, Bazaar
from alhambra.parts.cells import RING


def bazaar_points(alhambra: Alhambra) -> int:
    """The points of all bazaars: for each, the buildings of its three types on the eight cells
    around it, times the number of its types among them."""
    points = 0
    for cell, tile in alhambra.tiles.items():
        if isinstance(tile, Bazaar):
            around = [alhambra.tiles.get(cell + step, FOUNTAIN) for step in RING]
            matching = [neighbour.type for neighbour in around if neighbour.type in tile.types]
            points += len(matching) * len(set(matching))
    return points
