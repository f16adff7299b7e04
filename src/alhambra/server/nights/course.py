"""A club night as its steps have made it. Nothing here knows about tables or the database."""

from msgspec import Struct, field

from alhambra.server.nights.rounds import PlayedTable, Round
from alhambra.server.nights.standings import Standing, standings
from alhambra.server.nights.steps import Began, Changed, Ended, HostIs, Joined, Left, Step
from alhambra.server.wire.nights import Stage, Uneven


class Course(Struct):
    """How far it has come."""

    rounds: int
    """How many there are to be."""
    uneven: Uneven
    host: int = 0
    version: int = 0
    here: list[int] = []
    """Those who play in the next round, in the order in which they came."""
    late: dict[int, int] = {}
    """How many rounds had begun when somebody first came."""
    begun: list[Began] = []
    ended: dict[str, Ended] = field(default_factory=dict)
    """How the games at tables ended, by their ids."""
    shown: tuple[int, list[Standing]] = (-1, [])
    """The standings of a version: many may ask for them, and they cost a while."""

    def add(self, step: Step) -> None:
        self.version += 1
        match step:
            case Joined(person):
                self.here = [*self.here, person]
                self.late = {person: len(self.begun), **self.late}
            case Left(person):
                self.here = [each for each in self.here if each != person]
            case HostIs(person):
                self.host = person
            case Changed(rounds, uneven):
                self.rounds, self.uneven = rounds, uneven
            case Began():
                self.begun = [*self.begun, step]
            case Ended(table):
                self.ended[table] = step

    @property
    def running(self) -> list[str]:
        """The tables whose games are not over."""
        last = self.begun[-1].tables if self.begun else []
        return [table.id for table in last if table.id not in self.ended]

    @property
    def stage(self) -> Stage:
        if not self.begun:
            return "open"
        if self.running:
            return "playing"
        return "over" if len(self.begun) >= self.rounds else "between"

    def table_of(self, person: int) -> str | None:
        """Where somebody's game is running."""
        for table in self.begun[-1].tables if self.begun else []:
            if person in table.seats and table.id not in self.ended:
                return table.id
        return None

    def played(self) -> list[Round]:
        return [
            Round(
                tuple(self._table(table.id, table.seats) for table in round.tables),
                tuple(round.rests),
            )
            for round in self.begun
        ]

    def standings(self) -> list[Standing]:
        if self.shown[0] != self.version:
            self.shown = self.version, standings(self.late, self.played())
        return self.shown[1]

    def _table(self, id: str, seats: list[int | str]) -> PlayedTable:
        people = tuple(None if isinstance(seat, str) else seat for seat in seats)
        ended = self.ended.get(id)
        if ended is None:
            return PlayedTable(people)
        return PlayedTable(people, tuple(ended.places), tuple(ended.points))
