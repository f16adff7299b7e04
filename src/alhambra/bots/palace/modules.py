"""What the modules of Palace are worth to the seat to act, in points to come."""

from typing import Final

from alhambra.bots.palace.lead import gain_of_one
from alhambra.games.palace.modules.bazaars import Bazaars
from alhambra.games.palace.modules.invaders import DIRECTIONS, Invaders
from alhambra.games.palace.modules.treasure import Treasure
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.attacks import open_sides
from alhambra.parts.bazaars import bazaar_points
from alhambra.parts.buildings import TYPES, Tile
from alhambra.parts.components import SCORINGS

BAZAAR: Final = 0.7
"""A point that a bazaar would bring now: more may come, and some may still be rebuilt."""
CAUTION: Final = (0.8, 0.35, 0.25)
"""The part of an attack's cost that counts, in the next scoring and in those after it: open sides
may still be closed, and new ones come."""
CHEST: Final = (1.0, 0.7, 0.5)
"""The part of the points for chests that counts, in the next scoring and in those after it."""
SWING: Final = (1, 2, 3)
"""How many chests a player may win or lose on another before each of those."""

Sides = tuple[float, ...]


def cost_of_sides(view: PalaceTable) -> Sides:
    """What an open side costs in each direction, as far as the seat knows which attacks come."""
    costs = [0.0] * len(DIRECTIONS)
    for module in view.options.modules:
        if isinstance(module, Invaders):
            camp = module.camp(view)
            loss, beside = module.components.attack_loss, module.components.attack_loss_beside
            coming = [name for name in SCORINGS if not view.scorings_held(name)]
            for number, name in enumerate(coming):
                known = not number and len(camp.top) == 1 and camp.top in DIRECTIONS
                possible = camp.top if known else camp.attacks
                for letter in possible:
                    side = DIRECTIONS.index(letter)
                    odds = CAUTION[number] / len(possible)
                    costs[side] += odds * loss[name]
                    for neighbour in ((side + 1) % 4, (side + 3) % 4):
                        costs[neighbour] += odds * beside[name]
    return tuple(costs)


def has_bazaars(view: PalaceTable) -> bool:
    return any(isinstance(module, Bazaars) for module in view.options.modules)


def worth_of_shape(alhambra: Alhambra, costs: Sides, bazaars: bool) -> float:
    """What bazaars bring and attacks cost an Alhambra as it stands."""
    worth = BAZAAR * bazaar_points(alhambra) if bazaars else 0.0
    if any(costs):
        worth -= sum([cost * open_sides(alhambra, side) for side, cost in enumerate(costs)])
    return worth


class Treasury:
    """What chests are worth to the seat to act."""

    def __init__(self, view: PalaceTable, module: Treasure) -> None:
        board = module.chamber(view)
        self._rooms = board.rooms
        self._full = board.carrying[view.turn]
        counts = [len(tiles) for tiles in board.carrying]
        self._own = counts.pop(view.turn)
        self._others = tuple(counts)
        points = module.components.chest_points
        self._coming = [points[name] for name in SCORINGS if not view.scorings_held(name)]
        self._free = [0] * len(TYPES)
        aside = view.aside[view.turn]
        for tile in (*view.alhambras[view.turn].tiles.values(), *aside):
            if tile.type >= 0 and tile not in self._full:
                self._free[tile.type] += 1

    def room(self, number: int) -> float:
        """The chests of a room, as far as they can be placed."""
        placed = sum(
            [
                min(chests, free)
                for chests, free in zip(self._rooms[number], self._free, strict=True)
            ]
        )
        return sum([self._chest(self._own + each) for each in range(placed)])

    def on(self, tile: Tile) -> float:
        """The chest on a tile, if it has one: lost when the tile goes."""
        return self._chest(self._own - 1) if tile in self._full else 0.0

    def _chest(self, own: int) -> float:
        """One chest more than `own`."""
        gains = [
            part * gain_of_one(own, self._others, tuple(places), swing)
            for part, swing, places in zip(CHEST, SWING, self._coming, strict=False)
        ]
        return sum(gains)
