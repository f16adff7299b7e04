"""What a tournament was played with, apart from its plan."""

import hashlib
import subprocess
from importlib.metadata import version
from pathlib import Path

import msgspec

import alhambra.arena
from alhambra.arena.known import own_files
from alhambra.arena.tournament.plan import Plan
from alhambra.games import game


class MadeWith(msgspec.Struct, frozen=True, omit_defaults=True):
    """If this is the same too, two tournaments with the same plan give the same bytes."""

    alhambra: str
    rules: str
    commit: str = ""
    """The commit of a checkout, with a + if anything has changed since."""
    components: str = ""
    files: dict[str, str] = {}
    """The SHA-256 of each file mentioned in the name of a user's own bot."""


def made_with(plan: Plan) -> MadeWith:
    files = {}
    for bot in plan.bots:
        for path in own_files(bot):
            files[str(path)] = _digest(path)
    return MadeWith(
        version("alhambra"),
        game(plan.game).version,
        _commit(),
        _digest(Path(plan.components)) if plan.components else "",
        files,
    )


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _commit() -> str:
    folder = Path(alhambra.arena.__file__).parent
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--abbrev=40", "--dirty=+", "--exclude=*"],
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
        tracked = subprocess.run(
            ["git", "ls-files", "--error-unmatch", "__init__.py"],
            cwd=folder,
            capture_output=True,
            check=False,
        )
    except OSError:
        return ""
    return found.stdout.strip() if found.returncode == tracked.returncode == 0 else ""
