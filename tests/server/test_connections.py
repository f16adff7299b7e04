"""How many connections an address may have, and what counts as one address."""

from contextlib import ExitStack
from pathlib import Path

import pytest

from alhambra.server.addresses import household, parsed_address, parsed_network
from alhambra.server.limits import AtOnce
from server.from_elsewhere import Stranger, stranger
from server.serving import ServerProcess


def is_closed(connection_of: Stranger) -> bool:
    """Whether the next connection is closed before anything is asked."""
    connection = connection_of.connection()
    try:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return connection.recv(100) == b""
    except ConnectionError:
        return True


def test_an_address_has_so_many_connections(own_server: ServerProcess) -> None:
    with stranger(own_server, 53) as another:
        with stranger(own_server, 54) as visitor:
            for _ in range(AtOnce().connections_of_address):
                visitor.connection()
            assert is_closed(visitor)
            assert not is_closed(another)
        # When they are closed, there is room again.
        with stranger(own_server, 54) as visitor:
            assert not all(is_closed(visitor) for _ in range(20))


@pytest.mark.parametrize("proxies", ["192.0.2.1, 127.0.0.54", "127.0.0.0/24", "*"])
def test_the_connections_of_a_proxy_are_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: str
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    server = ServerProcess(tmp_path / "data")
    with ExitStack() as stopping:
        stopping.callback(server.stop)
        proxy = stopping.enter_context(stranger(server, 54))
        for _ in range(AtOnce().connections_of_address):
            proxy.connection()
        assert not is_closed(proxy)


# Addresses


def test_an_address_of_ipv6_counts_as_its_64_and_a_mapped_one_as_ipv4() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:1") == "2001:db8::/64"
    assert household("2001:db8:0:1::1") != household("2001:db8::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("somewhere") == "somewhere"


@pytest.mark.parametrize(
    ("banned", "address", "is_banned"),
    [
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.0/24", "::ffff:192.0.2.77", True),
        ("192.0.2.0/24", "::ffff:192.0.3.77", False),
        ("2001:db8::1", "2001:db8::2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("2001:db8::/32", "2001:db8:7::1", True),
    ],
)
def test_a_ban_holds_however_the_address_is_written(
    banned: str, address: str, is_banned: bool
) -> None:
    network, found = parsed_network(banned), parsed_address(address)
    assert network is not None
    assert found is not None
    assert (found in network) is is_banned
