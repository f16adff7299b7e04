"""Master builders: B-01 to B-07."""

from collections import Counter

import pytest

from alhambra.core.messages import InvalidText
from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
from alhambra.games.palace.state import PalaceState
from box import lines_of, moves, rule
from box.palace import after, allowed, dealt, drawing, last_turn, new_game, refused, with_modules

MARKET = "market A9 A10 C10 C11\ndisplay y9 g9 b9 o9"


def site(lines: str, players: int = 3) -> PalaceState:
    return with_modules("builders", f"{MARKET}\n{lines}", players)


@rule("B-01")
def test_there_are_sixteen_builders_four_of_each_currency_worth_three() -> None:
    builders = new_game(3, modules="builders").table.pile.apart
    assert Counter(str(card) for card in builders) == {"y3*": 4, "g3*": 4, "b3*": 4, "o3*": 4}
    assert {card.value for card in builders} == {3}


@rule("B-02")
def test_each_player_is_dealt_two_before_the_starting_money() -> None:
    state = drawing(new_game(3, modules="builders"), "A9", "A10", "C10", "C11")
    for seat in (1, 2, 3):
        assert state.occasion() == f"builders{seat}"
        drawing(state, "y3*", "b3*")
    assert state.occasion() == "deal1"


@rule("B-02")
def test_nobody_else_sees_them() -> None:
    state = drawing(
        new_game(3, modules="builders"),
        *["A9", "A10", "C10", "C11", "y3*", "b3*", "g3*", "o3*", "y3*", "y3*"],
    )
    hands = {seat: [str(hand) for hand in state.observe(seat).hands] for seat in (0, 1, None)}
    assert hands == {
        0: ["(y3*) (b3*)", "?* ?*", "?* ?*"],
        1: ["?* ?*", "(g3*) (o3*)", "?* ?*"],
        None: ["?* ?*", "?* ?*", "?* ?*"],
    }


@rule("B-02")
def test_they_count_neither_towards_the_twenty_nor_for_who_starts() -> None:
    state = drawing(new_game(2, modules="builders"), *["P2new", "P8", "S9", "T12", "T11", "G11"])
    drawing(state, *["A9", "A10", "C10", "C11", "y3*", "y3*", "g3*", "g3*"])
    drawing(state, "y9", "y9", "y1")
    assert state.occasion() == "deal1"
    drawing(state, "y1")
    drawing(state, "g9", "g9", "g8", "b9", "b8", "b7", "b6")
    # Three cards against four, builders not counted.
    assert state.to_act() == 1


@rule("B-03")
@pytest.mark.parametrize(
    ("players", "slipped"), [(2, [3, 3]), (3, [3, 3]), (4, [3, 3]), (5, [3, 3]), (6, [3, 1])]
)
def test_three_go_into_the_third_pile_and_three_or_one_into_the_fifth(
    players: int, slipped: list[int]
) -> None:
    parts = dealt(players, modules="builders").table.pile.parts
    assert [number for _, _, number in parts] == [0, 0, slipped[0], 0, slipped[1]]


@rule("B-03")
def test_any_builder_left_may_come_from_there_with_its_odds() -> None:
    """Two money cards and one builder in the part: the builder comes once in three draws."""
    money = _all_money_but("g1", "g2")
    state = with_modules("builders", f"phase money 1\npile 2+1*\n1 hand {money}")
    weights = {str(outcome): weight for outcome, weight in state.outcomes()}
    assert sum(weights[card] for card in weights if "*" in card) * 3 == sum(weights.values())
    assert weights["g1"] == weights["g2"]
    assert len({weights[card] for card in weights if "*" in card}) == 1


def _all_money_but(*left: str) -> str:
    cards = [f"{currency}{value}" for currency in "ygbo" for value in range(1, 10)] * 3
    for card in left:
        cards.remove(card)
    return " ".join(cards)


@rule("B-03")
def test_the_odds_are_those_that_samples_have() -> None:
    state = with_modules("builders", f"phase money 1\npile 1+A+2*\n1 hand {_all_money_but('g1')}")
    source = MersenneSource(1)
    drawn = Counter(str(state.sample(source))[-1] for _ in range(4000))
    # Of four cards one is A, one is money, two are builders.
    assert abs(drawn["A"] - 1000) < 120
    assert abs(drawn["1"] - 1000) < 120
    assert abs(drawn["*"] - 2000) < 150


@rule("B-04")
def test_a_builder_is_taken_like_a_card_of_value_three() -> None:
    state = with_modules("builders", "market A9 A10 C10 C11\ndisplay y3* g2 b3 o9")
    assert "take y3* g2" in moves(state)
    assert refused(state, "take y3* b3") == "P-11"
    after(state, "take y3* g2")
    assert lines_of(state, "1 hand") == ["1 hand y3* g2"]


@rule("B-05")
def test_a_builder_pays_three_of_its_currency_for_buildings() -> None:
    state = site("1 hand y6 (y3*) g3*")
    assert "buy A9 y3* y6" in moves(state)
    assert refused(state, "buy A9 y6 g3*") == "P-12"
    after(state, "buy A9 y3* y6")
    assert "end" in moves(state)


