"""Running the server: the port it listens on, and everything that is set up around it."""

import asyncio
import contextlib
import gc
import signal
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from alhambra.core.messages import AlhambraError, Message
from alhambra.games.palace.outside import make_known
from alhambra.server.app import app_for
from alhambra.server.logs import logging_config
from alhambra.server.network_address import lan_address
from alhambra.server.socket.route import LARGEST_FRAME
from alhambra.server.storage.opening import opened
from alhambra.server.storage.store import Store
from alhambra.server.workers import run_workers

USUAL_PORT: Final = 8000
_MORE_PORTS: Final = 20
_MOST_SENT_AHEAD: Final = 128 * 1024
"""Bytes the system buffers for a client that does not read; its own default is megabytes."""
_GRACE: Final = 1
"""How many seconds requests may take to end once the server is stopped."""


_COLLECTIONS: Final = (2_000, 100, 100)
"""How rarely to look for garbage in cycles. There is hardly any, and with a thousand tables to look
through, everybody would wait for a third of a second."""


class CannotListen(AlhambraError):
    """The address is not this machine's, or the port is taken or not allowed."""


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens on `port`; if none is given, on the usual one or the next that is
    free. CannotListen if that is impossible."""
    if port is not None:
        return _bound(host, port)
    for more in range(_MORE_PORTS):
        with contextlib.suppress(CannotListen):
            return _bound(host, USUAL_PORT + more)
    return _bound(host, USUAL_PORT + _MORE_PORTS)


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        bound = socket.socket(family, socket.SOCK_STREAM)
    except OSError as error:
        raise _cannot_listen(host, port, error) from None
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _MOST_SENT_AHEAD)
        bound.bind(address)
    except OSError as error:
        bound.close()
        raise _cannot_listen(host, port, error) from None
    return bound


def _cannot_listen(host: str, port: int, error: OSError) -> CannotListen:
    facts = {"host": host, "port": str(port), "reason": error.strerror or str(error)}
    return CannotListen(Message("server-cannot-listen", facts))


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(*_COLLECTIONS)
        if self.started:
            await asyncio.to_thread(self._ready)


class Settings(NamedTuple):
    """How a server is to be run."""

    where: Path | str
    """The folder of its games, or the URL of a database."""
    workers: int = 1
    seed: int | None = None
    json_logs: bool = False
    modules: tuple[str, ...] = ()
    """Modules from outside this package that tables can be played with."""


class OneFolderOneProcess(AlhambraError):
    """Several processes cannot share a folder."""


def run(bound: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until the process is stopped; or CannotOpen, InUse or NewerData if it cannot
    begin."""
    # SIGTERM is no failure.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if settings.workers == 1:
        run_one(settings, bound, ready)
        return
    if isinstance(settings.where, Path):
        raise OneFolderOneProcess(Message("server-workers-need-database"))
    # What is wrong with the database is said once, and it is brought up to date once.
    opened(settings.where).close()
    run_workers(settings.workers, bound, partial(run_one, settings), ready)


def run_one(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """The same, in this process."""
    for module in settings.modules:
        make_known(module)
    store = Store(opened(settings.where))
    try:
        config = uvicorn.Config(
            app_for(store, settings.seed, lan_address(bound)),
            loop="auto",
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=logging_config(settings.json_logs),
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_GRACE,
        )
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, ready).run([bound])
    finally:
        store.close()
