"""Alcazaba: A-01 to A-43."""

from collections import Counter
from fractions import Fraction

import pytest

from alhambra.core.messages import ImpossibleOutcome
from alhambra.core.sources import MersenneSource
from alhambra.core.state import CHANCE
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.parts.alhambra import START
from alhambra.parts.buildings import tile
from alhambra.parts.components import standard
from box import rule
from dice_box import alcazaba, dice_rolled, forbidden, lines, moves, went_on

PILE = ["P2new", "S3esw", "A4nes", "C5nsw", "G6esw", "T7new"]


def new_game(players: int) -> AlcazabaState:
    return ALCAZABA.new(ALCAZABA.options(players, {}))


# Components and rounds


@rule("A-01")
def test_there_are_the_54_tiles_of_palace_and_one_more_tower() -> None:
    tiles = new_game(4).table.unseen
    assert len(tiles) == 55
    assert set(tiles) - set(standard().tiles) == {tile("T10sw")}


@rule("A-01")
def test_everybody_starts_with_a_fountain_and_an_empty_reserve() -> None:
    table = new_game(4).table
    assert all(each is START for each in table.alhambras)
    assert table.reserves == ((),) * 4


@rule("A-02", "A-03")
def test_a_round_begins_with_a_tile_of_each_type_and_five_from_the_bag() -> None:
    state = went_on(new_game(3), "1", *PILE)
    assert state.occasion() == "bag"
    went_on(state, "T8nes", "T10sw", "P8", "G12s", "P7e")
    assert lines(state, "tiles") == [
        "tiles P P2new P8 P7e",
        "tiles S S3esw",
        "tiles A A4nes",
        "tiles C C5nsw",
        "tiles G G6esw G12s",
        "tiles T T7new T8nes T10sw",
    ]
    assert state.occasion() == "column"


@rule("A-02")
def test_the_extra_tower_is_never_in_a_pile_but_always_in_the_bag() -> None:
    state = went_on(new_game(3), "1", *PILE[:5])
    assert tile("T10sw") not in [outcome for outcome, _ in state.outcomes()]
    went_on(state, "T7new")
    weights = {str(outcome): weight for outcome, weight in state.outcomes()}
    assert Fraction(weights["T10sw"], sum(weights.values())) == Fraction(1, 25)


@rule("A-02")
def test_of_each_type_as_many_tiles_are_in_the_bag_as_five_piles_leave() -> None:
    """Two pavilions and seraglios, four arcades and chambers, six gardens, seven towers."""
    state = went_on(new_game(3), "1", *PILE)
    total = sum(weight for _, weight in state.outcomes())
    by_type: Counter[str] = Counter()
    for outcome, weight in state.outcomes():
        by_type[str(outcome)[0]] += weight
    shares = {letter: Fraction(weight, total) * 25 for letter, weight in by_type.items()}
    assert shares == {"P": 2, "S": 2, "A": 4, "C": 4, "G": 6, "T": 7}


@rule("A-02")
def test_after_five_rounds_every_tile_has_come() -> None:
    state = new_game(3)
    source = MersenneSource(3)
    while state.to_act() is not None:
        if state.to_act() == CHANCE:
            state.happen(state.sample(source))
        else:
            state.play(state.legal_moves()[0])
    assert state.table.unseen == ()


@rule("A-03")
def test_then_a_die_says_where_the_start_player_token_lies_and_turns_begin() -> None:
    state = went_on(new_game(3), "2", *PILE, "T8nes", "T10sw", "P8", "G12s", "P7e", "A")
    assert lines(state, "token", "phase") == ["phase roll 2", "token A"]
    assert dice_rolled(state) == 8


@rule("A-03")
def test_in_the_last_round_there_is_no_start_player_token() -> None:
    state = alcazaba(f"phase bag 1\nround 5 1\n{on_columns(PILE)}")
    went_on(state, "T8nes", "T10sw", "P8", "G12s", "P7e")
    assert lines(state, "phase") == ["phase roll 1"]


