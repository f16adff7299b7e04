"""Who plays with whom in the next round of a club night. The same seed gives the same tables."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from alhambra.core.sources import derived_seed
from alhambra.server.nights.grouping import Groups, grouped, shuffled, total
from alhambra.server.nights.rounds import Round, meetings
from alhambra.server.nights.sizes import Sizes
from alhambra.server.wire.nights import Form

_AGAIN: Final = 10**9
"""What it costs to meet somebody again, in points of difference: more than anything else. Twice
costs four times as much, so that it does not always hit the same people;"""
_SOON: Final = 10**6
"""and so much more in the next round, half of it in the one after that, and so on."""


class Drawn(NamedTuple):
    """The tables, seat by seat, with None for bots; and those who sit out."""

    tables: list[list[int | None]]
    rests: list[int]


def next_round(
    people: Sequence[int],
    points: Mapping[int, float],
    rounds: Sequence[Round],
    sizes: Sizes,
    form: Form,
    seed: str,
) -> Drawn:
    """The next round for those who are here. In a Swiss tournament those with about the same points
    meet; in a round robin, as many different people as possible."""
    # Those with equal points are drawn by lot.
    by_lot = shuffled(people, seed, len(rounds))
    ranked = sorted(by_lot, key=lambda person: -points[person])
    costs = _costs(ranked, points if form == "swiss" else {}, rounds)
    wanted = [count for count in sizes.people if count > 1]
    left = _left_over(ranked, rounds, len(people) - sum(wanted))
    playing = [person for person in ranked if person not in left]
    groups = grouped(playing, wanted, costs, _AGAIN, derived_seed(seed, len(rounds)))
    if form == "round-robin" and set(wanted) == {2}:
        circle = _from_circle(people, rounds, len(left), seed)
        if circle is not None and total(circle, costs) <= total(groups, costs):
            left = [person for group in circle for person in group if len(group) == 1]
            groups = [group for group in circle if len(group) == 2]
    rests, alone = (left, []) if sizes.rests else ([], left)
    groups += [[person] for person in alone]
    return Drawn(
        [
            _seated(group, seats, rounds, derived_seed(seed, "seats", len(rounds), number))
            for number, (group, seats) in enumerate(zip(groups, sizes.seats, strict=True))
        ],
        rests,
    )


def _left_over(ranked: Sequence[int], rounds: Sequence[Round], count: int) -> list[int]:
    """Those who sit out, or sit at a table with nobody but bots: of those who may, who is furthest
    behind."""
    played = _rounds_with_others(ranked, rounds)
    behind = {person: at for at, person in enumerate(ranked)}
    return sorted(ranked, key=lambda person: (-played[person], -behind[person]))[:count]


def _rounds_with_others(people: Sequence[int], rounds: Sequence[Round]) -> Counter[int]:
    """In how many rounds each has sat at a table with other people. Those with the most may sit
    out: so nobody does so twice before everybody else has once, and whoever came late or was away
    plays first."""
    return Counter(
        person
        for round in rounds
        for table in round.tables
        for person in table.people
        if person in people and len(table.people) > 1
    )


def _costs(
    people: Sequence[int], points: Mapping[int, float], rounds: Sequence[Round]
) -> dict[int, dict[int, int]]:
    """What it costs that two people sit at one table."""
    costs = {
        one: {other: round(abs(points.get(one, 0) - points.get(other, 0))) for other in people}
        for one in people
    }
    for (one, other), met in meetings(rounds).items():
        if one in costs and other in costs:
            cost = _AGAIN * len(met) ** 2 + _SOON // (len(rounds) - met[-1])
            costs[one][other] += cost
            costs[other][one] += cost
    return costs


def _from_circle(
    people: Sequence[int], rounds: Sequence[Round], unpaired: int, seed: str
) -> Groups | None:
    """All pairs of one turn of the circle: one person stays, the others move on, so that everybody
    meets everybody in as few rounds as possible. With an odd number, one of those who may sit out
    is left over. None if there is no such turn."""
    order: list[int | None] = [*shuffled(people, seed, "circle")]
    if len(order) % 2:
        order.append(None)
    if unpaired != order.count(None):
        return None
    first, *others = order
    costs = _costs(people, {}, rounds)
    played = _rounds_with_others(people, rounds)
    turns = []
    for turn in range(len(others)):
        row = [first, *others[turn:], *others[:turn]]
        half = len(row) // 2
        pairs = zip(row[:half], reversed(row[half:]), strict=True)
        groups = [[person for person in pair if person is not None] for pair in pairs]
        left = [group[0] for group in groups if len(group) == 1]
        if all(played[person] == max(played.values(), default=0) for person in left):
            turns.append(groups)
    return min(turns, key=lambda groups: total(groups, costs), default=None)


def _seated(group: list[int], seats: int, rounds: Sequence[Round], seed: int) -> list[int | None]:
    """Who sits where: everybody rather where they have not sat yet, as it matters who begins."""
    tables = [table for round in rounds for table in round.tables]
    sat = Counter((person, seat) for table in tables for seat, person in enumerate(table.seats))
    # Those who are equal in this are seated by lot.
    some = [*shuffled(group, seed), *[None] * (seats - len(group))]

    def repeated(order: Iterable[int | None]) -> int:
        return sum(
            sat[person, seat] ** 2 for seat, person in enumerate(order) if person is not None
        )

    return list(min(permutations(some), key=repeated))
