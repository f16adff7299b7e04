"""Servers that start in a tenth of the time: a process that has imported everything forks for each,
and the fork is the command `alhambra`, with its own arguments, environment, output and status."""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import IO, Any, Final

_TESTS: Final = Path(__file__).resolve().parents[1]
_IMPORTED: Final = ("alhambra.cli.main", "alhambra.server.running", "uvicorn.lifespan.on", "uvloop")
_LARGEST: Final = 1 << 20


class Forked:
    """A process like one of `subprocess`; whoever forked it says how it ended."""

    def __init__(self, pid: int, stdout: IO[str], ending: socket.socket) -> None:
        self.pid = pid
        self.stdout = stdout
        self._ending = ending
        self._status: int | None = None

    def poll(self) -> int | None:
        if self._status is None and select.select([self._ending], [], [], 0)[0]:
            self._status = int(self._ending.recv(16))
            self._ending.close()
        return self._status

    def wait(self, seconds: float) -> int:
        if self._status is None:
            select.select([self._ending], [], [], seconds)
        status = self.poll()
        if status is None:
            raise subprocess.TimeoutExpired("alhambra", seconds)
        return status

    def send_signal(self, which: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, which)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def forked(words: list[str], environment: dict[str, str], errors: IO[str]) -> Forked:
    """The command `alhambra` with these words."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    reading, writing = os.pipe()
    request = {"words": words, "environment": environment, "folder": os.getcwd()}
    with theirs:
        fds = [writing, errors.fileno(), theirs.fileno()]
        socket.send_fds(_forking_process(), [json.dumps(request).encode()], fds)
    os.close(writing)
    return Forked(int(ours.recv(16)), os.fdopen(reading), ours)


@cache
def _forking_process() -> socket.socket:
    """It ends when this end of the connection is closed."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, "-m", "server.forking", str(theirs.fileno())]
        process = subprocess.Popen(
            command, cwd=_TESTS, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()]
        )

    def end() -> None:
        ours.close()
        process.wait(60)

    atexit.register(end)
    return ours


# In the process that forks


class Forking:
    def __init__(self, requests: socket.socket) -> None:
        self._requests = requests
        self._poll = select.poll()
        self._poll.register(requests, select.POLLIN)
        self._running: dict[int, tuple[int, socket.socket]] = {}
        """By what shows that it has ended: its process, and where to say so."""

    def run(self) -> Callable[[], Any] | None:
        """What is to be done in a fork; or nothing, when no more forks are wanted."""
        while True:
            for fd, _ in self._poll.poll():
                if fd != self._requests.fileno():
                    self._say_ended(fd)
                    continue
                request, fds, _, _ = socket.recv_fds(self._requests, _LARGEST, 3)
                if not request:
                    return None
                if (begin := self._fork(json.loads(request), *fds)) is not None:
                    return begin

    def _fork(
        self, request: dict[str, Any], stdout: int, stderr: int, ending: int
    ) -> Callable[[], Any] | None:
        pid = os.fork()
        if pid == 0:
            os.dup2(stdout, 1)
            os.dup2(stderr, 2)
            # The streams of before know that they wrote to something else.
            sys.stdout, sys.stderr = (os.fdopen(fd, "w", closefd=False) for fd in (1, 2))
            for each in (stdout, stderr, ending, *self._running):
                os.close(each)
            for connection in (self._requests, *[told for _, told in self._running.values()]):
                connection.close()
            sys.path.remove(str(_TESTS))
            os.chdir(request["folder"])
            os.environ.clear()
            os.environ.update(request["environment"])
            sys.argv = ["alhambra", *request["words"]]
            return lambda: runpy.run_module("alhambra", run_name="__main__", alter_sys=True)
        os.close(stdout)
        os.close(stderr)
        told = socket.socket(fileno=ending)
        told.send(str(pid).encode())
        ended = os.pidfd_open(pid)
        self._running[ended] = pid, told
        self._poll.register(ended, select.POLLIN)
        return None

    def _say_ended(self, ended: int) -> None:
        pid, told = self._running.pop(ended)
        self._poll.unregister(ended)
        os.close(ended)
        _, status = os.waitpid(pid, 0)
        with told:
            told.send(str(os.waitstatus_to_exitcode(status)).encode())


def main() -> None:
    # What was forked is interrupted by itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in _IMPORTED:
        import_module(module)
    gc.freeze()
    if begin := Forking(socket.socket(fileno=int(sys.argv[1]))).run():
        signal.signal(signal.SIGINT, signal.default_int_handler)
        begin()


if __name__ == "__main__":
    main()
