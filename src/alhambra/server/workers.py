"""Several processes that serve one port and share a database."""

import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final

from alhambra.server.metrics import forget_process, shared_metrics

Serve = Callable[[socket.socket, Callable[[], None]], None]
"""Serves a port until the process is stopped; calls its argument when it is ready."""

_AGAIN: Final = 1.0
"""Seconds before a worker that has ended is replaced."""
_GRACE: Final = 5.0
"""Seconds that workers may take to stop."""

_spawning: Final = multiprocessing.get_context("spawn")


def run_workers(count: int, bound: socket.socket, serve: Serve, ready: Callable[[], None]) -> None:
    """Run until this process is stopped. A worker that ends by itself is replaced."""
    bound.listen()
    with shared_metrics():
        _run_workers(count, bound, serve, ready)


def _run_workers(count: int, bound: socket.socket, serve: Serve, ready: Callable[[], None]) -> None:
    workers = [_started(bound, serve) for _ in range(count)]
    try:
        ready()
        while True:
            wait([worker.sentinel for worker in workers])
            time.sleep(_AGAIN)
            for number, worker in enumerate(workers):
                if not worker.is_alive():
                    forget_process(worker.pid or 0)
                    workers[number] = _started(bound, serve)
    except KeyboardInterrupt:
        return
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(_GRACE)
            worker.kill()


def _started(bound: socket.socket, serve: Serve) -> SpawnProcess:
    worker = _spawning.Process(target=_work, args=(bound, serve))
    worker.start()
    return worker


def _work(bound: socket.socket, serve: Serve) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(bound, lambda: None)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
