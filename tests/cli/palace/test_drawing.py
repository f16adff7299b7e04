"""What is drawn: readable without colours, within the width, and nothing that is secret."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from alhambra.cli.terminal.drawing import draw_alhambra, draw_tile
from alhambra.cli.terminal.palace.board import draw_table, look_at
from alhambra.cli.terminal.palace.choices import PalaceChoices
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, tile
from alhambra.parts.cells import at
from alhambra.parts.components import standard

NAMES = ["Ann", "Bea", "Cem"]

SMALL = Alhambra(
    {at(0, 0): FOUNTAIN, at(1, 0): tile("G8es"), at(0, 1): tile("T13"), at(0, -1): tile("P4es")}
)


@pytest.fixture(autouse=True)
def no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")


def drawn(thing: RenderableType, width: int = 80, height: int = 24) -> str:
    console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    # Bold and dim are left even without colours.
    return re.sub(r"\x1b\[[0-9;]*m", "", console.file.getvalue())


def lines(thing: RenderableType) -> list[str]:
    return [line.rstrip() for line in drawn(thing).splitlines()]


def test_walls_are_heavy_lines_and_types_letters_even_without_colour() -> None:
    assert lines(draw_alhambra(SMALL, (80, 1))) == [
        "       0     1",
        "    ┌┄┄┄┄┄┐",
        "  1 ┊ T13 ┊",
        "    ├┄┄┄┄┄┼┄┄┄┄┄┒",
        "  0 ┊≈ F ≈┊ G 8 ┃",
        "    ├┄┄┄┄┄╆━━━━━┛",
        " -1 ┊ P 4 ┃",
        "    ┕━━━━━┛",
    ]


def test_a_large_screen_has_large_tiles() -> None:
    assert "  1 ┊   T13   ┊" in lines(draw_alhambra(SMALL, (80, 24)))


def test_a_narrow_screen_has_small_tiles() -> None:
    narrow = lines(draw_alhambra(SMALL, (16, 24)))
    assert "  0 ┊ F ┊ G8┃" in narrow
    assert max(len(line) for line in narrow) <= 16


def test_hints_stand_on_the_empty_cells_they_belong_to() -> None:
    with_hint = lines(draw_alhambra(SMALL, (80, 1), {at(1, 1): "(7)"}))
    assert with_hint[2] == "  1 ┊ T13 ┊ (7)"


@pytest.mark.parametrize("text", [str(each) for each in standard().tiles])
def test_a_tile_shows_type_price_and_each_wall(text: str) -> None:
    shown = tile(text)
    top, middle, bottom = lines(draw_tile(shown))
    heavy = "━" in top, middle[-1] == "┃", "━" in bottom, middle[0] == "┃"
    assert [bool(shown.walls >> side & 1) for side in range(4)] == list(heavy)
    assert middle[1:-1].replace(" ", "") == re.match(r"[A-Z]\d+", text)[0]  # type: ignore[index]


SECRETS = """
palace players=3
phase act 1
market G8sw T11 A9 C11
display y1 g2 b3 o4
pile 19 19+A 19 19+B 18
1 hand y6 (y2)
1 alhambra S7w@0,1 G12s@0,-1
1 reserve G7nsw
2 hand y4 (b9) (b9) (b9)
2 alhambra P2new@0,1
3 hand (o9) (o9) (o9) (g8)
"""


def test_nothing_that_is_drawn_for_a_seat_shows_the_cards_of_another() -> None:
    state = read(SECRETS)
    table = state.observe(0)
    console = Console(file=io.StringIO(), width=80)
    everything = "".join(
        [
            drawn(draw_table(table, 0, NAMES, console)),
            drawn(PalaceChoices(table, state.legal_moves()).draw(80)),
            *[drawn(look_at(table, seat, NAMES, console)) for seat in range(3)],
        ]
    )
    money = re.findall(r"^Hand +(.*?) *$", everything, re.MULTILINE)
    assert [re.split(r" {2,}", line) for line in money] == [["2 6 = 8", "–", "–", "–"]]
    assert not re.search(r"\b(b9|o9|g8)\b", everything)


def test_the_drawing_does_not_depend_on_what_a_seat_cannot_know() -> None:
    console = Console(file=io.StringIO(), width=80)
    other = SECRETS.replace("(b9) (b9) (b9)", "(o1) (b2) (g5)")
    first, second = [
        drawn(draw_table(read(text).observe(0), 0, NAMES, console)) for text in (SECRETS, other)
    ]
    assert first == second


def test_the_table_fits_eighty_columns() -> None:
    console = Console(file=io.StringIO(), width=80)
    table = read(SECRETS).observe(0)
    for line in drawn(draw_table(table, 0, NAMES, console), width=200).splitlines():
        assert len(line.rstrip()) <= 80 or line.startswith("Ann")


WITH_MODULES = """
palace players=3 modules=treasure,builders,invaders,bazaars
market A9 A10 C10 -
display y9 g9 b9 o9
room1 P G G T
room2 S A C T
1 hand y3* y6 (g3*)
1 alhambra T12@0,1 BbPAG@1,0
1 chests T12
bazaars ByCGT BoSAT
scouts P T
attack-seen N 2
"""


def test_the_modules_are_drawn_as_a_seat_knows_them() -> None:
    console = Console(file=io.StringIO(), width=80)
    state = read(WITH_MODULES)
    shown = {seat: drawn(draw_table(state.observe(seat), seat, NAMES, console)) for seat in (0, 1)}
    for expected in (
        "Chests for 8: 1) P G G T   2) S A C T   3) –",
        "Bazaar ByCGT (chambers, garden, tower): exactly 9 in florin y",
        "Bazaar BoSAT (seraglio, arcades, tower): not for sale now, nothing for ducat o",
        "Scouts: pavilion, tower",
        "T12◆",
        "B PAG",
        "3* 6 = 9",
    ):
        assert expected in shown[0], expected
    assert "Next attack: face down, seen by" in shown[0]
    assert "Next attack: from the north" in shown[1]
    assert all(len(line.rstrip()) <= 80 for line in shown[0].splitlines())


def test_every_legal_move_has_a_number_on_the_screen() -> None:
    state = read(SECRETS)
    moves = state.legal_moves()
    choices = PalaceChoices(state.observe(0), moves)
    shown = drawn(choices.draw(80)) + drawn(choices.draw_more("redesign", 80) or "")
    assert {int(number) for number in re.findall(r"(\d+)\)", shown)} == set(
        range(1, len(moves) + 1)
    )


def read(text: str) -> PalaceState:
    return PALACE.parse_position(text.strip())
