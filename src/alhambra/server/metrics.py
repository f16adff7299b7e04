"""Metrics for Prometheus. Workers add up their counts."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST as CONTENT_TYPE
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from alhambra.server.failures import StorageFailed

__all__ = [
    "COMMANDS",
    "CONTENT_TYPE",
    "NOTIFICATIONS",
    "SOCKETS",
    "TABLES",
    "metrics_text",
    "timed_write",
]

_SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The library's name for the folder in which several processes share their counts."""

_registry: Final = CollectorRegistry()
SOCKETS: Final = Gauge(
    "alhambra_sockets", "Sockets that are open", registry=_registry, multiprocess_mode="livesum"
)
TABLES: Final = Gauge(
    "alhambra_tables_in_memory",
    "Tables that are in memory",
    registry=_registry,
    multiprocess_mode="livesum",
)
COMMANDS: Final = Counter(
    "alhambra_commands",
    "Commands, by how they were answered",
    ["answer"],
    registry=_registry,
)
NOTIFICATIONS: Final = Counter(
    "alhambra_notifications",
    "Push messages and emails, by what became of them",
    ["channel", "outcome"],
    registry=_registry,
)
_WRITING: Final = Histogram(
    "alhambra_keeping_seconds",
    "How long it takes until something is safely kept",
    registry=_registry,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)
_WRITE_FAILURES: Final = Counter(
    "alhambra_not_kept", "What could not be kept, because of the database", registry=_registry
)


@contextmanager
def timed_write() -> Iterator[None]:
    """Measure a write to the database, and count its failure."""
    with _WRITING.time():
        try:
            yield
        except StorageFailed:
            _WRITE_FAILURES.inc()
            raise


def metrics_text() -> bytes:
    """All metrics, in Prometheus format."""
    if _SHARED not in os.environ:
        return generate_latest(_registry)
    shared = CollectorRegistry()
    MultiProcessCollector(shared)  # type: ignore[no-untyped-call]
    return generate_latest(shared)


@contextmanager
def shared_metrics() -> Iterator[None]:
    """Let processes started meanwhile share their counts."""
    with tempfile.TemporaryDirectory(prefix="alhambra-") as folder:
        os.environ[_SHARED] = folder
        yield


def forget_process(process: int) -> None:
    """A process has ended: drop its gauges."""
    mark_process_dead(process)  # type: ignore[no-untyped-call]
