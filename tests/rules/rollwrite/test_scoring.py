"""Roll & Write, points: R-40, R-50 to R-53, R-63, R-67."""

from alhambra.core.sources import MersenneSource
from alhambra.games.rollwrite.state import RollWriteState
from box import rule
from box.rollwrite import after, buildings, new_game, position, rolling
from random_games import go_on


def complete(letter: str) -> str:
    """All buildings of a type but the last, and dice and a move for that one."""
    crossed = buildings(letter).split()
    return " ".join(crossed[:-1])


def last_of(letter: str) -> tuple[str, str]:
    """The dice for the last building of a type, both pairs on it; and the move."""
    row, column = buildings(letter).split()[-1].split(",")
    return f"{row}{row},{column}{column}", f"cross {row},{column}"


def points(state: RollWriteState, scoring: int, letter: str) -> list[int]:
    """What everybody gets for a type in a scoring."""
    held = state.table.scorings[scoring]
    column = "PSACGT".index(letter)
    everybody = [*held.seats, *[each for _, each in held.imaginary]]
    return [each.points[column] for each in everybody]


def at_the_end(lines: str, players: int = 3, options: str = "") -> RollWriteState:
    """A game whose last turn was spent on no coins at all."""
    text = f"rollwrite players={players} {options}\nphase act {players}\nround ROUNDS\n{lines}"
    rounds = {3: 18, 4: 15, 5: 12}[players]
    state = position(text.replace("ROUNDS", str(rounds)) + f"\n{players} dice 66,66")
    return after(state, "coins")


@rule("R-40")
def test_whoever_completes_a_type_is_paid_at_the_end_of_the_round() -> None:
    dice, move = last_of("S")
    state = position(f"1 crosses {complete('S')}\n1 dice {dice}\n1 coins 0 of 3")
    rolling(after(state, move), "1,1")
    assert state.table.scorings == ()
    for seat in (2, 3):
        rolling(after(state, "coins"), "1,1", "1,1")
        assert state.table.scorings == ()
        after(state, "keep 1,1")
        assert len(state.table.scorings) == (seat == 3)
    assert points(state, 0, "S") == [17, 0, 0]
    assert "paid S 1\n" in str(state)


@rule("R-40")
def test_two_who_complete_a_type_in_the_same_round_share_two_places() -> None:
    dice, move = last_of("S")
    state = position(f"""
        phase act 3
        1 crosses {buildings("S")}
        2 crosses {buildings("P", 1)}
        3 crosses {complete("S")}
        3 dice {dice}
        3 coins 0 of 3
    """)
    rolling(after(state, move), "1,1")
    assert points(state, 0, "S") == [13, 0, 13]


@rule("R-40")
def test_a_share_is_rounded_down() -> None:
    state = position(f"""
        rollwrite players=4
        phase keep 4
        4 dice 11,11
        1 crosses {buildings("A")}
        2 crosses {buildings("A")}
        3 crosses {buildings("A")}
    """)
    after(state, "keep 1,1")
    assert points(state, 0, "A") == [10, 10, 10, 0]


@rule("R-40")
def test_later_ones_get_only_what_is_left() -> None:
    state = position(f"""
        rollwrite players=5
        phase keep 5
        5 dice 11,11
        paid S 1
        1 crosses {buildings("S")}
        2 crosses {buildings("S")}
        3 crosses {buildings("S")}
        4 crosses {buildings("S")}
    """)
    after(state, "keep 1,1")
    assert points(state, 0, "S") == [0, 3, 3, 3, 0]
    assert "paid S 1 2 3 4\n" in str(state)


@rule("R-40")
def test_once_all_places_are_taken_there_is_nothing_left() -> None:
    state = position(f"""
        rollwrite players=4
        phase keep 4
        4 dice 11,11
        paid T 1 2 3
        1 crosses {buildings("T")}
        2 crosses {buildings("T")}
        3 crosses {buildings("T")}
        4 crosses {buildings("T")}
    """)
    after(state, "keep 1,1")
    assert points(state, 0, "T") == [0, 0, 0, 0]


@rule("R-40")
def test_nobody_scores_twice_for_a_type() -> None:
    state = position(f"""
        phase keep 3
        3 dice 11,11
        paid S 1
        1 crosses {buildings("S")}
    """)
    assert after(state, "keep 1,1").table.scorings == ()


@rule("R-40")
def test_types_are_paid_after_the_imaginary_players_rolls() -> None:
    state = position(f"""
        rollwrite players=2
        phase imaginary 1
        1 dice 12,34
        1 crosses {buildings("P")}
        imaginary1 P4
    """)
    assert state.table.scorings == ()
    rolling(state, "1,3")
    assert points(state, 0, "P") == [12, 0, 12]


@rule("R-40")
def test_in_the_last_round_types_are_paid_before_the_final_scoring() -> None:
    state = at_the_end(f"1 crosses {buildings('G')}\n2 crosses {buildings('G', 6)}")
    assert [scoring.name for scoring in state.table.scorings] == ["round", "final"]
    assert points(state, 0, "G") == [20, 0, 0]
    assert points(state, 1, "G") == [0, 12, 0]


@rule("R-40")
def test_a_type_that_the_setup_completes_is_paid_after_the_first_round() -> None:
    """Only on a sheet of one's own: here the one pavilion is at 1,1."""
    state = new_game(3, sheet="PSSSSS/AAAAAA/CCCCCC/GGGGGG/TTTTTT/TTTTTT")
    source = MersenneSource(1)
    rolling(state, "1,1", "2,2", "3,3")
    while state.table.round < 2:
        assert state.table.scorings == ()
        go_on(state, source)
    assert points(state, 0, "P") == [16, 0, 0]


