"""What tiles, places and money are worth to one seat of Palace, in points to come."""

from functools import cache
from typing import Final

from alhambra.games.palace.scoring import counts_of_dirk
from alhambra.games.palace.table import Table
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.cells import Cell
from alhambra.parts.majority import majority_points
from alhambra.parts.money import Card

# All weights are in points, found by playing thousands of games against other weights.
IMPORTANCE: Final = (1.0, 0.7, 0.5)
"""Of the next scoring and of those after it: what is far off may still change."""
SWING: Final = (1, 2, 3)
"""How many tiles of a type a player may win or lose on another before each of those scorings."""
WALL: Final = 0.9
"""A side more of the longest wall, for each scoring to come."""
ROOM: Final = 6.0
"""Being able to place every tile that may still come."""
ON_RESERVE: Final = 0.4
"""The part of its worth that a tile has on the reserve."""
ACTION: Final = 5.0
"""Acting again after an exact payment."""
MONEY: Final = 0.3
"""One more of a currency of which there is little."""
MONEY_BEYOND: Final = 0.1
"""One more of a currency of which there is plenty."""
PLENTY: Final = 12
CHANCE_EXACT: Final = 0.5
"""How much of a tile that can be paid exactly counts already: it may be gone in the next turn."""
CHANCE_OVER: Final = 0.2
FLEX: Final = 0.0
WANTED: Final = 0.0
RIVAL: Final = 0.0
"""The same for a tile that can be paid, but not exactly."""


_PRICES = 0b11111111111100


class Site:
    """An Alhambra and what each place in it is good for. Worth keeping while it stays as it is."""

    def __init__(self, alhambra: Alhambra, view: Table) -> None:
        self.alhambra = alhambra
        self.scorings_left = 3 - len(view.scorings)
        self._to_come: dict[int, int] = {}
        for tile in view.bag:
            self._to_come[tile.walls] = self._to_come.get(tile.walls, 0) + 1
        self._shape = self.shape(alhambra)
        self._best: dict[int, tuple[float, Cell] | None] = {}

    def shape(self, alhambra: Alhambra) -> float:
        """What wall and room of `alhambra` are worth."""
        wall = WALL * self.scorings_left * alhambra.wall()
        return wall + ROOM * self._room(alhambra)

    def _room(self, alhambra: Alhambra) -> float:
        """The part of the tiles to come that would find a place."""
        placed = sum([n for walls, n in self._to_come.items() if alhambra.places(walls)])
        return placed / max(1, sum(self._to_come.values()))

    def growth(self, after: Alhambra) -> float:
        return self.shape(after) - self._shape

    def best_place(self, tile: Tile) -> tuple[float, Cell] | None:
        """The best place for `tile` and what wall and room gain by it, if there is a place."""
        if tile.walls not in self._best:
            growths = [
                (self.growth(self.alhambra.with_tile(tile, cell)), -number, cell)
                for number, cell in enumerate(self.alhambra.places(tile.walls))
            ]
            best = max(growths, default=None)
            self._best[tile.walls] = (best[0], best[2]) if best else None
        return self._best[tile.walls]


class Outlook:
    """What things are worth in the position of a view."""

    def __init__(self, view: Table, site: Site) -> None:
        self.view = view
        self.site = site
        seat = view.turn
        counts = [alhambra.counts() for alhambra in view.alhambras]
        for tile in view.aside[seat]:
            counts[seat][tile.type] += 1
        if view.options.dirk:
            counts.append(counts_of_dirk(view))
        self._own = counts.pop(seat)
        self._others = counts
        held = [scoring.name for scoring in view.scorings]
        self._coming = [
            name for name in view.options.components.majority_points if name not in held
        ]
        rounds_left = len(view.bag) / view.options.players
        self._time = min(1.0, rounds_left / 2)

    def building(self, type: int, more: int = 0) -> float:
        """What one more building of `type` is worth when there are `more` of them already."""
        own = self._own[type] + more
        others = tuple([counts[type] for counts in self._others])
        points = self.view.options.components.majority_points
        worth = 0.0
        for weight, swing, name in zip(IMPORTANCE, SWING, self._coming, strict=False):
            places = tuple(points[name][type])
            worth += weight * _gain(own, others, places, swing)
            if RIVAL:
                best = max(_gain(o, (own, *others[:i], *others[i+1:]), places, swing) for i, o in enumerate(others))
                worth += RIVAL * weight * best
        return worth

    def tile(self, tile: Tile) -> float:
        """What having `tile` is worth: in the best place, or on the reserve."""
        building = self.building(tile.type)
        best = self.site.best_place(tile)
        on_reserve = ON_RESERVE * building
        return max(on_reserve, building + best[0]) if best else on_reserve

    def money(self, cards: tuple[Card, ...], tile: Tile | None) -> float:
        """What `cards`, all of one currency, are worth if `tile` is for sale for it."""
        sums = 1
        total = 0
        for card in cards:
            sums |= sums << card.value
            total += card.value
        worth = MONEY * min(total, PLENTY) + MONEY_BEYOND * max(0, total - PLENTY)
        worth += FLEX * (sums & _PRICES).bit_count()
        if tile is not None and total >= tile.price:
            exact = sums >> tile.price & 1
            worth += (CHANCE_EXACT if exact else CHANCE_OVER) * max(0.0, self.tile(tile))
        return worth * self._time


@cache
def _gain(own: int, others: tuple[int, ...], places: tuple[int, ...], swing: int) -> float:
    """What one tile more brings on average if the lead over the others may still change by up to
    `swing` tiles either way: of all these steps together, only the ends remain."""
    ahead = majority_points([own + 1 + swing, *others], list(places))[0]
    behind = majority_points([max(0, own - swing), *others], list(places))[0]
    return (ahead - behind) / (2 * swing + 1)
