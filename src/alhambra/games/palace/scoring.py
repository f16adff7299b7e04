"""The points of Palace: majorities and walls (P-31 to P-35, P-52)."""

from typing import Final

from alhambra.core.scoring import Counted, Points, Scoring
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.table import GAIN, OVER, PalaceTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import TYPE_LETTERS, TYPES, Tile
from alhambra.parts.majority import majority_counted, majority_points

WALL: Final = "wall"
TYPE_CAUSES: Final = tuple(TYPE_LETTERS)
CAUSES: Final = (*TYPE_CAUSES, WALL)
DIRK: Final = "Dirk"


def next_scoring(table: PalaceTable) -> str:
    """The letter of the next scoring; once the market cannot be filled it is C (P-42)."""
    if table.phase in (GAIN, OVER):
        return "C"
    held = [scoring.name for scoring in table.scorings]
    return "A" if "A" not in held else "B" if "B" not in held else "C"


def score(table: PalaceTable, name: str) -> Scoring:
    """Scoring `name` for the Alhambras as they stand."""
    options = table.options
    dirk = counts_of_dirk(table) if options.dirk else None
    players = points_of_alhambras(table.alhambras, dirk, options.majority_points[name])
    for module in options.modules:
        if module.cause:
            points = module.points(table, name)
            counted = module.counted(table, name)
            players = [
                player.and_for(module.cause, points[k], counted[k] if counted else None)
                for k, player in enumerate(players)
            ]
    return scoring_of(name, players, options.players)


def points_of_alhambras(
    alhambras: tuple[Alhambra, ...], dirk: list[int] | None, places: list[list[int]]
) -> list[Points]:
    """The points for majorities and walls; Dirk comes last if he plays, with his buildings given by
    type. He scores majorities like a player, but he has no wall (P-52)."""
    counts = [alhambra.counts() for alhambra in alhambras]
    if dirk is not None:
        counts.append(dirk)
    points = points_by_type(counts, places)
    counted = counted_by_type(counts, places)
    players: list[Points] = []
    for k in range(len(counts)):
        own = Points(TYPE_CAUSES, tuple(points[k]), tuple(counted[k]))
        if k < len(alhambras):
            wall = alhambras[k].wall()
            players.append(own.and_for(WALL, wall, Counted(wall)))
        else:
            players.append(own.and_for(WALL, 0, None))
    return players


def scoring_of(name: str, players: list[Points], seats: int) -> Scoring:
    """The scoring in which the seats, and Dirk if he plays, got these points."""
    imaginary = tuple([(DIRK, points) for points in players[seats:]])
    return Scoring(name, tuple(players[:seats]), imaginary)


def causes_of(options: PalaceOptions) -> tuple[str, ...]:
    """What a scoring gives points for: types, the wall, and what the modules add."""
    return CAUSES + tuple([module.cause for module in options.modules if module.cause])


def points_by_type(counts: list[list[int]], places: list[list[int]]) -> list[list[int]]:
    """For each player, the points for each type, given everybody's counts by type."""
    columns = [
        majority_points([own[type] for own in counts], places[type]) for type in range(len(TYPES))
    ]
    return [[column[player] for column in columns] for player in range(len(counts))]


def counted_by_type(counts: list[list[int]], places: list[list[int]]) -> list[list[Counted]]:
    """The reasons for these points."""
    columns = [
        majority_counted([own[type] for own in counts], len(places[type]))
        for type in range(len(TYPES))
    ]
    return [[column[player] for column in columns] for player in range(len(counts))]


def counts_of_dirk(table: PalaceTable) -> list[int]:
    return counts_by_type(table.dirk)


def counts_by_type(tiles: tuple[Tile, ...]) -> list[int]:
    return [sum([tile.type == type for tile in tiles]) for type in range(len(TYPES))]
