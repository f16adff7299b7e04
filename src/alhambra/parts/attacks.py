"""What an attack on an Alhambra costs (I-02, I-03)."""

from typing import Final

from alhambra.core.scoring import Counted, Part
from alhambra.parts.alhambra import SIDES, Alhambra
from alhambra.parts.cells import STEPS

NOT_BELOW_ZERO: Final = "not-below-zero"
"""The part of an attack's cost that is waived because nobody drops below zero."""


def open_sides(alhambra: Alhambra, side: int) -> int:
    """How many tiles have an open side in that direction: no wall, and no tile beyond it."""
    number = 0
    for cell, tile in alhambra.tiles.items():
        if not tile.walls >> side & 1 and cell + STEPS[side] not in alhambra.tiles:
            number += 1
    return number


def attack_loss(alhambra: Alhambra, side: int, loss: int, loss_beside: int) -> int:
    """The points that an attack on `side` costs: `loss` for each open side there, and
    `loss_beside` for each one that faces either neighbouring direction."""
    beside = sum([open_sides(alhambra, each) for each in sides_beside(side)])
    return loss * open_sides(alhambra, side) + loss_beside * beside


def sides_beside(side: int) -> tuple[int, int]:
    return (side + 1) % 4, (side + 3) % 4


def attack_parts(alhambra: Alhambra, side: int, loss: int, loss_beside: int) -> tuple[Part, ...]:
    """The parts of an attack's cost: the open sides in each direction that counts."""
    parts = [(SIDES[side], open_sides(alhambra, side), -loss)]
    if loss_beside:
        for each in sides_beside(side):
            parts.append((SIDES[each], open_sides(alhambra, each), -loss_beside))
    return tuple(parts)


def attack_counted(parts: tuple[Part, ...], lost: int) -> Counted:
    """The reason why an attack with these parts cost so many points."""
    spared = -lost - sum([number * each for _, number, each in parts])
    number = sum([number for _, number, _ in parts])
    return Counted(number, parts=(*parts, (NOT_BELOW_ZERO, 1, spared)) if spared else parts)
