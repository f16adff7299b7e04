"""Scorings and the end of Alcazaba: A-30, A-31."""

from box import rule
from box.alcazaba import after, position, refused


@rule("A-30")
def test_scorings_follow_rounds_1_3_and_5() -> None:
    held = {}
    for number in range(1, 6):
        state = position(f"phase take 1\nround {number} 1\nresults T\ntiles T T12\ncolumn T 1@5/1")
        after(state, "take T12", "reserve T12")
        held[number] = [scoring.name for scoring in state.scorings_so_far()]
    assert held == {1: ["A"], 2: [], 3: ["B"], 4: [], 5: ["C"]}


@rule("A-30")
def test_majorities_are_shared_on_ties_and_walls_count_as_in_palace() -> None:
    state = position("""
        rolls 1 PPPPPPPP
        round 3 1
        1 alhambra T12@0,1 P2new@0,2
        2 alhambra T11@0,1
        3 alhambra G12s@1,0
    """)
    assert [str(points) for points in state.preview().seats] == [
        "P 8 S 0 A 0 C 0 G 0 T 9 wall 3 sum 20",
        "P 0 S 0 A 0 C 0 G 0 T 9 wall 0 sum 9",
        "P 0 S 0 A 0 C 0 G 12 T 0 wall 1 sum 13",
    ]


@rule("A-31")
def test_after_scoring_c_the_most_points_win() -> None:
    state = position("phase take 1\nround 5 1\nresults T\ntiles T T12\ncolumn T 1@5/1")
    after(state, "take T12", "place T12 1,0")
    result = state.result()
    assert result is not None
    assert result.scores == [21, 0, 0]
    assert result.winners == [0]


@rule("A-31")
def test_equal_players_share_the_victory() -> None:
    state = position("phase take 1\nround 5 1\nresults T\ntiles T T12\ncolumn T 1@5/1")
    after(state, "take T12", "reserve T12")
    result = state.result()
    assert result is not None
    assert result.scores == [0, 0, 0]
    assert result.winners == [0, 1, 2]
    assert refused(state, "take T12") == "A-31"
