"""The folders' import rules: who may know whom."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "alhambra"

MAY_IMPORT = {
    "core": {"core"},
    "parts": {"core", "parts"},
    "games": {"core", "parts", "games"},
    "bots": {"core", "parts", "games", "bots"},
    "arena": {"core", "parts", "games", "bots", "arena"},
    "env": {"core", "parts", "games", "bots", "env"},
    "server": {"core", "parts", "games", "bots", "server"},
    "client": {"core", "server", "client"},
    "cli": {"core", "parts", "games", "bots", "arena", "server", "cli"},
}


def imported(file: Path) -> set[str]:
    """The modules of this package that a file imports, at the top or anywhere else."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
            assert node.level == 0, f"{file} imports relatively"
    return {name for name in names if name.split(".")[0] == "alhambra"}


FILES = [file for file in SOURCE.rglob("*.py") if file.parent != SOURCE]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_folder_imports_only_what_it_may(file: Path) -> None:
    folder = file.relative_to(SOURCE).parts[0]
    for name in imported(file):
        parts = name.split(".")
        if len(parts) > 1 and (SOURCE / parts[1]).is_dir():
            assert parts[1] in MAY_IMPORT[folder], f"{folder} must not import {name}"
        else:
            assert folder == "cli", f"{folder} must not import the package's front, as {name}"


def test_the_base_game_does_not_know_its_modules() -> None:
    for file in (SOURCE / "games" / "palace").glob("*.py"):
        assert not any("palace.modules" in name for name in imported(file)), file


def test_modules_do_not_know_each_other() -> None:
    folder = SOURCE / "games" / "palace" / "modules"
    assert imported(folder / "__init__.py")
    for file in folder.rglob("*.py"):
        own = file.relative_to(folder).parts[0].removesuffix(".py")
        modules = {name.split(".")[4] for name in imported(file) if ".palace.modules." in name}
        assert modules <= {own} or own == "__init__", file


COMPOSED = {"alcazaba": {"dice", "palace"}}
"""Games that are made of others, and name them."""


def test_games_do_not_know_each_other_unless_they_are_made_of_others() -> None:
    games = [folder for folder in (SOURCE / "games").iterdir() if (folder / "ruleset.py").exists()]
    assert games
    for game in games:
        for file in game.rglob("*.py"):
            others = {other.name for other in games} - {game.name} - COMPOSED.get(game.name, set())
            assert not any(
                name.split(".")[2] in others for name in imported(file) if ".games." in name
            )
