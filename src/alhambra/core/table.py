"""What the games have in common: a table with everything on it, and a state that consults it.

A game's own table lists what is on it, and its own state says what moves do to that. Neither is
generic, because mypyc cannot compile generic classes into objects that the garbage collector may
ignore. So each game declares its options and its table itself.
"""

from collections.abc import Callable
from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from alhambra.core.messages import BadOption, Message
from alhambra.core.scoring import Points, Scoring
from alhambra.core.sources import Source
from alhambra.core.state import Options, Seat, State, View


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Table(View):
    """Everything on the table, as far as somebody knows it: the referee's table holds all there is
    to know, and a seat's table is that seat's view. All values are immutable, so that copies share
    them, and nothing is stored in the order in which it will be drawn.

    A game's table is made from its options, which it keeps, and optionally from another table.
    """

    worked_out: ClassVar[tuple[str, ...]] = ()
    """The names of the attributes that are only caches."""

    def __init__(self, players: int, other: "Table | None") -> None:
        """The table at the very start, or a copy of `other`."""
        # View's own __init__ is not called, which saves a call in every view.
        self.players = players
        if other is None:
            self.seat = None
            self.phase: int = 0
            self.turn: Seat = 0
            """Whose turn it is, or which seat a phase concerns."""
            self.scorings: tuple[Scoring, ...] = ()
        else:
            self.seat = other.seat
            self.phase = other.phase
            self.turn = other.turn
            self.scorings = other.scorings

    def __reduce__(self) -> tuple[Any, ...]:
        # Compiled classes list their attributes; others have a dictionary.
        names = getattr(type(self), "__mypyc_attrs__", None) or vars(self)
        values = {name: getattr(self, name) for name in names if name not in self.worked_out}
        options = values.pop("options")
        return _table_of, (type(self), options, values)

    def to_act(self) -> Seat | None:
        """The seat to act, CHANCE, or None when the game is over."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent table that shares all values."""
        raise NotImplementedError

    def check_seat(self, seat: Seat | None) -> None:
        """Refuse a seat that does not exist; None, a spectator, is fine."""
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(Message("no-seat", {"seat": seat}))

    def seen_by(self, seat: Seat | None) -> Self:
        """The table as `seat`, or a spectator, knows it."""
        raise NotImplementedError

    def as_state(self) -> State:
        """The game as known to whoever knows this table."""
        raise NotImplementedError

    def points_of(self, seat: Seat) -> int:
        return sum([scoring.seats[seat].total() for scoring in self.scorings])

    def points_of_imaginary(self, number: int) -> int:
        """The points of an imaginary player, counted from 0. Some scorings leave them out."""
        points: list[Points] = [s.imaginary[number][1] for s in self.scorings if s.imaginary]
        return sum([each.total() for each in points])


def _table_of(kind: Callable[[Options], Table], options: Options, values: dict[str, Any]) -> Table:
    table = kind(options)
    for name, value in values.items():
        setattr(table, name, value)
    return table


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class OpenTable(Table):
    """A table on which everything is public, so that everybody knows as much as the referee."""

    def seen_by(self, seat: Seat | None) -> Self:
        self.check_seat(seat)
        view = self.copy()
        view.seat = seat
        return view

    def determinize(self, _: Source) -> State:
        """Only one state is consistent with this view."""
        return self.seen_by(None).as_state()


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class TableState(State):
    """A game at one moment, entirely described by its table."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._table.game

    def to_act(self) -> Seat | None:
        return self._table.to_act()

    def scores(self) -> list[int]:
        return [self._table.points_of(seat) for seat in range(self._table.players)]

    def scorings_so_far(self) -> tuple[Scoring, ...]:
        return self._table.scorings

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._table,)

    def __str__(self) -> str:
        return str(self._table)