@rule("A-03")
def test_only_a_tile_of_the_right_type_can_come_from_a_pile() -> None:
    state = went_on(new_game(3), "1", "P2new")
    with pytest.raises(ImpossibleOutcome):
        state.happen(ALCAZABA.parse_outcome("P3sw"))


@rule("A-03")
def test_nobody_moves_while_tiles_are_laid() -> None:
    refusal = new_game(3).why_not(ALCAZABA.parse_move("marker P"))
    assert refusal is not None
    assert refusal.rule == "A-03"


def on_columns(tiles: list[str]) -> str:
    return "\n".join(f"tiles {each[0]} {each}" for each in tiles)


# A turn


@rule("A-10")
@pytest.mark.parametrize("rolls", [1, 2])
def test_after_the_first_or_second_roll_one_redesign_takes_the_turn(rolls: int) -> None:
    state = alcazaba(f"rolls {rolls} PPPSSSAA\n1 reserve T12 P8\n1 alhambra A9@1,0")
    assert {"place T12 0,1", "reserve A9", "swap T12 A9"} <= set(moves(state))
    went_on(state, "place T12 0,1")
    assert lines(state, "phase", "redesigned", "column") == ["phase roll 2", "redesigned 1"]
    assert lines(state, "1 ") == ["1 alhambra T12@0,1 A9@1,0", "1 reserve P8"]


@rule("A-10")
def test_the_marker_is_used_for_this_round_and_comes_back_at_its_end() -> None:
    state = alcazaba("rolls 1 PPPSSSAA\nout 1 1 1 1 2 2 2 2 2 3 3 3 3 3\n1 reserve T12")
    went_on(state, "place T12 0,1")
    assert lines(state, "round", "redesigned") == ["round 2 1"]
    assert state.table.markers.left == (5, 5, 5)


@rule("A-10")
def test_after_the_third_roll_there_is_no_redesign() -> None:
    state = alcazaba("rolls 3 PPPSSSAA\n1 reserve T12")
    assert not any(move.startswith("place") for move in moves(state))
    assert forbidden(state, "place T12 0,1") == "A-10"


@rule("A-10")
def test_where_no_redesign_is_possible_none_is_offered() -> None:
    listed = moves(alcazaba("rolls 1 PPPSSSAA"))
    assert all(move.startswith(("marker", "keep")) for move in listed)


@rule("A-10")
def test_a_redesign_keeps_the_rules_of_palace() -> None:
    state = alcazaba("rolls 1 PPPSSSAA\n1 reserve T11s")
    assert forbidden(state, "place T11s 0,1") == "P-21"
    assert forbidden(state, "place T12 0,1") == "P-26"


@rule("A-10", "D-21")
def test_the_dice_turn_is_that_of_the_dice_game() -> None:
    state = alcazaba("phase roll 1\nrolls 0 nothing\nbefore nothing")
    went_on(state, "PSSSAACT", "keep SSS", "PSSAT", "keep SSSSS", "ACG", "marker S")
    assert lines(state, "column") == ["column S 1@5/3"]
    assert forbidden(went_on(state, "PSSSAACT"), "take start") == "D-21"


# Results


@rule("A-20")
def test_the_rulebooks_example_blue_and_yellow_take_the_two_gardens_and_red_nothing() -> None:
    state = alcazaba("""
        phase take 1
        results G
        tiles G G8sw G10
        column G 1@5/1 2@4/1 3@3/1
    """)
    assert moves(state) == ["take G8sw", "take G10"]
    went_on(state, "take G10", "place G10 1,0", "take G8sw", "reserve G8sw")
    assert lines(state, "1 ", "2 ", "3 ") == ["1 alhambra G10@1,0", "2 reserve G8sw"]
    assert lines(state, "round") == ["round 2 1"]


