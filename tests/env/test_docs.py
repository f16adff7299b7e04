"""The reference, the examples and the citation are what they say."""

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


def test_the_learner_is_short() -> None:
    assert len((LEARNING / "rollwrite_alone.py").read_text().splitlines()) < 200


@pytest.mark.parametrize(
    ("script", "options"),
    [
        ("rollwrite_alone.py", ["--minutes", "0.02"]),
        pytest.param(
            "palace_selfplay.py", ["--minutes", "0.01", "--tests", "1"], marks=pytest.mark.long
        ),
    ],
)
def test_an_example_learns(script: str, options: list[str], tmp_path: Path) -> None:
    command = [sys.executable, str(LEARNING / script), *options, "--save", "learned.npz"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "learned.npz has the weights" in done.stdout
    assert (tmp_path / "learned.npz").exists()


def test_the_citation_is_of_this_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert f"\nversion: {project['version']}\n" in (ROOT / "CITATION.cff").read_text()
