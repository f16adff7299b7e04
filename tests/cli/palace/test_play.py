"""`alhambra play`: dialogues with people, from typed lines to what they read and what is kept."""

import errno
import io
import os
import random
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from alhambra.cli.main import app
from alhambra.cli.terminal.saving import SaveFile
from alhambra.cli.terminal.seating import seat_names
from alhambra.cli.terminal.session import Session
from alhambra.cli.terminal.words import words
from alhambra.core.game import Game, GivenChance, seeded
from alhambra.core.messages import AlhambraError
from alhambra.core.record import parse_record
from alhambra.core.verify import verify
from alhambra.games.palace.ruleset import PALACE

COMMAND = [sys.executable, "-c", "from alhambra.cli.main import run; run()", "play"]

# With this seed seat 1 begins with an exact purchase at hand.
SEED = ["--seed", "11"]


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(*arguments: str, typed: list[str]) -> str:
    """What is printed while these lines are typed, until the input ends."""
    lines = "".join([line + "\n" for line in typed])
    result = CliRunner().invoke(app, ["play", *arguments], input=lines, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def answers(shown: str, name: str = "Player") -> list[str]:
    """What followed each prompt."""
    return re.split(rf"^{name}> ", shown, flags=re.MULTILINE)[1:]


def refused(*arguments: str) -> str:
    with pytest.raises(AlhambraError) as refusal:
        play(*arguments, typed=[])
    return str(refusal.value)


def saved(file: str) -> str:
    text = Path(file).read_text(encoding="utf-8")
    verify(parse_record(text), PALACE)
    return text


# A whole game, and where it is kept


def test_a_whole_game_is_played_by_typing_numbers() -> None:
    numbers = random.Random(1)
    typed = [str(numbers.randint(1, 9)) for _ in range(3000)]
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
    numbers = random.Random(3)
    typed = [str(numbers.randint(1, 9)) for _ in range(4000)]
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
    numbers = random.Random(2)
    typed = [str(numbers.randint(1, 9)) for _ in range(3000)]
    shown = play("--players", "2", *SEED, typed=typed)
    final = shown[shown.index("The game is over") :]
    assert re.search(
        r"^Player .*\nskilled/zaida .*\nDirk .*\n(Player|skilled/zaida) wins", final, re.MULTILINE
    )


def test_bots_alone_play_to_the_end_and_are_told() -> None:
    shown = play("--people", "0", "--bots", "greedy,random", *SEED, typed=[])
    assert "random " in shown
    assert "The game is over" in shown


def test_a_saved_game_goes_on_as_if_it_had_not_been_interrupted() -> None:
    """Draws and bots alike, even those that decide by lot."""
    game = [*SEED, "--bots", "random"]
    first = ["1", "2", "1", "3", "1"]
    then = ["2", "1", "1", "2"]
    play(*game, typed=[*first, *then, "save whole.txt"])
    play(*game, typed=[*first, "save parts.txt"])
    play("--resume", "parts.txt", typed=[*then, "save parts.txt"])
    assert saved("parts.txt") == saved("whole.txt")


def test_the_end_of_the_input_saves_what_was_decided() -> None:
    shown = play(*SEED, typed=["take y9"])
    file = re.search(r"Saved in (\S+);", shown)
    assert file is not None
    assert "take y9" in saved(file[1])


def test_nothing_is_saved_before_anything_was_decided(tmp_path: Path) -> None:
    assert "nothing was saved" in play(*SEED, typed=["score"])
    assert list(tmp_path.iterdir()) == []


def test_quitting_asks_whether_to_save(tmp_path: Path) -> None:
    play(*SEED, typed=["1", "quit", "n"])
    assert list(tmp_path.iterdir()) == []
    play(*SEED, typed=["1", "quit", ""])
    assert len(list(tmp_path.iterdir())) == 1


def test_a_file_that_is_there_is_never_overwritten() -> None:
    Path("mine.txt").write_text("precious")
    shown = play(*SEED, typed=["save mine.txt", "save other.txt", "1", "save other.txt"])
    assert "mine.txt already exists" in shown
    assert Path("mine.txt").read_text() == "precious"
    assert "take" in saved("other.txt")


def test_a_file_that_cannot_be_written_is_one_sentence() -> None:
    shown = play(*SEED, typed=["save no/such/folder.txt", "take y9"])
    assert "Cannot write no/such/folder.txt: No such file or directory." in shown
    assert "Saved in" in shown


def test_a_file_name_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    typed = ["take y9", "save b\0c", f"save {'x' * 3000}", "save after.txt"]
    replies = answers(play(*SEED, typed=typed))
    assert "“b\\x00c” cannot be a file name." in replies[1]
    assert "File name too long" in " ".join(replies[2].split())
    assert "take y9" in saved("after.txt")
    assert [file.name for file in tmp_path.iterdir()] == ["after.txt"]


def test_a_file_is_replaced_only_by_a_whole_one(monkeypatch: pytest.MonkeyPatch) -> None:
    play(*SEED, typed=["take y9", "save game.txt"])
    before = saved("game.txt")

    def full(self: Path, text: str, encoding: str, newline: str) -> int:
        self.write_bytes(text.encode(encoding)[: len(text) // 2] + newline.encode())
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(AlhambraError, match="No space left on device"):
        play("--resume", "game.txt", typed=["1", "save", "score"])
    assert saved("game.txt") == before
    assert os.listdir() == ["game.txt"]


def test_games_saved_in_one_second_have_files_of_their_own() -> None:
    for _ in range(3):
        play(*SEED, typed=["take y9"])
    assert len(os.listdir()) == 3


def test_whatever_goes_wrong_the_game_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("alhambra.cli.terminal.commands.draw_score_so_far", broken)
    monkeypatch.setattr("sys.stdin", io.StringIO("take y9\nscore\n"))
    game = Game(PALACE, PALACE.options(3, {}), seeded(11), ["Player", "greedy", "greedy 2"])
    with pytest.raises(ZeroDivisionError):
        Session(game, Console(file=io.StringIO()), SaveFile()).run()
    assert "Saved in " in capsys.readouterr().err
    (file,) = os.listdir()
    assert "take y9" in saved(file)


def test_a_screen_that_is_gone_does_not_cost_the_game() -> None:
    process = subprocess.Popen(
        [*COMMAND, *SEED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    shown = b""
    while b"Player> " not in shown:
        shown += process.stdout.read(1)
    process.stdout.close()
    _, errors = process.communicate(b"take y9\n1\n", timeout=120)
    assert errors.startswith(b"Saved in ")
    assert len(errors.splitlines()) == 2
    (file,) = os.listdir()
    assert "take y9" in saved(file)


def test_the_hint_to_go_on_can_be_copied() -> None:
    """From any folder, although the command is not on the PATH."""
    Path("own folder").mkdir()
    Path("own's.json").write_text("{}")
    commands = [[sys.executable, "-m", "alhambra"], [str(Path(sys.executable).parent / "alhambra")]]
    for command in commands:
        process = subprocess.run(
            [*command, "play", *SEED, "--components", "own's.json"],
            input=f"take y9\nsave own folder/{len(command)}.txt\n",
            env={"PATH": "/nowhere"},
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        hint = process.stdout.splitlines()[-1]
        assert shlex.split(hint)[: len(command)] == command
        again = subprocess.run(
            hint,
            shell=True,
            cwd="/",
            input="quit\nn\n",
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (again.returncode, again.stderr) == (0, "")
        assert "take" in again.stdout


def test_a_command_on_the_path_is_called_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Path("bin/alhambra").absolute()
    script.parent.mkdir()
    script.touch(0o755)
    monkeypatch.setenv("PATH", str(script.parent))
    monkeypatch.setattr(sys, "argv", [str(script)])
    assert "\nalhambra play --resume /" in play(*SEED, typed=["1", "save game.txt"])


def test_ctrl_c_ends_politely_and_saves(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, *SEED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"take y9\n")
    process.stdin.flush()
    shown = b""
    while shown.count(b"Player> ") < 2:
        shown += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=120)
    assert (process.returncode, errors) == (0, b"")
    assert b"Saved in" in rest
    assert len(list(tmp_path.iterdir())) == 1


# Moves and mistakes


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
    numbers = random.Random(1)
    typed = [str(numbers.randint(1, 9)) for _ in range(3000)]
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


def test_a_move_without_a_choice_is_made_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
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


# Several people at one screen


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


# Who plays what


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


def test_only_a_running_game_with_its_seed_can_be_resumed() -> None:
    play(*SEED, typed=["1", "save game.txt"])
    text = saved("game.txt")
    Path("hidden.txt").write_text(text.replace('Seed "11"', 'Seed "?"'))
    assert "has no seed" in refused("--resume", "hidden.txt")
    Path("wrong.txt").write_text(text.replace('Seed "11"', 'Seed "12"'))
    assert "where the seed gives" in refused("--resume", "wrong.txt")
    game = Game(PALACE, PALACE.options(3, {}), seeded(1))
    lots = random.Random(1)
    while game.state.to_act() is not None:
        game.play(lots.choice(game.state.legal_moves()))
    Path("finished.txt").write_text(str(game.record))
    assert "This game is over" in refused("--resume", "finished.txt")


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
