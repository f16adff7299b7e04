"""Builds the engine with mypyc, if it has changed: `compile.py quick` into .compiled for the tests,
`compile.py release` into .release as it is shipped, for measuring.

Builds are cached under .cache by the content of the modules that are compiled, so going back to an
earlier state costs nothing. The folder has the compiled modules next to links to the package:
nothing compiled ever lies beside the source, where it would hide changes. Without a C compiler
there are only the links.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from node import ROOT, say, stop

SOURCE = ROOT / "src"
CACHE = ROOT / ".cache" / "engine"
FOLDERS = {"quick": ROOT / ".compiled", "release": ROOT / ".release"}
KEPT = 6
"""How many builds to keep."""


def compiled_files() -> list[Path]:
    """What setup.py compiles, and setup.py itself."""
    done = _setup("compiled_files")
    return [ROOT / "setup.py", *[ROOT / line for line in done.stdout.splitlines()]]


def _setup(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "--quiet", *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def key(build: str) -> str:
    compiler = shutil.which(os.environ.get("CC", "cc")) or "no compiler"
    whole = hashlib.sha256(f"{build} {sys.version} {compiler}".encode())
    for file in compiled_files():
        whole.update(f"{file.relative_to(ROOT)} ".encode() + file.read_bytes())
    return whole.hexdigest()[:16]


def built(build: str) -> Path:
    """The folder with the compiled modules."""
    folder = CACHE / key(build)
    if not folder.exists():
        say("compiling the engine; this takes about a minute.")
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as temporary:
            made = Path(temporary) / "lib"
            made.mkdir()
            places = [f"--build-lib={made}", f"--build-temp={temporary}/temp"]
            done = _setup("build_ext", *places, ALHAMBRA_BUILD=build, ALHAMBRA_C=f"{temporary}/c")
            if done.returncode:
                sys.stderr.write(done.stdout + done.stderr)
                stop("the engine could not be compiled; the lines above say why.")
            made.rename(folder)
    folder.touch()
    return folder


def forget_old_builds() -> None:
    builds = sorted(CACHE.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in builds[KEPT:]:
        shutil.rmtree(folder)


def link(source: Path, target: Path) -> None:
    """Link everything below one folder into another."""
    for folder, inside, files in os.walk(source):
        inside[:] = [name for name in inside if name not in {"__pycache__", "alhambra.egg-info"}]
        here = target / Path(folder).relative_to(source)
        here.mkdir(exist_ok=True)
        for name in files:
            (here / name).symlink_to(Path(folder) / name)


def main(words: list[str]) -> None:
    if len(words) != 1 or words[0] not in FOLDERS:
        stop(f"tools/compile.py takes one of these: {', '.join(FOLDERS)}.")
    folder = FOLDERS[words[0]]
    modules = built(words[0])
    shutil.rmtree(folder, ignore_errors=True)
    link(SOURCE, folder)
    link(modules, folder)
    forget_old_builds()


if __name__ == "__main__":
    main(sys.argv[1:])
