"""The tokens of the Dice Game, with their awkward moments: D-40 to D-46."""

import pytest

from box import lines_of, moves, rule
from box.dice import after, position, refused, tokens_moves

# Points tokens


@rule("D-40")
def test_a_points_token_is_kept_and_counts_in_every_scoring() -> None:
    state = position("phase reward 1\nround 3 1\nresults T 1\ncolumn T 1@4/2\n1 tokens +3")
    after(state, "take points")
    assert lines_of(state, "1 tokens") == ["1 tokens +3"]
    assert state.scorings_so_far()[0].seats[0].points[-1] == 3
    assert state.preview().seats[0].points[-1] == 3


# Exchange


@rule("D-41")
def test_a_point_may_be_exchanged_for_one_of_another_type() -> None:
    state = position("phase reward 1\nresults S 1\ncolumn S 1@4/2\n1 tokens exchange")
    after(state, "take points")
    assert moves(state) == ["accept", *[f"exchange {letter}" for letter in "PACGT"]]
    after(state, "exchange T")
    assert lines_of(state, "track", "1 tokens", "gone") == [
        "track S 1:1",
        "track T 1:1",
        "gone +1 +1 +1 +1 +2 exchange",
    ]


@rule("D-41")
def test_the_point_may_be_taken_as_it_is_and_the_token_kept() -> None:
    state = position("phase reward 1\nresults S 1\ncolumn S 1@4/2\n1 tokens exchange")
    after(state, "take points", "accept")
    assert lines_of(state, "track", "1 tokens") == ["track S 2:1", "1 tokens exchange"]


@rule("D-41")
def test_with_two_tokens_both_points_may_be_exchanged() -> None:
    state = position("phase reward 1\nresults S 1\ncolumn S 1@4/2\n1 tokens exchange exchange")
    after(state, "take points", "exchange T", "exchange G")
    assert lines_of(state, "track", "1 tokens") == ["track G 1:1", "track T 1:1"]


@rule("D-41")
def test_with_one_token_only_one_of_two_points_may_be_exchanged() -> None:
    state = position("phase reward 1\nresults S 1\ncolumn S 1@4/2\n1 tokens exchange")
    after(state, "take points", "exchange T")
    assert not lines_of(state, "phase exchange")


@rule("D-41")
def test_the_point_that_comes_with_the_token_cannot_be_exchanged_by_it() -> None:
    bonus = "bonus start exchange +1 +1 +1 +1"
    state = position(f"phase reward 1\nresults S 1\n{bonus}\ncolumn S 1@4/2")
    after(state, "take token")
    assert lines_of(state, "track", "1 tokens") == ["track S 1:1", "1 tokens exchange"]


@rule("D-41")
def test_but_by_another_one() -> None:
    bonus = "bonus start exchange +1 +1 +1 +1"
    state = position(f"phase reward 1\nresults S 1\n{bonus}\ncolumn S 1@4/2\n1 tokens exchange")
    after(state, "take token", "exchange P")
    assert lines_of(state, "track", "1 tokens") == ["track P 1:1", "1 tokens exchange"]


@rule("D-41")
def test_it_is_declared_before_the_second_reward_is_given() -> None:
    state = position("phase reward 1\nresults S 1\ncolumn S 1@4/2 2@4/3\n1 tokens exchange")
    after(state, "take points")
    assert lines_of(state, "phase", "track") == ["phase exchange 1"]


@rule("D-41")
def test_the_second_may_exchange_too() -> None:
    state = position("phase reward 1\nresults S 1\ncolumn S 1@4/2 2@4/3\n2 tokens exchange")
    after(state, "take points")
    assert lines_of(state, "phase", "track", "results") == [
        "phase exchange 2",
        "results S 2 token 1",
        "track S 2:1",
    ]
    after(state, "exchange A")
    assert lines_of(state, "track") == ["track S 2:1", "track A 1:2"]


@rule("D-41")
def test_a_point_that_would_be_lost_may_be_exchanged() -> None:
    state = position("phase reward 1\nresults S 1\ncolumn S 1@4/2\ntrack S 12:1\n1 tokens exchange")
    after(state, "take points", "exchange T")
    assert lines_of(state, "track") == ["track S 12:1", "track T 1:1"]


@rule("D-41")
def test_a_point_is_not_exchanged_for_its_own_type() -> None:
    state = position("phase reward 1\nresults S 1\ncolumn S 1@4/2\n1 tokens exchange")
    after(state, "take points")
    assert refused(state, "exchange S") == "D-41"
    assert refused(state, "marker S") == "D-41"


