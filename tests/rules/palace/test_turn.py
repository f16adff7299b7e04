"""A turn: P-10 to P-19."""

import pytest

from alhambra.core.messages import ImpossibleOutcome
from alhambra.core.state import CHANCE
from box import moves, rule
from box.palace import after, allowed, drawing, position, refused


@rule("P-10")
def test_turns_go_round_in_the_order_of_the_seats() -> None:
    state = position(
        "phase act 2\nmarket A9 A10 C10 C11\ndisplay y7 g7 b7 o7\n1 hand y1\n3 hand o1"
    )
    drawing(after(state, "take y7"), "y8")
    assert state.to_act() == 2
    drawing(after(state, "take g7"), "g8")
    assert state.to_act() == 0


@rule("P-10")
def test_a_player_may_take_money_buy_or_redesign() -> None:
    state = position("market P2new - - -\ndisplay b7\n1 hand y2\n1 reserve T12")
    assert {move.split()[0] for move in moves(state)} == {"take", "buy", "place"}


@rule("P-10")
def test_a_turn_cannot_end_before_something_was_done() -> None:
    assert refused(position("display b7"), "end") == "P-10"


@rule("P-10")
def test_nobody_moves_while_something_is_to_be_drawn() -> None:
    state = after(position("display b7 b8"), "take b7")
    assert state.to_act() == CHANCE
    assert refused(state, "take b8") == "P-10"


@rule("P-11")
def test_any_one_card_may_be_taken() -> None:
    state = position("display y9 g6 b1 o2")
    assert {"take y9", "take g6", "take b1", "take o2"} <= set(moves(state))


@rule("P-11")
def test_several_cards_may_be_taken_that_add_up_to_5_whatever_their_currencies() -> None:
    state = position("display y1 g2 b2 o4")
    several = [move for move in moves(state) if len(move.split()) > 2]
    assert set(several) == {
        "take y1 g2",
        "take y1 b2",
        "take g2 b2",
        "take y1 g2 b2",
        "take y1 o4",
    }


@rule("P-11")
def test_several_cards_worth_6_may_not_be_taken() -> None:
    assert refused(position("display y2 b4"), "take y2 b4") == "P-11"


@rule("P-11")
def test_only_what_lies_face_up_may_be_taken() -> None:
    state = position("display y2 b4")
    assert refused(state, "take y3") == "P-11"
    assert refused(state, "take y2 y2") == "P-11"


@rule("P-11")
def test_cards_that_are_alike_are_listed_once() -> None:
    assert moves(position("display y2 y2 y9")) == ["take y2", "take y9", "take y2 y2"]


@rule("P-12")
def test_a_tile_is_paid_in_the_currency_of_its_slot_only() -> None:
    state = position("market - - G10 -\ndisplay y9\n1 hand b9 b1 y5 y5 g9 g1")
    assert [move for move in moves(state) if move.startswith("buy")] == ["buy G10 b1 b9"]
    assert refused(state, "buy G10 y5 y5") == "P-12"
    assert refused(state, "buy G10 g1 g9") == "P-12"


@rule("P-12")
def test_less_than_the_price_is_refused() -> None:
    assert refused(position("market - - G10 -\n1 hand b9"), "buy G10 b9") == "P-12"


@rule("P-12")
def test_only_cards_in_hand_pay_and_only_for_what_is_on_the_market() -> None:
    state = position("market - - G10 -\n1 hand b9 b1")
    assert refused(state, "buy G10 b9 b9") == "P-12"
    assert refused(state, "buy G11 b9 b1") == "P-12"


@rule("P-12")
def test_the_cards_paid_go_to_the_discards_and_no_change_is_given() -> None:
    state = position("market - - G10 -\ndisplay y9\n1 hand b5 b6 o1")
    after(state, "buy G10 b5 b6")
    assert str(state.table.hands[0]) == "o1"
    assert [str(card) for card in state.table.discards] == ["b5", "b6"]


