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
    scripts = ("setup.sh", "install.sh")
    programs = ("alhambra", "python", "mypy", "ruff")
    for path in [folder / "tools" / name for name in scripts] + [
        folder / ".venv" / "bin" / name for name in programs
    ]:
        path.write_text(f'#!{SHELL}\necho "{path.name} $* in $(pwd)"\n')
        path.chmod(0o755)
    return folder


def make(*words: str, cwd: Path) -> list[str]:
    """As if by hand, even where `make test-all PART=server` runs this test."""
    inherited = ("PART", "MAKEFLAGS", "MAKELEVEL", "MAKEOVERRIDES")
    done = subprocess.run(
        ["make", "--no-print-directory", *words],
        cwd=cwd,
        env={name: value for name, value in os.environ.items() if name not in inherited},
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
    assert make(*words, "play", cwd=cwd)[2] == f"alhambra serve --open in {folder}"
    tested = [line for line in make(*words, "test", cwd=cwd) if line.startswith("python")]
    assert len(tested) == 5
    assert all(line.endswith(f"in {folder}") for line in tested)


def calls(*words: str, folder: Path) -> list[str]:
    """What `make` calls, in order, without the place."""
    return [line.removesuffix(f" in {folder}") for line in make(*words, cwd=folder)]


def test_make_play_sets_up_builds_the_page_and_serves_it(folder: Path) -> None:
    assert calls("play", folder=folder) == [
        "setup.sh play",
        "python tools/page.py",
        "alhambra serve --open",
    ]


def test_make_terminal_needs_no_page(folder: Path) -> None:
    assert calls("terminal", folder=folder) == ["setup.sh play", "alhambra play"]


@pytest.mark.parametrize(
    ("target", "called"), [("play", "serve --open"), ("terminal", "play")], ids=["play", "terminal"]
)
def test_arguments_are_passed_on(target: str, called: str, folder: Path) -> None:
    last = calls(target, "ARGS=--players 4 --names 'Ann B',Bea", folder=folder)[-1]
    assert last == f"alhambra {called} --players 4 --names Ann B,Bea"


@pytest.mark.parametrize("target", ["test", "test-all", "test-all-page"])
def test_the_tests_have_a_browser_a_database_and_a_page(target: str, folder: Path) -> None:
    called = calls(target, folder=folder)
    tests = next(at for at, call in enumerate(called) if call.startswith("python -m pytest"))
    wanted = {"install.sh browser", "install.sh postgresql", "python tools/page.py"}
    assert wanted <= {call.strip() for call in called[:tests]}
    assert "python tools/compile.py quick" in called[:tests]
    assert "python tools/page.py npm test --silent" in called


def test_a_part_of_all_tests_can_be_run(folder: Path) -> None:
    called = calls("test-all", "PART=engine server", folder=folder)
    runs = [call for call in called if call.startswith("python -m pytest")]
    assert ["--resume engine" in runs[0], "--resume server" in runs[1]] == [True, True]
    assert len(runs) == 2


@pytest.mark.parametrize("target", ["format", "lint", "types"])
def test_what_is_asked_of_python_is_asked_of_the_page(target: str, folder: Path) -> None:
    script = {"types": "check"}.get(target, target)
    assert calls(target, folder=folder)[-1] == f"python tools/page.py npm run --silent {script}"


def test_make_wire_writes_what_server_and_page_say(folder: Path) -> None:
    (folder / "web").mkdir()
    assert calls("wire", folder=folder)[-1] == "python tools/page.py npm run --silent types"
    assert (folder / "web" / "openapi.json").read_text().startswith("python -m alhambra.server")


@pytest.mark.parametrize("path", ["with", "without"])
@pytest.mark.parametrize("ci", ["", "true"], ids=["at home", "CI"])
def test_a_browser_is_needed_only_by_ci(path: str, ci: str, tmp_path: Path) -> None:
    if path == "with":
        (tmp_path / "chromium").write_text(f"#!{SHELL}\n")
        (tmp_path / "chromium").chmod(0o755)
    done = subprocess.run(
        [SHELL, str(ROOT / "tools" / "install.sh"), "browser"],
        env={"PATH": str(tmp_path), "CI": ci},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (1 if path == "without" and ci else 0)
    assert len(done.stderr.splitlines()) == (path == "without")


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
