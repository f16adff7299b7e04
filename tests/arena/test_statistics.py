"""The numbers are right: on games whose strengths are known, intervals hold what they should and
tests err as seldom as they say."""

from math import isclose, log10
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.arena.statistics.intervals import BlockMean, student, wilson
from alhambra.arena.statistics.ratings import ELO, Choices, Ratings, choices
from alhambra.arena.statistics.sequential import Bounds, Sequential, expected_score


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.9, 50) == pytest.approx((0.7864, 0.9565), abs=1e-4)


@given(st.integers(1, 1000), st.data())
def test_wilsons_interval_holds_the_share_and_stays_between_0_and_1(
    games: int, data: st.DataObject
) -> None:
    share = data.draw(st.integers(0, games)) / games
    low, high = wilson(share, games)
    assert 0 <= low <= share + 1e-12
    assert share - 1e-12 <= high <= 1


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_quantile_is_that_of_the_textbook(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.002)


def block_of(lot: Random, together: bool) -> list[float]:
    """Four games: each with an even chance, or all with the same outcome in most blocks."""
    if together and lot.random() < 0.8:
        return [float(lot.random() < 0.5)] * 4
    return [float(lot.random() < 0.5) for _ in range(4)]


@pytest.mark.parametrize("together", [False, True])
def test_intervals_by_blocks_hold_the_truth_19_times_of_20(together: bool) -> None:
    lot = Random(5)
    means = [BlockMean([block_of(lot, together) for _ in range(40)]) for _ in range(400)]
    by_blocks = sum(low <= 0.5 <= high for low, high in [m.interval() for m in means])
    shares = sum(low <= 0.5 <= high for low, high in [m.share_interval() for m in means])
    assert 370 <= by_blocks <= 392
    assert 368 <= shares <= 394
    by_games = sum(low <= 0.5 <= high for low, high in [wilson(m.mean, m.count) for m in means])
    assert (by_games < 340) == together, "taking games of a block for independent is wrong"


# Ratings


def test_a_tie_counts_for_all_orders_by_their_part() -> None:
    assert choices([[0], [1]]) == {((0, 1), 0): 1.0}
    assert choices([[0, 1]]) == {((0, 1), 0): 0.5, ((0, 1), 1): 0.5}
    assert choices([[2], [0, 1]]) == {((0, 1, 2), 2): 1.0, ((0, 1), 0): 0.5, ((0, 1), 1): 0.5}


def test_a_bot_on_two_seats_is_not_compared_with_itself() -> None:
    assert choices([[1], [0], [0]]) == {((0, 0, 1), 1): 1.0}
    assert choices([[0], [1], [0]]) == {((0, 0, 1), 0): 1.0, ((0, 1), 1): 1.0}


@given(st.lists(st.lists(st.integers(0, 4), min_size=1, max_size=3), min_size=1, max_size=4))
def test_every_place_is_chosen_once_as_long_as_there_is_a_choice(places: list[list[int]]) -> None:
    seats = [bot for place in places for bot in place]
    whole = sum(choices(places).values())
    assert whole <= len(seats) - 1 + 1e-9
    if len(set(seats)) == len(seats):
        assert isclose(whole, len(seats) - 1, abs_tol=1e-9)


def test_two_bots_are_rated_by_the_odds_of_their_games_and_one_that_was_drawn() -> None:
    games = [choices([[0], [1]])] * 30 + [choices([[1], [0]])] * 10
    ratings = Ratings(2, games, seed=1)
    difference = ratings.ratings[0] - ratings.ratings[1]
    assert difference == pytest.approx(400 * log10(30.5 / 10.5))
    low, high = (2 * end for end in ratings.intervals[0])
    assert low < difference < high


def test_who_has_won_all_games_has_a_rating_and_an_honest_interval() -> None:
    ratings = Ratings(2, [choices([[0], [1]])] * 20, seed=1)
    low, high = ratings.intervals[0]
    assert 150 < low < ratings.ratings[0] < high
    assert high - low > 150


def plackett_luce(lot: Random, strengths: list[float]) -> list[list[int]]:
    """A game of bots with these strengths in Elo."""
    odds = {bot: 10 ** (elo / 400) for bot, elo in enumerate(strengths)}
    places = []
    while odds:
        bot = lot.choices(list(odds), list(odds.values()))[0]
        places.append([bot])
        del odds[bot]
    return places


def a_tournament(lot: Random, strengths: list[float], blocks: int) -> list[Choices]:
    found = []
    for _ in range(blocks):
        block: Choices = {}
        for _ in strengths:
            for choice, count in choices(plackett_luce(lot, strengths)).items():
                block[choice] = block.get(choice, 0.0) + count
        found.append(block)
    return found


def test_intervals_of_ratings_hold_the_truth_19_times_of_20() -> None:
    lot = Random(3)
    truth = [-60.0, 0.0, 60.0]
    held = 0
    for seed in range(24):
        ratings = Ratings(3, a_tournament(lot, truth, 30), seed)
        held += sum(
            low <= elo <= high for elo, (low, high) in zip(truth, ratings.intervals, strict=True)
        )
    assert 64 <= held <= 72


def test_ratings_do_not_depend_on_the_order_of_games() -> None:
    games = a_tournament(Random(1), [0.0, 50.0], 20)
    assert Ratings(2, games, 1).ratings == pytest.approx(Ratings(2, games[::-1], 1).ratings)
    assert pytest.approx(400) == ELO * 2.302585093


# The sequential test

NEAR = Bounds(elo1=80.0)


def verdicts(elo: float, tests: int, ties: float = 0.3) -> list[str]:
    """What the test says of a bot that is so much better, over and over."""
    lot = Random(11)
    winning = (expected_score(elo) - ties / 2) / (1 - ties)

    def game() -> float:
        return 0.5 if lot.random() < ties else float(lot.random() < winning)

    found: list[str] = []
    for _ in range(tests):
        test = Sequential(NEAR)
        while test.add((game() + game()) / 2) == "open":
            pass
        found.append(test.verdict)
    return found


def test_equal_bots_are_called_better_as_seldom_as_it_says() -> None:
    found = verdicts(0.0, 300)
    assert found.count("better") <= 300 * 0.075
    assert found.count("worse") <= 300 * 0.075


def test_a_better_bot_is_missed_as_seldom_as_it_says() -> None:
    found = verdicts(80.0, 300)
    assert found.count("better") >= 300 * 0.925
    assert found.count("worse") <= 1


def test_the_test_is_the_same_from_both_sides() -> None:
    lot = Random(2)
    test, other = Sequential(NEAR), Sequential(NEAR)
    for _ in range(200):
        score = lot.choice([0.0, 0.5, 0.5, 1.0, 1.0])
        test.add(score)
        other.add(1 - score)
    assert (test.verdict, other.verdict) == ("better", "worse")
    assert test.decided_at is not None
    assert test.decided_at < 200
    assert test.decided_at == other.decided_at


def test_who_wins_everything_is_soon_called_better_and_who_ties_everything_equal() -> None:
    test, tied = Sequential(Bounds()), Sequential(Bounds())
    assert test.add_all([1.0] * 20) == "better"
    assert tied.add_all([0.5] * 400) == "equal"
    assert test.decided_at == 9
