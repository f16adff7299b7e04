"""Pairings and standings of club nights, for any number of people at tables of any size, some of
whom come late or leave early."""

from itertools import chain, combinations
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra.server.nights.pairing import Drawn, next_round
from alhambra.server.nights.rounds import PlayedTable, Round, meetings
from alhambra.server.nights.sizes import sizes_for
from alhambra.server.nights.standings import BEST, LATE, REST, standings, table_points
from alhambra.server.wire.nights import Form, Uneven

ALL_SIZES: Final = range(2, 7)
FORMS: Final[tuple[Form, ...]] = ("swiss", "round-robin")
WAYS: Final[tuple[Uneven, ...]] = ("sizes", "bots", "rest")


class Night:
    """A club night in which whoever has the higher number wins."""

    def __init__(self, count: int, size: int, form: Form, uneven: Uneven, seed: str = "x") -> None:
        self.here = list(range(count))
        self.late = dict.fromkeys(self.here, 0)
        self.size, self.form, self.uneven, self.seed = size, form, uneven, seed
        self.rounds: list[Round] = []

    def come(self) -> None:
        number = len(self.late)
        self.late[number] = len(self.rounds)
        self.here.append(number)

    def play(self) -> Drawn:
        points = {each.person: each.points for each in standings(self.late, self.rounds)}
        sizes = sizes_for(len(self.here), self.size, self.uneven, ALL_SIZES)
        drawn = next_round(self.here, points, self.rounds, sizes, self.form, self.seed)
        self.rounds.append(
            Round(
                tuple(
                    PlayedTable(
                        tuple(table),
                        tuple(1 + sum(_worth(o) > _worth(who) for o in table) for who in table),
                        tuple(_worth(who) for who in table),
                    )
                    for table in drawn.tables
                ),
                tuple(drawn.rests),
            )
        )
        return drawn

    def repeats(self) -> int:
        return sum(len(met) - 1 for met in meetings(self.rounds).values())


def _worth(person: int | None) -> int:
    return 0 if person is None else person + 1


def with_others(night: Night, person: int) -> int:
    """In how many rounds somebody has played with other people."""
    tables = [table.people for round in night.rounds for table in round.tables]
    return sum(person in people and len(people) > 1 for people in tables)


@settings(max_examples=8, deadline=None)
@given(
    st.integers(4, 64), st.integers(2, 6), st.sampled_from(FORMS), st.sampled_from(WAYS), st.data()
)
def test_everybody_sits_once_and_nobody_sits_out_before_the_turn_comes(
    count: int, size: int, form: Form, uneven: Uneven, data: st.DataObject
) -> None:
    night = Night(count, size, form, uneven)
    for _ in range(3):
        before = {person: with_others(night, person) for person in night.here}
        drawn = night.play()
        people = [[person for person in table if person is not None] for table in drawn.tables]
        assert sorted([*chain(*people), *drawn.rests]) == sorted(night.here)
        assert all(len(table) in ALL_SIZES for table in drawn.tables)
        left = {*drawn.rests, *(table[0] for table in people if len(table) == 1)}
        paired = set(night.here) - left
        assert not left or min(before[each] for each in left) >= max(before[p] for p in paired)
        if uneven == "sizes":
            assert people == drawn.tables
        elif len(night.here) >= size:
            assert {len(table) for table in drawn.tables} == {size}
        for _ in range(data.draw(st.integers(0, min(2, len(night.here) - 4)))):
            night.here.remove(data.draw(st.sampled_from(night.here)))
        for _ in range(data.draw(st.integers(0, min(2, 64 - len(night.here))))):
            night.come()


@settings(max_examples=5, deadline=None)
@given(st.integers(4, 64), st.integers(2, 6), st.sampled_from(FORMS), st.sampled_from(WAYS))
def test_the_same_seed_makes_the_same_tables(
    count: int, size: int, form: Form, uneven: Uneven
) -> None:
    one, other = Night(count, size, form, uneven), Night(count, size, form, uneven)
    assert [one.play() for _ in range(2)] == [other.play() for _ in range(2)]


@pytest.mark.parametrize(
    ("count", "size", "rounds"),
    [(8, 2, 7), (10, 2, 6), (64, 2, 8), (12, 3, 3), (16, 4, 3), (64, 4, 6), (64, 6, 5), (36, 6, 3)],
)
def test_nobody_meets_again_in_a_usual_evening(count: int, size: int, rounds: int) -> None:
    night = Night(count, size, "swiss", "rest")
    for _ in range(rounds):
        night.play()
    assert night.repeats() == 0


@pytest.mark.parametrize("seed", "abcd")
@pytest.mark.parametrize(("count", "size"), [(4, 2), (6, 2), (8, 2), (6, 3), (8, 4)])
def test_nobody_meets_again_as_long_as_there_is_any_other_way(
    count: int, size: int, seed: str
) -> None:
    """Compared with all ways to seat them, until everybody has met everybody more than once."""
    night = Night(count, size, "swiss", "rest", seed)
    for _ in range(8):
        before = meetings(night.rounds)
        fewest = min(_again(groups, before) for groups in _all_groups(night.here, size))
        night.play()
        assert _again([[*table.people] for table in night.rounds[-1].tables], before) == fewest


