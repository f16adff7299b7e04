"""Alhambras as planes: a window around each fountain, a plane for every feature."""

import numpy as np
from numpy.typing import NDArray

from alhambra.core.state import View
from alhambra.env.encoding import Encoding
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import FOUNTAIN, TYPE_LETTERS
from alhambra.parts.cells import x_of, y_of

WINDOW = 21
"""Cells on each side; the fountain is in the middle. Tiles farther away are in no plane."""
_MIDDLE = WINDOW // 2
PLANES = ("fountain", *TYPE_LETTERS, "other tile", "wall n", "wall e", "wall s", "wall w")
_OTHER = PLANES.index("other tile")
_WALLS = PLANES.index("wall n")


def has_planes(encoding: Encoding) -> bool:
    return encoding.game in (PalaceTable.game, AlcazabaTable.game)


def planes_shape(encoding: Encoding) -> tuple[int, ...]:
    return encoding.players, len(PLANES), WINDOW, WINDOW


def planes_of(view: View) -> NDArray[np.float32]:
    """Seats (the view's own first), planes, rows from the north, columns from the west."""
    assert isinstance(view, (PalaceTable, AlcazabaTable))
    seat = view.seat or 0
    planes = np.zeros((view.players, len(PLANES), WINDOW, WINDOW), dtype=np.float32)
    for other, alhambra in enumerate(view.alhambras):
        own = planes[(other - seat) % view.players]
        for cell, tile in alhambra.tiles.items():
            row, column = _MIDDLE - y_of(cell), _MIDDLE + x_of(cell)
            if not (0 <= row < WINDOW and 0 <= column < WINDOW):
                continue
            plane = 0 if tile is FOUNTAIN else 1 + tile.type if tile.type >= 0 else _OTHER
            own[plane, row, column] = 1
            for side in range(4):
                if tile.has_wall(side):
                    own[_WALLS + side, row, column] = 1
    return planes
