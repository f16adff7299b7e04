"""Roll & Write, a turn: R-20 to R-31, R-62, R-64, R-65."""

import pytest

from alhambra.core.messages import ImpossibleOutcome
from alhambra.core.state import CHANCE
from alhambra.games.rollwrite.dice import read_dice
from alhambra.games.rollwrite.turning import LONGEST_LIST, steps_between
from box import moves, rule
from box.rollwrite import after, buildings, position, possible, refused, rolling


@rule("R-20")
def test_a_turn_is_one_building_or_coins() -> None:
    state = position("1 dice 12,34\n1 coins 0 of 3")
    assert moves(state) == ["cross 1,3", "cross 1,4", "cross 2,3", "cross 2,4", "coins"]
    assert refused(state, "end") == "R-20"
    assert after(state.copy(), "cross 1,3").to_act() == CHANCE
    assert after(state.copy(), "coins").to_act() == CHANCE


@rule("R-20")
def test_nobody_moves_while_dice_are_to_be_rolled() -> None:
    assert refused(position("phase lay 1\n2 dice 12,34"), "cross 1,3") == "R-20"


@rule("R-21")
def test_a_building_is_crossed_where_a_yellow_and_a_blue_die_cross() -> None:
    state = after(position("1 dice 25,14\n1 coins 0 of 3"), "cross 2,4")
    assert "1 crosses 2,4\n" in str(state)
    for crossing in ("3,4", "2,2", "4,2"):
        assert refused(position("1 dice 25,14"), f"cross {crossing}") == "R-21"


@rule("R-21")
def test_of_four_crossings_one_of_which_is_crossed_there_is_a_choice_of_three() -> None:
    state = position("1 crosses 2,4\n1 dice 25,14\n1 coins 0 of 3")
    assert moves(state, "cross") == ["cross 2,1", "cross 5,1", "cross 5,4"]
    assert refused(state, "cross 2,4") == "R-21"


@rule("R-21")
def test_where_all_four_crossings_are_crossed_coins_must_be_taken() -> None:
    state = position("1 crosses 2,1 2,4 5,1 5,4\n1 dice 25,14\n1 coins 0 of 3")
    assert moves(state) == ["coins"]


@rule("R-21")
def test_coins_may_be_taken_even_if_there_are_none_to_get() -> None:
    state = after(position("1 dice 25,14\n1 coins 3 of 3"), "coins")
    assert "1 coins 3 of 3" in str(state)


@rule("R-22")
def test_the_other_pair_goes_to_the_next_player_unchanged() -> None:
    state = position("1 dice 25,14\n1 coins 0 of 3\n2 dice 3,6\n3 dice 1,1")
    after(state, "cross 2,4")
    assert [str(sheet.dice) for sheet in state.table.sheets] == [",", "35,16", "1,1"]


@rule("R-22")
def test_the_pair_used_is_rolled_and_laid_on_ones_own_sheet() -> None:
    state = position("1 dice 25,14\n1 coins 0 of 3\n2 dice 3,6\n3 dice 1,1")
    after(state, "cross 2,4")
    assert state.occasion() == "lay1"
    assert len(possible(state)) == 36
    rolling(state, "6,6")
    assert [str(sheet.dice) for sheet in state.table.sheets] == ["6,6", "35,16", "1,1"]
    assert state.to_act() == 1


@rule("R-22")
def test_the_last_seat_passes_to_the_start_player() -> None:
    state = position("phase act 3\n3 dice 25,14\n3 coins 0 of 3\n1 dice 3,6")
    rolling(after(state, "cross 2,4"), "6,6")
    assert str(state.table.sheets[0].dice) == "35,16"
    assert (state.to_act(), state.table.round) == (0, 2)


@rule("R-22")
def test_after_the_last_turn_no_dice_are_rolled() -> None:
    for move in ("cross 2,4", "coins"):
        state = position("phase act 3\nround 18\n3 dice 25,14\n3 coins 0 of 3")
        assert after(state, move).to_act() is None


@rule("R-23")
@pytest.mark.parametrize(
    ("crosses", "dice", "coins"),
    [
        ("2,1 2,4 5,1", "25,14", 3),
        ("2,1 5,1", "25,11", 4),
        ("3,3", "33,33", 4),
        ("3,3", "33,34", 2),
        ("6,6", "25,14", 0),
    ],
)
def test_a_coin_comes_for_each_crossing_that_is_crossed(
    crosses: str, dice: str, coins: int
) -> None:
    state = position(f"1 crosses {crosses}\n1 dice {dice}\n1 coins 0 of 3")
    assert after(state, "coins").table.sheets[0].coins == coins


