"""The greedy bot in Roll & Write: sensible in every decision, and far better than chance."""

import pytest

from alhambra import parse_record, verify
from alhambra.arena.jobs import play_match
from alhambra.arena.match import Arena, Match
from alhambra.arena.tally import BotSummary, Tally
from alhambra.games.rollwrite.ruleset import ROLLWRITE
from box.bots import greedy_move
from box.rollwrite import NAMES, TABLES, buildings, position


def played(games: int, *bots: str, solo: str = "") -> BotSummary:
    options = (("solo", solo),) if solo else ()
    match = Match("rollwrite", bots, seed=1, options=options)
    tally = Tally(match)
    for each in play_match(match, games):
        tally.add(each)
    return tally.summary()["bots"][0]


def test_it_completes_a_type_that_another_might() -> None:
    state = position(f"""
        round 16
        1 crosses {buildings("T", 6)}
        1 dice 66,16
        1 coins 0 of 3
        2 crosses {buildings("T", 6)} {buildings("G", 5)}
        3 crosses {buildings("G", 4)}
    """)
    assert greedy_move(state) == "cross 6,1"


def test_it_turns_a_die_to_complete_a_line() -> None:
    state = position("""
        round 17
        1 crosses 3,1 3,2 3,3 3,4 3,5
        1 dice 25,65
        1 coins 1 of 9
    """)
    assert greedy_move(state) == "turn 35,56"


def test_in_the_end_it_takes_coins_rather_than_nothing() -> None:
    state = position("""
        round 18
        1 crosses 2,1 2,4 5,1 5,4
        1 dice 25,14
        1 coins 0 of 3
    """)
    assert greedy_move(state) == "coins"


def test_it_crosses_a_second_building_that_is_worth_its_coins() -> None:
    state = position("""
        phase second 1
        round 17
        1 crosses 3,1 3,2 3,3 3,4 3,5
        1 dice 3,6
        1 coins 3 of 9
    """)
    assert greedy_move(state) == "cross 3,6"


def test_it_keeps_a_pair_that_it_can_use() -> None:
    state = position("phase keep 1\nround 9\n1 crosses 2,1 2,4 5,4\n1 dice 25,14")
    assert greedy_move(state) == "keep 5,1"


@pytest.mark.parametrize("table", TABLES, ids=NAMES)
def test_it_plays_whole_games_by_the_rules(table: tuple[int, dict[str, str]]) -> None:
    players, chosen = table
    options = tuple(chosen.items())
    match = Match("rollwrite", ("greedy",) * players, seed=4, options=options, recorded=True)
    record = parse_record(Arena(match).play(1).record)
    assert verify(record, ROLLWRITE).result() is not None


def test_it_beats_two_randoms() -> None:
    assert played(10, "greedy", "random", "random")["wins"] >= 9


def test_alone_it_has_half_as_many_points_again_as_random() -> None:
    greedy, random = [played(15, name)["mean_points"] for name in ("greedy", "random")]
    assert greedy >= 1.4 * random


@pytest.mark.long
def test_it_beats_two_randoms_in_95_games_of_100() -> None:
    assert played(100, "greedy", "random", "random")["wins"] >= 95


@pytest.mark.long
@pytest.mark.parametrize("solo", ["2", "3", "4"])
def test_alone_it_has_half_as_many_points_again_as_random_on_average(solo: str) -> None:
    greedy, random = [played(100, name, solo=solo)["mean_points"] for name in ("greedy", "random")]
    assert greedy >= 1.5 * random
