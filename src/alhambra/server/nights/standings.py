"""Who is ahead in a club night."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from alhambra.server.nights.rounds import PlayedTable, Round

BEST: Final = 60
"""The points for winning at a table; the last one gets none, and the others as much as their place
is worth in even steps."""
REST: Final = 30.0
"""For sitting out: as much as the middle of a table."""
LATE: Final = 15.0
"""For a round that was over, or under way, before somebody came."""
_DIGITS: Final = 6
"""Differences beyond these are due to how numbers are stored."""


class Standing(NamedTuple):
    """Those with the same place are equal in everything."""

    person: int
    place: int
    points: float
    by_round: tuple[float | None, ...]
    """None for a round that is not over, or that somebody missed after leaving."""
    share: float
    """The first tie-break: which part of all points at one's tables one has made, on average."""
    opponents: float
    """The second: how many points those have whom one has met at a table, on average."""
    tables: int


def standings(late: Mapping[int, int], rounds: Sequence[Round]) -> list[Standing]:
    """All people, the leader first; `late` says how many rounds each of them came too late for."""
    by_round: dict[int, list[float | None]] = {
        person: [LATE if number < missed else None for number in range(len(rounds))]
        for person, missed in late.items()
    }
    tables: dict[int, list[PlayedTable]] = {person: [] for person in late}
    for number, round in enumerate(rounds):
        for person in round.rests:
            by_round[person][number] = REST
        for table in round.tables:
            worth = table_points(table.places) if table.places else [None for _ in table.seats]
            for seated, made in zip(table.seats, worth, strict=True):
                if seated is not None:
                    by_round[seated][number] = made
                    tables[seated] += [table] if table.places else []
    points = {person: sum(filter(None, each)) for person, each in by_round.items()}
    found = [
        Standing(
            person,
            0,
            points[person],
            tuple(by_round[person]),
            _mean([_share(table, person) for table in tables[person]]),
            _mean([points[o] for table in tables[person] for o in table.people if o != person]),
            len(tables[person]),
        )
        for person in late
    ]
    found.sort(key=lambda standing: (*_worse(standing), standing.person))
    ranks = [_worse(standing) for standing in found]
    return [
        standing._replace(place=1 + ranks.index(rank))
        for standing, rank in zip(found, ranks, strict=True)
    ]


def table_points(places: Sequence[int]) -> list[float]:
    """The points for each place at a table. Those who share a place share what it and the next ones
    are worth."""
    step = BEST / (len(places) - 1)
    worth = []
    for place in places:
        ahead = sum(other < place for other in places)
        worth.append(BEST - step * (ahead + (places.count(place) - 1) / 2))
    return worth


def _share(table: PlayedTable, person: int) -> float:
    made = [max(0, points) for points in table.points]
    whole = sum(made)
    return made[table.seats.index(person)] / whole if whole else 1 / len(made)


def _mean(numbers: list[float]) -> float:
    return round(sum(numbers) / len(numbers), _DIGITS) if numbers else 0.0


def _worse(standing: Standing) -> tuple[float, float, float]:
    """The greater, the further behind."""
    return -standing.points, -standing.share, -standing.opponents
