"""The results of a round of Alcazaba: A-20 to A-23."""

from alhambra.games.dice.columns import field_text
from box import lines_of, moves, rule
from box.alcazaba import after, position, refused


@rule("A-20")
def test_the_rulebooks_example_blue_and_yellow_take_the_two_gardens_and_red_nothing() -> None:
    state = position("""
        phase take 1
        results G
        tiles G G8sw G10
        column G 1@5/1 2@4/1 3@3/1
    """)
    assert moves(state) == ["take G8sw", "take G10"]
    after(state, "take G10", "place G10 1,0", "take G8sw", "reserve G8sw")
    assert lines_of(state, "1 ", "2 ", "3 ") == ["1 alhambra G10@1,0", "2 reserve G8sw"]
    assert lines_of(state, "round") == ["round 2 1"]


@rule("A-20")
def test_the_marker_that_took_goes_back_and_one_player_may_take_several_times() -> None:
    state = position("""
        phase take 1
        results G
        tiles G G8sw G10 G11
        column G 1@5/1 1@4/1 2@3/1
    """)
    after(state, "take G10", "reserve G10")
    assert lines_of(state, "phase", "column") == ["phase take 1", "column G 1@4/1 2@3/1"]
    after(state, "take G8sw", "reserve G8sw")
    assert lines_of(state, "phase") == ["phase take 2"]


@rule("A-20")
def test_the_start_player_token_may_be_taken_instead_of_a_tile() -> None:
    state = position("phase take 2\nresults S\ntiles S S9\ntoken S\ncolumn S 2@5/1 1@4/1")
    assert moves(state) == ["take S9", "take start"]
    after(state, "take start", "name 3")
    assert lines_of(state, "phase", "next", "token") == ["phase take 1", "next 3"]


@rule("A-20")
def test_columns_are_gone_through_from_the_pavilions_until_no_marker_is_left() -> None:
    state = position("""
        rolls 1 TTTTTTTT
        tiles P P8 P7e
        tiles T T12
        column P 2@5/1
        out 1 1 1 1 2 2 2 2 3 3 3 3 3
    """)
    after(state, "marker T")
    assert state.to_act() == 1
    after(state, "take P8", "reserve P8")
    assert lines_of(state, "phase", "results") == ["phase take 1", "results T"]


@rule("A-20")
def test_only_what_lies_in_the_column_can_be_taken() -> None:
    state = position("phase take 2\nresults S\ntiles S S9\ntiles T T12\ntoken P\ncolumn S 2@5/1")
    assert refused(state, "take T12") == "A-20"
    assert refused(state, "take start") == "A-20"
    assert refused(state, "marker S") == "A-20"


@rule("A-21")
def test_a_tile_taken_is_placed_at_once_by_the_building_rules_or_on_the_reserve() -> None:
    state = position("phase take 1\nresults T\ntiles T T12 T11s\ncolumn T 1@5/1 1@4/1")
    after(state, "take T11s")
    assert refused(state, "place T11s 0,1") == "P-21"
    assert refused(state, "take T12") == "A-21"
    assert refused(state, "place T12 0,1") == "A-21"
    assert moves(state) == ["place T11s -1,0", "place T11s 1,0", "place T11s 0,-1", "reserve T11s"]


@rule("A-22")
def test_tiles_left_over_are_put_aside_and_markers_go_back() -> None:
    state = position("""
        phase take 1
        results T
        tiles G G10
        tiles T T12 T11s
        column T 1@5/1
        column G 2@1/1
        out 3
        redesigned 3
    """)
    after(state, "take T12", "reserve T12")
    assert lines_of(state, "aside") == ["aside G10 T11s"]
    assert lines_of(state, "column", "out", "redesigned", "tiles") == []
    assert state.table.markers.left == (5, 5, 5)


@rule("A-23")
def test_a_start_player_token_that_nobody_takes_leaves_the_start_player_as_he_was() -> None:
    state = position("phase take 1\nround 2 3\nresults T\ntiles T T12\ntoken T\ncolumn T 1@5/1")
    after(state, "take T12", "reserve T12")
    assert lines_of(state, "round", "token") == ["round 3 3"]


@rule("A-23", "D-46")
def test_who_takes_it_names_the_next_start_player() -> None:
    state = position("phase take 1\nround 2 3\nresults T\ntoken T\ncolumn T 1@5/1")
    after(state, "take start")
    assert moves(state) == ["name 1", "name 2", "name 3"]
    assert refused(state, "name 4") == "D-46"
    after(state, "name 2")
    assert lines_of(state, "round") == ["round 3 2"]


@rule("A-20")
def test_what_was_taken_is_told_with_the_field_it_was_taken_for() -> None:
    state = position("""
        phase take 1
        results G
        tiles G G8sw
        token G
        column G 1@5/1 2@4/1 3@3/1
    """)
    after(state, "take G8sw", "reserve G8sw", "take start", "name 1")
    told = [(each.owner + 1, field_text(each.field), each.got) for each in state.table.rewards]
    assert told == [(1, "5/1", ("G8sw",)), (2, "4/1", ("start",)), (3, "3/1", ())]
