"""What bazaars score (Z-06, Z-07)."""

from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, Bazaar
from alhambra.parts.cells import RING, Cell


def bazaar_points(alhambra: Alhambra) -> int:
    """The points of all bazaars of an Alhambra."""
    points = 0
    for cell, tile in alhambra.tiles.items():
        if isinstance(tile, Bazaar):
            points += points_of_bazaar(alhambra, tile, cell)
    return points


def points_of_bazaar(alhambra: Alhambra, bazaar: Bazaar, cell: Cell) -> int:
    """The buildings of its three types on the eight cells around it, times the number of its types
    among them."""
    around = [alhambra.tiles.get(cell + step, FOUNTAIN).type for step in RING]
    matching = [type for type in around if type in bazaar.types]
    return len(matching) * len(set(matching))
