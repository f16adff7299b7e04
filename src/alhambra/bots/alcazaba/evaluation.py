"""What tiles, places and fields are worth to a seat in Alcazaba, in expected points."""

from typing import Final

from alhambra.bots.dice.chances import worth_of_fields
from alhambra.bots.palace.lead import gain_of_one, loss_of_rivals
from alhambra.bots.style import PLAIN, Style
from alhambra.core.state import Seat
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.palace.scoring import counts_by_type
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import TYPES, Tile
from alhambra.parts.cells import Cell

IMPORTANCE: Final = (1.0, 0.6, 0.4)
"""The weights of majorities in the scorings to come, nearest first: later ones may change."""
SWING: Final = (1, 2, 3)
"""How many tiles of a type a player may gain or lose on another before each of those scorings."""
WALL: Final = 0.8
"""The value of one more side of the longest wall, for each scoring to come."""
ON_RESERVE: Final = 0.35
"""The fraction of its value that a building has on the reserve."""
START_TOKEN: Final = 0.5
ROOM: Final = 2.4
"""The value of having a place for every pattern of walls; `greedy` does not care."""
PATTERNS: Final = 15


class Outlook:
    """What things are worth to one seat in the position of a view."""

    def __init__(self, view: AlcazabaTable, seat: Seat, style: Style = PLAIN) -> None:
        self._view = view
        self._style = style
        self._alhambra = view.alhambras[seat]
        scorings = view.round.scorings_to_come()
        self._coming = [view.options.majority_points[name] for name in scorings]
        counts = [alhambra.counts() for alhambra in view.alhambras]
        if view.options.dirk:
            counts.append(counts_by_type(view.dirk))
        self._own = counts.pop(seat)
        self._others = counts
        self._rivals = view.options.players - 1
        self._importances = list(IMPORTANCE[: style.scorings])
        if len(scorings) > 1:
            self._importances[0] *= style.of("next")
        self._types = [style.of("majorities") * style.of(type) for type in TYPES]
        self._wall = self._alhambra.wall()
        self._wall_worth = WALL * style.of("wall") * len(self._coming)
        self._fitting = self._alhambra.fitting()
        rounds = min(1.0, view.round.to_come() / 2)
        self._room_worth = ROOM * style.of("room", 0.0) * rounds / PATTERNS

    def building(self, type: int) -> float:
        """The value of one more building of a type in the Alhambra."""
        others = [counts[type] for counts in self._others]
        worth = 0.0
        importances = self._importances
        for importance, swing, places in zip(importances, SWING, self._coming, strict=False):
            gain = gain_of_one(self._own[type], others, places[type], swing)
            if self._style.deny:
                lost = loss_of_rivals(self._own[type], others, self._rivals, places[type], swing)
                gain += self._style.deny * lost
            worth += importance * gain
        return worth * self._types[type]

    def growth(self, after: Alhambra) -> float:
        """What the Alhambra gains in wall and room by becoming `after`."""
        return self._growth(after.wall(), after.fitting())

    def growth_at(self, tile: Tile, cell: Cell) -> float:
        """The same by adding a tile on a cell where it fits."""
        for prospect in self._alhambra.prospects(tile.walls):
            if prospect.cell == cell:
                return self._growth(prospect.wall, prospect.fitting)
        raise AssertionError("a tile is placed where it fits")

    def _growth(self, wall: int, fitting: int) -> float:
        growth = self._wall_worth * (wall - self._wall)
        if self._room_worth:
            growth += self._room_worth * (fitting.bit_count() - self._fitting.bit_count())
        return growth

    def tile(self, tile: Tile) -> float:
        """The value of getting a tile, in its best place or on the reserve."""
        building = self.building(tile.type)
        best = ON_RESERVE * building
        for prospect in self._alhambra.prospects(tile.walls):
            best = max(best, building + self._growth(prospect.wall, prospect.fitting))
        return best

    def fitting(self, tile: Tile) -> float:
        """What the best place for a tile brings, besides its building; on the reserve that does not
        count in full."""
        best = (ON_RESERVE - 1) * self.building(tile.type)
        for prospect in self._alhambra.prospects(tile.walls):
            best = max(best, self._growth(prospect.wall, prospect.fitting))
        return best

    def rewards(self, type: int) -> list[float]:
        """What the places in a column are worth: the best marker takes the best tile, the next one
        the best that is left, and so on."""
        rewards = sorted([self.tile(tile) for tile in self._view.offers[type]], reverse=True)
        if self._view.token == type:
            rewards.append(START_TOKEN)
        return rewards

    def fields(self) -> list[list[float]]:
        """For each type, what each field is worth now."""
        to_come = int((sum(self._view.markers.left) - 1) * self._style.of("caution"))
        columns = self._view.markers.columns
        return [
            worth_of_fields(columns[type], self.rewards(type), to_come)
            for type in range(len(TYPES))
        ]
