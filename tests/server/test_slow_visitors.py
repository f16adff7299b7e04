"""Requests that arrive too slowly, or never, and responses that are not read: their connections are
closed."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from alhambra.server import connections
from alhambra.server.api import bodies
from alhambra.server.app import app_for
from alhambra.server.connections import Config
from alhambra.server.limits import Limits
from alhambra.server.storage.sqlite import SqliteDatabase
from alhambra.server.storage.store import Store

HEAD = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 16\r\n\r\n"
BODY = b'{"name":  "Ann"}'
SMALL = 4096
"""Bytes that the system buffers for a client, about."""


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server that is less patient than others, in a thread."""
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 0.5)
    monkeypatch.setattr(connections, "BODY_WITHIN", 1.5)
    monkeypatch.setattr(connections, "READ_WITHIN", 0.5)
    monkeypatch.setattr(bodies, "SLOWEST", 0.5)
    store = Store(SqliteDatabase(tmp_path))
    limits = Limits()
    with socket.create_server(("127.0.0.1", 0)) as bound:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        server = uvicorn.Server(Config(app_for(store), limits, "", log_level="error"))
        thread = threading.Thread(target=server.run, args=([bound],))
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield int(bound.getsockname()[1])
        server.should_exit = True
        thread.join()
    store.close()
    # Whoever was counted is counted no more.
    assert not limits._connections


@contextlib.contextmanager
def connected(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), 20) as connection:
        yield connection


def answer(connection: socket.socket) -> bytes:
    """Everything until the server closes it."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(4096):
            received += part
    return received


def drip(connection: socket.socket, data: bytes) -> None:
    """A byte at a time, until nobody listens any more."""
    with contextlib.suppress(OSError):
        for number in range(len(data)):
            connection.sendall(data[number : number + 1])
            time.sleep(0.05)


def test_a_connection_through_which_nothing_comes_is_closed(port: int) -> None:
    with connected(port) as connection:
        assert b" 408 " in answer(connection)


def test_a_head_that_comes_too_slowly_is_not_awaited(port: int) -> None:
    with connected(port) as connection:
        drip(connection, HEAD[:30])
        assert b" 408 " in answer(connection)


def test_a_second_head_that_comes_too_slowly_is_not_awaited(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b" 200 " in connection.recv(4096)
        drip(connection, HEAD[:30])
        assert b" 408 " in answer(connection)


def test_a_body_that_comes_too_slowly_is_refused_with_a_sentence(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(HEAD + BODY[:1])
        assert b"too-slow" in answer(connection)


def test_a_body_that_nobody_waits_for_does_not_keep_a_connection(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(HEAD.replace(b"guests", b"others").replace(b"16", b"99"))
        drip(connection, BODY * 4)
        assert b" 405 " in answer(connection)


def test_whoever_goes_away_in_the_middle_harms_nobody(port: int) -> None:
    with connected(port) as connection:
        connection.sendall(HEAD + BODY[:1])
    with connected(port) as connection:
        connection.sendall(HEAD + BODY)
        assert b" 200 " in connection.recv(4096)


def test_a_response_that_nobody_reads_does_not_stay_in_memory(port: int) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        connection.connect(("127.0.0.1", port))
        connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        time.sleep(1.5)
        received = answer(connection)
    promised = int(received.split(b"content-length: ")[1].split(b"\r\n")[0])
    assert len(received) < promised