# Displace


@rule("D-42")
def test_an_opponents_marker_gives_way_by_one_field() -> None:
    state = position("rolls 2 SSSSAACT\ncolumn S 2@4/2\n1 tokens displace")
    after(state, "displace S")
    assert lines_of(state, "column S", "1 tokens", "gone") == [
        "column S 1@4/2 2@4/3",
        "gone displace",
    ]


@rule("D-42")
def test_those_that_it_meets_give_way_too_across_lines_up_to_the_first_free_field() -> None:
    state = position("rolls 2 SSSSAACT\ncolumn S 2@4/2 1@4/3 3@3/1 3@3/3\n1 tokens displace")
    after(state, "displace S")
    assert lines_of(state, "column S") == ["column S 1@4/2 2@4/3 1@3/1 3@3/2 3@3/3"]


@rule("D-42", "D-23")
def test_a_marker_pushed_off_the_end_is_out() -> None:
    state = position("rolls 1 SAAAACTT\ncolumn S 2@1/1 1@1/2 3@1/3\n1 tokens displace")
    after(state, "displace S")
    assert lines_of(state, "column S", "out") == ["column S 1@1/1 2@1/2 1@1/3", "out 3"]


@rule("D-42")
def test_even_the_players_own_marker_may_be_pushed_off_the_end() -> None:
    state = position("rolls 2 SAAAACTT\ncolumn S 2@1/2 1@1/3\n1 tokens displace")
    after(state, "displace S")
    assert lines_of(state, "column S", "out") == ["column S 1@1/2 2@1/3", "out 1"]


@rule("D-42")
@pytest.mark.parametrize("column", ["", "column S 1@4/2", "column S 2@4/1", "column S 2@4/3"])
def test_only_on_the_very_field_and_only_an_opponent(column: str) -> None:
    state = position(f"rolls 2 SSSSAACT\n{column}\n1 tokens displace")
    assert tokens_moves(state) == []
    assert refused(state, "displace S") == "D-42"


@rule("D-42")
def test_nobody_has_to_displace() -> None:
    state = position("rolls 2 SSSSAACT\ncolumn S 2@4/2\n1 tokens displace")
    after(state, "marker S")
    assert lines_of(state, "column S", "1 tokens") == ["column S 2@4/2 1@4/3", "1 tokens displace"]


@rule("D-42")
def test_dirk_can_be_displaced() -> None:
    state = position("dice players=2\nrolls 3 SSAAAACT\ncolumn S dirk@2/3\n1 tokens displace")
    after(state, "displace S")
    assert lines_of(state, "column S") == ["column S 1@2/3 dirk@1/1"]


@rule("D-42")
def test_it_takes_a_token() -> None:
    assert refused(position("rolls 2 SSSSAACT\ncolumn S 2@4/2"), "displace S") == "D-42"


# Annul


@rule("D-43")
def test_an_annulled_second_roll_leaves_the_dice_as_they_were_after_the_first() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens annul")
    after(state, "keep SSS", "PPPPP", "annul")
    assert lines_of(state, "phase", "rolls", "before") == ["phase turn 1", "rolls 1 SSSAACTT"]
    assert lines_of(state, "gone") == ["gone annul"]
    after(state, "marker S")
    assert lines_of(state, "column S") == ["column S 1@3/1"]


@rule("D-43")
def test_an_annulled_third_roll_that_is_not_repeated_counts_as_two_rolls() -> None:
    state = position("rolls 2 SSSAACTT\nbefore PPPPPPPP\n1 tokens annul")
    after(state, "keep SSS", "PPPPP", "annul", "marker S")
    assert lines_of(state, "column S") == ["column S 1@3/2"]


@rule("D-43")
def test_after_annulling_other_dice_may_be_rolled() -> None:
    state = position("rolls 2 SSSAACTT\nbefore PPPPPPPP\n1 tokens annul")
    after(state, "keep SSS", "PPPPP", "annul", "keep AATT", "AATT", "marker A")
    assert lines_of(state, "column A") == ["column A 1@4/3"]


@rule("D-43")
def test_after_an_annulled_first_roll_all_dice_are_rolled_again() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens annul")
    after(state, "annul")
    assert state.occasion() == "roll"
    after(state, "PPPPPPSS", "marker P")
    assert lines_of(state, "column P") == ["column P 1@6/1"]


@rule("D-43")
def test_with_more_tokens_more_rolls_can_be_annulled() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens annul annul annul")
    after(state, "annul", "PPAACCGG", "annul", "PPAACCGT", "keep PP", "SSSSST", "annul")
    assert lines_of(state, "rolls", "1 tokens") == ["rolls 1 PPAACCGT"]


