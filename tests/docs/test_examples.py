"""The commands and the code in the README and in the docs run as they stand there."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import alhambra
from alhambra import game, parse_record, verify
from second_checker import check
from test_rules_reference import ROOT

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
MAKEFILE = (ROOT / "Makefile").read_text()


def blocks(page: Path, language: str) -> list[tuple[str, str]]:
    """The fenced blocks of a page in a language, with their titles."""
    fenced = re.compile(
        rf'^```{language}(?: title="([^"]*)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL
    )
    return fenced.findall(page.read_text())


def named(paths: list[Path]) -> list[str]:
    return [path.name for path in paths]


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=() if page.name == "README.md" else pytest.mark.long)
        for page in PAGES
    ],
    ids=named(PAGES),
)
def test_commands_run(page: Path, tmp_path: Path) -> None:
    for title, text in [
        block for kind in ("json", "text", "python") for block in blocks(page, kind)
    ]:
        if title:
            (tmp_path / title).write_text(text)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for _, text in blocks(page, "sh"):
        for line in text.splitlines():
            command = line.split("#")[0].strip()
            if command.startswith("make "):
                assert f"\n{command.removeprefix('make ')}:" in MAKEFILE
                continue
            words = shlex.split(command)
            if words[:2] == ["alhambra", "serve"]:
                serves(words, tmp_path, path)
                continue
            done = subprocess.run(
                words,
                cwd=tmp_path,
                env={**os.environ, "PATH": path},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                check=False,
            )
            assert done.returncode == 0, f"{command}: {done.stderr}"
            assert done.stdout


def serves(words: list[str], folder: Path, path: str) -> None:
    """It says where it is to be found, and goes on until it is stopped."""
    with subprocess.Popen(
        [*words, "--port", "0", "--data", str(folder / "served")],
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert "http://" in server.stdout.readline()
        server.send_signal(signal.SIGINT)
        server.stdout.read()
    assert server.returncode == 0, words


@pytest.mark.parametrize("page", PAGES, ids=named(PAGES))
def test_code_runs(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for _, text in blocks(page, "python"):
        exec(compile(text, page.name, "exec"), names)
    capsys.readouterr()


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\((?!http)([^)#]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_whole_game_of_the_records_page_is_right() -> None:
    ((title, text),) = [b for b in blocks(ROOT / "docs" / "records.md", "text") if "Format" in b[1]]
    assert title
    assert verify(parse_record(text), game("palace")).result() is not None
    components = json.loads((ROOT / "src" / "alhambra" / "data" / "components.json").read_text())
    check(text, components)


def test_the_position_of_the_positions_page_is_right() -> None:
    (page,) = [path for path in PAGES if path.name == "positions.md"]
    text = blocks(page, "text")[0][1]
    assert str(game("palace").parse_position(text)).split("\n")[0] == text.split("\n")[0]


AT_A_TABLE = "bot_at_a_table.py"
"""It needs a server, and is run by the tests that have one."""
EXAMPLES = sorted(set((ROOT / "examples").glob("*.py")) - {ROOT / "examples" / AT_A_TABLE})


@pytest.mark.parametrize("example", EXAMPLES, ids=named(EXAMPLES))
def test_examples_run(example: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(example)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_notebook_plays_a_tournament_and_draws_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    monkeypatch.setenv("PATH", path)
    text = (ROOT / "examples" / "tournament.ipynb").read_text()
    notebook = nbformat.reads(text, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in notebook.cells)
    NotebookClient(notebook, resources={"metadata": {"path": tmp_path}}).execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", ())]
    assert sum("image/png" in output.get("data", {}) for output in outputs) == 4


def test_the_module_of_the_modules_page_is_the_example() -> None:
    page, example = ROOT / "docs" / "modules.md", ROOT / "examples" / "diamonds.py"
    ((_, text),) = [block for block in blocks(page, "python") if block[0] == example.name]
    assert text in example.read_text()


DIAMONDS = """
import sys
sys.path.insert(0, "examples")
import diamonds
from alhambra import PALACE, Game, MersenneSource, parse_record, seeded, verify
for seed in range(3):
    options = PALACE.options(3, {"modules": "treasure,builders,bazaars,diamonds"})
    game = Game(PALACE, options, seeded(seed))
    assert len(options.money) == 108 + 11
    source = MersenneSource(seed)
    while game.state.to_act() is not None:
        moves = game.state.legal_moves()
        assert all(game.state.why_not(move) is None for move in moves)
        game.play(moves[source.below(len(moves))])
    assert verify(parse_record(str(game.record)), PALACE) == game.state
    assert PALACE.parse_position(str(game.state)) == game.state
    print(game.state.scores())
"""


def test_a_module_from_outside_plays_whole_games_with_others() -> None:
    done = subprocess.run(
        [sys.executable, "-c", DIAMONDS], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_api_page_names_everything_that_is_stable() -> None:
    page = (ROOT / "docs" / "api.md").read_text()
    named = set(re.findall(r"`(\w+)", page))
    assert set(alhambra.__all__) <= named
