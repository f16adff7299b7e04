"""A server for all tests of a process, and people who come in."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from server.called import options
from server.mail_server import MailServer
from server.playing import Come, Person
from server.postgresql import Postgresql, programs
from server.push_service import PushService
from server.serving import ServerProcess


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server") / "data", people_per_address=1000)
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


@contextmanager
def new_postgresql() -> Iterator[Postgresql]:
    found = programs()
    if found is None and not os.environ.get("CI"):
        pytest.skip("there is no PostgreSQL; `make postgresql` installs it where it can")
    assert found is not None
    postgresql = Postgresql(found)
    try:
        yield postgresql
    finally:
        postgresql.remove()


@pytest.fixture(scope="session")
def shared_postgresql() -> Iterator[Postgresql]:
    with new_postgresql() as postgresql:
        yield postgresql


@pytest.fixture
def own_postgresql() -> Iterator[Postgresql]:
    """For tests that stop it."""
    with new_postgresql() as postgresql:
        yield postgresql


@pytest.fixture
def database(shared_postgresql: Postgresql) -> str:
    """The URL of an empty database."""
    return shared_postgresql.new_database()


@pytest.fixture
def another_database(shared_postgresql: Postgresql) -> str:
    return shared_postgresql.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def each_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """For what a database could lose or do differently: on each of them, always."""
    yield from _served(request, tmp_path)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def any_server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """The same on each database; on PostgreSQL only in `make test-all`."""
    yield from _served(request, tmp_path)


def _served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    database = request.getfixturevalue("database") if request.param == "postgresql" else None
    server = ServerProcess(tmp_path / "data", database=database)
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


@pytest.fixture(scope="module")
def push_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with closing(PushService(tmp_path_factory.mktemp("push"))) as service:
        yield service


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    with closing(MailServer()) as server:
        yield server


@pytest.fixture(scope="module")
def calling_server(
    push_service: PushService, mail: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(push_service.certificate))
        server = ServerProcess(
            tmp_path_factory.mktemp("server") / "data",
            more=options(push_service, mail),
            people_per_address=1000,
        )
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.errors
