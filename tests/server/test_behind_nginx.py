"""A server behind a real nginx, and one that is reached by IPv6."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from alhambra.server.wire import WIRE_VERSION
from server.nginx import NAME, Nginx, program
from server.playing import Come
from server.serving import ServerProcess


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Nginx]]:
    found = program()
    if (found is None or shutil.which("openssl") is None) and not os.environ.get("CI"):
        pytest.skip("there is no nginx, or no openssl; `make nginx` installs it where it can")
    assert found is not None
    folder = tmp_path_factory.mktemp("nginx")
    server = ServerProcess(folder / "data", more=["--host-name", NAME])
    nginx = Nginx(found, folder, server.host)
    yield server, nginx
    nginx.stop()
    assert server.stop() == 0
    assert "Traceback" not in server.errors


@pytest.fixture
def server(proxied: tuple[ServerProcess, Nginx]) -> ServerProcess:
    return proxied[0]


@pytest.fixture
def nginx(proxied: tuple[ServerProcess, Nginx]) -> Nginx:
    return proxied[1]


def client(nginx: Nginx, address: str = "127.0.0.2") -> httpx.Client:
    """A browser at an address of this machine."""
    transport = httpx.HTTPTransport(verify=nginx.context(), local_address=address)
    to = "[::1]" if ":" in address else "127.0.0.1"
    url = f"https://{to}:{nginx.port}"
    return httpx.Client(transport=transport, base_url=url, headers={"Host": NAME}, timeout=60)


def status(nginx: Nginx, path: str, address: str = "127.0.0.2", **headers: str) -> int:
    with client(nginx, address) as visitor:
        return visitor.get(path, headers=headers).status_code


def test_a_game_is_played_through_nginx(nginx: Nginx) -> None:
    origin = {"Origin": f"https://{NAME}"}
    with client(nginx) as ann:
        came = ann.post("/api/guests", json={"name": "Ann"}, headers=origin)
        cookie = came.headers["set-cookie"]
        assert cookie.startswith("__Host-alhambra=")
        ann.headers["Cookie"] = cookie.partition(";")[0]
        body = {"game": "palace", "seats": [{}, {"bot": "random"}], "pace": 0}
        table = ann.post("/api/tables", json=body, headers=origin).json()["id"]
        with connect(
            f"wss://{NAME}/api/tables/{table}/socket?wire={WIRE_VERSION}",
            sock=socket.create_connection(("127.0.0.1", nginx.port)),
            ssl=nginx.context(),
            additional_headers={"Cookie": ann.headers["Cookie"], **origin},
            max_size=None,
        ) as seat:
            said = json.loads(seat.recv(20))
            while said.get("view", {}).get("awaited") != 0:
                said = json.loads(seat.recv(20))
            version = said["version"] if said["type"] == "snapshot" else said["event"]["version"]
            move = {"type": "play", "id": "x", "version": version, "move": said["view"]["moves"][0]}
            seat.send(json.dumps(move))
            while said["type"] != "done":
                said = json.loads(seat.recv(20))


def test_what_is_not_for_visitors_is_not_given_out(nginx: Nginx) -> None:
    assert status(nginx, "/metrics") == 403
    assert status(nginx, "/healthz", Host="evil.example") == 421
    assert status(nginx, "/healthz") == 200


@pytest.mark.parametrize(
    ("banned", "at", "elsewhere"),
    [("127.0.0.9", "127.0.0.9", "127.0.0.2"), ("::1", "::1", "127.0.0.2")],
)
def test_nginx_says_who_asks_and_visitors_cannot_say_otherwise(
    nginx: Nginx, server: ServerProcess, banned: str, at: str, elsewhere: str
) -> None:
    admin = [sys.executable, "-m", "alhambra", "admin"]
    subprocess.run([*admin, "ban", banned, *server.kept], check=True, capture_output=True)
    try:
        until_status(nginx, at, 403)
        with client(nginx, at) as visitor:
            forged = visitor.get("/api/me", headers={"X-Forwarded-For": elsewhere})
        assert forged.status_code == 403
        assert status(nginx, "/api/me", elsewhere) == 200
    finally:
        subprocess.run([*admin, "unban", banned, *server.kept], check=True, capture_output=True)
        until_status(nginx, at, 200)


def until_status(nginx: Nginx, address: str, wanted: int) -> None:
    """What administrators do takes effect within a second or so."""
    for _ in range(100):
        if status(nginx, "/api/me", address) == wanted:
            return
        time.sleep(0.1)
    raise AssertionError(wanted)


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /api/me HTTP/1.1\r\nHost: ",
        b"POST /api/guests HTTP/1.1\r\nHost: games.example.org\r\nContent-Length: 16\r\n\r\n{",
    ],
)
def test_nginx_does_not_wait_for_who_is_too_slow(nginx: Nginx, sent: bytes) -> None:
    with (
        socket.create_connection(("127.0.0.1", nginx.port), 20) as plain,
        nginx.context().wrap_socket(plain) as slow,
    ):
        slow.sendall(sent)
        while slow.recv(1000):
            pass


# IPv6


@pytest.fixture
def by_ipv6(tmp_path: Path) -> Iterator[ServerProcess]:
    if not _has_ipv6():
        pytest.skip("this machine has no IPv6")
    server = ServerProcess(tmp_path / "data", address="::1")
    yield server
    assert server.stop() == 0


def _has_ipv6() -> bool:
    try:
        socket.create_server(("::1", 0), family=socket.AF_INET6).close()
    except OSError:
        return False
    return True


def test_a_game_is_played_by_ipv6_and_limits_go_by_the_64(
    come: Come, by_ipv6: ServerProcess
) -> None:
    ann = come("Ann", by_ipv6)
    seat = ann.at(ann.new_table("", "random"))
    seat.receive_until(lambda: seat.is_awaited)
    seat.play_first("take")

    def tries(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        back = ann.http.post(ann.url("/api/me/back"), json={"code": "x"}, headers=headers)
        return back.status_code

    assert {tries(f"2001:db8::{number:x}") for number in range(1, 30)} == {422, 429}
    assert tries("2001:db8:0:1::1") == 422
