"""`make` and `tools/setup.sh`, wherever the folder is and whatever is on the PATH."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SHELL = "/bin/sh"

pytestmark = pytest.mark.skipif(
    not shutil.which("make") or not Path(SHELL).exists(), reason="needs make and a shell"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the project, in a place with an awkward name, ready but for its programs:
    these only tell where and with what they were called."""
    folder = tmp_path / "a  b" / "it's #1"
    (folder / "tools").mkdir(parents=True)
    (folder / ".venv" / "bin").mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", folder)
    for program in ("tools/setup.sh", "tools/compile.sh", ".venv/bin/alhambra", ".venv/bin/python"):
        path = folder / program
        path.write_text(f'#!{SHELL}\necho "{path.name} $* in $(pwd)"\n')
        path.chmod(0o755)
    return folder


def make(*words: str, cwd: Path) -> list[str]:
    done = subprocess.run(
        ["make", "--no-print-directory", *words],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize("way", ["there", "-C", "-f", "-f from beside"])
def test_make_works_in_any_folder_from_any_folder(way: str, folder: Path, tmp_path: Path) -> None:
    words, cwd = {
        "there": ([], folder),
        "-C": (["-C", str(folder)], tmp_path),
        "-f": (["-f", str(folder / "Makefile")], tmp_path),
        "-f from beside": (["-f", f"{folder.name}/Makefile"], folder.parent),
    }[way]
    assert make(*words, "play", cwd=cwd)[1] == f"alhambra play in {folder}"
    tested = [line for line in make(*words, "test", cwd=cwd) if line.startswith("python")]
    assert len(tested) == 2
    assert all(line.endswith(f"in {folder}") for line in tested)


def test_make_play_passes_arguments_on(folder: Path) -> None:
    shown = make("play", "ARGS=--players 4 --names 'Ann B',Bea", cwd=folder)
    assert shown[1] == f"alhambra play --players 4 --names Ann B,Bea in {folder}"


def test_make_help_lists_the_targets(folder: Path) -> None:
    shown = make("help", cwd=folder)
    assert any(line.split()[:3] == ["make", "test", "run"] for line in shown)
    assert "column" not in (ROOT / "Makefile").read_text()


@pytest.mark.parametrize("path", ["", "/nowhere"])
def test_a_path_without_programs_is_one_sentence(path: str, tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "setup.sh", tmp_path / "tools")
    done = subprocess.run(
        [SHELL, str(tmp_path / "tools" / "setup.sh"), "play"],
        env={"PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "PATH" in done.stderr


def test_a_path_without_python_is_one_sentence(tmp_path: Path) -> None:
    for folder in ("tools", "bin"):
        (tmp_path / folder).mkdir()
    for file in ("pyproject.toml", "constraints.txt", "tools/setup.sh"):
        shutil.copy(ROOT / file, tmp_path / file)
    for program in ("cat", "cksum", "rm"):
        found = shutil.which(program)
        assert found is not None
        os.symlink(found, tmp_path / "bin" / program)
    done = subprocess.run(
        [SHELL, str(tmp_path / "tools" / "setup.sh"), "play"],
        env={"PATH": str(tmp_path / "bin")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "Python 3.11" in done.stderr