@rule("P-12")
def test_cards_to_spare_are_legal_but_not_listed() -> None:
    state = position("market P4es - - -\ndisplay b9\n1 hand y1 y3 y5")
    assert [m for m in moves(state) if m.startswith("buy")] == ["buy P4es y5", "buy P4es y1 y3"]
    assert allowed(state, "buy P4es y1 y5")


@rule("P-12", "P-14")
def test_a_garden_for_10_paid_with_11_ends_the_actions() -> None:
    state = position("market - - G10 -\ndisplay y9\n1 hand b5 b6")
    after(state, "buy G10 b5 b6")
    assert refused(state, "take y9") == "P-16"
    assert "place G10 0,1" in moves(state)


@rule("P-13")
def test_whoever_pays_exactly_may_act_again_choosing_freely() -> None:
    state = position("market P2new S3esw - -\ndisplay b9\n1 hand y2 g3\n1 reserve T12")
    after(state, "buy P2new y2")
    assert {move.split()[0] for move in moves(state)} == {"take", "buy", "place", "end"}


@rule("P-13")
def test_whoever_pays_exactly_need_not_act_again() -> None:
    state = position("market P2new - - -\ndisplay b9\n1 hand y2")
    after(state, "buy P2new y2", "end")
    assert refused(state, "take b9") == "P-16"


@rule("P-14")
@pytest.mark.parametrize(
    "last", ["take b9", "place T12 0,1", "reserve A9", "swap T12 A9", "buy P4es y5"]
)
def test_taking_money_redesigning_and_overpaying_end_the_actions(last: str) -> None:
    state = position(
        "market P4es S3esw - -\ndisplay b9\n1 hand y5 g3\n1 reserve T12\n1 alhambra A9@1,0"
    )
    after(state, "buy S3esw g3", last)
    assert {move.split()[0] for move in moves(state)} <= {"place", "reserve"}
    assert refused(state, "end") == "P-16"


@rule("P-14")
def test_four_exact_purchases_and_one_more_action_make_a_turn() -> None:
    state = position(
        "market P2new S3esw A4nes C5nsw\ndisplay b9\n1 hand y2 g3 b4 o5\n1 reserve T12"
    )
    after(state, "buy P2new y2", "buy S3esw g3", "buy A4nes b4", "buy C5nsw o5", "place T12 0,1")
    assert len(state.table.aside[0]) == 4
    assert state.to_act() == 0


@rule("P-15")
def test_market_and_display_are_not_refilled_while_the_turn_lasts() -> None:
    state = position("market P2new A9 A10 C10\ndisplay b6 b7 b8 b9\n1 hand y2")
    after(state, "buy P2new y2", "take b6")
    assert state.to_act() == 0
    assert state.table.market[0] is None
    assert len(state.table.display) == 3


@rule("P-16")
def test_tiles_bought_are_set_aside_and_placed_at_the_end_of_the_turn_in_any_order() -> None:
    state = position("market P2new T12 - -\ndisplay b9\n1 hand y2 g9 g3")
    after(state, "buy P2new y2", "buy T12 g3 g9")
    assert refused(state, "place P2new 0,1") == "P-16"
    assert refused(state, "reserve P2new") == "P-16"
    assert refused(state, "give P2new") == "P-16"
    after(state, "end")
    first = {move.split()[1] for move in moves(state)}
    assert first == {"P2new", "T12"}
    after(state, "place T12 1,0", "place P2new 0,1")
    assert len(state.table.alhambras[0].tiles) == 3


@rule("P-16")
def test_a_tile_bought_may_go_onto_the_reserve() -> None:
    state = position("market P2new - - -\ndisplay b9\n1 hand y9")
    after(state, "buy P2new y9", "reserve P2new")
    assert [str(tile) for tile in state.table.reserves[0]] == ["P2new"]


@rule("P-16")
def test_a_redesign_cannot_use_a_tile_bought_in_the_same_turn() -> None:
    state = position("market P8 - - -\ndisplay b9\n1 hand y8\n1 alhambra A9@1,0")
    after(state, "buy P8 y8")
    assert refused(state, "swap P8 A9") == "P-16"
    assert "place P8 0,1" not in moves(state)


