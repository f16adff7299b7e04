"""Bazaars: Z-01 to Z-09."""

import pytest

from alhambra.core.messages import InvalidText
from alhambra.core.state import CHANCE
from alhambra.games.palace.state import PalaceState
from alhambra.parts.bazaars import bazaar_points
from alhambra.parts.buildings import TYPE_LETTERS, Bazaar
from box import lines_of, moves, rule
from box.palace import after, alhambra, dealt, drawing, last_turn, new_game, refused, with_modules

MARKET = "market A9 A10 C10 C11\ndisplay y9 g9 b9 o9"


def stalls(lines: str, players: int = 3) -> PalaceState:
    return with_modules("bazaars", f"{MARKET}\n{lines}", players)


@rule("Z-01")
def test_eight_bazaars_without_walls_go_into_the_bag() -> None:
    bag = new_game(3, modules="bazaars").table.bag
    bazaars = [tile for tile in bag if isinstance(tile, Bazaar)]
    assert len(bag) == 62
    assert len(bazaars) == 8
    assert {bazaar.walls for bazaar in bazaars} == {0}
    for currency in range(4):
        types = [type for each in bazaars if each.currency == currency for type in each.types]
        assert sorted(types) == list(range(len(TYPE_LETTERS)))


@rule("Z-02")
def test_a_bazaar_drawn_in_a_refill_is_laid_beside_the_market_and_another_tile_is_drawn() -> None:
    state = after(stalls("1 hand y9"), "buy A9 y9", "take g9", "reserve A9")
    drawing(state, "g1")
    drawing(state, "BbPAG")
    assert state.occasion() == "market"
    drawing(state, "ByPSA", "T12")
    assert lines_of(state, "market", "bazaars") == ["market T12 A10 C10 C11", "bazaars ByPSA BbPAG"]
    assert state.to_act() == 1


@rule("Z-02")
def test_in_the_setup_too() -> None:
    state = drawing(new_game(3, modules="bazaars"), "A9", "BbPAG", "A10", "C10", "C11")
    assert state.occasion() == "deal1"
    assert lines_of(state, "market", "bazaars") == ["market A9 A10 C10 C11", "bazaars BbPAG"]


@rule("Z-02")
def test_they_stay_on_offer() -> None:
    state = after(stalls("bazaars BbPAG\n1 hand y1"), "take y9")
    drawing(state, "g1")
    assert lines_of(state, "bazaars") == ["bazaars BbPAG"]


@rule("Z-03")
def test_a_bazaar_costs_what_the_building_in_its_currencys_slot_costs() -> None:
    state = stalls("bazaars BbPAG\n1 hand b1 b3 b7 b9 y9")
    bought = [move for move in moves(state) if move.startswith("buy BbPAG")]
    assert bought == ["buy BbPAG b1 b9", "buy BbPAG b3 b7"]


@rule("Z-03")
def test_it_is_paid_exactly_and_in_its_currency() -> None:
    state = stalls("bazaars BbPAG\n1 hand b3 b8 b9 y9 g9")
    assert refused(state, "buy BbPAG b3 b8") == "Z-03"
    assert refused(state, "buy BbPAG b9") == "Z-03"
    assert refused(state, "buy BbPAG y9 g9") == "Z-03"
    assert refused(state, "buy BbPAG b1 b9") == "Z-03"


@rule("Z-03")
def test_then_the_player_may_act_again() -> None:
    state = after(stalls("bazaars BbPAG\n1 hand b3 b7 y9"), "buy BbPAG b3 b7")
    assert "end" in moves(state)
    assert "buy A9 y9" in moves(state)
    assert lines_of(state, "bazaars") == []
    assert lines_of(state, "1 aside") == ["1 aside BbPAG"]
    assert refused(state, "buy BbPAG b3 b7") == "Z-02"


@rule("Z-04")
def test_while_the_slot_is_empty_a_bazaar_cannot_be_bought() -> None:
    state = stalls("bazaars BbPAG\n1 hand b1 b9 b3 b7")
    after(state, "buy C10 b1 b9")
    assert refused(state, "buy BbPAG b3 b7") == "Z-04"
    assert not [move for move in moves(state) if move.startswith("buy BbPAG")]


