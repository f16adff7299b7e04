"""How the project is built: the engine compiled or not, and everything that others need."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from alhambra.build import is_compiled

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / ".compiled"


def test_no_compiled_file_lies_beside_a_source() -> None:
    assert not [file for kind in ("*.so", "*.pyd") for file in (ROOT / "src").rglob(kind)]


def test_these_tests_run_on_the_source() -> None:
    assert not is_compiled()


@pytest.mark.parametrize("path", [None, COMPILED], ids=["plain", "built"])
def test_the_version_says_which_engine_runs(path: Path | None) -> None:
    if path is not None and not path.exists():
        pytest.skip("nothing was built")
    built = path is not None and any(path.glob("*mypyc*"))
    done = subprocess.run(
        [sys.executable, "-m", "alhambra", "--version"],
        env={**os.environ, "PYTHONPATH": str(path or "")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip().endswith("compiled" if built else "plain Python")


@pytest.mark.long
def test_without_a_compiler_the_engine_is_built_plain(tmp_path: Path) -> None:
    target = tmp_path / "site"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
    subprocess.run(
        [*command, str(target), str(ROOT)],
        env={**os.environ, "CC": "/bin/false", "ALHAMBRA_PAGE": "none"},
        capture_output=True,
        check=True,
    )
    assert (target / "alhambra" / "core" / "state.py").exists()
    assert not list(target.rglob("*.so"))


PACKAGE = ROOT / "src" / "alhambra"
TEXTS = {
    file.relative_to(PACKAGE).as_posix()
    for folder in ("data", "locale", "rules")
    for file in (PACKAGE / folder).rglob("*")
    if file.is_file() and file.suffix not in {".py", ".pyc"}
}


def test_what_the_package_reads_is_shipped() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    patterns = settings["tool"]["setuptools"]["package-data"]["alhambra"]
    shipped = {
        file.relative_to(PACKAGE).as_posix()
        for pattern in patterns
        for file in PACKAGE.glob(pattern)
    }
    assert shipped >= TEXTS


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with a source archive, and the wheel that was built from it."""
    copy = tmp_path_factory.mktemp("copy")
    made = shutil.ignore_patterns("node_modules", "__pycache__", "*.egg-info")
    for folder in ("src", "tools", "web"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=made)
    for file in [
        "pyproject.toml",
        "setup.py",
        "MANIFEST.in",
        "constraints.txt",
        "README.md",
        "LICENSE",
    ]:
        shutil.copy(ROOT / file, copy)
    subprocess.run(
        [sys.executable, "-m", "build", "--outdir", "dist", "."],
        cwd=copy,
        env={**os.environ, "ALHAMBRA_BUILD": "plain"},
        capture_output=True,
        check=True,
    )
    return copy / "dist"


@pytest.mark.long
def test_a_wheel_has_the_page_and_the_texts(built: Path) -> None:
    (path,) = built.glob("*.whl")
    with zipfile.ZipFile(path) as wheel:
        names = set(wheel.namelist())
        index = wheel.read("alhambra/server/page/index.html").decode()
    assets = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    assert assets
    assert {f"alhambra/server/page/{asset}" for asset in assets} <= names
    assert {f"alhambra/{text}" for text in TEXTS} <= names


@pytest.mark.long
def test_a_source_archive_has_what_the_page_is_made_from(built: Path) -> None:
    (path,) = built.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    sources = {
        file.relative_to(ROOT).as_posix()
        for file in (ROOT / "web" / "src").rglob("*")
        if file.is_file()
    }
    assert sources | {"web/package-lock.json", "tools/page.py", "constraints.txt"} <= names
    assert not [name for name in names if "node_modules" in name]
