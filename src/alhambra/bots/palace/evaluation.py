"""What tiles, places and money are worth to the seat to act in Palace, in expected points."""

from typing import Final

from alhambra.bots.palace.lead import gain_of_one
from alhambra.bots.palace.modules import cost_of_sides, types_matter, worth_of_shape
from alhambra.games.palace.scoring import counts_of_dirk
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.components import SCORINGS
from alhambra.parts.majority import majority_points
from alhambra.parts.money import Cards

# The weights were tuned by playing alternatives against each other for a few hundred games each.

IMPORTANCE: Final = (1.0, 0.6, 0.4)
"""The weights of majorities in the scorings to come, nearest first: later ones may change."""
SWING: Final = (1, 2, 4)
"""How many tiles of a type a player may gain or lose on another before each of those scorings."""
WALL: Final = 0.9
"""The value of one more side of the longest wall, for each scoring to come."""
ROOM: Final = 6.0
"""The value of having a place for every tile in the box."""
ON_RESERVE: Final = 0.3
"""The fraction of its value that a building has on the reserve."""
ACTION: Final = 5.0
"""The value of acting again after an exact payment."""
MONEY: Final = 0.4
"""The value of one more unit of a currency that is scarce in the hand."""
MONEY_BEYOND: Final = 0.1
"""The value of one more unit of a currency that is plentiful in the hand."""
PLENTY: Final = 12
EXACT_PRICE: Final = 0.2
"""The value of each price that could be paid exactly, whichever tile may come."""
CHANCE_EXACT: Final = 0.5
"""The fraction of its value that a tile has before it is bought, as it may be gone by the next
turn. This one is for a tile that can be paid exactly."""
CHANCE_OVER: Final = 0.2
"""The same for a tile that can only be overpaid."""
LAST_ROUNDS: Final = 2.0
"""For how many rounds before the end money loses its value."""


class Site:
    """An Alhambra and what building there is worth. Can be reused as long as it `fits`."""

    def __init__(self, view: PalaceTable) -> None:
        self.alhambra = view.alhambras[view.turn]
        self._options = view.options
        self._scorings = _letters_held(view)
        self._tiles_by_walls: dict[int, int] = {}
        self._costs = cost_of_sides(view)
        self._by_types = types_matter(view)
        for tile in view.options.tiles:
            self._tiles_by_walls[tile.walls] = self._tiles_by_walls.get(tile.walls, 0) + 1
        self._shape = self._shape_of(self.alhambra)
        self._best: dict[Tile | int, float | None] = {}

    def fits(self, view: PalaceTable) -> bool:
        """Whether nothing relevant has changed since."""
        same_table = self._options is view.options and self._scorings == _letters_held(view)
        same_place = same_table and self.alhambra is view.alhambras[view.turn]
        return same_place and self._costs == cost_of_sides(view)

    def growth(self, after: Alhambra) -> float:
        """What the Alhambra gains in wall and room by becoming `after`."""
        return self._shape_of(after) - self._shape

    def best_growth(self, tile: Tile) -> float | None:
        """The growth by `tile` in its best place, or None if it has none."""
        alike = tile if self._by_types else tile.walls
        if alike not in self._best:
            places = self.alhambra.places(tile.walls)
            growths = [self.growth(self.alhambra.with_tile(tile, cell)) for cell in places]
            self._best[alike] = max(growths, default=None)
        return self._best[alike]

    def _shape_of(self, alhambra: Alhambra) -> float:
        wall = WALL * (len(SCORINGS) - self._scorings) * alhambra.wall()
        fitting = [n for walls, n in self._tiles_by_walls.items() if alhambra.has_place(walls)]
        room = ROOM * sum(fitting) / len(self._options.tiles)
        return wall + room + worth_of_shape(alhambra, self._costs, self._by_types)


def _letters_held(view: PalaceTable) -> int:
    """How many of the scorings A, B and C have taken place."""
    return len([name for name in SCORINGS if view.scorings_held(name)])


class Outlook:
    """What things are worth in the position of a view."""

    def __init__(self, view: PalaceTable, site: Site) -> None:
        self._site = site
        counts = [alhambra.counts() for alhambra in view.alhambras]
        if view.options.dirk:
            counts.append(counts_of_dirk(view))
        self._own = counts.pop(view.turn)
        for tile in view.aside[view.turn]:
            if tile.type >= 0:
                self._own[tile.type] += 1
        self._others = list(zip(*counts, strict=True))
        """For each type, the counts of the other players; Dirk's come last."""
        points = view.options.majority_points
        self._coming = [points[name] for name in SCORINGS if not view.scorings_held(name)]
        prices = {tile.price for tile in view.options.tiles if tile.price}
        self._prices = sum([1 << price for price in prices])
        self._time = min(1.0, len(view.bag) / view.options.players / LAST_ROUNDS)

    def building(self, type: int) -> float:
        """The value of one more building of `type`, beyond those built or waiting to be placed."""
        if type < 0:
            return 0.0
        return self._buildings_worth(type, self._own[type])

    def last_building(self, type: int) -> float:
        """The value of the last building of `type` among those built or waiting to be placed."""
        if type < 0:
            return 0.0
        return self._buildings_worth(type, self._own[type] - 1)

    def _buildings_worth(self, type: int, own: int) -> float:
        others = self._others[type]
        gains = [
            importance * gain_of_one(own, others, tuple(points[type]), swing)
            for importance, swing, points in zip(IMPORTANCE, SWING, self._coming, strict=False)
        ]
        return sum(gains)

    def gift(self, type: int) -> float:
        """The value of giving Dirk one more of `type` instead of keeping it: how far it sets the
        opponent back."""
        if type < 0:
            return 0.0
        opponent, dirk = self._others[type]
        own = self._own[type] - 1
        worth = 0.0
        for importance, points in zip(IMPORTANCE, self._coming, strict=False):
            before = majority_points([own, opponent, dirk], points[type])
            after = majority_points([own, opponent, dirk + 1], points[type])
            worth += importance * (after[0] - before[0] + before[1] - after[1])
        return worth - ON_RESERVE * self.last_building(type)

    def tile(self, tile: Tile) -> float:
        """The value of having `tile`, in its best place or on the reserve."""
        building = self.building(tile.type)
        growth = self._site.best_growth(tile)
        on_reserve = ON_RESERVE * building
        return on_reserve if growth is None else max(on_reserve, building + growth)

    def money(self, cards: Cards, for_sale: Tile | None) -> float:
        """The value of having `cards`, all of one currency, while a tile is for sale in it."""
        sums = 1
        for card in cards:
            sums |= sums << card.value
        total = sums.bit_length() - 1
        worth = MONEY * min(total, PLENTY) + MONEY_BEYOND * max(0, total - PLENTY)
        worth += EXACT_PRICE * (sums & self._prices).bit_count()
        if for_sale is not None and total >= for_sale.price:
            chance = CHANCE_EXACT if sums >> for_sale.price & 1 else CHANCE_OVER
            worth += chance * self.tile(for_sale)
        return worth * self._time