def _again(groups: list[list[int]], met: dict[tuple[int, int], list[int]]) -> int:
    """How often people have met before who meet now: twice counts four times."""
    pairs = [(one, other) for group in groups for one, other in combinations(sorted(group), 2)]
    return sum(len(met.get(pair, [])) ** 2 for pair in pairs)


def _all_groups(people: list[int], size: int) -> list[list[list[int]]]:
    if not people:
        return [[]]
    first, *rest = people
    return [
        [[first, *others], *groups]
        for others in combinations(rest, size - 1)
        for groups in _all_groups([each for each in rest if each not in others], size)
    ]


@pytest.mark.parametrize("count", range(4, 17))
@pytest.mark.parametrize("uneven", ["bots", "rest"])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(count: int, uneven: Uneven) -> None:
    night = Night(count, 2, "round-robin", uneven)
    for _ in range(count - 1 + count % 2):
        night.play()
    assert set(meetings(night.rounds)) == set(combinations(range(count), 2))
    assert night.repeats() == 0


@pytest.mark.parametrize("size", ALL_SIZES)
def test_everybody_sits_everywhere_about_equally_often(size: int) -> None:
    night = Night(4 * size, size, "swiss", "rest")
    for _ in range(2 * size):
        night.play()
    for person in night.here:
        tables = [table.seats for round in night.rounds for table in round.tables]
        sat = [seats.index(person) for seats in tables if person in seats]
        assert max(map(sat.count, range(size))) <= 4
        assert len(set(sat)) >= size - 1


def test_who_comes_late_plays_with_those_who_are_not_ahead() -> None:
    night = Night(8, 2, "swiss", "rest")
    for _ in range(3):
        night.play()
    night.come()
    night.come()
    night.play()
    leader = standings(night.late, night.rounds[:-1])[0].person
    (table,) = [each for each in night.rounds[-1].tables if leader in each.people]
    assert not set(table.people) & {8, 9}


# Sizes


@pytest.mark.parametrize(
    ("count", "size", "uneven", "expected"),
    [
        (9, 4, "sizes", ([5, 4], [5, 4], 0)),
        (6, 4, "sizes", ([3, 3], [3, 3], 0)),
        (5, 4, "bots", ([3, 2], [4, 4], 0)),
        (5, 2, "bots", ([2, 2, 1], [2, 2, 2], 0)),
        (11, 4, "rest", ([4, 4], [4, 4], 3)),
        (3, 4, "rest", ([3], [4], 0)),
    ],
)
def test_tables_are_as_large_as_was_wished_for(
    count: int, size: int, uneven: Uneven, expected: tuple[list[int], list[int], int]
) -> None:
    assert sizes_for(count, size, uneven, ALL_SIZES) == expected


def test_bots_sit_down_where_a_game_cannot_be_played_by_other_numbers() -> None:
    assert sizes_for(7, 4, "sizes", [4]) == ([4, 3], [4, 4], 0)


# Standings


def test_places_are_worth_even_steps_and_ties_share() -> None:
    assert table_points([1, 2]) == [BEST, 0]
    assert table_points([2, 1, 4, 3]) == [40, 60, 0, 20]
    assert table_points([1, 1, 3, 4]) == [50, 50, 20, 0]
    assert table_points([1, 1, 1]) == [30, 30, 30]
    # As the server ranks somebody who has left behind a bot that plays for somebody gone.
    assert table_points([2, 2]) == [30, 30]


@given(st.lists(st.integers(0, 9), min_size=2, max_size=6))
def test_every_table_gives_as_many_points_for_each_seat(scores: list[int]) -> None:
    worth = table_points([1 + sum(other > score for other in scores) for score in scores])
    assert sum(worth) == pytest.approx(BEST / 2 * len(scores))


def test_ties_are_broken_by_shares_and_opponents_or_stay() -> None:
    def table(*seats: tuple[int, int, int]) -> PlayedTable:
        people, places, points = zip(*seats, strict=True)
        return PlayedTable(people, places, points)

    late = dict.fromkeys(range(4), 0)
    narrow = Round((table((0, 1, 30), (1, 2, 10)), table((2, 1, 20), (3, 2, 20))))
    found = standings(late, [narrow])
    assert [(each.person, each.place) for each in found] == [(0, 1), (2, 2), (3, 3), (1, 4)]
    even = Round((table((0, 1, 20), (1, 2, 10)), table((2, 1, 20), (3, 2, 10))))
    assert [each.place for each in standings(late, [even])] == [1, 1, 3, 3]
    # Two have won once and lost once, but one of them to the winner.
    first = Round((table((0, 1, 20), (1, 2, 10)), table((2, 1, 20), (3, 2, 10))))
    second = Round((table((0, 1, 20), (2, 2, 10)), table((1, 1, 20), (3, 2, 10))))
    assert [each.place for each in standings(late, [first, second])] == [1, 2, 2, 4]


def test_who_comes_late_or_sits_out_gets_a_part_of_the_points() -> None:
    night = Night(5, 2, "swiss", "rest")
    (rests,) = night.play().rests
    night.come()
    night.play()
    night.here.remove(0)
    night.play()
    by_round = {each.person: each.by_round for each in standings(night.late, night.rounds)}
    assert by_round[rests][0] == REST
    assert by_round[5][0] == LATE
    assert by_round[0][2] is None
