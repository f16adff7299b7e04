"""What bazaars score (Z-06, Z-07)."""

from alhambra.core.scoring import Counted
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, Bazaar
from alhambra.parts.cells import RING, Cell


def bazaar_points(alhambra: Alhambra) -> int:
    """The points for all bazaars of an Alhambra."""
    points = 0
    for cell, tile in alhambra.tiles.items():
        if isinstance(tile, Bazaar):
            points += points_of_bazaar(alhambra, tile, cell)
    return points


def points_of_bazaar(alhambra: Alhambra, bazaar: Bazaar, cell: Cell) -> int:
    """The number of buildings of its three types on the eight cells around it, times how many of
    those types are among them."""
    buildings, types = _around(alhambra, bazaar, cell)
    return buildings * types


def bazaars_counted(alhambra: Alhambra) -> Counted:
    """The bazaars of an Alhambra, each with its number of buildings and how many of its types they
    have, which is what each building scores."""
    parts = [
        (str(tile), *_around(alhambra, tile, cell))
        for cell, tile in sorted(alhambra.tiles.items())
        if isinstance(tile, Bazaar)
    ]
    return Counted(len(parts), parts=tuple(parts))


def _around(alhambra: Alhambra, bazaar: Bazaar, cell: Cell) -> tuple[int, int]:
    """How many buildings of its types are around a bazaar, and how many types that is."""
    around = [alhambra.tiles.get(cell + step, FOUNTAIN).type for step in RING]
    matching = [type for type in around if type in bazaar.types]
    return len(matching), len(set(matching))
