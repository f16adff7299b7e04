"""Redesign: P-26 to P-28."""

import pytest

from box import moves, rule
from box.palace import after, allowed, position, refused


@rule("P-26")
def test_a_tile_goes_from_the_reserve_into_the_alhambra() -> None:
    state = after(position("1 reserve T12\n2 hand y1"), "place T12 0,1")
    table = state.table
    assert [str(tile) for tile in table.alhambras[0].tiles.values()] == ["F", "T12"]
    assert table.reserves[0] == ()


@rule("P-26")
def test_a_tile_goes_from_the_alhambra_to_the_reserve() -> None:
    state = after(position("1 alhambra T12@0,1\n2 hand y1"), "reserve T12")
    assert [str(tile) for tile in state.table.alhambras[0].tiles.values()] == ["F"]
    assert [str(tile) for tile in state.table.reserves[0]] == ["T12"]


@rule("P-26")
def test_a_tile_is_exchanged_in_exactly_its_place() -> None:
    state = after(position("1 alhambra T12@0,1\n1 reserve P6n\n2 hand y1"), "swap P6n T12")
    assert str(state).count("1 alhambra P6n@0,1\n1 reserve T12\n") == 1


@rule("P-26")
def test_exactly_one_change_is_a_redesign() -> None:
    state = position("1 alhambra T12@0,1\n1 reserve P6n P8\n2 hand y1\nmarket A9 A10 C10 C11")
    after(state, "place P8 1,0")
    assert state.to_act() != 0


@rule("P-26")
def test_only_tiles_of_ones_own_can_be_redesigned() -> None:
    state = position("1 alhambra T12@0,1\n2 alhambra T11@0,1\n2 reserve P8\n1 reserve S9")
    assert refused(state, "place P8 1,0") == "P-26"
    assert refused(state, "reserve T11") == "P-26"
    assert refused(state, "swap S9 T11") == "P-26"
    assert refused(state, "swap P8 T12") == "P-26"
    assert refused(state, "give S9") == "P-54"


@rule("P-27", "P-22")
def test_a_tile_that_others_need_to_be_reached_stays() -> None:
    state = position("1 alhambra T12@0,1 P8@0,2")
    assert refused(state, "reserve T12") == "P-22"
    assert allowed(state, "reserve P8")


@rule("P-27", "P-22")
def test_a_wall_between_leaves_only_the_other_way() -> None:
    """G10w hangs on T12 alone: towards A8e there is a wall."""
    state = position("1 alhambra A8e@0,1 T12@1,0 G10w@1,1")
    assert refused(state, "reserve T12") == "P-22"
    assert allowed(state, "reserve A8e")
    assert allowed(state, "reserve G10w")


@rule("P-27", "P-22")
def test_with_a_way_round_a_tile_may_go() -> None:
    state = position("1 alhambra T12@0,1 P8@1,1 S9@1,0")
    for tile in ("T12", "P8", "S9"):
        assert allowed(state, f"reserve {tile}")


@rule("P-27", "P-24")
def test_a_tile_in_the_middle_stays_since_it_would_leave_a_hole() -> None:
    ring = "A9@-1,2 A10@0,2 P8@1,2 C10@-1,1 T12@0,1 S9@1,1 C11@-1,0 G10@1,0"
    state = position(f"1 alhambra {ring}")
    assert refused(state, "reserve T12") == "P-24"
    assert allowed(state, "reserve A10")


@rule("P-27", "P-21")
def test_an_exchange_must_fit_on_all_sides_that_touch() -> None:
    state = position("1 alhambra T12@0,1 P8@0,2\n1 reserve P6n T10w T11s")
    assert refused(state, "swap P6n T12") == "P-21"
    assert refused(state, "swap T11s T12") == "P-21"
    assert allowed(state, "swap T10w T12")
    assert "swap T10w T12" in moves(state)
    assert "swap P6n T12" not in moves(state)


@rule("P-27")
def test_only_the_final_position_of_an_exchange_is_judged() -> None:
    """Without T12 the pavilion could not be reached; with T10w in its place it can."""
    state = position("1 alhambra T12@0,1 P8@0,2\n1 reserve T10w")
    assert refused(state, "reserve T12") == "P-22"
    assert allowed(state, "swap T10w T12")


@rule("P-27")
def test_of_several_bought_tiles_each_must_be_legal_when_it_is_placed() -> None:
    state = position("market P2new T12 - -\ndisplay b9\n1 hand y2 g9 g4")
    after(state, "buy P2new y2", "buy T12 g4 g9")
    assert refused(state, "place T12 0,2") == "P-23"
    after(state, "place T12 0,1", "place P2new 0,2")


@rule("P-28")
@pytest.mark.parametrize("move", ["reserve F", "swap T12 F"])
def test_the_fountain_is_never_moved_removed_or_exchanged(move: str) -> None:
    state = position("1 reserve T12\n1 alhambra P8@0,1")
    assert refused(state, move) == "P-28"
    assert move not in moves(state)
