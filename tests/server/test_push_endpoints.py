"""Clients name the addresses of push services: the server connects to nothing but the internet."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from threading import Thread

import httpcore
import pytest

import own_loop
from alhambra.cli.notification_options import notification_options
from alhambra.server.failures import BadRequest
from alhambra.server.notifications.endpoints import CheckedBackend, Endpoints, is_public
from alhambra.server.notifications.keys import load_or_create
from alhambra.server.notifications.options import BadNotifications, push_options
from server.playing import Come
from server.push_service import PushService
from server.serving import ServerProcess

PRIVATE = [
    *("127.0.0.1", "127.8.8.8", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
    *("0.0.0.0", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1"),
    *("255.255.255.255", "::", "::1", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1"),
    *("2002:7f00:1::", "2001:0:4136:e378:8000:63bf:80ff:fffe"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_that_is_not_everybodys_is_not_connected_to(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.1.1", "2a00:1450::1", "64:ff9b::808:808"])
def test_an_address_of_the_internet_is(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://push.example.org:8443/1",
        "https://user@push.example.org/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://push.example.org:port/1",
        "https://push.example.org/1\r\nHost: other",
        "https://push.example.org\\@127.0.0.1/1",
        "https:///1",
        "file:///etc/passwd",
        "https://push.example.org/" + "1" * 2000,
        "https://püsh.example.org/",
        "",
    ],
)
def test_what_is_not_https_on_the_internet_is_refused_at_once(
    endpoint: str, come: Come, push_server: ServerProcess
) -> None:
    with pytest.raises(BadRequest):
        Endpoints().expect_allowed(endpoint)
    body = PushService.keys() | {"endpoint": endpoint, "language": "en"}
    answer = come("Ann", push_server).ask("POST", "/api/me/notifications/push", body)
    assert answer.json()["reason"]["id"] == "bad-push-endpoint"


@pytest.mark.parametrize(
    ("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), ("B" + "A" * 86, "A" * 22), ("ä", "ö")]
)
def test_keys_that_nothing_could_be_encrypted_for_are_refused(
    p256dh: str, auth: str, come: Come, push_server: ServerProcess
) -> None:
    body = {"endpoint": "https://push.example.org/1", "language": "en"}
    body |= {"p256dh": p256dh, "auth": auth}
    answer = come("Ann", push_server).ask("POST", "/api/me/notifications/push", body)
    assert answer.json()["reason"]["id"] == "bad-push-keys"


@pytest.fixture(scope="module")
def push_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server") / "data"
    server = ServerProcess(
        folder, more=["--push-contact", "mailto:host@example.org"], people_per_address=1000
    )
    yield server
    assert server.stop() == 0
    assert (folder / "push-key.pem").stat().st_mode & 0o777 == 0o600


@contextmanager
def listening() -> Iterator[tuple[int, list[str]]]:
    """A port on this machine, and who has connected to it."""
    visitors: list[str] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def accept() -> None:
            while True:
                try:
                    connection, (visitor, _) = server.accept()
                except OSError:
                    return
                visitors.append(visitor)
                connection.close()

        Thread(target=accept, daemon=True).start()
        yield int(server.getsockname()[1]), visitors
        server.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "127.1", "0"])
def test_a_name_that_leads_to_this_machine_is_not_connected_to(host: str) -> None:
    with listening() as (port, visitors):

        async def connect() -> None:
            with pytest.raises(httpcore.ConnectError):
                await CheckedBackend().connect_tcp(host, port, 2)

        own_loop.run(connect())
        assert visitors == []


def resolving(answers: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A name server that gives these answers, one after another; and what it was asked."""
    asked: list[str] = []

    def getaddrinfo(
        host: str, port: int, **_: object
    ) -> list[tuple[int, int, int, str, tuple[str, int]]]:
        asked.append(host)
        found = answers.pop(0).split()
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


def test_of_a_name_with_several_addresses_all_must_be_of_the_internet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    resolving(["8.8.8.8 127.0.0.1"], monkeypatch)
    with listening() as (port, visitors):

        async def connect() -> None:
            with pytest.raises(httpcore.ConnectError, match="not a public address"):
                await CheckedBackend().connect_tcp("push.example.org", port, 2)

        own_loop.run(connect())
        assert visitors == []


def test_a_name_that_changes_after_the_check_leads_nowhere_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # 192.88.99.1 is an address of the internet at which nobody answers.
    asked = resolving(["192.88.99.1", "127.0.0.1", "127.0.0.1"], monkeypatch)
    with listening() as (port, visitors):

        async def connect() -> None:
            with pytest.raises((httpcore.ConnectError, httpcore.ConnectTimeout)):
                await CheckedBackend().connect_tcp("push.example.org", port, 0.5)

        own_loop.run(connect())
        assert visitors == []
    assert asked[0] == "push.example.org"
    assert "push.example.org" not in asked[1:]


def test_a_named_service_is_trusted_and_nothing_beside_it() -> None:
    named = Endpoints(frozenset({"https://localhost:8443"}))
    named.expect_allowed("https://localhost:8443/1")
    for other in ("https://localhost:8444/1", "https://127.0.0.1:8443/1"):
        with pytest.raises(BadRequest):
            named.expect_allowed(other)
    assert isinstance(named.backend_for("https://localhost/1"), CheckedBackend)
    assert not isinstance(named.backend_for("https://localhost:8443/1"), CheckedBackend)


@pytest.mark.parametrize(
    ("push", "mail", "expected"),
    [
        (("me", None, []), (None, None, None), "mailto:you@example.org"),
        (("mailto:a@b.org", None, ["http://here"]), (None, None, None), "https://push.example"),
        ((None, None, []), ("mail.example.org", "a@b.org", None), "smtp://user:password"),
        ((None, None, []), ("smtp://here", None, None), "--mail-from"),
        ((None, None, []), ("smtp://here", "a", None), "games@example.org"),
        ((None, None, []), ("smtp://here", "a@b.org", None), "--public-url"),
        ((None, None, []), ("smtp://here", "a@b.org", "here"), "--public-url"),
    ],
)
def test_what_a_host_got_wrong_is_said_in_a_sentence(
    push: tuple[str | None, Path | None, list[str]],
    mail: tuple[str | None, str | None, str | None],
    expected: str,
    tmp_path: Path,
) -> None:
    with pytest.raises(BadNotifications, match=expected):
        notification_options(tmp_path, (), push, mail, 0)


def test_with_a_database_the_key_has_to_be_given() -> None:
    with pytest.raises(BadNotifications, match="--push-key"):
        push_options("mailto:a@b.org", None, "postgresql:///alhambra", [])


def test_a_file_that_is_no_key_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "key.pem"
    file.write_text("something else")
    with pytest.raises(BadNotifications, match="not a private key on the curve P-256"):
        load_or_create(file)
    assert file.read_text() == "something else"
