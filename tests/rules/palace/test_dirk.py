"""Two players and Dirk: P-50 to P-55."""

from collections import Counter

from alhambra.games.palace.state import PalaceState
from alhambra.parts.buildings import tile
from box import moves, rule
from box.palace import after, all_tiles_but, drawing, last_turn, new_game, position, refused

SIX = ["P2new", "P8", "S9", "A9", "T12", "T11"]


@rule("P-50")
def test_one_copy_of_each_money_card_is_left_out() -> None:
    money = Counter(str(card) for card in new_game(2).table.pile.cards)
    assert sum(money.values()) == 72
    assert set(money.values()) == {2}


@rule("P-51")
def test_dirk_draws_six_tiles_before_the_market_is_laid() -> None:
    state = new_game(2)
    assert state.occasion() == "dirk"
    drawing(state, *SIX)
    assert set(state.table.dirk) == {tile(text) for text in SIX}
    assert state.occasion() == "market"


@rule("P-51")
def test_dirk_has_no_turn() -> None:
    state = position(
        "palace players=2\nphase act 2\nmarket A9 A10 C10 C11\n2 reserve T12\ndisplay y1 y2 y3 y4"
    )
    after(state, "place T12 0,1")
    assert state.to_act() == 0


@rule("P-51", "P-61")
def test_everybody_sees_dirks_tiles() -> None:
    state = position("palace players=2\ndirk T12 P8")
    for seat in (0, 1, None):
        assert [str(tile) for tile in state.observe(seat).dirk] == ["P8", "T12"]


@rule("P-51")
def test_with_more_players_there_is_no_dirk() -> None:
    assert new_game(3).occasion() == "market"
    assert position("1 alhambra T12@0,1").preview().imaginary == ()


NOTHING = "P 0 S 0 A 0 C 0 G 0 T 0 wall 0 sum 0"


@rule("P-52")
def test_dirk_scores_for_majorities_like_a_player_and_never_for_walls() -> None:
    state = position(f"""
        palace players=2
        1 alhambra T12@0,1
        dirk T7new T8nes
        = A 1: {NOTHING}
        = A 2: {NOTHING}
        = A Dirk: {NOTHING}
    """)
    scoring = state.preview()
    assert scoring.name == "B"
    assert scoring.seats[0].points[5] == 6
    ((name, dirk),) = scoring.imaginary
    assert name == "Dirk"
    assert str(dirk) == "P 0 S 0 A 0 C 0 G 0 T 13 wall 0 sum 13"


def refill_with(scoring_card: str, bag: list[str]) -> PalaceState:
    """A refill in which the scoring card is to come, with these tiles in the bag."""
    market = ["G10", "A10", "C10", "C11"]
    return position(f"""
        palace players=2
        phase money 1
        market {" ".join(market)}
        display y1 y2 y3
        pile 0+{scoring_card} 69
        1 reserve {all_tiles_but(*bag, *market)}
    """)


@rule("P-53")
def test_right_after_a_dirk_draws_six_more() -> None:
    state = refill_with("A", [*SIX, "T13e"])
    drawing(state, "#A", "o9")
    assert len(state.table.scorings) == 1
    assert state.occasion() == "dirk"
    drawing(state, *SIX)
    assert len(state.table.dirk) == 6
    assert state.to_act() == 1


@rule("P-53")
def test_right_after_b_dirk_draws_a_third_of_the_bag_rounded_down() -> None:
    state = refill_with("B", SIX[:5])
    drawing(state, "#B", "o9", "P8")
    assert [str(tile) for tile in state.table.dirk] == ["P8"]
    assert state.to_act() == 1


@rule("P-53")
def test_if_the_bag_has_too_few_dirk_takes_what_there_is() -> None:
    state = refill_with("A", SIX[:2])
    drawing(state, "#A", "o9", *SIX[:2])
    assert len(state.table.dirk) == 2
    assert state.to_act() == 1


@rule("P-54")
def test_a_bought_tile_may_be_given_to_dirk() -> None:
    state = position("palace players=2\nmarket P2new - - -\ndisplay y9\n1 hand y9")
    after(state, "buy P2new y9")
    assert "give P2new" in moves(state)
    after(state, "give P2new")
    assert [str(tile) for tile in state.table.dirk] == ["P2new"]
    assert state.table.aside[0] == ()


@rule("P-54")
def test_with_more_players_nothing_is_given_away() -> None:
    state = after(position("market P2new - - -\ndisplay y9\n1 hand y9"), "buy P2new y9")
    assert "give P2new" not in moves(state)
    assert refused(state, "give P2new") == "P-54"


@rule("P-54")
def test_a_tile_gained_at_the_end_may_not_be_given_to_dirk() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2 b5", players=2)
    after(state, "buy P2new y2", "end", "give P2new")
    assert state.to_act() == 0
    assert "give A10" not in moves(state)
    assert refused(state, "give A10") == "P-54"


@rule("P-55")
def test_the_victory_is_decided_between_the_players() -> None:
    state = last_turn("P2new A9 A10 C10", "1 hand y2\n2 alhambra T12@0,1", players=2)
    after(state, "buy P2new y2", "end", "give P2new")
    result = state.result()
    assert result is not None
    assert len(result.scores) == 2
    assert state.table.points_of_imaginary(0) > max(result.scores)
    assert result.winners == [1]
