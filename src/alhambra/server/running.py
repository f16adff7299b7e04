"""Running the server: the port it listens on, and everything set up around it."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from alhambra.bots.outside import make_known as make_bot_known
from alhambra.core.messages import AlhambraError, Message
from alhambra.games.palace.outside import make_known
from alhambra.server.app import app_for
from alhambra.server.connections import Config
from alhambra.server.limits import PEOPLE_PER_ADDRESS, Limits
from alhambra.server.logs import logging_config
from alhambra.server.network_address import lan_address
from alhambra.server.notifications.keys import load_or_create
from alhambra.server.notifications.options import NotificationOptions
from alhambra.server.socket.route import LARGEST_FRAME
from alhambra.server.storage.opening import opened
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import IDLE
from alhambra.server.workers import run_workers

USUAL_PORT: Final = 8000
_MORE_PORTS: Final = 20
_MOST_SENT_AHEAD: Final = 128 * 1024
"""Bytes the system buffers for a client that does not read; its default is megabytes."""
_GRACE: Final = 1
"""Seconds that requests get to finish once the server is stopped."""


_COLLECTIONS: Final = (2_000, 100, 100)
"""Garbage collection thresholds. There is hardly any garbage in cycles, and scanning a thousand
tables would make everybody wait for a third of a second."""


_SWITCHING: Final = 0.0005
"""Seconds that another thread may keep the event loop waiting."""
_PROXIES: Final = "FORWARDED_ALLOW_IPS"
"""uvicorn's name for the addresses of reverse proxies."""
_HERE: Final = "127.0.0.1,::1,::ffff:127.0.0.1"


class CannotListen(AlhambraError):
    """The address is not this machine's, or the port is taken or not allowed."""


def listening(host: str, port: int | None) -> socket.socket:
    """A socket that listens on `port`; without one, on the usual port or the next free one.
    CannotListen if that is impossible."""
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
        sys.setswitchinterval(_SWITCHING)
        if self.started:
            await asyncio.to_thread(self._ready)


class Settings(NamedTuple):
    """How to run a server."""

    where: Path | str
    """The folder its games are stored in, or the URL of a database."""
    workers: int = 1
    seed: int | None = None
    json_logs: bool = False
    modules: tuple[str, ...] = ()
    """Modules from outside this package that tables can use."""
    people_per_address: int = PEOPLE_PER_ADDRESS
    """How many people limits by address allow for."""
    host_names: tuple[str, ...] = ()
    """Host names that the server answers to, besides those of its own network."""
    idle: float = IDLE
    """Seconds before a table that nobody has open leaves memory."""
    bots: tuple[tuple[str, float], ...] = ()
    """Bots from outside that the administrator allows: their names, and how long each may think."""
    notifications: NotificationOptions = NotificationOptions()


class OneFolderOneProcess(AlhambraError):
    """Several processes cannot share a folder."""


def run(bound: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until the process is stopped; or CannotOpen, InUse or NewerData, if it cannot start."""
    set_signals()
    if settings.workers == 1:
        run_one(settings, bound, ready)
        return
    if isinstance(settings.where, Path):
        raise OneFolderOneProcess(Message("server-workers-need-database"))
    # Here, so that database problems are reported once, and migrations run once.
    opened(settings.where).close()
    if settings.notifications.push is not None:
        load_or_create(settings.notifications.push.key_file)
    run_workers(settings.workers, bound, partial(run_one, settings), ready)


def set_signals() -> None:
    """Both signals stop the process without failure, even if it was started with one of them
    ignored, as shells do for background jobs."""
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.default_int_handler)


def run_one(settings: Settings, bound: socket.socket, ready: Callable[[], None]) -> None:
    """The same, in this process."""
    for module in settings.modules:
        make_known(module)
    for bot, limit in settings.bots:
        make_bot_known(bot, limit)
    store = Store(opened(settings.where))
    try:
        limits = Limits(settings.people_per_address)
        config = Config(
            app_for(
                store,
                settings.seed,
                lan_address(bound),
                limits,
                settings.host_names,
                settings.idle,
                settings.notifications,
            ),
            limits,
            proxies=os.environ.get(_PROXIES, _HERE),
            loop="auto",
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=logging_config(settings.json_logs),
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_GRACE,
        )
        set_signals()
        with contextlib.suppress(KeyboardInterrupt):
            Server(config, ready).run([bound])
    finally:
        store.close()
