"""Two players and Dirk in the Dice Game: D-60 to D-64."""

import pytest

from box import lines_of, rule
from box.dice import after, position


@rule("D-60", "D-61")
@pytest.mark.parametrize(
    ("die", "columns"),
    [
        ("P", ["P dirk@2/3", "S dirk@3/3", "A dirk@4/3", "C dirk@5/3", "G dirk@6/3"]),
        ("G", ["P dirk@4/3", "S dirk@5/3", "A dirk@6/3", "G dirk@2/3", "T dirk@3/3"]),
    ],
)
def test_a_die_gives_the_column_of_the_first_and_the_others_go_right_and_up(
    die: str, columns: list[str]
) -> None:
    state = position("dice players=2\nphase dirk 1")
    after(state, die)
    assert lines_of(state, "column") == [f"column {column}" for column in columns]


@rule("D-60")
def test_dirk_has_markers_and_stones_only_with_two_players() -> None:
    assert position("dice players=2\nrolls 1 PPPPPPPP").table.options.owners == 3
    assert position("dice players=3\nrolls 1 PPPPPPPP").table.options.owners == 3


@rule("D-62")
def test_with_the_best_result_dirk_takes_two_points_without_being_asked() -> None:
    state = position("""
        dice players=2
        rolls 1 PPPPPPPP
        bonus +2 start +1 +1 +1 +1
        column S dirk@3/3 1@2/2
        out 1 1 1 2 2 2 2 2
    """)
    after(state, "marker P", "take points")
    assert lines_of(state, "phase", "track") == [
        "phase name 1",
        "track P 2:1",
        "track S 2:dirk 1:1",
    ]


@rule("D-62")
def test_as_second_he_gets_what_the_best_leaves() -> None:
    state = position("dice players=2\nphase reward 1\nresults S 1\ncolumn S 1@4/2 dirk@3/3")
    after(state, "take token")
    assert lines_of(state, "track S") == ["track S 2:dirk 1:1"]


@rule("D-63")
def test_dirk_keeps_points_tokens() -> None:
    bonus = "bonus start +3 +1 +1 +1 +1"
    state = position(
        f"dice players=2\nphase reward 1\nresults S 1\n{bonus}\ncolumn S 1@4/2 dirk@3/3"
    )
    after(state, "take points")
    assert lines_of(state, "dirk tokens") == ["dirk tokens +3"]


@rule("D-63")
@pytest.mark.parametrize("token", ["exchange", "displace", "annul", "black"])
def test_other_tokens_that_dirk_gets_leave_the_game(token: str) -> None:
    bonus = f"bonus start {token} +1 +1 +1 +1"
    state = position(
        f"dice players=2\nphase reward 1\nresults S 1\n{bonus}\ncolumn S 1@4/2 dirk@3/3"
    )
    after(state, "take points")
    assert lines_of(state, "dirk tokens") == []
    assert token in lines_of(state, "gone")[0]


@rule("D-63")
@pytest.mark.parametrize(("start", "named"), [(1, 2), (2, 1)])
def test_dirk_names_the_player_who_was_not_start_player(start: int, named: int) -> None:
    state = position(f"""
        dice players=2
        phase reward 1
        round 1 {start}
        results P 1
        column P 1@4/2 dirk@3/3
    """)
    after(state, "take points")
    assert lines_of(state, "round") == [f"round 2 {named}"]


@rule("D-64")
def test_dirk_scores_for_stones_and_tokens_but_cannot_win() -> None:
    state = position("""
        dice players=2
        phase reward 1
        round 5 1
        results P 1
        column P 1@4/2
        track T 9:dirk
        dirk tokens +3 +3
    """)
    after(state, "take points")
    assert lines_of(state, "= C Dirk") == ["= C Dirk: P 0 S 0 A 0 C 0 G 0 T 21 tokens 6 sum 27"]
    result = state.result()
    assert result is not None
    assert result.scores == [16, 0]
    assert result.winners == [0]
