"""What one more piece is worth in a majority."""

from hypothesis import given
from hypothesis import strategies as some

from alhambra.bots.palace.lead import loss_of_rivals, points_with
from alhambra.parts.majority import majority_points

counts = some.integers(0, 8)
places = some.lists(some.integers(1, 20), max_size=3)


@given(counts, some.lists(counts, max_size=5), places)
def test_points_are_those_of_the_majority(own: int, others: list[int], places: list[int]) -> None:
    assert points_with(own, others, places) == majority_points([own, *others], places)[0]


def test_a_piece_costs_those_it_overtakes() -> None:
    assert loss_of_rivals(2, [2], 1, [9, 3], 0) == 3.0
