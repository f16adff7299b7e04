"""The points of Palace: majorities and walls (P-31 to P-35, P-52)."""

from typing import Final

from alhambra.core.state import Points, Scoring
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.table import GAIN, OVER, PalaceTable
from alhambra.parts.buildings import TYPE_LETTERS, TYPES, Tile
from alhambra.parts.majority import majority_points

CAUSES: Final = (*TYPE_LETTERS, "wall")
DIRK: Final = "Dirk"


def next_scoring(table: PalaceTable) -> str:
    """The letter of the scoring that comes next; once the market ran out it is C (P-42)."""
    if table.phase in (GAIN, OVER):
        return "C"
    held = [scoring.name for scoring in table.scorings]
    return "A" if "A" not in held else "B" if "B" not in held else "C"


def score(table: PalaceTable, name: str) -> Scoring:
    """Scoring `name` of the Alhambras as they stand."""
    counts = [alhambra.counts() for alhambra in table.alhambras]
    if table.options.dirk:
        counts.append(counts_of_dirk(table))
    by_type = points_by_type(counts, table.options.majority_points[name])
    points = [(*by_type[seat], alhambra.wall()) for seat, alhambra in enumerate(table.alhambras)]
    if table.options.dirk:
        # Dirk scores majorities like a player, but he has no wall (P-52).
        points.append((*by_type[-1], 0))
    for module in table.options.modules:
        if module.cause:
            more = module.points(table, name)
            points = [(*before, more[player]) for player, before in enumerate(points)]
    causes = causes_of(table.options)
    seats = tuple([Points(causes, points[seat]) for seat in range(table.options.players)])
    if not table.options.dirk:
        return Scoring(name, seats)
    return Scoring(name, seats, ((DIRK, Points(causes, points[-1])),))


def causes_of(options: PalaceOptions) -> tuple[str, ...]:
    """What points are given for in a scoring: types, wall, and what the modules add."""
    return CAUSES + tuple([module.cause for module in options.modules if module.cause])


def points_by_type(counts: list[list[int]], places: list[list[int]]) -> list[list[int]]:
    """For each player the points for each type, given everybody's counts by type."""
    columns = [
        majority_points([own[type] for own in counts], places[type]) for type in range(len(TYPES))
    ]
    return [[column[player] for column in columns] for player in range(len(counts))]


def counts_of_dirk(table: PalaceTable) -> list[int]:
    return counts_by_type(table.dirk)


def counts_by_type(tiles: tuple[Tile, ...]) -> list[int]:
    return [sum([tile.type == type for tile in tiles]) for type in range(len(TYPES))]
