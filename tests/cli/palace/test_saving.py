"""`alhambra play`: which games are saved, and how they are resumed."""

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

from alhambra.cli.terminal.saving import SaveFile
from alhambra.cli.terminal.session import Session
from alhambra.core.game import Game, seeded
from alhambra.core.messages import AlhambraError
from alhambra.games.palace.ruleset import PALACE
from cli.palace.dialogue import COMMAND, SEED, answers, play, refused, saved

pytestmark = pytest.mark.usefixtures("own_folder")


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
