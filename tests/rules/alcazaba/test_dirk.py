"""Two players and Dirk in Alcazaba: A-40 to A-43."""

import pytest

from box import lines_of, moves, rule
from box.alcazaba import PILE, after, new_game, position, refused


@rule("A-40")
def test_dirks_markers_go_to_the_columns_of_the_tiles_from_the_bag_each_a_line_higher() -> None:
    state = after(new_game(2), "1", *PILE, "T8nes", "T10sw", "P8", "G12s", "P7e")
    assert lines_of(state, "column") == [
        "column P dirk@6/3 dirk@4/3",
        "column G dirk@5/3",
        "column T dirk@3/3 dirk@2/3",
    ]


@rule("A-40")
def test_with_three_players_there_is_no_dirk() -> None:
    state = after(new_game(3), "1", *PILE, "T8nes", "T10sw", "P8", "G12s", "P7e")
    assert lines_of(state, "column") == []


@rule("A-41")
def test_dirk_takes_the_tile_that_was_laid_first() -> None:
    state = position("""
        alcazaba players=2
        phase take 1
        results P
        tiles P P8
        tiles T T12 T11s T10sw
        column P 1@5/1
        column T dirk@3/3 dirk@2/3 1@1/1
    """)
    after(state, "take P8", "reserve P8")
    assert lines_of(state, "dirk", "tiles T") == ["tiles T T10sw", "dirk tiles T11s T12"]
    assert state.to_act() == 0


@rule("A-41")
@pytest.mark.parametrize(("start", "named"), [(1, 2), (2, 1)])
def test_he_takes_the_start_player_token_only_when_nothing_else_is_left(
    start: int, named: int
) -> None:
    state = position(f"""
        alcazaba players=2
        phase take 1
        round 2 {start}
        results P
        tiles P P8
        tiles T T12
        token T
        column P 1@5/1
        column T dirk@3/3 dirk@2/3
    """)
    after(state, "take P8", "reserve P8")
    assert lines_of(state, "dirk", "round") == [f"round 3 {named}", "dirk tiles T12"]


@rule("A-42")
def test_a_tile_may_be_given_to_dirk_as_it_is_taken() -> None:
    state = position("alcazaba players=2\nphase take 1\nresults P\ntiles P P8\ncolumn P 1@5/1")
    after(state, "take P8")
    assert "give P8" in moves(state)
    after(state, "give P8")
    assert lines_of(state, "dirk") == ["dirk tiles P8"]


@rule("A-42")
def test_with_more_players_there_is_nobody_to_give_it_to() -> None:
    state = position("phase place 1\nresults P\ntaken P8")
    assert refused(state, "give P8") == "A-42"


@rule("A-43")
def test_dirk_scores_majorities_but_no_wall_and_cannot_win() -> None:
    state = position("""
        alcazaba players=2
        phase take 1
        round 5 1
        results P
        tiles P P8
        column P 1@5/1
        dirk tiles T7new T8nes
    """)
    after(state, "take P8", "place P8 1,0")
    assert lines_of(state, "= C Dirk") == ["= C Dirk: P 0 S 0 A 0 C 0 G 0 T 21 wall 0 sum 21"]
    result = state.result()
    assert result is not None
    assert result.winners == [0]
