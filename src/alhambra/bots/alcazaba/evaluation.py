"""What tiles, places and fields are worth to a seat in Alcazaba, in expected points."""

from typing import Final

from alhambra.bots.dice.chances import worth_of_fields
from alhambra.core.state import Seat
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.solver import TurnSolver
from alhambra.games.palace.scoring import counts_by_type
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import TYPES, Tile
from alhambra.parts.majority import majority_points

IMPORTANCE: Final = (1.0, 0.6, 0.4)
"""The weights of majorities in the scorings to come, nearest first: later ones may change."""
SWING: Final = (1, 2, 3)
"""How many tiles of a type a player may gain or lose on another before each of those scorings."""
WALL: Final = 0.8
"""The value of one more side of the longest wall, for each scoring to come."""
ON_RESERVE: Final = 0.35
"""The fraction of its value that a building has on the reserve."""
START_TOKEN: Final = 0.5


class Outlook:
    """What things are worth to one seat in the position of a view."""

    def __init__(self, view: AlcazabaTable, seat: Seat) -> None:
        self._view = view
        self._alhambra = view.alhambras[seat]
        scorings = view.round.scorings_to_come()
        self._coming = [view.options.majority_points[name] for name in scorings]
        counts = [alhambra.counts() for alhambra in view.alhambras]
        if view.options.dirk:
            counts.append(counts_by_type(view.dirk))
        self._own = counts.pop(seat)
        self._others = counts
        self._wall = self._alhambra.wall()

    def building(self, type: int) -> float:
        """The value of one more building of a type in the Alhambra."""
        others = [counts[type] for counts in self._others]
        worth = 0.0
        for importance, swing, places in zip(IMPORTANCE, SWING, self._coming, strict=False):
            ahead = majority_points([self._own[type] + swing + 1, *others], places[type])[0]
            behind = majority_points([max(0, self._own[type] - swing), *others], places[type])[0]
            worth += importance * (ahead - behind) / (2 * swing + 1)
        return worth

    def growth(self, after: Alhambra) -> float:
        """What the Alhambra gains in wall by becoming `after`."""
        return WALL * len(self._coming) * (after.wall() - self._wall)

    def tile(self, tile: Tile) -> float:
        """The value of getting a tile, in its best place or on the reserve."""
        building = self.building(tile.type)
        places = self._alhambra.places(tile.walls)
        growths = [self.growth(self._alhambra.with_tile(tile, cell)) for cell in places]
        return max([ON_RESERVE * building, *[building + growth for growth in growths]])

    def solver(self) -> TurnSolver:
        """The solver for this turn, with what each field is worth now: the best marker of a column
        takes the best tile, the next one the best that is left, and so on."""
        view = self._view
        to_come = sum(view.markers.left) - 1
        worth = []
        for type in range(len(TYPES)):
            rewards = sorted([self.tile(tile) for tile in view.offers[type]], reverse=True)
            if view.token == type:
                rewards.append(START_TOKEN)
            worth.append(worth_of_fields(view.markers.columns[type], rewards, to_come))
        return TurnSolver(worth)
