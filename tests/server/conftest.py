"""A server for all tests of a process, and people who come in."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.playing import Come, Person
from server.serving import ServerProcess


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.errors


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """For tests that stop it or break it."""
    server = ServerProcess(tmp_path / "data")
    yield server
    if server.process.poll() is None:
        server.stop()
    assert "Traceback" not in server.errors


@pytest.fixture
def come(shared_server: ServerProcess) -> Iterator[Come]:
    """Lets somebody come in; nobody stays after the test."""
    with ExitStack() as leaving:

        def come(name: str | None = "Ann", server: ServerProcess = shared_server) -> Person:
            person = Person(server, name)
            leaving.enter_context(person.open)
            return person

        yield come
