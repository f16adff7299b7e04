"""The points of Alcazaba: those of Palace, majorities and walls (A-30, A-43)."""

from alhambra.core.state import Points, Scoring
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.palace.scoring import CAUSES, DIRK, counts_by_type, points_by_type


def score(table: AlcazabaTable, name: str) -> Scoring:
    """Scoring `name` of the Alhambras as they stand."""
    counts = [alhambra.counts() for alhambra in table.alhambras]
    if table.options.dirk:
        counts.append(counts_by_type(table.dirk))
    by_type = points_by_type(counts, table.options.majority_points[name])
    seats = tuple(
        [
            Points(CAUSES, (*by_type[seat], alhambra.wall()))
            for seat, alhambra in enumerate(table.alhambras)
        ]
    )
    if not table.options.dirk:
        return Scoring(name, seats)
    # Dirk scores majorities only.
    return Scoring(name, seats, ((DIRK, Points(CAUSES, (*by_type[-1], 0))),))
