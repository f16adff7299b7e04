"""A real PostgreSQL for tests, in a folder of its own, that can be stopped and killed."""

import os
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg

_ACCOUNT = "postgres"
"""Who runs it where the tests are run by root: PostgreSQL refuses to be."""
_numbers = count(1)


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if they are anywhere."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).resolve().parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return debian[-1].parent if debian else None


class Postgresql:
    """Listens to nothing but a socket in its folder."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        # Not among the other files of tests: the paths of sockets must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="alhambra-pg-"))
        if os.getuid() == 0:
            shutil.chown(self.folder, _ACCOUNT)
        self._run("initdb", "--auth=trust", "--username=alhambra", "--encoding=UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= -c max_connections=200"
        log = str(self.folder / "log.txt")
        self._run("pg_ctl", "start", "--wait", "--silent", "--options", options, "--log", log)

    def stop(self, how: str = "immediate") -> None:
        """At once, as when it crashes, or the way `how` says."""
        self._run("pg_ctl", "stop", "--wait", "--silent", "--mode", how)

    def remove(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The URL of one that is empty."""
        name = f"tables{next(_numbers)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://alhambra@/{name}?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, "--pgdata", self.folder / "data", *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            user=_ACCOUNT if os.getuid() == 0 else None,
            cwd=self.folder,
        )
