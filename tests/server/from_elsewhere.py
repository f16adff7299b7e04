"""Visitors from other addresses of this machine, which no web server speaks for."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
from websockets.sync.client import ClientConnection, connect

from alhambra.server.wire import WIRE_VERSION
from server.serving import ServerProcess


class Stranger:
    """Somebody at 127.0.0.x, who has not come in."""

    def __init__(self, server: ServerProcess, number: int, open: ExitStack) -> None:
        self.server = server
        self.address = f"127.0.0.{number}"
        self._open = open
        transport = httpx.HTTPTransport(local_address=self.address)
        self.http = open.enter_context(
            httpx.Client(transport=transport, base_url=f"http://{server.host}", timeout=60)
        )

    def connection(self) -> socket.socket:
        return self._open.enter_context(
            socket.create_connection(
                ("127.0.0.1", self.server.port), 20, source_address=(self.address, 0)
            )
        )

    def at(self, table: str, cookie: str = "") -> ClientConnection:
        """The socket of a table, of which nothing is received yet."""
        return self._open.enter_context(
            connect(
                f"ws://{self.server.host}/api/tables/{table}/socket?wire={WIRE_VERSION}",
                sock=self.connection(),
                additional_headers={"Cookie": cookie} if cookie else {},
                max_size=None,
                close_timeout=1,
            )
        )


@contextmanager
def stranger(server: ServerProcess, number: int = 2) -> Iterator[Stranger]:
    with ExitStack() as open:
        yield Stranger(server, number, open)