@rule("P-16", "P-26")
def test_the_reserve_stays_where_it_is_while_bought_tiles_are_placed() -> None:
    state = position("market P2new - - -\ndisplay b9\n1 hand y9\n1 reserve T12")
    after(state, "buy P2new y9")
    assert refused(state, "place T12 1,0") == "P-16"


@rule("P-17")
def test_after_the_turn_display_and_market_are_refilled_to_four() -> None:
    state = position("market P2new A9 A10 C10\ndisplay b6 b7 b8 b9\n1 hand y2\n2 hand o1")
    after(state, "buy P2new y2", "take b6", "reserve P2new")
    assert state.occasion() == "money"
    drawing(state, "o4")
    assert state.occasion() == "market"
    drawing(state, "T12")
    assert [str(tile) for tile in state.table.market] == ["T12", "A9", "A10", "C10"]
    assert len(state.table.display) == 4
    assert state.to_act() == 1


@rule("P-17")
def test_empty_slots_2_and_4_are_refilled_in_this_order() -> None:
    state = position("phase market 1\nmarket A9 - A10 -\ndisplay y1 y2 y3 y4")
    drawing(state, "T12", "P8")
    assert [str(tile) for tile in state.table.market] == ["A9", "T12", "A10", "P8"]


EVERY_CARD_BUT_TWO = "discards " + " ".join(
    f"{letter}{value}"
    for letter in "ygbo"
    for value in range(1, 10)
    for copy in range(3)
    if (letter, value) != ("y", 1) or copy == 0
)


@rule("P-18")
def test_when_the_pile_is_empty_the_discards_become_the_new_pile() -> None:
    state = position(f"market A9 A10 C10 C11\n{EVERY_CARD_BUT_TWO}\ndisplay y1 y1\npile")
    after(state, "take y1")
    assert str(state.table.pile) == "106"
    assert state.table.discards == ()
    assert {str(outcome) for outcome, _ in state.outcomes()} >= {"y1", "o9"}


@rule("P-18")
def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    state = position(f"market A9 A10 C10 C11\n{EVERY_CARD_BUT_TWO}\n1 hand y1\ndisplay y1\npile 0")
    assert len(state.table.discards) == 106


@rule("P-18")
def test_without_pile_and_discards_the_display_stays_short() -> None:
    everything = EVERY_CARD_BUT_TWO.replace("discards", "2 hand")
    state = position(f"market A9 A10 C10 C11\n{everything}\ndisplay y1 y1\npile")
    after(state, "take y1")
    assert [str(card) for card in state.table.display] == ["y1"]
    assert state.to_act() == 1


@rule("P-19")
def test_a_player_who_can_do_nothing_passes() -> None:
    state = position("market T12 A9 A10 C10\nphase act 3\n2 hand y1")
    assert moves(state) == ["pass"]
    after(state, "pass")
    assert state.to_act() == CHANCE


@rule("P-19")
@pytest.mark.parametrize(
    "line", ["display y9", "market P2new - - -\n1 hand y5", "1 reserve T12", "1 alhambra T12@0,1"]
)
def test_whoever_can_act_may_not_pass(line: str) -> None:
    state = position(line)
    assert "pass" not in moves(state)
    assert refused(state, "pass") == "P-19"


@rule("P-19")
def test_after_an_exact_payment_one_ends_and_does_not_pass() -> None:
    state = after(position("market P2new - - -\n1 hand y2"), "buy P2new y2")
    assert moves(state) == ["end"]
    assert refused(state, "pass") == "P-19"


def test_what_cannot_be_drawn_is_refused_and_nothing_changes() -> None:
    state = position("phase market 1\nmarket A9 - A10 -\ndisplay y1 y2 y3 y4")
    before = str(state)
    for impossible in ("A9", "y3", "#A", "T99"):
        with pytest.raises(ImpossibleOutcome):
            drawing(state, impossible)
    assert str(state) == before
    state = position("display y1")
    with pytest.raises(ImpossibleOutcome):
        drawing(state, "y3")