@rule("B-05")
def test_a_builder_pays_for_bazaars_and_chests() -> None:
    state = with_modules(
        "treasure,builders,bazaars", f"{MARKET}\nroom1 P G G T\nbazaars ByPSA\n1 hand y6 y3* g5 o3*"
    )
    assert allowed(state, "buy ByPSA y3* y6")
    assert "pay g5 o3*" in moves(after(state, "chests 1"))


@rule("B-05")
def test_a_builder_counts_when_the_market_is_given_out() -> None:
    state = last_turn("A9 A10 C10 C11", "1 hand y9 (b3*)\n2 hand b2\n3 hand g1", modules="builders")
    after(state, "buy A9 y9", "end", "reserve A9")
    if state.to_act() == 0 and "decline" in moves(state):
        after(state, "decline")
    assert "1 aside C10" in str(state).splitlines()


@rule("B-06")
def test_a_builder_is_hired_at_the_end_of_the_turn_for_one_more_redesign() -> None:
    state = site("1 hand y3* g3* b9\n1 reserve P8")
    assert refused(state, "hire y3*") == "B-06"
    after(state, "take y9")
    assert moves(state) == ["hire y3*", "hire g3*", "decline"]
    after(state, "hire y3*")
    assert "place P8 0,1" in moves(state)
    assert refused(state, "decline") == "B-06"
    assert refused(state, "place P8 5,5") == "P-23"
    after(state, "place P8 0,1")
    assert state.occasion() == "money"
    assert lines_of(state, "1 alhambra") == ["1 alhambra P8@0,1"]


@rule("B-06")
def test_at_most_one_a_turn() -> None:
    state = site("1 hand y3* g3*\n1 reserve P8")
    after(state, "take y9", "hire y3*", "place P8 0,1")
    assert state.to_act() == CHANCE
    assert lines_of(state, "1 hand") == ["1 hand y9 g3*"]


@rule("B-06")
def test_hiring_comes_after_what_was_bought_is_placed() -> None:
    state = site("1 hand y9 g3*")
    after(state, "buy A9 y9", "end", "reserve A9")
    assert moves(state) == ["hire g3*", "decline"]


@rule("B-06")
def test_where_no_redesign_is_possible_nobody_is_asked() -> None:
    assert after(site("1 hand y3*"), "take y9").to_act() == CHANCE


@rule("B-06")
@pytest.mark.parametrize("move", ["hire y9", "hire o3*", "take b9"])
def test_only_a_builder_in_hand_is_hired(move: str) -> None:
    state = after(site("1 hand y3* y9\n1 reserve P8"), "take g9")
    assert refused(state, move)[0] == "B"


@rule("B-07")
def test_a_builder_that_has_paid_leaves_the_game() -> None:
    state = after(site("1 hand y6 y3*"), "buy A9 y3* y6")
    assert lines_of(state, "discards", "builders-gone") == ["discards y6", "builders-gone y3*"]


@rule("B-07")
def test_a_builder_that_has_built_leaves_the_game() -> None:
    state = after(site("1 hand y3*\n1 reserve P8"), "take y9", "hire y3*")
    assert lines_of(state, "discards", "builders-gone") == ["builders-gone y3*"]


@rule("B-07")
def test_it_is_never_reshuffled() -> None:
    """The pile is empty, and so the one discard is all that can come."""
    used = _all_money_but("y9", "y6", "g9", "b9", "o9")
    state = with_modules(
        "builders", f"{MARKET}\npile 0\n2 hand {used}\n1 hand y6 y3*\nbuilders-gone g3*"
    )
    after(state, "buy A9 y3* y6", "take y9", "reserve A9")
    if state.to_act() == 0:
        after(state, "decline")
    assert [str(outcome) for outcome, _ in state.outcomes()] == ["y6"]


def test_paying_a_builder_shows_it_and_nothing_more() -> None:
    state = after(site("1 hand y6 (y3*) (b3*)"), "buy A9 y3* y6")
    assert str(state.observe(1).hands[0]) == "?*"
    assert str(state.observe(0).hands[0]) == "(b3*)"


def test_builders_hidden_from_a_seat_are_as_likely_as_in_the_shuffle() -> None:
    view = site("1 hand (y3*) (y3*)\n2 hand (g3*) (b3*)\n3 hand (o3*) (o3*)").observe(0)
    found: Counter[str] = Counter()
    source = MersenneSource(5)
    for _ in range(2000):
        guess = view.determinize(source)
        assert isinstance(guess, PalaceState)
        found.update(str(card) for hand in guess.table.hands[1:] for card in hand.secret)
    # Of the fourteen that seat 1 has not seen, two are florins and four of each other currency.
    for card, copies in {"y3*": 2, "g3*": 4, "b3*": 4, "o3*": 4}.items():
        assert abs(found[card] - 8000 * copies / 14) < 250


@pytest.mark.parametrize(
    "line", ["builder-at-work", "builders-gone y3", "pile 97+17*", "1 hand y4*", "pile 90"]
)
def test_builders_that_cannot_be_are_refused(line: str) -> None:
    with pytest.raises(InvalidText):
        with_modules("builders", line)
