"""The five levels: they play every game to its end, and each beats the one below."""

from itertools import pairwise

import pytest

from alhambra.arena.jobs import play_match
from alhambra.arena.match import Arena, Match
from alhambra.bots import BOTS, bot
from alhambra.bots.outside import make_known
from alhambra.bots.skill import LEVELS
from alhambra.core.messages import BadOption
from alhambra.core.sources import MersenneSource
from box.palace import position


@pytest.fixture(autouse=True)
def quick_levels() -> None:
    """Other tests may have had all bots with budgets forgotten."""
    for name in ("expert@2", "advanced@2", "expert@4"):
        make_known(name)


GAMES = ("palace", "dice", "alcazaba", "rollwrite")


def test_levels_are_bots_by_name_from_the_weakest_to_the_strongest() -> None:
    assert LEVELS == ("beginner", "casual", "skilled", "advanced", "expert")
    assert set(LEVELS) < set(BOTS)


QUICK = ("beginner", "casual", "skilled")
"""Those who do not search; but turns with dice take their time in plain Python."""


def is_long(name: str, level: str) -> bool:
    return level != LEVELS[-1] and (name in ("dice", "alcazaba") or level not in QUICK)


@pytest.mark.parametrize(
    ("name", "level"),
    [
        pytest.param(name, level, marks=[pytest.mark.long] if is_long(name, level) else [])
        for name in GAMES
        for level in LEVELS
    ],
)
def test_every_level_plays_every_game(name: str, level: str) -> None:
    few = f"{level}@2" if level in ("advanced", "expert") else level
    played = Arena(Match(name, (few, "beginner"), seed=2)).play(1)
    assert not played.faults
    assert not played.unfinished


def test_only_levels_that_search_take_a_budget() -> None:
    with pytest.raises(BadOption):
        make_known("skilled@4")


@pytest.mark.parametrize(
    "name", ["rollwrite", *[pytest.param(name, marks=pytest.mark.long) for name in GAMES[:2]]]
)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    match = Match(name, ("expert@2", "beginner"), seed=4, moves_wanted=True)
    first, second = [Arena(match).play(1).made for _ in range(2)]
    assert first == second


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_overpays_where_it_can_pay_exactly(level: str) -> None:
    state = position("""
        market T12 C10 A9 P6n
        display y1 g1 b1 o1
        1 hand y4 y5 y7 y9
    """)
    player = bot(level, MersenneSource(1))
    assert str(player.choose(state.observe(0), state.legal_moves())) == "buy T12 y5 y7"


def share(name: str, upper: str, lower: str, games: int) -> float:
    won = 0.0
    for played in play_match(Match(name, (upper, lower), seed=3), games):
        seats = [seat for seat in played.winners if played.bots[seat] == 0]
        won += len(seats) / max(1, len(played.winners))
    return won / games


@pytest.mark.parametrize("name", ["rollwrite", pytest.param("palace", marks=pytest.mark.long)])
def test_the_best_beats_the_weakest(name: str) -> None:
    assert share(name, "expert@4", "beginner", 2) >= 0.5


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("lower", "upper"), list(pairwise(LEVELS)))
def test_each_level_beats_the_one_below(name: str, lower: str, upper: str) -> None:
    assert share(name, upper, lower, 120) > 0.52
