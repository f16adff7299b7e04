"""What an attack on an Alhambra costs (I-02, I-03)."""

from alhambra.parts.alhambra import Alhambra
from alhambra.parts.cells import STEPS


def open_sides(alhambra: Alhambra, side: int) -> int:
    """How many tiles show the outside an open side there: no wall, and no tile beyond it."""
    number = 0
    for cell, tile in alhambra.tiles.items():
        if not tile.walls >> side & 1 and cell + STEPS[side] not in alhambra.tiles:
            number += 1
    return number


def attack_loss(alhambra: Alhambra, side: int, loss: int, loss_beside: int) -> int:
    """The points that an attack on `side` costs: `loss` for each open side there, and
    `loss_beside` for each one that faces either neighbouring direction."""
    beside = open_sides(alhambra, (side + 1) % 4) + open_sides(alhambra, (side + 3) % 4)
    return loss * open_sides(alhambra, side) + loss_beside * beside
