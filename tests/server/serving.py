"""A real server in a process of its own, for tests."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

from server.forking import Forked, forked


class ServerProcess:
    """`alhambra serve` on a free port, with its games in `folder` or in a `database`."""

    def __init__(
        self,
        folder: Path,
        seed: int | None = None,
        database: str | None = None,
        workers: int = 1,
        more: list[str] | None = None,
        begun: bool = True,
        path: Path | None = None,
        people_per_address: int | None = None,
        address: str = "127.0.0.1",
    ) -> None:
        """`path` is where a copy of the program is, if it is not the usual one. A server that many
        tests share bears as many people from one address as they are."""
        self.folder = folder
        self._address = address
        self._path = path
        self.where = database or folder
        self.kept = ["--data", str(folder)] if database is None else ["--database", database]
        self._options = [*self.kept, *(more or [])]
        self._options += [] if seed is None else ["--seed", str(seed)]
        if people_per_address is not None:
            self._options += ["--people-per-address", str(people_per_address)]
        self._options += [] if workers == 1 else ["--workers", str(workers)]
        self._forks = path is None and workers == 1
        self._errors = folder.with_name(f"{folder.name}-errors.txt")
        if begun:
            self.start()

    def start(self, port: int = 0) -> None:
        words = ["serve", "--host", self._address, "--port", str(port), *self._options]
        with self._errors.open("a") as errors:
            self.process = self._begun(words, errors)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[0-9.]+:(\d+)/|http://\[[0-9a-f:]+\]:(\d+)/", said)
        assert found, said + self.errors
        self.port = int(found[1] or found[2])

    def _begun(self, words: list[str], errors: IO[str]) -> subprocess.Popen[str] | Forked:
        environment = dict(os.environ)
        if self._forks:
            return forked(words, environment, errors)
        if self._path is not None:
            environment["PYTHONPATH"] = str(self._path)
        command = [sys.executable, "-m", "alhambra", *words]
        return subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
        )

    @property
    def host(self) -> str:
        return (
            f"[{self._address}]:{self.port}"
            if ":" in self._address
            else f"{self._address}:{self.port}"
        )

    @property
    def errors(self) -> str:
        return self._errors.read_text()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As Ctrl-C does."""
        return self._end(how)

    def kill(self) -> None:
        """As if the plug were pulled, as far as a process can tell."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        status = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status
