"""Several modules in one game: M-01, M-02; and how modules are chosen."""

import pytest

from alhambra.cli.options import options_with
from alhambra.core.messages import BadOption
from alhambra.core.state import Ruleset
from alhambra.games.palace.ruleset import PALACE
from box import lines_of, moves, rule
from box.palace import (
    ALL_MODULES,
    after,
    dealt,
    drawing,
    last_turn,
    new_game,
    refused,
    with_modules,
)

ROOMS = "room1 P G G T\nroom2 S A C T\nroom3 C C C C"


@rule("M-01")
def test_the_end_of_a_turn_with_all_modules() -> None:
    """Tiles, chests of the buyer, Dirk and the other, builder, room, display, market, scoring,
    attack, scouts, Dirk's draw: in this order."""
    state = with_modules(
        ALL_MODULES,
        f"""
market T12 A10 C10 C11
display y9 g9 b9
pile 9+A 41 16
1 hand y3* y9 g1 b8
dirk G11
2 alhambra P8@0,1
scouts S A
{ROOMS}
""",
        players=2,
    )
    after(state, "buy T12 y3* y9", "chests 1", "pay g1 b8", "place T12 0,1")
    # The builder has paid for the tower, and the tower takes the chest of its colour.
    assert moves(state) == ["chest T12"]
    after(state, "chest T12")
    assert lines_of(state, "dirk-chests") == ["dirk-chests G11"]
    assert (state.to_act(), moves(state)) == (1, ["chest P8", "decline"])
    after(state, "decline")
    occasions = []
    for outcome in [*"SSSS", "#A", "y1", "BbPAG", "G10", "N", "P", "G"]:
        occasions.append(state.occasion())
        drawing(state, outcome)
    assert occasions == [
        *["room1"] * 4,
        *["money"] * 2,
        *["market"] * 2,
        "attack",
        *["scouts"] * 2,
    ]
    assert state.occasion() == "dirk"


@rule("M-01")
def test_a_builders_redesign_may_use_a_tile_bought_in_this_turn() -> None:
    state = with_modules("builders", "market T12 A10 C10 C11\n1 hand y4 y8 y3*\ndisplay g9 b9 o9")
    after(state, "buy T12 y4 y8", "take g9", "reserve T12", "hire y3*", "place T12 0,1")
    assert lines_of(state, "1 alhambra") == ["1 alhambra T12@0,1"]


@rule("M-01")
def test_chests_come_before_the_builder_and_the_room_after() -> None:
    state = with_modules(
        "treasure,builders",
        f"market A9 A10 C10 C11\n{ROOMS}\n1 hand y9 y3*\n1 alhambra T12@0,1\ndisplay y8 g9 b9 o9",
    )
    after(state, "chests 1", "pay y9", "chest T12")
    assert moves(state) == ["hire y3*", "decline"]
    after(state, "hire y3*", "reserve T12")
    # The chest of the tower is back in the bag before the room is refilled.
    assert lines_of(state, "1 chests") == []
    assert state.occasion() == "room1"


@rule("M-01")
def test_the_end_of_the_game_with_all_modules() -> None:
    state = last_turn("A9 A10 C10 C11", f"{ROOMS}\n1 hand y9\n2 hand b1", modules=ALL_MODULES)
    state = with_modules(ALL_MODULES, str(state).split("\n", 1)[1])
    bag = state.table.bag
    assert {str(tile)[0] for tile in bag} == {"B"}
    after(state, "buy A9 y9", "end", "reserve A9")
    for bazaar in bag:
        assert state.occasion() == "market"
        drawing(state, str(bazaar))
    # C10 goes to the one with denars (P-41), then come scoring C and the attack.
    assert moves(state)[-1] == "reserve C10"
    after(state, "reserve C10")
    assert [scoring.name for scoring in state.scorings_so_far()] == ["C"]
    drawing(state, "W")
    assert state.result() is not None


@rule("M-02")
def test_no_builder_is_hired_after_the_market_was_given_out() -> None:
    state = last_turn(
        "A9 A10 C10 C11", "1 hand y9 b3*\n2 reserve P8\n2 hand g3* g9", modules="builders"
    )
    after(state, "buy A9 y9", "end", "reserve A9", "decline")
    assert lines_of(state, "1 aside") == ["1 aside C10"]
    assert refused(state, "hire b3*") == "P-16"
    after(state, "reserve C10", "reserve A10")
    assert state.result() is not None


@rule("M-02")
def test_with_two_players_the_builders_are_not_thinned_out() -> None:
    table = new_game(2, modules="builders").table
    assert len(table.pile.cards) == 72
    assert len(table.pile.apart) == 16


@rule("M-02")
def test_builders_come_on_top_of_the_sizes_of_the_piles() -> None:
    for players in range(2, 7):
        pile = dealt(players, modules="builders").table.pile
        size, over = divmod(len(pile.cards), 5)
        assert [n for n, _, _ in pile.parts] == [size + (k < over) for k in range(5)]


@pytest.mark.parametrize(
    ("modules", "message"),
    [
        ("treasures", "There is no module “treasures”"),
        ("", "There is no module “”"),
        ("treasure,treasure", "named twice"),
        ("invaders,invaders-open", "Choose one"),
        ("invaders-open,bazaars,bazaars", "named twice"),
    ],
)
def test_modules_that_cannot_be_chosen_are_refused(modules: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        PALACE.options(3, {"modules": modules})


def test_modules_stand_in_one_order_however_they_are_named() -> None:
    chosen = PALACE.options(3, {"modules": "bazaars,invaders,treasure,builders"}).chosen()
    assert chosen == {"modules": "treasure,builders,invaders,bazaars"}


def test_a_game_without_modules_refuses_them() -> None:
    class Plain(Ruleset):
        name = "plain"

    with pytest.raises(BadOption, match="The game “plain” has no modules"):
        options_with(Plain(), None, "treasure")
    with pytest.raises(BadOption, match="use one of them"):
        options_with(PALACE, ["modules=treasure"], "treasure")