@rule("D-43")
def test_only_the_roll_just_made_can_be_annulled() -> None:
    state = position("rolls 2 SSSAACTT\nbefore PPPPPPPP\n1 tokens annul annul")
    after(state, "keep SSS", "PPPPP", "annul")
    assert refused(state, "annul") == "D-43"
    after(state, "keep SSS", "PPPPP")
    assert "annul" in moves(state)


@rule("D-43")
def test_it_takes_an_annul_token() -> None:
    assert refused(position("rolls 1 SSSAACTT\nbefore nothing"), "annul") == "D-43"


# The black die


@rule("D-44")
def test_the_black_die_adds_a_symbol() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens black")
    assert tokens_moves(state) == [f"black {letter}" for letter in "PSACGT"]
    after(state, "black S", "marker S")
    assert lines_of(state, "column S", "1 tokens", "gone") == ["column S 1@4/1", "gone black"]


@rule("D-44")
def test_it_may_show_a_symbol_that_no_other_die_shows() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens black")
    after(state, "black G", "marker G")
    assert lines_of(state, "column G") == ["column G 1@1/1"]


@rule("D-44")
def test_the_symbol_stays_for_the_turn_and_no_longer() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens black")
    after(state, "black S", "keep SSS", "SPPPP", "keep SSSS", "SPPP", "marker S", "SSAACCGG")
    assert lines_of(state, "column S", "black") == ["column S 1@6/3"]


@rule("D-44")
@pytest.mark.parametrize("turn", ["rolls 2 SSSAACTT\nbefore PPPPPPPP", "rolls 3 SSSAACTT"])
def test_it_is_set_after_the_first_roll_only(turn: str) -> None:
    state = position(f"{turn}\n1 tokens black")
    assert tokens_moves(state) == []
    assert refused(state, "black S") == "D-44"


@rule("D-44")
def test_an_annulled_second_roll_does_not_bring_that_moment_back() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens annul black")
    after(state, "keep SSS", "PPPPP", "annul")
    assert refused(state, "black S") == "D-44"


@rule("D-44")
def test_one_may_be_used_in_a_turn() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens black black")
    after(state, "black S")
    assert refused(state, "black T") == "D-44"


@rule("D-44", "D-43")
def test_if_the_first_roll_is_annulled_afterwards_the_black_die_stays_set() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens annul black black")
    after(state, "black S", "annul", "SSSSSPPP")
    assert lines_of(state, "black", "1 tokens", "rolls") == [
        "rolls 1 PPPSSSSS",
        "black S",
        "1 tokens black",
    ]
    assert refused(state, "black S") == "D-44"
    after(state, "marker S")
    assert lines_of(state, "column S") == ["column S 1@6/1"]


@rule("D-44")
def test_if_the_first_roll_was_annulled_before_it_can_be_set_after_the_next() -> None:
    state = position("rolls 1 SSSAACTT\nbefore nothing\n1 tokens annul black")
    after(state, "annul", "SSSSSPPP")
    assert "black S" in moves(state)


@rule("D-44")
def test_it_takes_a_black_die_token() -> None:
    assert refused(position("rolls 1 SSSAACTT\nbefore nothing"), "black S") == "D-44"


@rule("D-45")
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_nine_of_a_symbol_count_as_eight_in_one_roll(rolls: int) -> None:
    state = after(position(f"rolls {rolls} SSSSSSSS\nblack S"), "marker S")
    assert lines_of(state, "column S") == ["column S 1@8/1"]


# The start player token


@rule("D-46")
def test_who_gets_the_start_player_token_names_the_next_start_player_at_once() -> None:
    state = position("phase reward 2\nresults P 1\ncolumn P 2@4/2\ncolumn S 1@3/1")
    after(state, "take token")
    assert moves(state) == ["name 1", "name 2", "name 3"]
    assert refused(state, "take points") == "D-46"
    assert refused(state, "name 4") == "D-46"
    after(state, "name 3")
    assert lines_of(state, "phase", "next") == ["phase reward 1", "next 3"]
    after(state, "take points")
    assert lines_of(state, "round") == ["round 3 3"]


@rule("D-46")
def test_if_nobody_gets_it_the_start_player_stays() -> None:
    state = position("phase reward 2\nround 2 3\nresults P 1\ncolumn P 2@4/2")
    after(state, "take points")
    assert lines_of(state, "round") == ["round 3 3"]
