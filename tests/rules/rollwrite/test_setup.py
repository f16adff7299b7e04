"""Roll & Write, sheet and setup: R-01 to R-13, R-60, R-61, R-66."""

import pytest

from alhambra.core.messages import BadOption, ImpossibleOutcome
from alhambra.core.state import CHANCE
from alhambra.games.rollwrite.grid import CROSSINGS, Grid, read_grid
from alhambra.games.rollwrite.ruleset import ROLLWRITE
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.games.rollwrite.table import ACT
from box import rule
from box.rollwrite import ALONE, after, buildings, new_game, position, possible, rolling, set_up

USUAL = """
    C A P G T S
    G T S C A P
    A P G T S C
    T S C A G T
    P G T S C A
    T C A G P G
"""
OTHER = "PPPPPP/SSSSSS/AAAAAA/CCCCCC/GGGGGG/TTTTTT"


def crosses(state: RollWriteState) -> list[int]:
    return [sheet.crosses.bit_count() for sheet in state.table.sheets]


@rule("R-01")
def test_the_sheet_has_a_building_at_each_of_36_crossings() -> None:
    grid = new_game(3).table.options.grid
    assert grid.rows() == ["".join(row.split()) for row in USUAL.strip().splitlines()]
    assert grid.types[6 * (3 - 1) + (5 - 1)] == "PSACGT".index("S")
    assert len(grid.types) == CROSSINGS


@rule("R-01")
def test_a_type_has_as_many_boxes_as_the_sheet_has_buildings_of_it() -> None:
    assert new_game(3).table.options.grid.boxes == (5, 5, 6, 6, 7, 7)
    assert new_game(3, sheet=OTHER).table.options.grid.boxes == (6,) * 6


@rule("R-01")
def test_a_sheet_is_read_with_blanks_and_remarks_and_small_letters() -> None:
    text = "# my sheet\n" + USUAL.lower()
    assert str(read_grid(text)) == str(read_grid(USUAL))
    assert str(read_grid(str(read_grid(USUAL)))) == str(read_grid(USUAL))