@rule("Z-05")
def test_bazaars_are_built_and_redesigned_like_buildings() -> None:
    state = stalls("1 reserve BbPAG\n1 alhambra T11n@0,1")
    assert "place BbPAG 1,0" in moves(state)
    assert "swap BbPAG T11n" in moves(state)
    assert refused(state, "place BbPAG 0,2") == "P-21"
    after(state, "swap BbPAG T11n")
    assert lines_of(state, "1 alhambra", "1 reserve") == ["1 alhambra BbPAG@0,1", "1 reserve T11n"]
    for place in ("0,2", "1,1", "-1,1"):
        assert f"place P8 {place}" in moves(stalls("1 alhambra BbPAG@0,1\n1 reserve P8"))


@rule("Z-05")
def test_a_bought_bazaar_is_placed_at_the_end_of_the_turn() -> None:
    state = after(stalls("bazaars BbPAG\n1 hand b3 b7"), "buy BbPAG b3 b7")
    assert refused(state, "place BbPAG 0,1") == "P-16"
    after(state, "end", "place BbPAG 0,1")
    assert lines_of(state, "1 alhambra") == ["1 alhambra BbPAG@0,1"]


EXAMPLE = """
    .    G10    P8
    A9   BbPAG  C10
    .    F      G11
"""
"""Four buildings of its types, all three of them among these."""


@rule("Z-06")
def test_a_bazaar_scores_matching_buildings_around_times_types() -> None:
    assert bazaar_points(alhambra(EXAMPLE)) == 4 * 3
    assert bazaar_points(alhambra(EXAMPLE.replace("A9", "C11"))) == 3 * 2
    assert bazaar_points(alhambra("BbPAG\nF")) == 0


@rule("Z-06")
def test_only_in_scoring_c() -> None:
    state = stalls("1 alhambra BbPAG@0,1 P8@1,1 G10@1,0")
    module = state.table.options.modules[0]
    assert [module.points(state.table, name)[0] for name in "ABC"] == [0, 0, 4]


@rule("Z-06")
def test_bazaars_are_a_cause_of_their_own_in_a_scoring() -> None:
    assert str(stalls("").preview().seats[0]).endswith("wall 0 bazaars 0 sum 0")


@rule("Z-07")
def test_a_building_counts_for_several_bazaars_but_a_bazaar_for_none() -> None:
    palace = alhambra("""
        BbPAG  P8  ByPSA
        .      F   .
    """)
    assert bazaar_points(palace) == 1 + 1
    assert palace.counts() == [1, 0, 0, 0, 0, 0]
    assert bazaar_points(alhambra("BbPAG ByPSA\nF .")) == 0


@rule("Z-07")
def test_walls_make_no_difference() -> None:
    """Between the bazaar and the garden at its corner there is a wall."""
    palace = alhambra("""
        .      G12s  C11
        BbPAG  A8n   C10
        F      .     .
    """)
    assert bazaar_points(palace) == 2 * 2


@rule("Z-08")
def test_unsold_bazaars_are_not_given_out() -> None:
    state = last_turn("A9 A10 C10 C11", "bazaars BbPAG\n1 hand y9 b9", modules="bazaars")
    after(state, "buy A9 y9", "end", "reserve A9")
    while state.to_act() == CHANCE:
        drawing(state, str(state.outcomes()[0][0]))
    assert lines_of(state, "1 aside") == ["1 aside C10"]
    assert len(lines_of(state, "bazaars")[0].split()) == 1 + 8


@rule("Z-09")
def test_dirk_may_draw_bazaars_and_be_given_one_but_scores_nothing_for_them() -> None:
    state = drawing(new_game(2, modules="bazaars"), "BbPAG", "P8", "S9", "T12", "T11", "G11")
    assert lines_of(state, "dirk") == ["dirk P8 S9 G11 T11 T12 BbPAG"]
    state = stalls("bazaars BbPAG\n1 hand b3 b7\ndirk P8 ByPSA", players=2)
    after(state, "buy BbPAG b3 b7", "end", "give BbPAG")
    assert lines_of(state, "dirk") == ["dirk P8 ByPSA BbPAG"]
    assert state.table.options.modules[0].points(state.table, "C") == [0, 0, 0]


def test_a_game_is_dealt_with_four_buildings_on_the_market() -> None:
    for seed in range(20):
        market = dealt(3, seed, modules="bazaars").table.market
        assert all(tile is not None and tile.type >= 0 for tile in market)


@pytest.mark.parametrize(
    "line", ["bazaars T12 T12", "bazaars BbPAX", "bazaars BbPAG\n1 reserve BbPAG"]
)
def test_stalls_that_cannot_be_are_refused(line: str) -> None:
    with pytest.raises(InvalidText):
        with_modules("bazaars", line)