@rule("R-23")
def test_all_four_dice_are_rolled_and_a_pair_of_ones_choice_is_kept() -> None:
    state = after(position("1 dice 25,14\n2 dice 3,6"), "coins")
    assert state.occasion() == "roll1"
    assert str(state.table.sheets[0].dice) == ","
    rolling(state, "4,4")
    assert state.occasion() == "roll1"
    rolling(state, "1,2")
    assert moves(state) == ["keep 1,2", "keep 1,4", "keep 4,2", "keep 4,4"]
    for move in ("keep 2,1", "cross 1,2", "coins", "end", "turn 11,11"):
        assert refused(state, move) == "R-23"
    after(state, "keep 4,2")
    assert [str(sheet.dice) for sheet in state.table.sheets[:2]] == ["4,2", "13,46"]
    assert state.to_act() == 1


@rule("R-23")
def test_there_is_nothing_to_keep_before_the_dice_are_rolled() -> None:
    assert refused(position("1 dice 25,14"), "keep 2,4") == "R-23"


@rule("R-30")
def test_each_coin_turns_one_die_by_one() -> None:
    state = position("1 dice 25,14\n1 coins 1 of 3")
    assert moves(state, "turn") == [
        "turn 15,14", "turn 24,14", "turn 25,13", "turn 25,15", "turn 25,24", "turn 26,14",
        "turn 35,14",
    ]  # fmt: skip
    after(state, "turn 26,14")
    assert state.table.sheets[0].coins == 0
    assert str(state.table.sheets[0].dice) == "26,14"


@rule("R-30")
def test_a_yellow_die_lowered_by_two_and_a_blue_one_by_one_costs_three() -> None:
    state = position("1 dice 45,26\n1 coins 3 of 3")
    assert "turn 25,16" in moves(state)
    after(state, "turn 25,16")
    assert state.table.sheets[0].coins == 0
    assert moves(state) == ["cross 2,1", "cross 2,6", "cross 5,1", "cross 5,6", "coins"]


@rule("R-30")
def test_a_die_never_goes_from_one_to_six_or_back() -> None:
    state = position("1 dice 11,66\n1 coins 1 of 3")
    assert moves(state, "turn") == ["turn 11,56", "turn 12,66"]
    assert refused(state, "turn 16,66") == "R-30"
    assert steps_between(read_dice("11,11"), read_dice("66,66")) == 20
    assert steps_between(read_dice("12,11"), read_dice("26,11")) == 5


@rule("R-30")
def test_no_more_is_turned_than_there_are_coins_for() -> None:
    state = position("1 dice 25,14\n1 coins 2 of 3")
    assert refused(state, "turn 36,15") == "R-30"
    assert refused(state, "turn 25,14") == "R-30"
    assert refused(state, "turn 2,1") == "R-30"


@rule("R-30")
def test_a_die_turned_stays_so_when_it_is_passed_on() -> None:
    state = after(position("1 dice 25,14\n1 coins 1 of 3\n2 dice 3,6"), "turn 26,14", "cross 2,4")
    assert str(state.table.sheets[1].dice) == "36,16"


@rule("R-30")
def test_dice_are_turned_before_the_action_and_once() -> None:
    state = after(position("1 dice 25,14\n1 coins 3 of 3"), "turn 26,14")
    assert not moves(state, "turn")
    assert refused(state, "turn 25,14") == "R-30"
    state = after(position("1 dice 25,14\n1 coins 3 of 3"), "cross 2,4")
    assert refused(state, "turn 6,1") == "R-30"


@rule("R-30")
def test_where_the_list_would_be_too_long_it_is_turned_colour_by_colour() -> None:
    state = position("1 dice 34,34\n1 coins 6 of 9")
    assert len(moves(state, "turn")) < LONGEST_LIST
    assert refused(state, "turn 33,33") == "R-30"
    after(state, "turn 33,34")
    assert {move[:8] for move in moves(state, "turn")} == {"turn 33,"}
    assert refused(state, "turn 34,34") == "R-30"
    after(state, "turn 33,33")
    assert not moves(state, "turn")
    assert state.table.sheets[0].coins == 4
    state = after(position("1 dice 34,34\n1 coins 6 of 9"), "turn 34,33")
    assert not moves(state, "turn")


