"""The points of Roll & Write: completed types, majorities, lines and coins (R-40, R-50 to R-52)."""

from typing import Final

from alhambra.core.state import Points, Scoring
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.games.rollwrite.table import RollWriteTable, imaginary_name
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.parts.grid import LINES
from alhambra.parts.majority import majority_points

ROUND: Final = "round"
FINAL: Final = "final"
"""The names of the scorings: of types completed in a round, and at the end."""

CAUSES: Final = (*TYPE_LETTERS, "lines", "coins")
IMAGINARY_CAUSES: Final = (*TYPE_LETTERS, "bonus")


def pay_for_completed_types(table: RollWriteTable) -> None:
    """The end of a round: whoever has completed a type since the last one takes the best places
    still free, several together share theirs, rounded down (R-40)."""
    counts = table.counts()
    boxes = table.options.grid.boxes
    by_type = [[0] * len(TYPES) for _ in counts]
    paid = list(table.paid)
    for type in range(len(TYPES)):
        before = table.paid[type]
        completing = [
            player
            for player in range(len(counts))
            if counts[player][type] == boxes[type] and not before >> player & 1
        ]
        free = free_places(table, type)
        for player in completing:
            by_type[player][type] = sum(free[: len(completing)]) // len(completing)
            paid[type] |= 1 << player
    if paid != list(table.paid):
        table.paid = tuple(paid)
        table.scorings = (*table.scorings, _scoring(table, ROUND, by_type, False))


def free_places(table: RollWriteTable, type: int) -> list[int]:
    """The points of the places of a type that nobody has taken yet."""
    return table.options.places[type][table.paid[type].bit_count() :]


def score_the_end(table: RollWriteTable) -> None:
    """The final scoring (R-50 to R-52)."""
    counts = table.counts()
    by_type = [[0] * len(TYPES) for _ in counts]
    for type in range(len(TYPES)):
        # Nobody scores twice for a type: who had a place already counts as having none of it.
        competing = [
            0 if table.paid[type] >> player & 1 else counts[player][type]
            for player in range(len(counts))
        ]
        for player, points in enumerate(majority_points(competing, free_places(table, type))):
            by_type[player][type] = points
    table.scorings = (*table.scorings, _scoring(table, FINAL, by_type, True))


def as_if_over(table: RollWriteTable) -> Scoring:
    """The final scoring as if it came now, with what is still to be paid for completed types."""
    last = table.copy()
    pay_for_completed_types(last)
    score_the_end(last)
    to_come = last.scorings[len(table.scorings) :]
    seats = [_sum([each.seats[k] for each in to_come]) for k in range(table.options.players)]
    imaginary = [
        (imaginary_name(k), _sum([each.imaginary[k][1] for each in to_come]))
        for k in range(table.options.imaginary)
    ]
    return Scoring(FINAL, tuple(seats), tuple(imaginary))


def _sum(points: list[Points]) -> Points:
    columns = range(len(points[0].points))
    return Points(points[0].causes, tuple([sum([p.points[c] for p in points]) for c in columns]))


def _scoring(
    table: RollWriteTable, name: str, by_type: list[list[int]], at_the_end: bool
) -> Scoring:
    """Points by type for everybody, and at the end what only the final scoring brings."""
    options = table.options
    seats: list[Points] = []
    for seat, sheet in enumerate(table.sheets):
        others = (line_points(table, sheet), coin_points(table, sheet)) if at_the_end else (0, 0)
        seats.append(Points(CAUSES, (*by_type[seat], *others)))
    # Imaginary players take places like anybody; for lines and coins, which they do not
    # have, they get a bonus in a contest.
    bonus = options.bonus if at_the_end else 0
    imaginary = [
        (imaginary_name(k), Points(IMAGINARY_CAUSES, (*by_type[options.players + k], bonus)))
        for k in range(options.imaginary)
    ]
    return Scoring(name, tuple(seats), tuple(imaginary))


def line_points(table: RollWriteTable, sheet: Sheet) -> int:
    """For rows and columns with many crosses, connected or not (R-51)."""
    points = table.options.line_points
    return sum([points[(sheet.crosses & line).bit_count()] for line in LINES])


def coin_points(table: RollWriteTable, sheet: Sheet) -> int:
    """For coins that are left (R-52)."""
    return sheet.coins // table.options.coins_per_point
