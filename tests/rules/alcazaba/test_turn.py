"""A turn of Alcazaba: A-10."""

import pytest

from box import lines_of, moves, rule
from box.alcazaba import after, position, refused


@rule("A-10")
@pytest.mark.parametrize("rolls", [1, 2])
def test_after_the_first_or_second_roll_one_redesign_takes_the_turn(rolls: int) -> None:
    state = position(f"rolls {rolls} PPPSSSAA\n1 reserve T12 P8\n1 alhambra A9@1,0")
    assert {"place T12 0,1", "reserve A9", "swap T12 A9"} <= set(moves(state))
    after(state, "place T12 0,1")
    assert lines_of(state, "phase", "redesigned", "column") == ["phase roll 2", "redesigned 1"]
    assert lines_of(state, "1 ") == ["1 alhambra T12@0,1 A9@1,0", "1 reserve P8"]


@rule("A-10")
def test_the_marker_is_used_for_this_round_and_comes_back_at_its_end() -> None:
    state = position("rolls 1 PPPSSSAA\nout 1 1 1 1 2 2 2 2 2 3 3 3 3 3\n1 reserve T12")
    after(state, "place T12 0,1")
    assert lines_of(state, "round", "redesigned") == ["round 2 1"]
    assert state.table.markers.left == (5, 5, 5)


@rule("A-10")
def test_after_the_third_roll_there_is_no_redesign() -> None:
    state = position("rolls 3 PPPSSSAA\n1 reserve T12")
    assert not any(move.startswith("place") for move in moves(state))
    assert refused(state, "place T12 0,1") == "A-10"


@rule("A-10")
def test_where_no_redesign_is_possible_none_is_offered() -> None:
    listed = moves(position("rolls 1 PPPSSSAA"))
    assert all(move.startswith(("marker", "keep")) for move in listed)


@rule("A-10")
def test_a_redesign_keeps_the_rules_of_palace() -> None:
    state = position("rolls 1 PPPSSSAA\n1 reserve T11s")
    assert refused(state, "place T11s 0,1") == "P-21"
    assert refused(state, "place T12 0,1") == "P-26"


@rule("A-10", "D-21")
def test_the_dice_turn_is_that_of_the_dice_game() -> None:
    state = position("phase roll 1\nrolls 0 nothing\nbefore nothing")
    after(state, "PSSSAACT", "keep SSS", "PSSAT", "keep SSSSS", "ACG", "marker S")
    assert lines_of(state, "column") == ["column S 1@5/3"]
    assert refused(after(state, "PSSSAACT"), "take start") == "D-21"
