"""Scorings in the terminal carry their reasons: what each cause counted, and of what."""

import io

from rich.console import Console

from alhambra.cli.terminal.faces import FACES
from alhambra.cli.terminal.points import draw_scoring
from alhambra.core.scoring import Counted, Points, Scoring
from alhambra.games import GAMES
from alhambra.parts.attacks import NOT_BELOW_ZERO

NAMES = ["Ann", "Bea"]


def shown(game: str, *seats: Points, imaginary: tuple[tuple[str, Points], ...] = ()) -> list[str]:
    console = Console(file=io.StringIO(), width=80)
    scoring = Scoring("B", seats, imaginary)
    console.print(draw_scoring(scoring, NAMES, "Scoring B", FACES[game]))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_what_was_counted_is_below_the_points_and_shows_ties_and_those_who_got_nothing() -> None:
    ann = Points(("P", "wall"), (4, 7), (Counted(3, 1, 2), Counted(7)))
    bea = Points(("P", "wall"), (4, 0), (Counted(3, 1, 2), Counted(0)))
    dirk = Points(("P", "wall"), (0, 0), (Counted(2), None))
    assert shown("palace", ann, bea, imaginary=(("Dirk", dirk),)) == [
        "Scoring B",
        "           P  wall  this",
        "Ann        4     7    11",
        "  counted  3     7",
        "Bea        4     ·     4",
        "  counted  3     ·",
        "Dirk       ·     ·     0",
        "  counted  2",
    ]


def test_an_attack_says_how_many_sides_are_open_in_which_direction_and_what_is_spared() -> None:
    parts = (("north", 3, -2), ("east", 0, -1), ("west", 1, -1), (NOT_BELOW_ZERO, 1, 5))
    ann = Points(("invaders",), (-2,), (Counted(4, parts=parts),))
    bea = Points(("invaders",), (0,), (Counted(0, parts=(("north", 0, -2),)),))
    whole = " ".join(shown("palace", ann, bea))
    assert "Ann – Invaders: 3 open sides facing north, 2 points each; 1 open side facing" in whole
    assert "west, 1 point each; never below zero: 5 points spared" in whole
    assert "Bea –" not in whole


def test_bazaars_tokens_lines_and_what_was_paid_before_have_words() -> None:
    def reasons(game: str, cause: str, *parts: tuple[str, int, int]) -> str:
        points = Points((cause,), (1,), (Counted(1, parts=parts),))
        return shown(game, points, Points((cause,), (0,), (Counted(0),)))[-1]

    around = reasons("palace", "bazaars", ("BbPAG", 4, 3))
    assert around == "Ann – Bazaars: 4 buildings of 3 types around a bazaar"
    tokens = reasons("dice", "tokens", ("1", 2, 1), ("3", 1, 3))
    assert tokens == "Ann – Tokens: 2 tokens worth 1 point; 1 token worth 3 points"
    lines = reasons("rollwrite", "lines", ("5", 4, 5))
    assert lines == "Ann – Lines: 4 lines of 5 crosses, 5 points each"
    assert reasons("rollwrite", "G", ("paid", 6, 0)) == "Ann – Garden: 6 scored earlier"


def test_points_read_from_a_text_have_no_reasons_and_are_shown_without() -> None:
    for game in GAMES:
        bare = Points(("P",), (4,))
        assert shown(game, bare, bare) == [
            "Scoring B",
            "     P  this",
            "Ann  4     4",
            "Bea  4     4",
        ]
