"""`alhambra play dice` and `alhambra play alcazaba`: the same dialogue, another table."""

import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra import game, parse_record, verify
from alhambra.cli.main import app
from alhambra.cli.terminal.dice.choices import DiceChoices
from alhambra.cli.terminal.faces import FACES
from alhambra.core.game import Game, seeded
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.moves import Displace, PlaceMarker
from alhambra.games.dice.table import DiceTable
from box.dice import position

BOTH = ("dice", "alcazaba")

pytestmark = pytest.mark.usefixtures("own_folder")


def run(*arguments: str, typed: list[str] | None = None) -> str:
    """What is printed while these lines are typed, until the input ends."""
    lines = "".join([line + "\n" for line in typed or []])
    result = CliRunner().invoke(app, [*arguments], input=lines, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def play(name: str, *arguments: str, typed: list[str]) -> str:
    return run("play", name, "--seed", "5", "--bots", "random", *arguments, typed=typed)


@pytest.mark.parametrize("name", BOTH)
@pytest.mark.parametrize("players", ["2", "4"])
def test_a_whole_game_is_played_by_typing_numbers(name: str, players: str) -> None:
    numbers = random.Random(1)
    typed = [str(numbers.randint(1, 3)) for _ in range(400)]
    shown = play(name, "--players", players, typed=typed)
    for expected in ("Scoring A", "Scoring C", "The game is over", "points"):
        assert expected in shown
    assert ("Dirk" in shown) == (players == "2")


@pytest.mark.parametrize("name", BOTH)
def test_a_saved_game_goes_on_as_if_it_had_not_been_interrupted(name: str) -> None:
    first, then = ["1"] * 4, ["2", "1", "1"]
    play(name, typed=[*first, *then, "save whole.txt"])
    play(name, typed=[*first, "save parts.txt"])
    run("play", "--resume", "parts.txt", typed=[*then, "save parts.txt"])
    assert Path("parts.txt").read_text() == Path("whole.txt").read_text()
    verify(parse_record(Path("whole.txt").read_text()), game(name))
    assert "is correct" in run("replay", "whole.txt", "--verify")
    assert "places a marker" in run("replay", "whole.txt")
    assert f"{name} players=3" in run("replay", "whole.txt", "--at", "2")


@pytest.mark.parametrize("name", BOTH)
def test_a_marker_is_told_with_the_number_of_its_symbols(name: str) -> None:
    """Through whole games with all tokens, of players who do anything."""
    told = 0
    for seed in range(6):
        rules, choice = game(name), random.Random(seed)
        playing = Game(rules, rules.options(3, {}), seeded(seed))
        while playing.state.to_act() is not None:
            move = choice.choice(playing.state.legal_moves())
            if isinstance(move, PlaceMarker | Displace):
                words = FACES[name].move_words(move, ["A", "B", "C"], playing.record.steps)
                view = playing.state.observe(0)
                assert isinstance(view, DiceTable | AlcazabaTable)
                assert f"marker for {view.rolling.number(move.type)} × " in words
                told += 1
            playing.play(move)
    assert told > 100


@pytest.mark.parametrize("name", BOTH)
def test_commands_work_as_in_palace(name: str) -> None:
    typed = ["help", "keep", "score", "look 1", "rules D-42", "why marker S", "why annul", "undo"]
    shown = play(name, typed=typed)
    assert "keep        list all ways to keep dice" in shown
    assert re.search(r"\d+\) nothing", shown)
    assert "If scoring A came now" in shown
    assert "Displace" in shown
    assert "You have no move to undo." in shown


def test_a_move_is_taken_back_until_dice_were_rolled() -> None:
    shown = play("dice", typed=["keep nothing", "undo"])
    assert "something was drawn after it" in shown


def test_why_names_the_rule() -> None:
    assert "(“rules D-43” shows the rule.)" in play("dice", typed=["why annul"])


def test_the_marker_list_shows_where_a_marker_lands() -> None:
    table = position("rolls 1 SSSSAACT\ncolumn S 2@4/1\ncolumn T 2@1/1 3@1/2 1@1/3").observe(0)
    choices = DiceChoices(table, position("rolls 1 SSSSAACT").legal_moves(), ["Ann", "Bea", "Cem"])
    shown = [choice for group in choices._shown.values() for _, choice in group]
    assert shown == ["S 4/1→4/2", "A 2/1", "C 1/1", "T 1/1→out"]


def test_rules_are_found_by_id_and_by_words() -> None:
    assert "Alcazaba" in run("rules", "A-10")
    assert "D-44" in run("rules", "black", "die", "token")
    contents = run("rules")
    assert "D-01" in contents
    assert "A-43" in contents


@pytest.mark.parametrize("name", BOTH)
def test_games_can_be_simulated(name: str) -> None:
    shown = run("simulate", name, "--games", "2", "--seed", "1", "--bots", "random,random")
    assert f"2 games of {name}" in shown
    assert ("tokens" if name == "dice" else "wall") in shown


def test_these_games_have_no_options() -> None:
    result = CliRunner().invoke(app, ["play", "dice", "--option", "tower12=extra"])
    assert "has no option" in str(result.exception)
