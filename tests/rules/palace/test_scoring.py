"""Scoring: P-30 to P-35."""

import pytest

from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.scoring import score
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, tile
from alhambra.parts.cells import at
from alhambra.parts.majority import majority_points
from box import rule
from box.palace import alhambra, drawing, position

FULL = "market A9 A10 C10 C11\ndisplay y1 y2 y3"


@rule("P-30")
def test_a_scoring_card_is_replaced_by_the_next_money_card() -> None:
    state = position(f"{FULL}\nphase money 1\npile 3+A 102")
    drawing(state, "#A")
    assert state.occasion() == "money"
    drawing(state, "o9")
    assert len(state.table.display) == 4
    assert [scoring.name for scoring in state.table.scorings] == ["A"]


@rule("P-30")
def test_the_scoring_comes_after_both_refills_and_before_the_next_turn() -> None:
    state = position("market A9 - C10 C11\ndisplay y1 y2 y3\nphase money 1\npile 3+A 102")
    drawing(state, "#A", "o9")
    assert state.table.scorings == ()
    assert state.occasion() == "market"
    drawing(state, "T12")
    assert len(state.table.scorings) == 1
    assert state.to_act() == 1


@rule("P-30")
def test_if_both_cards_come_in_one_refill_a_is_scored_then_b() -> None:
    state = position("market A9 A10 C10 C11\ndisplay y1 y2\nphase money 1\npile 0+A 1 0+B 105")
    drawing(state, "#A", "o9", "#B", "o9")
    assert [scoring.name for scoring in state.table.scorings] == ["A", "B"]


@rule("P-31")
@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("A", "P 1, S 2, A 3, C 4, G 5, T 6"),
        ("B", "P 8 1, S 9 2, A 10 3, C 11 4, G 12 5, T 13 6"),
        ("C", "P 16 8 1, S 17 9 2, A 18 10 3, C 19 11 4, G 20 12 5, T 21 13 6"),
    ],
)
def test_the_table_of_points(name: str, points: str) -> None:
    """Three, two and one of each type, in lines north of the fountain."""
    lines = {
        1: "P8 P7e P3sw S9 S7w S8s A9 A10 A8e C10 C11 C9w G10 G11 G9e T12 T11 T10w",
        2: "P6n P5nw S6es S5sw A8n A7es C9s C8nw G10n G10w T13e T11s",
        3: "P4es S4ne A6ne C7ne G8ne T11n",
    }
    table = PalaceTable(PALACE.options(3, {}))
    table.alhambras = tuple(
        Alhambra({at(0, 0): FOUNTAIN, **{at(0, y): tile(t) for y, t in enumerate(line.split(), 1)}})
        for line in lines.values()
    )
    scoring = score(table, name)
    for column, expected in enumerate(points.split(", ")):
        got = [str(seat.points[column]) for seat in scoring.seats if seat.points[column]]
        assert " ".join(["PSACGT"[column], *got]) == expected


@rule("P-31")
def test_the_player_with_the_most_chambers_gets_4_at_a() -> None:
    state = position("1 alhambra C10@0,1 C11@0,2\n2 alhambra C9w@0,1")
    assert str(state.preview().seats[0]).startswith("P 0 S 0 A 0 C 4")
    assert str(state.preview().seats[1]).startswith("P 0 S 0 A 0 C 0")


@rule("P-32")
def test_two_with_four_towers_each_get_9_at_b() -> None:
    assert majority_points([4, 4, 1], [13, 6]) == [9, 9, 0]


@rule("P-32")
def test_three_tied_for_first_at_a_share_the_first_place_alone() -> None:
    assert majority_points([2, 2, 2], [6]) == [2, 2, 2]
    assert majority_points([2, 2, 2, 2], [5]) == [1, 1, 1, 1]


@rule("P-32")
def test_tied_players_share_the_places_that_they_take_up() -> None:
    assert majority_points([3, 2, 2, 1], [21, 13, 6]) == [21, 9, 9, 0]
    assert majority_points([3, 3, 2, 2], [21, 13, 6]) == [17, 17, 3, 3]
    assert majority_points([3, 2, 1, 1], [21, 13, 6]) == [21, 13, 3, 3]


@rule("P-33")
def test_at_least_one_tile_is_needed_to_score() -> None:
    assert majority_points([1, 0, 0], [16, 8, 1]) == [16, 0, 0]
    assert majority_points([0, 0, 0], [1]) == [0, 0, 0]


@rule("P-33")
def test_prices_do_not_matter() -> None:
    state = position("1 alhambra T10w@0,1 T11@0,2\n2 alhambra T13e@0,1 T12@0,2")
    assert [seat.points[5] for seat in state.preview().seats] == [3, 3, 0]


@rule("P-34")
@pytest.mark.parametrize(
    ("picture", "points"),
    [
        pytest.param("F T12", 0, id="no wall"),
        pytest.param("P2new \n F", 3, id="round the corners of a tile"),
        pytest.param("A5nw A8n C7ne \n F . .", 5, id="on over several tiles"),
        pytest.param("C7ne . \n F A8n", 3, id="on round an inner corner"),
        pytest.param("P5nw T12 G9e \n . F .", 2, id="of two stretches the longer"),
        pytest.param("A8e G10w \n F T12", 0, id="an inner wall counts for nothing"),
        pytest.param(
            "A5nw A8n C7ne \n S7w F G9e \n A6sw S8s C6es", 12, id="a loop walled all round"
        ),
        pytest.param("A5nw A8n C7ne \n S7w F G9e \n A6sw T12 C6es", 11, id="a loop with one gap"),
    ],
)
def test_the_longest_wall(picture: str, points: int) -> None:
    assert alhambra(picture).wall() == points


@rule("P-34")
def test_a_wall_of_8_beside_a_shorter_one_is_8_points() -> None:
    """The rulebook's picture: the shorter stretch and the inner walls give nothing."""
    palace = alhambra("""
        A5nw A8n  C7ne
        S9   F    G9e
        C6es T10w P4es
    """)
    assert palace.wall() == 8


@rule("P-34")
def test_an_inner_wall_neither_continues_nor_interrupts_a_stretch() -> None:
    """The walls between the upper two are inner; the stretch along the north passes over them."""
    palace = alhambra("""
        C7ne A5nw
        T12  T11
        F    .
    """)
    assert palace.wall() == 2


@rule("P-34")
def test_the_longest_wall_tells_its_sides() -> None:
    sides = alhambra("P2new \n F").longest_wall()
    assert [side for _, side in sides] == [3, 0, 1]


@rule("P-35")
def test_walls_are_scored_in_all_three_scorings() -> None:
    state = position("1 alhambra P2new@0,1")
    for name in "ABC":
        assert score(state.table, name).seats[0].points[-1] == 3


def test_the_preview_scores_the_position_as_it_stands() -> None:
    state = position("1 alhambra P2new@0,1")
    before = str(state)
    assert state.preview().name == "A"
    assert state.preview().seats[0].total() == 1 + 3
    assert str(state) == before
