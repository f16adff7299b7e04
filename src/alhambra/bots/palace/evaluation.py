"""What tiles, places and money are worth to the seat to act in Palace, in expected points."""

from typing import Final

from alhambra.bots.palace.lead import gain_of_one, loss_of_rivals, points_with
from alhambra.bots.palace.modules.offers import cost_of_sides, types_matter, worth_of_shape
from alhambra.bots.palace.weights import LAST_ROUNDS, PLENTY, SWING, Weights
from alhambra.games.palace.scoring import counts_of_dirk
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.alhambra import Alhambra, Prospect
from alhambra.parts.buildings import Tile
from alhambra.parts.components import SCORINGS

NOT_FOR_SALE: Final = -1


class Site:
    """An Alhambra and what building there is worth. Can be reused as long as it `fits`."""

    def __init__(self, view: PalaceTable, weights: Weights, box: "Box") -> None:
        self.alhambra = view.alhambras[view.turn]
        self._options = view.options
        self._weights = weights
        self._box = box
        self._scorings = scorings_held(view)
        self._wall_worth = weights.wall * (len(SCORINGS) - self._scorings)
        self._costs = cost_of_sides(view, weights)
        self._by_types = types_matter(view)
        self._plain = not self._by_types and not any(self._costs)
        """Whether nothing counts but the wall and the room."""
        self._shape = self._shape_of(self.alhambra)
        self._best: dict[Tile | int, float | None] = {}

    def fits(self, view: PalaceTable) -> bool:
        """Whether nothing relevant has changed since."""
        if self._options is not view.options or self.alhambra is not view.alhambras[view.turn]:
            return False
        if self._scorings != scorings_held(view):
            return False
        return self._costs == cost_of_sides(view, self._weights)

    def growth(self, after: Alhambra) -> float:
        """What the Alhambra gains in wall and room by becoming `after`."""
        return self._shape_of(after) - self._shape

    def growth_by(self, tile: Tile, prospect: Prospect) -> float:
        """The growth by adding `tile` as the prospect says."""
        if not self._plain:
            return self.growth(self.alhambra.with_tile(tile, prospect.cell))
        return self._wall_and_room(prospect.wall, prospect.fitting) - self._shape

    def growth_at(self, tile: Tile, cell: int) -> float:
        for prospect in self.alhambra.prospects(tile.walls):
            if prospect.cell == cell:
                return self.growth_by(tile, prospect)
        raise AssertionError("a tile is placed where it fits")

    def best_growth(self, tile: Tile) -> float | None:
        """The growth by `tile` in its best place, or None if it has none."""
        alike: Tile | int = tile if self._by_types else tile.walls
        if alike not in self._best:
            best: float | None = None
            for prospect in self.alhambra.prospects(tile.walls):
                growth = self.growth_by(tile, prospect)
                if best is None or growth > best:
                    best = growth
            self._best[alike] = best
        return self._best[alike]

    def _shape_of(self, alhambra: Alhambra) -> float:
        shape = self._wall_and_room(alhambra.wall(), alhambra.fitting())
        if self._plain:
            return shape
        return shape + worth_of_shape(alhambra, self._costs, self._by_types, self._weights)

    def _wall_and_room(self, wall: int, fitting: int) -> float:
        room = self._weights.room * self._box.fitting(fitting) / self._box.tiles
        return self._wall_worth * wall + room


class Box:
    """The tiles of a game: how many there are of each pattern of walls, and at which prices."""

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        self.tiles = len(tiles)
        self._by_walls = [0] * 16
        prices = 0
        for tile in tiles:
            self._by_walls[tile.walls] += 1
            if tile.price:
                prices |= 1 << tile.price
        self.prices = prices
        """One bit for each price that occurs."""
        self._fitting: dict[int, int] = {}

    def fitting(self, walls: int) -> int:
        """How many tiles have one of these patterns of walls, one bit each."""
        number = self._fitting.get(walls)
        if number is None:
            number = 0
            for pattern in range(16):
                if walls >> pattern & 1:
                    number += self._by_walls[pattern]
            self._fitting[walls] = number
        return number


def scorings_held(view: PalaceTable) -> int:
    """How many of the scorings A, B and C have taken place."""
    held = 0
    for scoring in view.scorings:
        if not scoring.cause_after:
            held += 1
    return held


class Outlook:
    """What things are worth in the position of a view."""

    def __init__(self, view: PalaceTable, site: Site, weights: Weights, box: Box) -> None:
        self._site = site
        self._weights = weights
        self._prices = box.prices
        players = view.options.players
        turn = view.turn
        self._rivals = players - 1
        self._own = view.alhambras[turn].counts()
        for tile in view.aside[turn]:
            if tile.type >= 0:
                self._own[tile.type] += 1
        others = [view.alhambras[seat].counts() for seat in range(players) if seat != turn]
        if view.options.dirk:
            others.append(counts_of_dirk(view))
        self._others = [[counts[type] for counts in others] for type in range(len(self._own))]
        """For each type, the counts of the other players; Dirk's come last."""
        held = scorings_held(view)
        points = view.options.majority_points
        self._coming = [points[name] for name in SCORINGS[held:]]
        self._next = weights.next if len(self._coming) > 1 else 1.0
        """How much more the next scoring matters, if it is not the last."""
        self._time = min(1.0, len(view.bag) / players / LAST_ROUNDS)

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
        weights = self._weights
        others = self._others[type]
        worth = 0.0
        for number in range(min(len(self._coming), len(weights.importance))):
            places = self._coming[number][type]
            swing = SWING[number]
            gain = gain_of_one(own, others, places, swing)
            if weights.deny:
                gain += weights.deny * loss_of_rivals(own, others, self._rivals, places, swing)
            if number == 0:
                gain *= self._next
            worth += weights.importance[number] * gain
        return worth * weights.types[type]

    def gift(self, type: int) -> float:
        """The value of giving Dirk one more of `type` instead of keeping it: how far it sets the
        opponent back."""
        if type < 0:
            return 0.0
        opponent, dirk = self._others[type]
        own = self._own[type] - 1
        worth = 0.0
        for number in range(min(len(self._coming), len(self._weights.importance))):
            places = self._coming[number][type]
            gained = points_with(own, [opponent, dirk + 1], places)
            gained -= points_with(own, [opponent, dirk], places)
            lost = points_with(opponent, [own, dirk], places)
            lost -= points_with(opponent, [own, dirk + 1], places)
            worth += self._weights.importance[number] * (gained + lost)
        return worth - self._weights.on_reserve * self.last_building(type)

    def tile(self, tile: Tile) -> float:
        """The value of having `tile`, in its best place or on the reserve."""
        building = self.building(tile.type)
        growth = self._site.best_growth(tile)
        on_reserve = self._weights.on_reserve * building
        return on_reserve if growth is None else max(on_reserve, building + growth)

    def money(self, sums: int, price: int, worth_of_tile: float) -> float:
        """The value of having cards of one currency with these `sums`: one bit for each amount that
        some of them make. A tile of that price and worth is for sale in it, or none at price 0."""
        weights = self._weights
        total = sums.bit_length() - 1
        worth = weights.money * min(total, PLENTY) + weights.money_beyond * max(0, total - PLENTY)
        worth += weights.exact_price * (sums & self._prices).bit_count()
        if price != NOT_FOR_SALE and total >= price:
            exact = sums >> price & 1
            worth += (weights.chance_exact if exact else weights.chance_over) * worth_of_tile
        return worth * self._time