@rule("A-20")
def test_the_marker_that_took_goes_back_and_one_player_may_take_several_times() -> None:
    state = alcazaba("""
        phase take 1
        results G
        tiles G G8sw G10 G11
        column G 1@5/1 1@4/1 2@3/1
    """)
    went_on(state, "take G10", "reserve G10")
    assert lines(state, "phase", "column") == ["phase take 1", "column G 1@4/1 2@3/1"]
    went_on(state, "take G8sw", "reserve G8sw")
    assert lines(state, "phase") == ["phase take 2"]


@rule("A-20")
def test_the_start_player_token_may_be_taken_instead_of_a_tile() -> None:
    state = alcazaba("phase take 2\nresults S\ntiles S S9\ntoken S\ncolumn S 2@5/1 1@4/1")
    assert moves(state) == ["take S9", "take start"]
    went_on(state, "take start", "name 3")
    assert lines(state, "phase", "next", "token") == ["phase take 1", "next 3"]


@rule("A-20")
def test_columns_are_gone_through_from_the_pavilions_until_no_marker_is_left() -> None:
    state = alcazaba("""
        rolls 1 TTTTTTTT
        tiles P P8 P7e
        tiles T T12
        column P 2@5/1
        out 1 1 1 1 2 2 2 2 3 3 3 3 3
    """)
    went_on(state, "marker T")
    assert state.to_act() == 1
    went_on(state, "take P8", "reserve P8")
    assert lines(state, "phase", "results") == ["phase take 1", "results T"]


@rule("A-20")
def test_only_what_lies_in_the_column_can_be_taken() -> None:
    state = alcazaba("phase take 2\nresults S\ntiles S S9\ntiles T T12\ntoken P\ncolumn S 2@5/1")
    assert forbidden(state, "take T12") == "A-20"
    assert forbidden(state, "take start") == "A-20"
    assert forbidden(state, "marker S") == "A-20"


@rule("A-21")
def test_a_tile_taken_is_placed_at_once_by_the_building_rules_or_on_the_reserve() -> None:
    state = alcazaba("phase take 1\nresults T\ntiles T T12 T11s\ncolumn T 1@5/1 1@4/1")
    went_on(state, "take T11s")
    assert forbidden(state, "place T11s 0,1") == "P-21"
    assert forbidden(state, "take T12") == "A-21"
    assert forbidden(state, "place T12 0,1") == "A-21"
    assert moves(state) == ["place T11s -1,0", "place T11s 1,0", "place T11s 0,-1", "reserve T11s"]


@rule("A-22")
def test_tiles_left_over_are_put_aside_and_markers_go_back() -> None:
    state = alcazaba("""
        phase take 1
        results T
        tiles G G10
        tiles T T12 T11s
        column T 1@5/1
        column G 2@1/1
        out 3
        redesigned 3
    """)
    went_on(state, "take T12", "reserve T12")
    assert lines(state, "aside") == ["aside G10 T11s"]
    assert lines(state, "column", "out", "redesigned", "tiles") == []
    assert state.table.markers.left == (5, 5, 5)


@rule("A-23")
def test_a_start_player_token_that_nobody_takes_leaves_the_start_player_as_he_was() -> None:
    state = alcazaba("phase take 1\nround 2 3\nresults T\ntiles T T12\ntoken T\ncolumn T 1@5/1")
    went_on(state, "take T12", "reserve T12")
    assert lines(state, "round", "token") == ["round 3 3"]


@rule("A-23", "D-46")
def test_who_takes_it_names_the_next_start_player() -> None:
    state = alcazaba("phase take 1\nround 2 3\nresults T\ntoken T\ncolumn T 1@5/1")
    went_on(state, "take start")
    assert moves(state) == ["name 1", "name 2", "name 3"]
    assert forbidden(state, "name 4") == "D-46"
    went_on(state, "name 2")
    assert lines(state, "round") == ["round 3 2"]


# Scoring


@rule("A-30")
def test_scorings_follow_rounds_1_3_and_5() -> None:
    held = {}
    for number in range(1, 6):
        state = alcazaba(f"phase take 1\nround {number} 1\nresults T\ntiles T T12\ncolumn T 1@5/1")
        went_on(state, "take T12", "reserve T12")
        held[number] = [scoring.name for scoring in state.scorings_so_far()]
    assert held == {1: ["A"], 2: [], 3: ["B"], 4: [], 5: ["C"]}


