"""How a game begins: P-05 to P-09, P-60."""

from collections import Counter

import pytest

from alhambra.core.messages import BadOption, ImpossibleOutcome
from alhambra.core.state import CHANCE
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.ruleset import PALACE
from alhambra.parts.buildings import tile
from alhambra.parts.components import standard
from alhambra.parts.money import worth
from box import rule
from box.palace import dealt, drawing, new_game, position

MARKET = ["P2new", "G8sw", "T12", "A9"]
DEAL_OF_THREE = ["y9", "y9", "y9", "g8", "g7", "g5", "b1", "b2", "b9", "b8"]


@rule("P-05")
def test_four_tiles_are_drawn_for_slots_1_to_4_in_that_order() -> None:
    state = new_game(3)
    assert len(state.table.bag) == 54
    assert state.occasion() == "market"
    drawing(state, *MARKET)
    assert [str(tile) for tile in state.table.market] == MARKET
    assert len(state.table.bag) == 50


@rule("P-05")
def test_the_slots_belong_to_florin_dirham_denar_and_ducat() -> None:
    assert standard().slots == (0, 1, 2, 3)


@rule("P-06")
def test_a_player_is_dealt_cards_until_they_are_worth_20() -> None:
    state = drawing(new_game(3), *MARKET)
    assert state.occasion() == "deal1"
    drawing(state, "y9", "y9", "y1")
    assert state.occasion() == "deal1"
    drawing(state, "y1")
    assert state.occasion() == "deal2"


@rule("P-06")
@pytest.mark.parametrize("seed", range(30))
def test_everybody_starts_with_20_to_28(seed: int) -> None:
    for hand in dealt(6, seed).table.hands:
        assert 20 <= worth(hand.cards) <= 28


@rule("P-06", "P-61")
def test_the_deal_is_open_so_nobody_forgets_what_was_dealt() -> None:
    state = dealt(3)
    for seat in range(3):
        assert [hand.cards for hand in state.observe(seat).hands] == [
            hand.cards for hand in state.table.hands
        ]


def start_player(*hands: str) -> int:
    state = drawing(new_game(len(hands)), *MARKET)
    for hand in hands:
        drawing(state, *hand.split())
    drawing(state, "o1", "o2", "o3", "o4")
    actor = state.to_act()
    assert actor is not None
    return actor


@rule("P-07")
def test_the_fewest_cards_start() -> None:
    assert start_player("y5 g5 b5 o5", "g9 g9 g9", "b5 b5 o5 o5") == 1


@rule("P-07")
def test_among_equally_few_cards_the_least_money_starts() -> None:
    assert start_player("y9 y9 y8", "g9 g9 g7", "b8 b7 b5") == 2


@rule("P-07")
def test_with_equal_cards_and_money_the_earliest_seat_starts() -> None:
    assert start_player("y5 y5 y5 g5", "g8 g7 y6", "b8 b7 y6") == 1


@rule("P-08")
def test_four_cards_are_laid_face_up() -> None:
    state = drawing(new_game(3), *MARKET, *DEAL_OF_THREE)
    assert state.occasion() == "money"
    drawing(state, "o1", "o2", "o3")
    assert state.to_act() == CHANCE
    drawing(state, "o4")
    assert [str(card) for card in state.table.display] == ["o1", "o2", "o3", "o4"]
    assert state.to_act() == 1


@rule("P-09")
def test_the_rest_is_split_into_five_piles_with_a_in_the_second_and_b_in_the_fourth() -> None:
    state = drawing(new_game(3), *MARKET, *DEAL_OF_THREE, "o1", "o2", "o3", "o4")
    assert len(state.table.pile.cards) == 108 - 10 - 4
    assert str(state.table.pile) == "19 19+A 19 19+B 18"


@rule("P-09")
def test_a_comes_with_the_odds_of_its_place_in_the_second_pile() -> None:
    state = position("display y1 y2 y3\nphase money 1\npile 1 3+A 33 34+B 34")
    letters = {str(outcome) for outcome, _ in state.outcomes()}
    assert "#A" not in letters
    drawing(state, "y4")
    state = position("display y1 y2 y3\nphase money 1\npile 3+A 33 34+B 35")
    weights = {str(outcome): weight for outcome, weight in state.outcomes()}
    assert weights["#A"] * 4 == sum(weights.values())
    assert weights["g1"] == 3 * 3


@rule("P-09")
def test_when_only_the_scoring_card_is_left_in_its_pile_it_must_come() -> None:
    state = position("display y1 y2 y3\nphase money 1\npile 0+A 52 53+B")
    assert [str(outcome) for outcome, _ in state.outcomes()] == ["#A"]
    with pytest.raises(ImpossibleOutcome):
        drawing(state, "y4")


@rule("P-09")
def test_the_scoring_cards_come_in_every_place_of_their_pile_equally_often() -> None:
    """The chance to come as the k-th card of its pile, multiplied out of the draws, is 1 in n."""
    left, size, still_hidden = 20, 4, 1.0
    for _ in range(size):
        state = position(_with_pile(left, size))
        weights = {str(outcome): weight for outcome, weight in state.outcomes()}
        now = weights["#A"] / sum(weights.values())
        assert still_hidden * now == pytest.approx(1 / 5)
        still_hidden *= 1 - now
        left, size = left - 1, size - 1


def _with_pile(left: int, size: int) -> str:
    cards = [str(card) for card in standard().money(3)]
    discards = " ".join(cards[: 108 - 3 - left])
    display = " ".join(cards[108 - 3 - left : 108 - left])
    rest = f" {left - size}" if left > size else ""
    return f"phase money 1\ndisplay {display}\ndiscards {discards}\npile {size}+A{rest}"


@rule("P-60")
def test_the_twelfth_tower_is_off_by_default() -> None:
    assert tile("T10sw") not in PalaceOptions(3).tiles


@rule("P-60")
def test_the_twelfth_tower_may_join_the_bag_as_an_extra_tile() -> None:
    state = new_game(3, tower12="extra")
    assert len(state.table.bag) == 55
    assert tile("T10sw") in state.table.bag


@rule("P-60")
@pytest.mark.parametrize("replaced", ["T9es", "P8"])
def test_the_twelfth_tower_may_replace_a_tile_of_the_tables_choice(replaced: str) -> None:
    state = new_game(3, tower12=replaced)
    assert len(state.table.bag) == 54
    assert tile("T10sw") in state.table.bag
    assert tile(replaced) not in state.table.bag


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_the_game_is_for_two_to_six(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 6"):
        PALACE.options(players, {})


@pytest.mark.parametrize(
    "chosen", [{"tower12": "yes"}, {"tower12": "T99"}, {"tower12": "T10sw"}, {"dirk": "no"}]
)
def test_unknown_options_are_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        PALACE.options(3, chosen)


def test_all_tiles_and_cards_are_there_from_the_beginning() -> None:
    state = new_game(4)
    assert Counter(state.table.bag) == Counter(standard().tiles)
    assert Counter(state.table.pile.cards) == Counter(standard().money(4))