@rule("R-01")
@pytest.mark.parametrize(
    ("text", "where"),
    [
        (USUAL.replace("S C A P", "S X A P"), "Row 2, column 4: “X”"),
        (USUAL.replace("T S C A G T", "T S C A G"), "Row 4, column 6: a building is missing"),
        (USUAL.replace("T S C A G T", "T S C A G T G"), "Row 4, column 7: a row has only six"),
        (USUAL.replace("T C A G P G", ""), "Row 6, column 1: a building is missing"),
        (USUAL + "PPPPPP", "Row 7, column 1: a sheet has only six rows"),
        ("", "Row 1, column 1"),
        (USUAL.replace("P", "S"), "no pavilion (P)"),
    ],
)
def test_what_is_wrong_with_a_sheet_is_named_with_its_row_and_column(text: str, where: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_grid(text)
    assert where in str(caught.value)


@rule("R-01")
def test_a_sheet_of_ones_own_is_part_of_the_options() -> None:
    options = ROLLWRITE.options(3, {"sheet": OTHER.lower()})
    assert options.chosen() == {"sheet": OTHER}
    assert ROLLWRITE.options(3, {"sheet": USUAL}).chosen() == {}
    assert isinstance(options.grid, Grid)


@rule("R-02")
def test_a_roll_is_a_pair_of_one_yellow_and_one_blue_die() -> None:
    state = position("phase lay 1\n2 dice 12,34")
    assert len(possible(state)) == 36
    assert {weight for _, weight in state.outcomes()} == {1}
    assert possible(state)[:7] == ["1,1", "1,2", "1,3", "1,4", "1,5", "1,6", "2,1"]
    for seats in range(2, 6):
        dice = [len(sheet.dice) for sheet in set_up(seats).table.sheets]
        assert sum(dice) <= 12


@rule("R-03")
def test_everybody_sees_how_many_of_each_type_everyone_has() -> None:
    state = position(f"""
        rollwrite players=2
        1 crosses {buildings("P", 2)} {buildings("T", 1)}
        1 dice 12,34
        2 crosses {buildings("G", 3)}
        imaginary1 S2 C1
    """)
    for seat in (0, 1, None):
        assert state.observe(seat).counts() == [
            [2, 0, 0, 0, 0, 1],
            [0, 0, 0, 0, 3, 0],
            [0, 2, 0, 1, 0, 0],
        ]


@rule("R-10")
def test_everybody_rolls_and_crosses_three_buildings_in_turn() -> None:
    state = new_game(3)
    for count in range(3):
        for seat in range(3):
            assert state.occasion() == f"start{seat + 1}"
            rolling(state, f"{count + 1},{seat + 1}")
    assert crosses(state) == [3, 3, 3]
    assert "2 crosses 1,2 2,2 3,2" in str(state)


@rule("R-10")
def test_a_building_crossed_already_is_rolled_again() -> None:
    state = rolling(new_game(3), "2,2", "2,2", "2,2")
    assert "2,2" not in possible(state)
    assert len(possible(state)) == 35
    with pytest.raises(ImpossibleOutcome):
        rolling(state, "2,2")


@rule("R-10")
def test_the_first_seat_starts() -> None:
    for players in range(1, 6):
        assert set_up(players).to_act() == 0


@rule("R-11")
def test_everybody_lays_a_pair_and_the_start_player_a_second_one() -> None:
    state = position("""
        phase first-dice 1
        round 0
        1 crosses 1,1 1,2 1,3
        2 crosses 1,1 1,2 1,3
        3 crosses 1,1 1,2 1,3
    """)
    occasions = []
    for roll in ("1,6", "2,5", "3,4", "4,3"):
        occasions.append(state.occasion())
        rolling(state, roll)
    assert occasions == ["lay1", "lay2", "lay3", "lay1"]
    assert [str(sheet.dice) for sheet in state.table.sheets] == ["14,36", "2,5", "3,4"]
    assert (state.to_act(), state.table.round) == (0, 1)


@rule("R-12")
def test_everybody_begins_with_three_coins() -> None:
    for sheet in set_up(4).table.sheets:
        assert (sheet.coins, sheet.received) == (3, 3)


@rule("R-12")
def test_the_track_limits_the_coins_received_in_the_whole_game() -> None:
    state = position("1 crosses 1,1\n1 dice 11,11\n1 coins 0 of 18")
    sheet = after(state, "coins").table.sheets[0]
    assert (sheet.coins, sheet.received) == (2, 20)
    state = position("1 crosses 1,1\n1 dice 11,11\n1 coins 0 of 20")
    sheet = after(state, "coins").table.sheets[0]
    assert (sheet.coins, sheet.received) == (0, 20)


@rule("R-12")
def test_a_coin_spent_stays_on_the_track() -> None:
    sheet = after(position("1 dice 12,34\n1 coins 3 of 5"), "turn 13,34").table.sheets[0]
    assert (sheet.coins, sheet.received) == (2, 5)


@rule("R-13")
@pytest.mark.parametrize(("players", "rounds"), [(1, 18), (2, 18), (3, 18), (4, 15), (5, 12)])
def test_the_number_of_rounds_depends_on_the_players(players: int, rounds: int) -> None:
    state = set_up(players)
    assert state.table.options.rounds == rounds
    turns = 0
    while state.to_act() is not None:
        if state.to_act() == CHANCE:
            state.happen(state.outcomes()[0][0])
            continue
        turns += state.table.phase == ACT
        state.play(state.legal_moves()[0])
    assert turns == rounds * players


@rule("R-13")
def test_turns_go_round_from_the_start_player_and_one_player_has_four_dice() -> None:
    state = set_up(3)
    seats: list[int] = []
    while len(seats) < 7:
        if state.to_act() == CHANCE:
            state.happen(state.outcomes()[0][0])
            continue
        if state.table.phase == ACT:
            seats.append(state.table.turn)
            dice = [len(sheet.dice) for sheet in state.table.sheets]
            assert sorted(dice) == [2, 2, 4]
            assert dice[seats[-1]] == 4
        state.play(state.legal_moves()[-1])
    assert seats == [0, 1, 2, 0, 1, 2, 0]


@rule("R-60")
@pytest.mark.parametrize(("players", "imaginary"), [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0)])
def test_there_are_imaginary_players_where_players_are_few(players: int, imaginary: int) -> None:
    table = set_up(players).table
    assert len(table.marks) == imaginary
    assert len(table.sheets) == players


@rule("R-61")
def test_imaginary_players_begin_with_three_buildings() -> None:
    state = new_game(1)
    occasions = []
    for roll in ("1,1", "1,2", "1,2", "6,6", "6,5", "6,1"):
        occasions.append(state.occasion())
        rolling(state, roll)
    assert occasions == ["imaginary1"] * 3 + ["imaginary2"] * 3
    assert state.occasion() == "start1"
    assert "imaginary1 A2 C1\nimaginary2 P1 G1 T1\n" in str(state)


@rule("R-61")
def test_the_same_crossing_marks_its_type_again() -> None:
    state = rolling(new_game(2), "1,3", "1,3", "1,3")
    assert "imaginary1 P3\n" in str(state)
    assert not state.table.sheets[0].crosses


@rule("R-66")
@pytest.mark.parametrize(("solo", "rounds"), [("2", 18), ("3", 15), ("4", 12)])
def test_more_imaginary_players_have_the_rounds_of_so_many_players(solo: str, rounds: int) -> None:
    options = set_up(1, solo=solo).table.options
    assert (options.imaginary, options.rounds) == (int(solo), rounds)


@rule("R-66")
@pytest.mark.parametrize("chosen", [each for each in ALONE if each])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_choices_for_who_plays_alone_are_refused_to_others(
    players: int, chosen: dict[str, str]
) -> None:
    with pytest.raises(BadOption, match="solo game"):
        ROLLWRITE.options(players, chosen)


@rule("R-66")
@pytest.mark.parametrize("chosen", [{"solo": "1"}, {"solo": "5"}, {"contest": "no"}, {"wind": "x"}])
def test_other_choices_are_refused(chosen: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        ROLLWRITE.options(1, chosen)
    for players in (0, 6):
        with pytest.raises(BadOption):
            ROLLWRITE.options(players, {})
