"""Modules that are no part of the package, in the terminal: they are made known, and played.

Each test runs processes of its own: what is made known in one stays known there."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from test_rules_reference import ROOT

DIAMONDS = ("--with-module", str(ROOT / "examples" / "diamonds.py:Diamonds"))
TOASTS = ("--with-module", str(ROOT / "tests" / "toasts.py:Toasts"))


def alhambra(
    *words: str, folder: Path, typed: list[str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "alhambra", *words],
        input="".join([f"{line}\n" for line in typed or []]),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def numbers(seed: int, count: int = 3000) -> list[str]:
    source = random.Random(seed)
    return [str(source.randint(1, 9)) for _ in range(count)]


def test_diamonds_are_chosen_by_name_and_played_to_the_end(tmp_path: Path) -> None:
    game = alhambra(
        *("play", *DIAMONDS, "--with", "diamonds", "--seed", "3", "--bots", "random"),
        folder=tmp_path,
        typed=[*numbers(1), "save diamonds.txt"],
    )
    assert (game.returncode, game.stderr) == (0, "")
    assert "The game is over" in game.stdout
    assert any(f"d{value}" in game.stdout for value in range(3, 10))


def test_a_module_of_which_only_the_rules_are_known_shows_its_board_and_its_moves(
    tmp_path: Path,
) -> None:
    game = alhambra(
        *("play", *TOASTS, "--with", "toasts,treasure", "--seed", "3", "--bots", "random"),
        folder=tmp_path,
        typed=numbers(2),
    )
    assert (game.returncode, game.stderr) == (0, "")
    for expected in ("toasts: glasses 1", "plays toast ", "chests  toasts", "The game is over"):
        assert expected in game.stdout, expected


def test_a_record_is_checked_where_its_module_is_known_and_else_it_is_said_which_is_missing(
    tmp_path: Path,
) -> None:
    games = ("simulate", "palace", "--games", "2", "--jobs", "2", "--records", "games")
    played = alhambra(
        *games, *DIAMONDS, "--with", "diamonds", "--bots", "random,random", folder=tmp_path
    )
    assert (played.returncode, played.stderr) == (0, "")
    record = str(tmp_path / "games" / "game-0001.txt")
    assert alhambra("replay", record, "--verify", *DIAMONDS, folder=tmp_path).returncode == 0
    unknown = alhambra("replay", record, "--verify", folder=tmp_path)
    assert (unknown.returncode, unknown.stdout) == (1, "")
    assert "There is no module “diamonds”" in unknown.stderr


def test_a_saved_game_goes_on_where_its_module_is_known(tmp_path: Path) -> None:
    before = alhambra(
        *("play", *DIAMONDS, "--with", "diamonds", "--seed", "3"),
        folder=tmp_path,
        typed=["1", "save mine.txt"],
    )
    assert " ".join(DIAMONDS) in before.stdout  # in the command that goes on with it
    known = alhambra("play", *DIAMONDS, "--resume", "mine.txt", folder=tmp_path, typed=["1"])
    assert (known.returncode, known.stderr) == (0, "")
    unknown = alhambra("play", "--resume", "mine.txt", folder=tmp_path)
    assert unknown.returncode == 2
    assert "There is no module “diamonds”" in unknown.stderr
    assert "Traceback" not in unknown.stderr


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("diamonds", "is not a class"),
        ("nowhere.py:Diamonds", "cannot be loaded"),
        ("broken.py:Diamonds", "cannot be loaded: SyntaxError"),
        ("alhambra.core.record:Record", "has no class Record that is a Module"),
        ("same.py:Same", "Give it a name of its own"),
    ],
)
def test_what_is_no_module_is_refused_in_one_sentence(
    tmp_path: Path, given: str, said: str
) -> None:
    (tmp_path / "broken.py").write_text("class Diamonds(\n")
    (tmp_path / "same.py").write_text(
        "from alhambra.games.palace.modules.treasure import Treasure\n"
        "from alhambra.games.palace.module import Module\n"
        "class Same(Module):\n    name = Treasure.name\n"
    )
    refused = alhambra("play", "--with-module", given, folder=tmp_path)
    assert refused.returncode == 2
    assert said in refused.stderr
    assert refused.stderr.count("\n") == 1
