"""Club nights under way, put straight into a server's database."""

from itertools import count
from pathlib import Path
from typing import Final

import own_loop
from alhambra.server.guests import Guests, new_id, now
from alhambra.server.nights.course import Course
from alhambra.server.nights.pairing import next_round
from alhambra.server.nights.sizes import sizes_for
from alhambra.server.nights.steps import Began, Ended, Joined, Step, TablePlan
from alhambra.server.storage.database import Database
from alhambra.server.storage.opening import opened
from alhambra.server.storage.rows import NightRow
from alhambra.server.storage.store import Store
from alhambra.server.wire.nights import NightRequest
from alhambra.server.wire.tables import Clock
from server.prepared import known_guest

HOUR: Final = Clock("player", 3600)
_ids = count()


def lay_night(
    folder: Path,
    token: str,
    others: list[str],
    played: int = 0,
    runs: bool = False,
    size: int = 4,
    rounds: int = 4,
) -> str:
    """A club night of Roll & Write on the server whose games are in `folder`, whose host is the
    guest with this token: so many rounds are over, and one more `runs` if asked for, whose tables
    the server opens when somebody looks. The others are tokens, or names of people who are made for
    it. Its id."""

    async def lay() -> str:
        database = opened(folder, beside=True)
        try:
            settings = NightRequest("rollwrite", HOUR, size, "Casablanca", rounds=rounds)
            row = NightRow(f"night-{next(_ids)}-{now()}", settings, "5e", now(), now())
            people = [await _guest(database, each) for each in (token, *others)]
            steps = _steps(len(people), settings, played, runs)
            await Store(database).nights.open(row, people, steps)
            return row.id
        finally:
            database.close()

    return own_loop.run(lay())


async def _guest(database: Database, who: str) -> str:
    found = await known_guest(database, who)
    return (found or (await Guests(Store(database)).add(who))[0]).id


def _steps(people: int, settings: NightRequest, played: int, runs: bool) -> list[Step]:
    steps: list[Step] = []
    course = Course(settings.rounds, settings.uneven)

    def record(step: Step) -> None:
        steps.append(step)
        course.add(step)

    for number in range(people):
        record(Joined(number))
    for round in range(played + runs):
        record(_round(course, settings))
        for table in course.begun[-1].tables if round < played else []:
            seats = range(len(table.seats))
            record(Ended(table.id, [1 + seat for seat in seats], [61 - 7 * seat for seat in seats]))
    return steps


def _round(course: Course, settings: NightRequest) -> Began:
    points = {standing.person: standing.points for standing in course.standings()}
    sizes = sizes_for(len(course.here), settings.size, "sizes", range(2, 6))
    drawn = next_round(course.here, points, course.played(), sizes, settings.form, "5e")
    tables = [[each for each in table if each is not None] for table in drawn.tables]
    return Began([TablePlan(new_id(), [*table]) for table in tables], drawn.rests)