@rule("R-50")
def test_the_places_go_to_those_with_the_most_buildings() -> None:
    """The rulebook's arcades: 18 for the most, two tied for second share 10 and 3."""
    state = at_the_end(
        f"""
        1 crosses {buildings("A", 3)}
        2 crosses {buildings("A", 3)}
        3 crosses {buildings("A", 5)}
        4 crosses {buildings("A", 2)}
        """,
        players=4,
    )
    assert points(state, 0, "A") == [6, 6, 18, 0]


@rule("R-50")
def test_only_the_places_still_free_are_given() -> None:
    """The rulebook's towers: the first place was given during the game, 13 and 6 are left."""
    state = at_the_end(
        f"""
        paid T 5
        1 crosses {buildings("T", 6)}
        2 crosses {buildings("T", 4)}
        3 crosses {buildings("T", 3)}
        4 crosses {buildings("T", 2)}
        5 crosses {buildings("T")}
        """,
        players=5,
    )
    assert points(state, 0, "T") == [13, 6, 0, 0, 0]


@rule("R-50")
def test_one_building_at_least_is_needed() -> None:
    state = at_the_end(f"2 crosses {buildings('C', 1)}")
    assert points(state, 0, "C") == [0, 19, 0]


@rule("R-51")
def test_one_row_and_two_columns_of_4_5_and_6_make_17() -> None:
    state = at_the_end("1 crosses 1,1 1,2 1,3 1,5 2,1 2,2 3,1 4,1 5,1 6,1 3,2 4,2 5,2")
    assert state.table.scorings[0].seats[0].points[6] == 2 + 5 + 10


@rule("R-51")
def test_crosses_in_a_line_need_not_be_connected() -> None:
    state = at_the_end("1 crosses 3,1 3,2 3,5 3,6\n2 crosses 1,4 2,4 4,4 5,4 6,4\n3 crosses 1,1")
    assert [seat.points[6] for seat in state.table.scorings[0].seats] == [2, 5, 0]


@rule("R-52")
def test_every_two_coins_left_are_a_point() -> None:
    state = at_the_end("1 coins 3 of 9\n2 coins 4 of 4\n3 coins 1 of 20")
    assert [seat.points[7] for seat in state.table.scorings[0].seats] == [1, 2, 0]


@rule("R-53")
def test_the_most_points_win_and_equal_players_share() -> None:
    result = at_the_end("1 coins 4 of 4\n2 coins 0 of 3\n3 coins 5 of 5").result()
    assert result is not None
    assert (result.scores, result.winners) == ([2, 0, 2], [0, 2])


@rule("R-53")
def test_the_points_of_the_rounds_count_too() -> None:
    result = at_the_end(f"1 crosses {buildings('P')}\n1 coins 0 of 3\n2 coins 4 of 4").result()
    assert result is not None
    assert result.scores == [16, 2, 1]


@rule("R-63")
def test_imaginary_players_take_places_but_their_points_are_not_noted() -> None:
    state = position(f"""
        rollwrite players=2
        phase imaginary 1
        round 18
        1 crosses {buildings("P", 3)}
        2 crosses {buildings("P", 2)}
        imaginary1 P3 T6
    """)
    rolling(state, "6,1")
    assert points(state, 0, "T") == [0, 0, 21]
    assert points(state, 1, "P") == [12, 1, 12]
    result = state.result()
    assert result is not None
    assert len(result.scores) == 2
    assert result.winners == [0]


def contest(options: str, lines: str) -> RollWriteState:
    state = position(f"rollwrite players=1 {options}\nphase imaginary 2\n{lines}")
    return rolling(state, "1,1", *["1,1"] * (state.table.options.imaginary - 2))


@rule("R-67")
def test_in_a_contest_imaginary_players_score_their_buildings_and_a_bonus() -> None:
    for options, rounds, bonus in (
        ("contest=yes", 18, 21),
        ("solo=3 contest=yes", 15, 18),
        ("solo=4 contest=yes", 12, 15),
    ):
        state = contest(options, f"round {rounds}\nimaginary1 S2")
        result = state.result()
        assert result is not None
        assert dict(result.imaginary)["imaginary1"] == 17 + bonus
        assert result.winners == []
        assert result.imaginary_winners


@rule("R-67")
def test_otherwise_one_plays_for_the_highest_score() -> None:
    state = contest("", "round 18\nimaginary1 S2")
    result = state.result()
    assert result is not None
    assert (result.winners, result.imaginary) == ([0], ())
    assert state.table.scorings[-1].imaginary[0][1].points[6] == 0


@rule("R-67")
def test_ties_with_imaginary_players_are_shared() -> None:
    lines = f"""
        round 18
        1 crosses {buildings("G", 5)} {buildings("P", 2)}
        1 coins 8 of 20
        imaginary1 P1
        """
    result = contest("contest=yes", lines).result()
    assert result is not None
    assert result.scores == [20 + 16 + 4]
    assert dict(result.imaginary) == {"imaginary1": 8 + 21, "imaginary2": 19 + 21}
    assert (result.winners, result.imaginary_winners) == ([0], ["imaginary2"])


def test_the_scoring_as_if_it_came_now_has_what_is_still_to_be_paid() -> None:
    state = position(f"1 crosses {buildings('S')}\n2 crosses {buildings('S', 3)}\n1 dice 12,34")
    preview = state.preview()
    assert [seat.points[1] for seat in preview.seats] == [17, 9, 0]
    assert state.table.scorings == ()
