"""`alhambra play`: what people may type, and what they read then."""

import io
import subprocess

import pytest
from rich.console import Console

from alhambra.cli.terminal.saving import SaveFile
from alhambra.cli.terminal.session import Session
from alhambra.cli.terminal.words import words
from alhambra.core.game import Game, GivenChance, seeded
from alhambra.games.palace.ruleset import PALACE
from cli.palace.dialogue import COMMAND, SEED, answers, any_numbers, play, saved

pytestmark = pytest.mark.usefixtures("own_folder")


def test_moves_are_typed_numbered_or_abbreviated() -> None:
    play(*SEED, typed=["take y9", "save words.txt"])
    play(*SEED, typed=["2", "save number.txt"])
    assert saved("words.txt") == saved("number.txt")
    shown = play(*SEED, typed=["buy S5sw", "end", "save short.txt"])
    assert "buy S5sw b5; end" in saved("short.txt")
    assert "Player places what they bought" in shown


def test_mistakes_are_one_sentence_each_and_lose_nothing() -> None:
    typed = ["99", "0", "fly", "take y3", "take", "buy C11 y6", "save after.txt"]
    replies = answers(play(*SEED, typed=typed))
    said = ["no move 99", "no move 0", "is not a move", "P-11", "could be any of", "P-12"]
    for expected, reply in zip(said, replies, strict=False):
        assert expected in " ".join(reply.split())
        assert "is to play" not in reply
    assert "1:" not in saved("after.txt")


def test_thousands_of_digits_are_one_sentence() -> None:
    (reply, *_) = answers(play(*SEED, typed=["9" * 5000, "why " + "9" * 5000]))
    assert "Moves are numbered 1 to" in " ".join(reply.split())
    assert len(reply) < 600


def test_mistakes_after_the_end_do_not_lose_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    typed = any_numbers(3000, seed=1)
    console = Console(file=io.StringIO(), width=80)
    game = Game(PALACE, PALACE.options(3, {}), seeded(11), ["Player", "greedy", "greedy 2"])
    lines = iter(typed)
    end = iter(["look 9", "save no/such/folder.txt", "save end.txt", ""])
    over = words("prompt-end")
    monkeypatch.setattr(
        "builtins.input", lambda prompt: next(end) if prompt == over else next(lines)
    )
    Session(game, console, SaveFile()).run()
    assert "= won" in saved("end.txt")


def test_text_that_cannot_be_decoded_does_not_end_the_game() -> None:
    process = subprocess.run(
        [*COMMAND, *SEED], input=b"\xff\xfe\n", capture_output=True, check=False
    )
    assert (process.returncode, process.stderr) == (0, b"")
    assert "is not a move" in process.stdout.decode()


def test_a_move_is_taken_back_until_something_is_drawn() -> None:
    typed = ["undo", "buy S5sw b5", "undo", "buy S5sw b5", "end", "1", "undo", "save after.txt"]
    replies = answers(play(*SEED, typed=typed))
    assert "no move to undo" in replies[0]
    assert replies[2].startswith("Undone.")
    assert "something was drawn" in replies[6]
    assert saved("after.txt").count("buy S5sw b5") == 1


def test_why_names_the_rule_or_says_that_it_is_allowed() -> None:
    replies = answers(play(*SEED, typed=["why buy C11 y6", "why take y9", "why 1", "why"]))
    assert "C11 costs 11. 6 is not enough. (“rules P-12” shows the rule.)" in replies[0]
    assert replies[1].startswith("“take y9” is allowed.")
    assert "is allowed" in replies[2]
    assert "Which move? Type its number or the move itself" in replies[3]


def test_look_score_rules_and_help_answer() -> None:
    typed = ["look 2", "look 9", "look", "score", "rules P-24", "rules P-99", "help"]
    replies = answers(play(*SEED, typed=typed))
    assert "skilled/zaida’s Alhambra" in replies[0]
    assert "look 1 to look 3" in replies[1]
    assert "look 1 to look 3" in replies[2]
    assert "If scoring A came now" in replies[3]
    assert "No holes" in replies[4]
    assert "no rule “P-99”" in replies[5]
    assert "take back your last move" in replies[6]


def test_a_move_without_a_choice_is_made_and_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """With G10n north of the fountain P2new fits nowhere and can only go to the reserve."""
    draws = "G10n P2new T11 A9 y9 y9 g2 b9 b9 b1 b1 o9 o9 o1 o1 y1 g1 b3 o3 T12 T10w"
    chance = GivenChance(PALACE, draws.split())
    game = Game(PALACE, PALACE.options(3, {}), chance, ["Ann", "Bea", "Cem"])
    typed = "\nbuy P2new g2\nbuy G10n y9 y9\nplace G10n 0,1\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    console = Console(file=io.StringIO(), width=80)
    Session(game, console, SaveFile()).run()
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert "Ann puts P2new in the reserve: no other move was possible." in told
