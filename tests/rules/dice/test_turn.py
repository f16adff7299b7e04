"""A turn of the Dice Game: D-20 to D-24."""

import pytest

from alhambra.core.messages import ImpossibleOutcome
from alhambra.games.dice.ruleset import DICE
from box import lines_of, moves, rule
from box.dice import after, dice_rolled, position, refused


@rule("D-20", "D-21")
def test_the_rulebooks_example_five_seraglios_in_three_rolls() -> None:
    """Three in the first roll, two more in the second, none in the third."""
    state = position("phase roll 1\nrolls 0 nothing\nbefore nothing")
    after(state, "PSSSAACT", "keep SSS", "PSSAT", "keep SSSSS", "ACG", "marker S")
    assert lines_of(state, "column") == ["column S 1@5/3"]


@rule("D-20")
def test_the_first_roll_is_with_all_eight_dice() -> None:
    state = position("phase roll 1\nrolls 0 nothing\nbefore nothing")
    assert dice_rolled(state) == 8
    with pytest.raises(ImpossibleOutcome):
        state.happen(DICE.parse_outcome("PPPPPPP"))


@rule("D-20")
def test_any_dice_may_be_kept_and_the_rest_is_rolled() -> None:
    state = position("rolls 1 PPPPPPPS")
    kept = [move.removeprefix("keep ") for move in moves(state) if move.startswith("keep")]
    some = [p * "P" + s * "S" for p in range(7, -1, -1) for s in (1, 0)]
    assert set(kept) == {each or "nothing" for each in some} - {"PPPPPPPS"}
    after(state, "keep PS")
    assert dice_rolled(state) == 6


@rule("D-20")
def test_what_is_kept_is_listed_once_whichever_die_it_is() -> None:
    state = position("rolls 2 PPPPSSSS")
    kept = [move for move in moves(state) if move.startswith("keep")]
    assert len(kept) == len(set(kept)) == 5 * 5 - 1


@rule("D-20")
def test_dice_set_aside_before_may_be_rolled_again() -> None:
    state = after(position("rolls 1 SSSSAACT"), "keep SSSS", "TTTT")
    assert "keep TTTT" in moves(state)


@rule("D-20")
def test_a_roll_takes_at_least_one_die() -> None:
    assert refused(position("rolls 1 SSSSAACT"), "keep SSSSAACT") == "D-20"


@rule("D-20")
def test_only_what_lies_there_can_be_kept() -> None:
    state = position("rolls 1 SSSSAACT")
    assert refused(state, "keep SSSSS") == "D-20"
    assert refused(state, "keep G") == "D-20"


@rule("D-20")
def test_there_is_no_fourth_roll() -> None:
    state = position("rolls 3 SSSSAACT")
    assert not any(move.startswith("keep") for move in moves(state))
    assert refused(state, "keep SSSS") == "D-20"


@rule("D-21")
@pytest.mark.parametrize(("rolls", "field"), [(1, "4/1"), (2, "4/2"), (3, "4/3")])
def test_a_marker_goes_to_the_line_of_the_symbols_and_the_field_of_the_rolls(
    rolls: int, field: str
) -> None:
    state = after(position(f"rolls {rolls} SSSSAACT"), "marker S")
    assert lines_of(state, "column") == [f"column S 1@{field}"]


@rule("D-21")
def test_the_player_may_stop_after_any_roll_for_any_type_that_was_rolled() -> None:
    for rolls in (1, 2, 3):
        markers = [m for m in moves(position(f"rolls {rolls} SSSSAACT")) if m.startswith("marker")]
        assert markers == ["marker S", "marker A", "marker C", "marker T"]


@rule("D-21")
def test_without_a_symbol_there_is_no_marker() -> None:
    assert refused(position("rolls 1 SSSSAACT"), "marker P") == "D-21"


@rule("D-21")
def test_rewards_cannot_be_chosen_in_a_turn() -> None:
    assert refused(position("rolls 1 SSSSAACT"), "take points") == "D-21"


@rule("D-22")
def test_on_a_taken_field_the_marker_goes_to_the_next_free_one_behind() -> None:
    state = position("rolls 1 SSSSAACT\ncolumn S 2@4/1 1@4/2 3@4/3 2@3/1")
    after(state, "marker S")
    assert lines_of(state, "column S") == ["column S 2@4/1 1@4/2 3@4/3 2@3/1 1@3/2"]


@rule("D-22")
def test_free_fields_in_front_are_not_for_it() -> None:
    state = after(position("rolls 2 SSSSAACT\ncolumn S 2@4/2"), "marker S")
    assert lines_of(state, "column S") == ["column S 2@4/2 1@4/3"]


@rule("D-23")
def test_a_marker_behind_the_last_field_is_out() -> None:
    state = position("rolls 2 SAAAACTT\ncolumn S 2@1/2 3@1/3")
    after(state, "marker S")
    assert lines_of(state, "column S", "out") == ["column S 2@1/2 3@1/3", "out 1"]


@rule("D-23")
def test_a_marker_that_is_out_gets_no_reward_even_if_it_would_be_second() -> None:
    state = position("""
        rolls 3 SAAAACTT
        column S 2@1/3
        out 1 1 1 1 2 2 2 2 3 3 3 3 3
    """)
    after(state, "marker S", "take points")
    assert lines_of(state, "track") == ["track S 2:2"]


@rule("D-24")
def test_a_player_may_have_several_markers_in_a_column() -> None:
    state = after(position("rolls 1 SSSSAACT\ncolumn S 1@5/1 1@6/3"), "marker S")
    assert lines_of(state, "column S") == ["column S 1@6/3 1@5/1 1@4/1"]
