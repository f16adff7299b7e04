"""The reference, the examples and the citation are what they say."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from alhambra.env.describe import reference

ROOT = Path(__file__).parents[2]
LEARNING = ROOT / "examples" / "learning"


def test_the_reference_is_up_to_date() -> None:
    """If not: python -m alhambra.env.describe >docs/env-reference.md"""
    assert (ROOT / "docs" / "env-reference.md").read_text() == reference()


@pytest.mark.parametrize("module", ["openspiel", "batch", "bot"])
def test_not_everything_needs_gymnasium(module: str) -> None:
    """`alhambra[openspiel]` does not bring it along."""
    blocked = "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None; "
    run(ROOT, "-c", f"{blocked}import alhambra.env.{module}")


def test_the_learner_is_short() -> None:
    assert len((LEARNING / "rollwrite_alone.py").read_text().splitlines()) < 200


def run(folder: Path, *words: str) -> str:
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_learner_learns_and_plays_as_a_bot(tmp_path: Path) -> None:
    script = str(LEARNING / "rollwrite_alone.py")
    assert "learned.npz has the weights" in run(tmp_path, script, "--minutes", "0.02")
    assert (tmp_path / "curve.csv").read_text().startswith("minutes,processor minutes,games,points")
    words = ["simulate", "rollwrite", "--players", "1", "--bots", f"{script}:Learned", "--json"]
    played = json.loads(run(tmp_path, "-m", "alhambra", *words, "--games", "2", "--seed", "1"))
    assert played["games"] == 2


@pytest.mark.long
def test_one_policy_learns_from_both_seats(tmp_path: Path) -> None:
    words = ["--minutes", "0.01", "--tests", "1", "--save", "learned.npz"]
    told = run(tmp_path, str(LEARNING / "palace_selfplay.py"), *words)
    assert "learned.npz has the weights" in told
    assert (tmp_path / "learned.npz").exists()


def test_the_citation_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"\nversion: {project['version']}\n" in (ROOT / "CITATION.cff").read_text()
