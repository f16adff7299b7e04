"""The command `alhambra serve`, and what its answers bear."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from server.playing import Come
from server.serving import ServerProcess


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_though_sockets_are_open_and_a_bot_has_yet_to_move(
    come: Come, own_server: ServerProcess, how: signal.Signals
) -> None:
    ann = come("Ann", own_server)
    seat = ann.at(ann.new_table("", "greedy", pace=5000))
    assert own_server.stop(how) == 0
    assert own_server.errors == ""
    seat.close()


@pytest.mark.parametrize("workers", [1, 2])
def test_it_stops_though_it_was_begun_with_signals_ignored(
    tmp_path: Path, database: str, workers: int
) -> None:
    """As a script does with what it begins in the background."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        server = ServerProcess(tmp_path / "data", database=database, workers=workers)
    finally:
        signal.signal(signal.SIGINT, before)
    assert server.stop(signal.SIGINT) == 0


def test_a_port_that_is_taken_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = subprocess.run(
            [sys.executable, "-m", "alhambra", "serve", "--host", "127.0.0.1"]
            + ["--port", port, "--data", str(tmp_path)],
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert port in done.stderr


def test_every_answer_bears_the_headers_that_browsers_heed(come: Come) -> None:
    nobody = come(None)
    for path in ("/", "/t/abc", "/healthz", "/api/me", "/api/nothing", "/assets/none.js"):
        headers = nobody.http.get(nobody.url(path)).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_cookie_is_for_this_server_only(come: Come) -> None:
    nobody = come(None)
    cookie = nobody.http.post(nobody.url("/api/guests"), json={"name": "Ann"}).headers["set-cookie"]
    assert cookie.startswith("alhambra=")
    assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
    answer = nobody.http.post(
        nobody.url("/api/guests"),
        json={"name": "Bea"},
        headers={"X-Forwarded-Proto": "https", "Cookie": ""},
    )
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-alhambra=")
    assert "Secure" in cookie.split("; ")


def test_nothing_outside_the_page_is_given_out(come: Come) -> None:
    nobody = come(None)
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "//etc/passwd", "/%00"):
        answer = nobody.http.get(nobody.url(path))
        assert "import" not in answer.text
        assert "root:" not in answer.text
