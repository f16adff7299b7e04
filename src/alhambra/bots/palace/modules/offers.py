"""What the modules of Palace are worth to the seat to act, in expected points. Of other modules, a
bot knows only the moves."""

import math
from collections.abc import Callable
from typing import Final

from alhambra.bots.palace.lead import gain_of_one
from alhambra.bots.palace.weights import Weights
from alhambra.core.state import Move
from alhambra.games.palace.modules.bazaars import Bazaars
from alhambra.games.palace.modules.builders import Hire
from alhambra.games.palace.modules.invaders import DIRECTIONS, Invaders
from alhambra.games.palace.modules.treasure import ChestsMove, Pay, PutChest, Treasure
from alhambra.games.palace.redesign import redesigns
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.attacks import open_sides
from alhambra.parts.bazaars import bazaar_points
from alhambra.parts.buildings import TYPES, Tile
from alhambra.parts.components import SCORINGS
from alhambra.parts.money import Cards, by_value, payments, worth

BAZAAR: Final = 0.7
"""The value of a point that a bazaar would score now: more may come, and some may still be lost."""
CAUTION: Final = (0.8, 0.35, 0.25)
"""The fraction of an attack's cost that counts, in the next scoring and in later ones: open sides
may still be closed, and new ones may appear."""
CHEST: Final = (1.0, 0.7, 0.5)
"""The fraction of the points for chests that counts, in the next scoring and in later ones."""
SWING: Final = (1, 2, 3)
"""How many chests a player may gain or lose on another before each of those."""

MOST_PAYMENTS: Final = 40
"""How many payments for chests are considered: those that overpay least."""
Sides = tuple[float, ...]


NO_ATTACKS: Final[Sides] = (0.0,) * len(DIRECTIONS)


def cost_of_sides(view: PalaceTable, weights: Weights) -> Sides:
    """What an open side costs in each direction, given what the seat knows about attacks."""
    if not view.options.modules:
        return NO_ATTACKS
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
                    odds = weights.style.of("attacks") * CAUTION[number] / len(possible)
                    costs[side] += odds * loss[name]
                    for neighbour in ((side + 1) % 4, (side + 3) % 4):
                        costs[neighbour] += odds * beside[name]
    return tuple(costs)


def types_matter(view: PalaceTable) -> bool:
    """Whether the type of a building matters to a place: with bazaars it does."""
    return any(isinstance(module, Bazaars) for module in view.options.modules)


def worth_of_shape(alhambra: Alhambra, costs: Sides, by_types: bool, weights: Weights) -> float:
    """What bazaars bring and attacks cost an Alhambra as it stands."""
    shape = weights.style.of("bazaars") * BAZAAR * bazaar_points(alhambra) if by_types else 0.0
    if any(costs):
        shape -= sum([cost * open_sides(alhambra, side) for side, cost in enumerate(costs)])
    return shape


class Offers:
    """What the moves of modules gain the seat to act."""

    def __init__(self, view: PalaceTable, cost: Callable[[Cards], float], weights: Weights) -> None:
        """`cost` returns what giving up cards costs."""
        self._view = view
        self._cost = cost
        self._treasury: _Treasury | None = None
        for module in view.options.modules:
            if isinstance(module, Treasure):
                self._treasury = _Treasury(view, module, weights.style.of("chests"))

    def action(self, move: Move) -> float | None:
        """What an action of a turn gains; None if it is not a module's."""
        return self._chests(move.room) if isinstance(move, ChestsMove) else None

    def offer(self, move: Move, redesigning: Callable[[Move], float]) -> float | None:
        """What a move that a module offers gains, compared with declining it; None if it is not a
        module's. `redesigning` returns what a redesign gains."""
        if isinstance(move, Pay):
            return -self._cost(move.cards)
        if isinstance(move, PutChest):
            return 1.0
        if isinstance(move, Hire):
            # The best redesign, minus what the card would be worth otherwise.
            best = max([redesigning(change) for change in redesigns(self._view)])
            return best - self._cost((move.card,))
        return None

    def lost_with(self, tile: Tile) -> float:
        """What is lost along with a tile that leaves the Alhambra."""
        return 0.0 if self._treasury is None else self._treasury.on(tile)

    def _chests(self, room: int) -> float:
        """The chests that can be placed, minus the cheapest payment."""
        assert self._treasury is not None
        gain = self._treasury.room(room)
        if gain == 0:
            return -math.inf
        hand = self._view.hands[self._view.turn].cards
        ways = payments(by_value(list(hand)), self._view.options.components.chests_price)
        cheapest = sorted(ways, key=worth)[:MOST_PAYMENTS]
        return gain - min([self._cost(cards) for cards in cheapest])


class _Treasury:
    """What chests are worth to the seat to act."""

    def __init__(self, view: PalaceTable, module: Treasure, weight: float) -> None:
        self._weight = weight
        board = module.chamber(view)
        self._rooms = board.rooms
        self._full = board.carrying[view.turn]
        counts = [len(tiles) for tiles in board.carrying]
        self._own = counts.pop(view.turn)
        self._others = counts
        points = module.components.chest_points
        self._coming = [points[name] for name in SCORINGS if not view.scorings_held(name)]
        self._free = [0] * len(TYPES)
        aside = view.aside[view.turn]
        for tile in (*view.alhambras[view.turn].tiles.values(), *aside):
            if tile.type >= 0 and tile not in self._full:
                self._free[tile.type] += 1

    def room(self, number: int) -> float:
        """The value of a room's chests, as far as they can be placed."""
        placed = sum(
            [
                min(chests, free)
                for chests, free in zip(self._rooms[number], self._free, strict=True)
            ]
        )
        return sum([self._chest(self._own + each) for each in range(placed)])

    def on(self, tile: Tile) -> float:
        """The value of the chest on a tile, if any: lost when the tile goes."""
        return self._chest(self._own - 1) if tile in self._full else 0.0

    def _chest(self, own: int) -> float:
        """The value of one chest more than `own`."""
        gains = [
            part * gain_of_one(own, self._others, places, swing)
            for part, swing, places in zip(CHEST, SWING, self._coming, strict=False)
        ]
        return self._weight * sum(gains)
