"""Which addresses push messages are sent to.

Clients name the addresses of push services, and the server connects to them: so it connects to
nothing but https on the public internet. A name is resolved once, and the connection goes to the
address that was checked, whatever the name points to a moment later.
"""

import socket
import ssl
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

import httpcore

from alhambra.core.messages import Message
from alhambra.server.addresses import Address
from alhambra.server.background import NAMES
from alhambra.server.failures import BadRequest
from alhambra.server.turns import Rank

_LONGEST: Final = 1024
_PORT: Final = 443
_MOST_READ: Final = 32 * 1024
"""Bytes of an answer that are looked at. Its status is in the first few, unless somebody sends
interim answers without end."""
_NAT64: Final = IPv6Network("64:ff9b::/96")
_EMBEDDING: Final = tuple(IPv6Network(each) for each in ("::/96", "64:ff9b:1::/48"))
"""IPv6 addresses that lead to IPv4 ones, and that no push service has."""


class Endpoints:
    """Accepts any push service on the public internet, and those that the administrator names,
    wherever they are."""

    def __init__(self, named: frozenset[str] = frozenset()) -> None:
        self._named = named

    def expect_allowed(self, endpoint: str) -> None:
        """Or BadRequest. Where a name leads is checked only when something is sent."""
        split = _split(endpoint)
        if split is None or not (self.is_named(split) or split.port in (None, _PORT)):
            raise BadRequest(Message("bad-push-endpoint"))
        literal = _literal(split.hostname or "")
        if literal is not None and not self.is_named(split) and not is_public(literal):
            raise BadRequest(Message("bad-push-endpoint"))

    def is_named(self, split: SplitResult) -> bool:
        return origin_of(split) in self._named

    def backend_for(self, endpoint: str) -> httpcore.AsyncNetworkBackend:
        """What connects to the endpoint."""
        return httpcore.AnyIOBackend() if self.is_named(urlsplit(endpoint)) else CheckedBackend()


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self) -> None:
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await resolved(host, port)
        if not addresses or not all(is_public(address) for address in addresses):
            raise httpcore.ConnectError("not a public address")
        # By its number: looked up again, the name could lead elsewhere.
        return _Brief(
            await self._backend.connect_tcp(
                str(addresses[0]), port, timeout, local_address, socket_options
            )
        )

    async def connect_unix_socket(
        self,
        path: str,  # noqa: ARG002 – never connected
        timeout: float | None = None,  # noqa: ARG002
        socket_options: Iterable[Any] | None = None,  # noqa: ARG002
    ) -> httpcore.AsyncNetworkStream:
        raise httpcore.ConnectError("not a public address")

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)


class _Brief(httpcore.AsyncNetworkStream):
    """A connection that breaks off when too much arrives."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = _MOST_READ

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._left <= 0:
            raise httpcore.ReadError("too much")
        found = await self._stream.read(min(max_bytes, self._left), timeout)
        self._left -= len(found)
        return found

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> httpcore.AsyncNetworkStream:
        return _Brief(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


async def resolved(host: str, port: int) -> list[Address]:
    """All addresses of a name; none, if it is unknown."""

    def look_up() -> list[Any]:
        return socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)

    try:
        found = await NAMES.run(Rank.ANYBODY, look_up)
    except (OSError, UnicodeError):
        return []
    return [ip_address(str(address[0]).partition("%")[0]) for *_, address in found]


def is_public(address: Address) -> bool:
    """Whether anybody on the internet can reach the address, so that reaching it through this
    server gives nobody anything."""
    if isinstance(address, IPv6Address):
        inner = _inner(address)
        if inner is not None:
            return is_public(inner)
        if any(address in network for network in _EMBEDDING):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _inner(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 one stands for."""
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    teredo = address.teredo
    return address.ipv4_mapped or address.sixtofour or (teredo[1] if teredo else None)


def origin_of(split: SplitResult) -> str:
    return f"{split.scheme}://{split.netloc.lower()}"


def _split(endpoint: str) -> SplitResult | None:
    """The parts of an https URL, if it is one."""
    if len(endpoint) > _LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        return None
    try:
        split = urlsplit(endpoint)
        split.port  # noqa: B018 – raises ValueError for one that is no number
    except ValueError:
        return None
    is_fit = split.scheme == "https" and split.hostname and "@" not in split.netloc
    return split if is_fit and " " not in endpoint and "\\" not in endpoint else None


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host.partition("%")[0])
    except ValueError:
        return None
