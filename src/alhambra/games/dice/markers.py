"""The markers of a round: where they stand, and who still has some to place."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import Seat
from alhambra.core.values import replaced
from alhambra.games.dice.columns import (
    EMPTY,
    NOBODY,
    ROLLS,
    Column,
    Owner,
    displaced,
    field_of,
    owners,
    placed,
    without_best,
)
from alhambra.parts.buildings import TYPES

DIRKS_MARKERS: Final = 5
DIRKS_FIRST_LINE: Final = 2


@mypyc_attr(acyclic=True)
class Markers:
    """All markers at one moment. Immutable: placing one returns new markers."""

    def __init__(
        self, columns: tuple[Column, ...], left: tuple[int, ...], out: tuple[Owner, ...]
    ) -> None:
        self.columns = columns
        self.left = left
        """How many markers each seat still has to place."""
        self.out = out
        """The owners of markers that are out for the round (D-23), in order."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Markers, (self.columns, self.left, self.out)

    def owners(self, type: int) -> list[Owner]:
        """Whose markers stand in a column, best first (D-30)."""
        return owners(self.columns[type])

    def next_to_place(self, seat: Seat) -> Seat | None:
        """The first seat from `seat` on that has a marker left, or None if all are placed
        (D-12)."""
        players = len(self.left)
        for number in range(players):
            if self.left[(seat + number) % players]:
                return (seat + number) % players
        return None

    def placing(self, seat: Seat, type: int, field: int) -> "Markers":
        """A marker goes to the field, or to the first free one after it (D-22)."""
        column, out = placed(self.columns[type], field, seat)
        return self._with(seat, type, column, out)

    def displacing(self, seat: Seat, type: int, field: int) -> "Markers":
        """A marker takes exactly this field and pushes the others back (D-42)."""
        column, out = displaced(self.columns[type], field, seat)
        return self._with(seat, type, column, out)

    def _with(self, seat: Seat, type: int, column: Column, out: Owner) -> "Markers":
        columns = replaced(self.columns, type, column)
        outs = self.out if out == NOBODY else tuple(sorted([*self.out, out]))
        return Markers(columns, self._left_without(seat), outs)

    def spending(self, seat: Seat) -> "Markers":
        """A marker is used for something else."""
        return Markers(self.columns, self._left_without(seat), self.out)

    def _left_without(self, seat: Seat) -> tuple[int, ...]:
        return replaced(self.left, seat, self.left[seat] - 1)

    def placing_dirks(self, number: int, type: int) -> "Markers":
        """Dirk's markers, counted from 0, stand on the rightmost fields: the first in line 2, each
        further one a line higher (D-61, A-40)."""
        field = field_of(DIRKS_FIRST_LINE + number, ROLLS)
        column, _ = placed(self.columns[type], field, len(self.left))
        return self.with_column(type, column)

    def without_best(self, type: int) -> "Markers":
        """The best marker of a column goes back to its owner."""
        return self.with_column(type, without_best(self.columns[type]))

    def with_column(self, type: int, column: Column) -> "Markers":
        return Markers(replaced(self.columns, type, column), self.left, self.out)


def markers_to_place(each: int, players: int) -> Markers:
    """No markers on the fields yet, and `each` for every seat."""
    return Markers((EMPTY,) * len(TYPES), (each,) * players, ())
