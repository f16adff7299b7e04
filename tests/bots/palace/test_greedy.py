"""The greedy bot: sensible in every decision, and far better than chance."""

import pytest

from alhambra import parse_record, verify
from alhambra.arena.jobs import play_match
from alhambra.arena.match import Arena, Match
from alhambra.arena.tally import Tally
from alhambra.games.palace.ruleset import PALACE
from box.bots import greedy_move
from box.palace import ALL_MODULES, position, with_modules


def wins(games: int, modules: str = "") -> float:
    options = (("modules", modules),) if modules else ()
    match = Match("palace", ("greedy", "random", "random"), seed=1, options=options)
    tally = Tally(match)
    for played in play_match(match, games):
        tally.add(played)
    return tally.summary()["bots"][0]["wins"]


def test_it_pays_exactly_where_it_can() -> None:
    state = position("""
        market T12 C10 A9 P6n
        display y1 g1 b1 o1
        1 hand y4 y5 y7 y9
    """)
    assert greedy_move(state) == "buy T12 y5 y7"


def test_it_takes_the_money_that_makes_an_exact_payment_possible() -> None:
    state = position("""
        market T12 C10 A9 P6n
        display y8 g7 b7 o7
        1 hand y4
    """)
    assert greedy_move(state) == "take y8"


def test_it_takes_several_small_cards_rather_than_one_of_them() -> None:
    state = position("""
        market T12 C10 A9 P6n
        display y1 g2 b1 o1
    """)
    assert greedy_move(state) == "take y1 g2 b1 o1"


def test_of_two_tiles_at_the_same_price_it_buys_the_one_that_scores_more() -> None:
    state = position("""
        market S9 T9es G12s C11
        display y1 g1 b1 o1
        1 hand y9 g9
    """)
    assert greedy_move(state) == "buy T9es g9"


def test_it_keeps_its_money_where_others_are_far_ahead() -> None:
    state = position("""
        market P8 C10 A10 T13e
        display y9 g9 b9 o9
        1 hand y9
        2 alhambra P6n@0,1 P7e@1,0 P5nw@-1,0 P3sw@0,-1
        3 alhambra P4es@1,0 P2new@0,1
    """)
    assert not greedy_move(state).startswith("buy")


def test_it_places_a_tile_where_the_wall_grows() -> None:
    state = position("""
        phase place 1
        market A9 A10 C10 C11
        1 alhambra P6n@1,0
        1 aside T11n
    """)
    assert greedy_move(state) in ("place T11n -1,0", "place T11n 2,0")
    state = position("""
        phase place 1
        market A9 A10 C10 C11
        1 alhambra P6n@1,0 A8n@2,0
        1 aside T11n
    """)
    assert greedy_move(state) == "place T11n 3,0"


def test_it_puts_a_tile_on_the_reserve_only_where_it_fits_nowhere() -> None:
    state = position("""
        phase place 1
        market A9 A10 C10 C11
        1 aside T11
    """)
    assert greedy_move(state).startswith("place T11 ")


def test_it_brings_a_waiting_tile_in_when_there_is_little_else_to_gain() -> None:
    state = position("""
        market P8 C10 A10 G12s
        display y1 g1 b1 o1
        1 reserve T11n
        1 alhambra P6n@1,0
    """)
    assert greedy_move(state) == "place T11n 2,0"


def test_it_gives_dirk_nothing_that_it_can_use() -> None:
    state = position("""
        palace players=2
        phase place 1
        market A9 A10 C10 C11
        dirk T12 T13e
        1 aside T11n
    """)
    assert greedy_move(state).startswith("place T11n ")


def test_it_gives_dirk_a_tile_that_fits_nowhere_and_puts_the_opponent_back() -> None:
    state = position("""
        palace players=2
        phase place 1
        market A9 A10 C10 C11
        dirk P3sw P4es
        1 alhambra P6n@0,1
        1 aside P2new
        2 alhambra P7e@1,0 P5nw@-1,0
    """)
    assert greedy_move(state) == "give P2new"


def test_it_decides_the_same_in_the_same_position() -> None:
    match = Match("palace", ("greedy", "greedy"), seed=3)
    assert Arena(match).play(1).scores == Arena(match).play(1).scores


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_it_plays_whole_games_by_the_rules(players: int) -> None:
    match = Match("palace", ("greedy",) * players, seed=4, recorded=True)
    record = parse_record(Arena(match).play(1).record)
    assert verify(record, PALACE).result() is not None


def test_it_beats_two_randoms() -> None:
    assert wins(12) >= 11


@pytest.mark.long
def test_it_beats_two_randoms_in_nine_games_of_ten() -> None:
    assert wins(100) >= 90


MARKET = "market T12 C10 A9 P6n\ndisplay y1 g1 b1 o1"


def test_it_buys_chests_that_it_can_place_for_the_least_money() -> None:
    state = with_modules(
        "treasure",
        f"{MARKET}\nroom1 P P S S\nroom2 G G T T\n1 hand y8 b9\n"
        "1 alhambra G10@0,1 G11@1,0 T11@-1,0",
    )
    assert greedy_move(state) == "chests 2"
    state.play(PALACE.parse_move("chests 2"))
    assert greedy_move(state) == "pay y8"


def test_it_leaves_chests_that_it_cannot_place() -> None:
    state = with_modules("treasure", f"{MARKET}\nroom1 P P S S\n1 hand y9\n1 alhambra G10@0,1")
    assert not greedy_move(state).startswith("chests")


def test_it_takes_chests_that_are_passed_on() -> None:
    state = with_modules(
        "treasure", f"{MARKET}\nphase placed:treasure 1\noffered 2 G T\n2 alhambra G10@0,1"
    )
    assert greedy_move(state) == "chest G10"


def test_it_puts_a_bazaar_where_buildings_of_its_types_lie() -> None:
    state = with_modules(
        "bazaars",
        f"{MARKET}\nphase place 1\n1 aside BbPAG\n1 alhambra P8@1,0 A10@2,0 G10@2,1 C11@-1,0",
    )
    assert greedy_move(state) == "place BbPAG 1,1"


def test_it_hires_a_builder_where_the_redesign_gains_points() -> None:
    state = with_modules(
        "builders", f"{MARKET}\nphase placed:builders 1\n1 hand y3*\n1 reserve T11n"
    )
    assert greedy_move(state) == "hire y3*"
    state.play(PALACE.parse_move("hire y3*"))
    assert greedy_move(state).startswith("place T11n")


def test_it_hires_nobody_only_to_take_something_away() -> None:
    state = with_modules(
        "builders", f"{MARKET}\nphase placed:builders 1\n1 hand y3*\n1 alhambra T11@0,1"
    )
    assert greedy_move(state) == "decline"


@pytest.mark.parametrize(("side", "column"), [("E", "1"), ("W", "-1")])
def test_it_builds_walls_towards_an_attack_that_it_knows_of(side: str, column: str) -> None:
    wall = {"E": "T13e", "W": "T10w"}[side]
    state = with_modules(
        "invaders",
        f"{MARKET}\nphase place 1\nattack-seen {side} 1\n1 aside {wall}\n"
        "1 alhambra T11n@0,1 G12s@0,-1",
    )
    assert greedy_move(state).startswith(f"place {wall} {column},")


def test_it_beats_two_randoms_with_all_modules() -> None:
    assert wins(5, ALL_MODULES) >= 4.5


@pytest.mark.long
def test_it_beats_two_randoms_with_all_modules_in_ninety_of_a_hundred_games() -> None:
    assert wins(100, ALL_MODULES) >= 90
