"""The results of a round of the Dice Game: D-30 to D-34, and scorings: D-50 to D-52."""

from alhambra.core.state import CHANCE
from alhambra.games.dice.columns import field_text
from alhambra.games.dice.state import DiceState
from alhambra.parts.buildings import TYPE_LETTERS
from box import lines_of, moves, rule
from box.dice import after, position, refused

OUT = "out 1 1 1 1 1 2 2 2 2 3 3 3 3 3"


@rule("D-30")
def test_the_best_chooses_two_points_or_one_and_the_token() -> None:
    state = position("phase reward 2\nresults P 1\ncolumn P 2@5/1")
    assert moves(state) == ["take points", "take token"]
    assert refused(state, "marker P") == "D-30"


@rule("D-30")
def test_the_rulebooks_example_blue_takes_two_points_and_orange_gets_one_and_the_token() -> None:
    state = position("""
        phase reward 1
        results S 1
        bonus start +2 annul +1 +1 +1
        column S 1@5/2 2@5/3 3@1/1
    """)
    after(state, "take points")
    assert lines_of(state, "track S", "2 tokens") == ["track S 2:1 1:2", "2 tokens +2"]


@rule("D-30")
def test_the_second_gets_two_points_if_the_best_takes_the_token() -> None:
    state = position(
        "phase reward 1\nresults S 1\nbonus start +2 +1 +1 +1 +1\ncolumn S 1@5/2 2@5/3"
    )
    after(state, "take token")
    assert lines_of(state, "track S", "1 tokens") == ["track S 2:2 1:1", "1 tokens +2"]


@rule("D-30")
def test_both_rewards_may_be_one_players() -> None:
    state = position(
        "phase reward 1\nresults S 1\nbonus start +2 +1 +1 +1 +1\ncolumn S 1@5/2 1@5/3"
    )
    after(state, "take points")
    assert lines_of(state, "track S", "1 tokens") == ["track S 3:1", "1 tokens +2"]


@rule("D-30")
def test_columns_are_gone_through_from_the_pavilions() -> None:
    state = position("""
        rolls 1 TTTTTTTT
        column T 2@1/1
        column P 3@1/1
        out 1 1 1 1 2 2 2 2 3 3 3 3
    """)
    after(state, "marker T")
    assert state.to_act() == 2
    after(state, "take points")
    assert state.to_act() == 0


@rule("D-31")
def test_points_are_marked_before_the_second_reward_is_given() -> None:
    """So of two stones that come to one field, that of the best marker lies below."""
    state = position("""
        phase reward 2
        results C 1
        column C 2@7/1 1@6/1
        track C 1:1
    """)
    after(state, "take points")
    assert lines_of(state, "track C") == ["track C 2:2,1"]


@rule("D-31")
def test_with_one_marker_the_other_reward_lapses() -> None:
    state = position("phase reward 2\nresults T 1\ncolumn T 2@7/1\nbonus start +1 +1 +1 +1 +2")
    after(state, "take token")
    assert lines_of(state, "track", "2 tokens") == ["track T 1:2", "2 tokens +2"]


@rule("D-31")
def test_with_no_marker_both_lapse() -> None:
    state = position("""
        rolls 1 TTTTTTTT
        out 1 1 1 1 2 2 2 2 2 3 3 3 3 3
    """)
    after(state, "marker T", "take points")
    assert lines_of(state, "track") == ["track T 2:1"]


@rule("D-32")
def test_a_stone_that_arrives_lies_on_top_of_the_others() -> None:
    state = position("phase reward 3\nresults A 1\ncolumn A 3@2/1\ntrack A 3:1,2 1:3")
    after(state, "take points")
    assert lines_of(state, "track A") == ["track A 3:1,2,3"]


@rule("D-32")
def test_the_order_of_a_stack_stays_when_a_stone_leaves_it() -> None:
    state = position("phase reward 2\nresults A 1\ncolumn A 2@2/1\ntrack A 3:3,2,1")
    after(state, "take points")
    assert lines_of(state, "track A") == ["track A 5:2 3:3,1"]


@rule("D-33")
def test_points_beyond_the_end_of_the_track_are_lost() -> None:
    state = position("phase reward 1\nresults A 1\ncolumn A 1@2/1\ntrack A 12:3 11:1")
    after(state, "take points")
    assert lines_of(state, "track A") == ["track A 12:3,1"]


@rule("D-33")
def test_a_stone_at_the_end_stays_as_it_lies() -> None:
    state = position("phase reward 1\nresults A 1\ncolumn A 1@2/1\ntrack A 12:1,2,3")
    after(state, "take points")
    assert lines_of(state, "track A") == ["track A 12:1,2,3"]