@rule("R-30")
@pytest.mark.parametrize("coins", range(21))
def test_no_list_is_much_longer_than_a_hundred(coins: int) -> None:
    for dice in ("34,34", "11,11", "16,16", "13,46", "22,55", "35,24"):
        state = position(f"1 dice {dice}\n1 coins {coins} of 20")
        assert len(state.legal_moves()) <= LONGEST_LIST + 5


@rule("R-31")
def test_three_coins_cross_a_second_building_with_the_other_dice() -> None:
    state = after(position("1 dice 41,16\n1 coins 4 of 4"), "cross 4,1")
    assert moves(state) == ["cross 1,6", "end"]
    for move in ("cross 4,6", "coins", "keep 1,6"):
        assert refused(state, move) == "R-31"
    after(state, "cross 1,6")
    assert "1 crosses 1,6 4,1" in str(state)
    assert state.table.sheets[0].coins == 1
    assert state.occasion() == "roll1"
    rolling(state, "2,2", "3,3")
    assert state.to_act() == 0
    assert len(moves(state, "keep")) == 4


@rule("R-31")
def test_who_wants_no_second_building_goes_on_as_usual() -> None:
    state = after(position("1 dice 41,16\n2 dice 5,5"), "cross 4,1", "end")
    assert state.occasion() == "lay1"
    assert str(state.table.sheets[1].dice) == "15,56"
    assert state.table.sheets[0].coins == 3


@rule("R-31")
def test_there_is_no_second_building_without_coins_or_where_it_is_crossed() -> None:
    for lines in (
        "1 dice 41,16\n1 coins 2 of 3",
        "1 crosses 1,6\n1 dice 41,16",
        "1 dice 44,11",
    ):
        assert after(position(lines), "cross 4,1").to_act() == CHANCE


@rule("R-62")
def test_after_the_players_each_imaginary_player_rolls_and_marks() -> None:
    state = position("rollwrite players=1\n1 dice 25,14\n1 coins 0 of 3\nimaginary2 P4")
    rolling(after(state, "cross 2,4"), "6,6")
    assert state.occasion() == "imaginary1"
    rolling(state, "1,3")
    assert state.occasion() == "imaginary2"
    rolling(state, "1,1")
    assert "imaginary1 P1\nimaginary2 P4 C1\n" in str(state)
    assert (state.to_act(), state.table.round) == (0, 2)


@rule("R-62")
def test_a_type_complete_for_an_imaginary_player_is_rolled_again() -> None:
    state = position("rollwrite players=2\nphase imaginary 1\n1 dice 12,34\nimaginary1 P5 S1")
    assert not set(buildings("P").split()) & set(possible(state))
    assert len(possible(state)) == 31
    with pytest.raises(ImpossibleOutcome):
        rolling(state, "1,3")


@rule("R-64")
def test_with_two_players_the_pair_goes_to_and_fro() -> None:
    state = position(
        "rollwrite players=2\n1 dice 25,14\n1 coins 0 of 3\n2 dice 3,6\n2 coins 0 of 3"
    )
    rolling(after(state, "cross 2,4"), "6,6")
    assert str(state.table.sheets[1].dice) == "35,16"
    rolling(after(state, "cross 3,1"), "1,1")
    assert str(state.table.sheets[0].dice) == "56,66"
    assert state.occasion() == "imaginary1"


@rule("R-65")
def test_alone_the_pair_not_used_stays_and_the_other_is_rolled() -> None:
    state = position("rollwrite players=1\n1 dice 25,14\n1 coins 0 of 3")
    after(state, "cross 2,4")
    assert state.occasion() == "lay1"
    rolling(state, "6,6")
    assert str(state.table.sheets[0].dice) == "56,16"


@rule("R-65")
def test_alone_all_four_dice_are_laid_after_coins_or_two_buildings() -> None:
    for played in (["coins"], ["cross 2,4", "cross 5,1"]):
        state = after(position("rollwrite players=1\n1 dice 25,14"), *played)
        assert state.occasion() == "roll1"
        rolling(state, "6,6", "1,2")
        assert str(state.table.sheets[0].dice) == "16,26"
        assert state.occasion() == "imaginary1"
