"""Workers on Ray: one machine or many. `docs/cluster.md` says how, and what it costs."""

import contextlib
import logging
import os
import re
import socket
import sys
import uuid
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from math import inf
from time import monotonic, perf_counter
from typing import Any, Final

from alhambra.arena.luggage import packed
from alhambra.arena.workers import Done, Job, Stop, Task
from alhambra.core.messages import BadOption, Message

LOCAL: Final = "ray"
_ADDRESS: Final = re.compile(r"(ray://)?[^/\s:]+:\d+")
"""The address of a cluster: with `ray://` for a client from outside, without it on the cluster's
own machines."""

_ENVIRONMENT: Final = {
    # Keeps Ray from printing advice on every start.
    "RAY_DEDUP_LOGS": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
}
_FOR_THIS_MACHINE: Final = {
    # Ray then listens on the loopback interface only: anyone who reaches it can run any code.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
    # Ray's own 15 would leave its workers what anything else on this machine does not want.
    "RAY_worker_niceness": "0",
}

_REACHED_WITHIN: Final = 10
"""Seconds; Ray itself keeps trying for a quarter of an hour."""
_AHEAD: Final = 3
"""How many bundles per processor may be under way or waiting to be collected."""
_COUNTED_EVERY: Final = 2.0
"""Seconds between two counts of the processors: each count asks the cluster."""
BUNDLE_SECONDS: Final = 0.5
LARGEST_BUNDLE: Final = 64
"""Tasks are bundled until a bundle takes that many seconds: each costs the driver a millisecond."""
_LOOK_UP: Final = 0.1
"""How often to check, in seconds, whether to stop while waiting."""


class RayWorkers:
    """The processors of a cluster; a local cluster is started only for as long as it is needed."""

    def __init__(self, address: str, processors: int = 0) -> None:
        """`address` is `ray`, `ray://host:port` or `host:port`; anything else is a BadOption."""
        if address != LOCAL and not _ADDRESS.fullmatch(address):
            raise BadOption(Message("ray-address", {"address": address}))
        # Ray reads most of these when it is imported.
        here = _FOR_THIS_MACHINE if address == LOCAL else {}
        for name, value in (_ENVIRONMENT | here).items():
            os.environ.setdefault(name, value)
        try:
            import ray  # noqa: F401 – to check that it is installed
        except ImportError:
            raise BadOption(Message("ray-missing")) from None
        self._address = address
        self._processors = processors or os.cpu_count() or 1

    def work(self, job: Job[Task, Done], tasks: Iterable[Task], stop: Stop) -> Iterator[Done]:
        import ray

        _send_code_of(job)
        with packed() as luggage:
            moved = job.relocated(luggage.add)
            with self._connected(str(luggage.folder)):
                yield from _Driver(ray, moved).work(tasks, stop)

    @contextlib.contextmanager
    def _connected(self, folder: str) -> Iterator[None]:
        import ray

        settings: dict[str, Any] = {
            "runtime_env": {"working_dir": folder},
            "log_to_driver": False,
            "logging_level": logging.ERROR,
        }
        if self._address == LOCAL:
            # Never connect to a cluster that happens to be running here already.
            settings |= {
                "address": "local",
                "num_cpus": self._processors,
                "include_dashboard": False,
            }
        else:
            settings["address"] = self._address
        try:
            if self._address != LOCAL:
                _expect_somebody(self._address)
            ray.init(**settings)
        except (OSError, OverflowError, RuntimeError) as error:
            facts = {"address": self._address, "reason": str(error).partition("\n")[0].rstrip(".")}
            raise BadOption(Message("ray-unreachable", facts)) from None
        try:
            yield
        finally:
            ray.shutdown()


def _send_code_of(job: Job[Any, Any]) -> None:
    """A job that is defined outside this package, such as in a tool, is sent with its code, since
    the workers cannot import it."""
    from ray import cloudpickle

    top = type(job).__module__.partition(".")[0]
    if top not in ("alhambra", "__main__"):  # a program's own code is sent anyway
        cloudpickle.register_pickle_by_value(sys.modules[top])


def _expect_somebody(address: str) -> None:
    """Raises OSError if nobody listens there, or OverflowError if there is no such port."""
    host, _, port = address.removeprefix("ray://").partition(":")
    socket.create_connection((host, int(port)), _REACHED_WITHIN).close()


class _Driver:
    """Hands out bundles, and collects their results in order."""

    def __init__(self, ray: Any, job: Job[Any, Any]) -> None:
        self._ray = ray
        # A task reports everything in its result; if there is none, its machine is gone, so try
        # again.
        self._do = ray.remote(num_cpus=1, max_retries=-1)(_do)
        self._job = [ray.put(job)]
        self._key = uuid.uuid4().hex
        self._bundle = 1
        self._processors = 1
        self._counted = -inf

    def work(self, tasks: Iterable[Task], stop: Stop) -> Iterator[Any]:
        waiting = iter(tasks)
        under_way: deque[Any] = deque()
        try:
            while True:
                while len(under_way) < self._room():
                    bundle = list(islice(waiting, self._bundle))
                    if not bundle:
                        break
                    under_way.append(self._do.remote(self._key, self._job, bundle))
                if not under_way or not self._wait(under_way[0], stop):
                    return
                results, seconds = self._ray.get(under_way.popleft())
                self._fit(seconds / len(results))
                for result in results:
                    if stop():
                        return
                    yield result
        finally:
            for bundle in under_way:
                self._ray.cancel(bundle, force=True)

    def _room(self) -> int:
        """Machines may come and go."""
        now = monotonic()
        if now - self._counted >= _COUNTED_EVERY:
            self._processors = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._counted = now
        return _AHEAD * self._processors

    def _wait(self, bundle: Any, stop: Stop) -> bool:
        while not stop():
            done, _ = self._ray.wait([bundle], timeout=_LOOK_UP)
            if done:
                return True
        return False

    def _fit(self, seconds: float) -> None:
        wanted = BUNDLE_SECONDS / max(seconds, 1e-6)
        self._bundle = max(1, min(LARGEST_BUNDLE, int(wanted)))


# In the workers

_opened: dict[str, Callable[[Any], Any]] = {}


def _do(key: str, job: list[Any], tasks: list[Any]) -> tuple[list[Any], float]:
    """The results, and how many seconds they took."""
    import ray

    if key not in _opened:
        _opened.clear()
        _opened[key] = ray.get(job[0]).open()
    start = perf_counter()
    results = [_opened[key](task) for task in tasks]
    return results, perf_counter() - start
