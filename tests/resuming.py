"""A long run can be interrupted: with `--resume NAME` pytest leaves out what has passed before on
the same sources, and notes what passes now."""

import hashlib
import subprocess
from pathlib import Path
from typing import Final

import pytest

_ROOT: Final = Path(__file__).parents[1]
_NOTES: Final = _ROOT / ".cache" / "passed"


def sources() -> str:
    """A checksum of everything that is, or could be, committed."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(words, cwd=_ROOT, capture_output=True, check=True).stdout
    whole = hashlib.sha256()
    for name in sorted(listed.decode().split("\0")):
        if name and (_ROOT / name).is_file():
            whole.update(name.encode() + b"\0" + (_ROOT / name).read_bytes())
    return whole.hexdigest()[:16]


class Resuming:
    """Each process leaves out the same tests: those that had passed when the run began."""

    def __init__(self, name: str, is_worker: bool) -> None:
        folder = _NOTES / f"{sources()}-{name}"
        before, self._passing = folder / "before.txt", folder / "now.txt"
        self._is_worker = is_worker
        if not is_worker:
            folder.mkdir(parents=True, exist_ok=True)
            with before.open("a") as notes:
                notes.write(self._passing.read_text() if self._passing.exists() else "")
            self._passing.write_text("")
        self._before = set(before.read_text().splitlines())

    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        done = [item for item in items if item.nodeid in self._before]
        items[:] = [item for item in items if item.nodeid not in self._before]
        config.hook.pytest_deselected(items=done)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and not report.failed and not self._is_worker:
            with self._passing.open("a") as notes:
                notes.write(f"{report.nodeid}\n")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self._before:
            session.exitstatus = pytest.ExitCode.OK
