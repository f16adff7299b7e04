"""The points of Roll & Write: completed types, majorities, lines and coins (R-40, R-50 to R-52)."""

from typing import Final

from alhambra.core.scoring import Counted, Points, Reasons, Scoring
from alhambra.games.rollwrite.grid import LINES
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.games.rollwrite.table import RollWriteTable, imaginary_name
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.parts.majority import majority_counted, majority_points

ROUND: Final = "round"
FINAL: Final = "final"
"""The names of the scorings: for the types completed in a round, and at the end."""

CAUSES: Final = (*TYPE_LETTERS, "lines", "coins")
IMAGINARY_CAUSES: Final = (*TYPE_LETTERS, "bonus")

PAID: Final = "paid"
"""The name for buildings of a type that has already been paid."""

Columns = list[list[int]]
"""For each type, what everybody has of it: the seats, then the imaginary players."""


def pay_for_completed_types(table: RollWriteTable) -> None:
    """The end of a round: whoever has completed a type since the last one takes the best places
    still free; several players share theirs, rounded down (R-40)."""
    counts = table.counts()
    boxes = table.options.grid.boxes
    open_to = _not_paid_yet(table, counts)
    if not any(boxes[type] in column for type, column in enumerate(open_to)):
        return
    completing = [
        [own if own == boxes[type] else 0 for own in column] for type, column in enumerate(open_to)
    ]
    table.scorings = (*table.scorings, _scoring(table, ROUND, counts, completing))
    table.paid = tuple([_paid(table, type, column) for type, column in enumerate(completing)])


def _not_paid_yet(table: RollWriteTable, counts: list[list[int]]) -> Columns:
    """Nobody scores twice for a type: anyone who took a place counts as having none of it."""
    return [
        [0 if table.paid[type] >> k & 1 else own[type] for k, own in enumerate(counts)]
        for type in range(len(TYPES))
    ]


def _paid(table: RollWriteTable, type: int, completing: list[int]) -> int:
    """Who has been paid for a type, including those who have just completed it."""
    return table.paid[type] | sum([1 << player for player, own in enumerate(completing) if own])


def free_places(table: RollWriteTable, type: int) -> list[int]:
    """The points for the places of a type that nobody has taken yet."""
    return table.options.places[type][table.paid[type].bit_count() :]


def score_the_end(table: RollWriteTable) -> None:
    """The final scoring (R-50 to R-52)."""
    counts = table.counts()
    final = _scoring(table, FINAL, counts, _not_paid_yet(table, counts))
    table.scorings = (*table.scorings, final)


def as_if_over(table: RollWriteTable) -> Scoring:
    """The final scoring if it came now, including what completed types are still owed."""
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
    """What a player gets in several scorings, of which at most one pays for any type."""
    causes = points[0].causes
    columns = range(len(causes))
    counted = [_reason([each.counted[c] for each in points]) for c in columns]
    return Points(
        causes, tuple([sum([p.points[c] for p in points]) for c in columns]), tuple(counted)
    )


def _reason(reasons: list[Counted | None]) -> Counted | None:
    """The reason from the scoring in which a place was taken, or else from the last."""
    taken = [reason for reason in reasons if reason is not None and reason.place]
    return taken[0] if taken else reasons[-1]


def _scoring(
    table: RollWriteTable, name: str, counts: list[list[int]], competing: Columns
) -> Scoring:
    """Points by type for everybody, plus what only the final scoring brings."""
    options = table.options
    columns = [majority_points(own, free_places(table, t)) for t, own in enumerate(competing)]
    reasons = [
        _reasons(table, type, [own[type] for own in counts], column)
        for type, column in enumerate(competing)
    ]
    at_the_end = name == FINAL
    seats: list[Points] = []
    for seat, sheet in enumerate(table.sheets):
        others, why = (0, 0), (Counted(0), Counted(0))
        if at_the_end:
            others = (line_points(table, sheet), coin_points(table, sheet))
            why = (lines_counted(table, sheet), Counted(sheet.coins))
        seats.append(_points(CAUSES, columns, reasons, seat, others, why))
    # Imaginary players take places like anybody else; they have no lines or coins, but get a
    # bonus in a contest.
    bonus = options.bonus if at_the_end else 0
    imaginary: list[tuple[str, Points]] = []
    for k in range(options.imaginary):
        player = options.players + k
        points = _points(IMAGINARY_CAUSES, columns, reasons, player, (bonus,), (Counted(0),))
        imaginary.append((imaginary_name(k), points))
    return Scoring(name, tuple(seats), tuple(imaginary))


def _points(
    causes: tuple[str, ...],
    columns: Columns,
    reasons: list[list[Counted]],
    player: int,
    others: tuple[int, ...],
    other_reasons: Reasons,
) -> Points:
    """A player's points by type, and for everything else."""
    points = [column[player] for column in columns]
    counted = [column[player] for column in reasons]
    return Points(causes, (*points, *others), (*counted, *other_reasons))


def _reasons(
    table: RollWriteTable, type: int, column: list[int], competing: list[int]
) -> list[Counted]:
    """What counted for everybody's points for a type. Players who were paid earlier still have the
    buildings, but these do not count again."""
    paid = table.paid[type]
    places = len(free_places(table, type))
    reasons = majority_counted(competing, places, paid.bit_count() + 1)
    for player, own in enumerate(column):
        if paid >> player & 1:
            reasons[player] = Counted(0, parts=((PAID, own, 0),))
        elif not reasons[player].number:
            reasons[player] = Counted(own)
    return reasons


def lines_counted(table: RollWriteTable, sheet: Sheet) -> Counted:
    """The rows and columns that bring points, grouped by their number of crosses."""
    crosses = [(sheet.crosses & line).bit_count() for line in LINES]
    parts = [
        (str(number), crosses.count(number), each)
        for number, each in enumerate(table.options.line_points)
        if each and number in crosses
    ]
    return Counted(sum([lines for _, lines, _ in parts]), parts=tuple(parts))


def line_points(table: RollWriteTable, sheet: Sheet) -> int:
    """For rows and columns with many crosses, connected or not (R-51)."""
    points = table.options.line_points
    return sum([points[(sheet.crosses & line).bit_count()] for line in LINES])


def coin_points(table: RollWriteTable, sheet: Sheet) -> int:
    """For the coins that are left (R-52)."""
    return sheet.coins // table.options.coins_per_point
