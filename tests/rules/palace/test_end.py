"""The end of the game: P-40 to P-43."""

from alhambra.core.scoring import Result
from box import moves, rule
from box.palace import after, drawing, last_turn, refused


@rule("P-40")
def test_the_game_ends_after_the_turn_in_which_the_market_cannot_be_refilled() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2")
    after(state, "buy P2new y2", "end", "reserve P2new")
    assert state.to_act() is None
    assert refused(state, "take y9") == "P-40"
    assert moves(state) == []


@rule("P-40")
def test_a_turn_that_leaves_the_market_full_does_not_end_the_game() -> None:
    state = last_turn("P2new A9 A10 C10", "1 reserve T12")
    after(state, "place T12 0,1")
    assert state.to_act() == 1


@rule("P-40")
def test_the_market_is_refilled_as_far_as_possible() -> None:
    state = last_turn("P2new S3esw A10 C10", "1 hand y2 g3", "T12")
    after(state, "buy P2new y2", "buy S3esw g3", "end", "reserve P2new", "reserve S3esw")
    drawing(state, "T12")
    assert [str(tile) for tile in state.table.market] == ["T12", "None", "A10", "C10"]
    assert state.to_act() is None


@rule("P-40")
def test_scoring_cards_of_the_last_refill_are_scored_first() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2\npile 0+A 103")
    after(state, "buy P2new y2", "take y9", "reserve P2new")
    drawing(state, "#A", "o9")
    assert [scoring.name for scoring in state.table.scorings] == ["A", "C"]


@rule("P-40")
def test_scorings_whose_card_has_not_come_lapse() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2\npile 50+A 53+B")
    after(state, "buy P2new y2", "end", "reserve P2new")
    assert [scoring.name for scoring in state.table.scorings] == ["C"]


@rule("P-41")
def test_each_tile_left_goes_to_the_most_money_of_its_slots_currency() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2 g5\n2 hand g6 b1\n3 hand b2 o1")
    after(state, "buy P2new y2", "end", "reserve P2new")
    assert [[str(tile) for tile in tiles] for tiles in state.table.aside] == [
        [],
        ["A9"],
        ["A10", "C10"],
    ]
    assert state.table.market == (None,) * 4


@rule("P-41")
def test_the_price_does_not_matter_and_a_single_coin_wins_a_tile() -> None:
    state = last_turn("P2new A9 A10 T13e", "1 hand y2\n2 hand o1")
    after(state, "buy P2new y2", "end", "reserve P2new")
    assert [str(tile) for tile in state.table.aside[1]] == ["T13e"]


@rule("P-41")
def test_on_a_tie_or_if_nobody_has_any_the_tile_stays() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2 g5\n2 hand g2 g3\n3 hand b2")
    after(state, "buy P2new y2", "end", "reserve P2new", "reserve A10")
    assert [str(tile) for tile in state.table.market] == ["None", "A9", "None", "C10"]
    assert state.to_act() is None


@rule("P-41")
def test_gainers_place_in_seat_order_by_the_rules_or_on_the_reserve() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand b5\n2 hand g6\n3 hand y2\nphase act 3")
    after(state, "buy P2new y2", "end", "reserve P2new")
    assert state.to_act() == 0
    assert moves(state) == [
        "place A10 0,1",
        "place A10 -1,0",
        "place A10 1,0",
        "place A10 0,-1",
        "reserve A10",
    ]
    assert refused(state, "place A10 1,1") == "P-23"
    after(state, "place A10 0,1")
    assert state.to_act() == 1
    after(state, "reserve A9")
    assert state.to_act() is None


@rule("P-41")
def test_hands_are_shown_at_the_end() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2\n2 hand (g6)")
    assert str(state.observe(0).hands[1]) == "?"
    after(state, "buy P2new y2", "end", "reserve P2new")
    assert str(state.observe(0).hands[1]) == "g6"


@rule("P-42")
def test_then_comes_scoring_c_with_the_tiles_just_placed() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand b5 y2")
    after(state, "buy P2new y2", "end", "reserve P2new", "place A10 0,1")
    (scoring,) = state.table.scorings
    assert scoring.name == "C"
    assert scoring.seats[0].total() == 18


@rule("P-43")
def test_the_most_points_win() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2\n2 alhambra T12@0,1")
    after(state, "buy P2new y2", "end", "reserve P2new")
    result = state.result()
    assert result is not None
    assert result.scores == [0, 21, 0]
    assert result.winners == [1]


@rule("P-43")
def test_equal_players_share_the_victory() -> None:
    assert Result([70, 81, 81]).winners == [1, 2]
