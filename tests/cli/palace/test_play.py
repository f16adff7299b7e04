"""`alhambra play`: whole games, people at one screen, and games that cannot be played."""

import re
import subprocess
from pathlib import Path

import pytest
from typer.testing import CliRunner

from alhambra.cli.main import app
from alhambra.cli.terminal.seating import seat_names
from alhambra.core.messages import AlhambraError
from alhambra.core.record import parse_record
from cli.palace.dialogue import COMMAND, SEED, any_numbers, play, refused

pytestmark = pytest.mark.usefixtures("own_folder")


def test_a_whole_game_is_played_by_typing_numbers() -> None:
    typed = any_numbers(3000, seed=1)
    process = subprocess.run(
        [*COMMAND, *SEED],
        input="\n".join(typed),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (process.returncode, process.stderr) == (0, "")
    for expected in ("Scoring C", "The game is over", " points!"):
        assert expected in process.stdout
    assert process.stdout.count("Scoring A\n") == 1


def test_a_whole_game_with_all_modules_is_played_by_typing_numbers() -> None:
    typed = any_numbers(4000, seed=3)
    modules = ("--with", "bazaars,treasure,invaders,builders")
    shown = play(*modules, "--players", "2", "--bots", "greedy", *SEED, typed=typed)
    for expected in (
        "Chests for 8: 1) ",
        "Scouts: ",
        "Bazaar B",
        "Buy chests",
        "pays for the chests",
        "may place chests",
        "may hire a master builder",
        "The attack after scoring C",
        "The game is over",
    ):
        assert expected in shown, expected


def test_with_two_players_dirk_is_listed_apart() -> None:
    typed = any_numbers(3000, seed=2)
    shown = play("--players", "2", *SEED, typed=typed)
    final = shown[shown.index("The game is over") :]
    assert re.search(
        r"^Player .*\nskilled/zaida .*\nDirk .*\n(Player|skilled/zaida) wins", final, re.MULTILINE
    )


def test_bots_alone_play_to_the_end_and_are_shown() -> None:
    shown = play("--people", "0", "--bots", "greedy,random", *SEED, typed=[])
    assert "random " in shown
    assert "The game is over" in shown


def test_people_take_turns_at_the_screen() -> None:
    typed = ["", "1", "", "1", ""]
    shown = play("--names", "Ann,Bea", "--players", "2", *SEED, typed=typed)
    asked = re.findall(r"(\w+), take your seat and press Enter", shown)
    assert asked[0] != asked[1]
    assert asked[0] == asked[2]


def test_nobody_is_asked_to_sit_down_who_sits_already() -> None:
    assert "take your seat" not in play(*SEED, typed=["1", "1"])
    first = play("--names", "Ann,Bea,Cem", *SEED, typed=["", "redesign", "score"])
    assert first.count("take your seat") == 1


def test_bots_fill_the_seats_that_people_leave() -> None:
    assert seat_names(3, ["Ann"], []) == ["Ann", "skilled/zaida", "skilled/badis"]
    assert seat_names(4, ["Ann"], ["random", "greedy"]) == ["Ann", "random", "greedy", "random 2"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called “chess”"),
        (["--players", "7"], "7 players are not possible"),
        (["--players", "0"], "0 players are not possible"),
        (["--bots", "deep-blue"], "There is no bot called “deep-blue”"),
        (
            ["--bots", "greedy,greedy,greedy"],
            "3 bots are too many: the people leave 2 seats for them.",
        ),
        (["--names", "Ann,Bea", "--people", "3"], "--people and --names contradict each other"),
        (["--names", "Ann,greedy"], "“greedy” cannot be a person’s name"),
        (["--names", "Ann,"], "“” cannot be a person’s name"),
        (["--names", "Ann,Bea,Ann"], "Two people cannot both be called “Ann”."),
        (["--names", "A\udcff"], "“A\\udcff” cannot be a person’s name"),
        (["--names", "A\u2028B"], "“A\\u2028B” cannot be a person’s name"),
        (["--names", "A\nB"], "“A\\nB” cannot be a person’s name"),
        (["--people", "4", "--players", "3"], "4 people are too many for a game of 3."),
        (["--option", "tower12"], "“tower12” is not an option"),
        (["--option", "towers=9"], "There is no option “towers”"),
        (["--option", "tower12=maybe"], "“maybe” is not a choice for the twelfth tower"),
        (["--with", "treasures"], "There is no module “treasures”"),
        (["--with", "bazaars,bazaars"], "The module “bazaars” is named twice"),
        (["--with", "invaders,invaders-open"], "Choose one of them"),
        (["--with", "bazaars", "--option", "modules=bazaars"], "use one of them"),
        (["--resume", "none.txt", "--with", "treasure"], "--resume only goes with --components"),
        (["--components", "none.json"], "none.json cannot be read"),
        (["--resume", "none.txt"], "none.txt cannot be read"),
        (["--resume", "none.txt", "--seed", "1"], "--resume only goes with --components"),
    ],
)
def test_what_cannot_be_played_is_one_sentence(arguments: list[str], sentence: str) -> None:
    said = refused(*arguments)
    assert sentence in said
    assert "\n" not in said


def test_options_and_components_reach_the_game() -> None:
    Path("own.json").write_text(
        '{"palace": {"market_slots": {"source": "mine",'
        ' "currencies": ["ducat", "denar", "dirham", "florin"]}}}'
    )
    game = [*SEED, "--option", "tower12=extra", "--components", "own.json"]
    shown = play(*game, typed=["save own.txt", "1"])
    assert "1 ducat o" in shown
    record = parse_record(Path("own.txt").read_text())
    assert record.tags["Options"] == "tower12=extra"
    with pytest.raises(AlhambraError, match="other components"):
        play("--resume", "own.txt", typed=[])
    assert "1 ducat o" in play("--resume", "own.txt", "--components", "own.json", typed=[])


def test_without_a_seed_games_differ() -> None:
    assert len({play(typed=[]) for _ in range(3)}) == 3


@pytest.mark.parametrize("command", ["play", "replay", "rules"])
def test_help_teaches_by_example(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"]).stdout
    assert shown.count(f"alhambra {command}") >= 3
