"""The points of Alcazaba: majorities and walls, as in Palace (A-30, A-43)."""

from alhambra.core.scoring import Scoring
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.palace.scoring import counts_by_type, points_of_alhambras, scoring_of


def score(table: AlcazabaTable, name: str) -> Scoring:
    """Scoring `name` for the Alhambras as they stand; Dirk scores majorities only (A-43)."""
    options = table.options
    dirk = counts_by_type(table.dirk) if options.dirk else None
    players = points_of_alhambras(table.alhambras, dirk, options.majority_points[name])
    return scoring_of(name, players, options.players)