@rule("A-30")
def test_majorities_are_shared_on_ties_and_walls_count_as_in_palace() -> None:
    state = alcazaba("""
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
    state = alcazaba("phase take 1\nround 5 1\nresults T\ntiles T T12\ncolumn T 1@5/1")
    went_on(state, "take T12", "place T12 1,0")
    result = state.result()
    assert result is not None
    assert result.scores == [21, 0, 0]
    assert result.winners == [0]


@rule("A-31")
def test_equal_players_share_the_victory() -> None:
    state = alcazaba("phase take 1\nround 5 1\nresults T\ntiles T T12\ncolumn T 1@5/1")
    went_on(state, "take T12", "reserve T12")
    result = state.result()
    assert result is not None
    assert result.scores == [0, 0, 0]
    assert result.winners == [0, 1, 2]
    assert forbidden(state, "take T12") == "A-31"


# Two players


@rule("A-40")
def test_dirks_markers_go_to_the_columns_of_the_tiles_from_the_bag_each_a_line_higher() -> None:
    state = went_on(new_game(2), "1", *PILE, "T8nes", "T10sw", "P8", "G12s", "P7e")
    assert lines(state, "column") == [
        "column P dirk@6/3 dirk@4/3",
        "column G dirk@5/3",
        "column T dirk@3/3 dirk@2/3",
    ]


@rule("A-40")
def test_with_three_players_there_is_no_dirk() -> None:
    state = went_on(new_game(3), "1", *PILE, "T8nes", "T10sw", "P8", "G12s", "P7e")
    assert lines(state, "column") == []


@rule("A-41")
def test_dirk_takes_the_tile_that_was_laid_first() -> None:
    state = alcazaba("""
        alcazaba players=2
        phase take 1
        results P
        tiles P P8
        tiles T T12 T11s T10sw
        column P 1@5/1
        column T dirk@3/3 dirk@2/3 1@1/1
    """)
    went_on(state, "take P8", "reserve P8")
    assert lines(state, "dirk", "tiles T") == ["tiles T T10sw", "dirk tiles T11s T12"]
    assert state.to_act() == 0


@rule("A-41")
@pytest.mark.parametrize(("start", "named"), [(1, 2), (2, 1)])
def test_he_takes_the_start_player_token_only_when_nothing_else_is_left(
    start: int, named: int
) -> None:
    state = alcazaba(f"""
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
    went_on(state, "take P8", "reserve P8")
    assert lines(state, "dirk", "round") == [f"round 3 {named}", "dirk tiles T12"]


@rule("A-42")
def test_a_tile_may_be_given_to_dirk_as_it_is_taken() -> None:
    state = alcazaba("alcazaba players=2\nphase take 1\nresults P\ntiles P P8\ncolumn P 1@5/1")
    went_on(state, "take P8")
    assert "give P8" in moves(state)
    went_on(state, "give P8")
    assert lines(state, "dirk") == ["dirk tiles P8"]


@rule("A-42")
def test_with_more_players_there_is_nobody_to_give_it_to() -> None:
    state = alcazaba("phase place 1\nresults P\ntaken P8")
    assert forbidden(state, "give P8") == "A-42"


@rule("A-43")
def test_dirk_scores_majorities_but_no_wall_and_cannot_win() -> None:
    state = alcazaba("""
        alcazaba players=2
        phase take 1
        round 5 1
        results P
        tiles P P8
        column P 1@5/1
        dirk tiles T7new T8nes
    """)
    went_on(state, "take P8", "place P8 1,0")
    assert lines(state, "= C Dirk") == ["= C Dirk: P 0 S 0 A 0 C 0 G 0 T 21 wall 0 sum 21"]
    result = state.result()
    assert result is not None
    assert result.winners == [0]