@rule("D-34")
def test_afterwards_markers_go_back_and_tokens_not_given_leave_the_game() -> None:
    state = position("""
        phase reward 1
        results T 1
        bonus +1 +2 start exchange annul +3
        column P 2@1/1
        column T 1@4/2
        out 3 3
    """)
    after(state, "take points")
    assert lines_of(state, "column", "out", "bonus") == []
    assert lines_of(state, "gone") == ["gone +1 +2 +3 exchange annul"]
    assert lines_of(state, "round") == ["round 3 1"]
    assert state.occasion() == "column"


@rule("D-50")
def test_scorings_follow_rounds_1_3_and_5() -> None:
    held = {}
    for number in range(1, 6):
        last = position(f"phase reward 1\nround {number} 1\nresults T 1\ncolumn T 1@4/2")
        after(last, "take points")
        held[number] = [scoring.name for scoring in last.scorings_so_far()]
        assert (last.to_act() == CHANCE) == (number < 5)
    assert held == {1: ["A"], 2: [], 3: ["B"], 4: [], 5: ["C"]}


@rule("D-50", "D-51")
def test_the_rulebooks_example_of_the_second_scoring() -> None:
    """Blue has 5 points, orange and green have 3 each, the orange stone below the green one."""
    state = position("""
        phase reward 3
        round 3 1
        results T 1
        column T 3@4/2
        track P 5:1 3:2,3
    """)
    after(state, "take points")
    scoring = state.scorings_so_far()[0]
    assert [points.points[0] for points in scoring.seats] == [8, 1, 0]


@rule("D-50", "D-40")
def test_points_tokens_are_added() -> None:
    state = position("phase reward 1\nround 3 1\nresults T 1\ncolumn T 1@4/2\n2 tokens +2 +3 annul")
    after(state, "take points")
    assert lines_of(state, "= B 2") == ["= B 2: P 0 S 0 A 0 C 0 G 0 T 0 tokens 5 sum 5"]


@rule("D-51")
def test_the_lower_of_two_stones_on_a_field_is_better_and_points_are_not_shared() -> None:
    state = position("""
        phase reward 1
        results P 1
        column P 1@4/2
        track G 2:3,1
    """)
    points = [each.points[4] for each in state.preview().seats]
    assert points == [5, 0, 12]


@rule("D-51")
def test_a_stone_that_is_not_on_the_track_scores_nothing() -> None:
    state = position("phase reward 1\nround 5 1\nresults T 1\ncolumn T 1@4/2\ntrack G 1:2")
    after(state, "take points")
    assert [each.points[4] for each in state.scorings_so_far()[0].seats] == [0, 20, 0]


@rule("D-52")
def test_after_scoring_c_the_most_points_win() -> None:
    state = position("phase reward 1\nround 5 1\nresults T 1\ncolumn T 1@4/2\ntrack G 1:2")
    after(state, "take points")
    result = state.result()
    assert result is not None
    assert result.scores == [21, 20, 0]
    assert result.winners == [0]
    assert refused(state, "take points") == "D-52"


@rule("D-52")
def test_equal_players_share_the_victory() -> None:
    state = position("""
        phase reward 1
        round 5 1
        results T 1
        column T 1@4/2
        bonus +1 +1 +2 +2 +3 +3
        track G 1:2
        2 tokens +1
    """)
    after(state, "take points")
    result = state.result()
    assert result is not None
    assert result.winners == [0, 1]


def told(state: DiceState) -> list[tuple[str, int, str, list[str]]]:
    """The rewards so far: column, owner, field, and what was got."""
    return [
        (TYPE_LETTERS[each.type], each.owner + 1, field_text(each.field), list(each.got))
        for each in state.table.rewards
    ]


@rule("D-30")
def test_rewards_are_told_with_the_fields_they_were_given_for() -> None:
    state = position("""
        phase reward 1
        results S 1
        bonus start +2 annul +1 +1 +1
        column S 1@5/2 2@5/3 3@1/1
        column T 3@2/1
    """)
    after(state, "take token")
    assert told(state) == [
        ("S", 1, "5/2", ["S", "+2"]),
        ("S", 2, "5/3", ["S", "S"]),
        ("S", 3, "1/1", []),
    ]
    after(state, "take points")
    assert told(state)[3:] == [("T", 3, "2/1", ["T", "T"])]


@rule("D-41")
def test_a_point_that_was_exchanged_is_told_as_what_it_became() -> None:
    state = position("""
        phase reward 1
        results S 1
        bonus start +2 annul +1 +1 +1
        column S 1@5/2
        1 tokens exchange
    """)
    after(state, "take points", "exchange T")
    assert told(state) == [("S", 1, "5/2", ["T", "S"])]
