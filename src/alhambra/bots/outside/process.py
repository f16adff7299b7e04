"""A process that reads questions from its standard input and answers on its standard output, line
by line."""

import contextlib
import queue
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import util
from typing import IO, Final

from alhambra.bots.fault import CRASH, NONSENSE, TIMEOUT, BotFault

_LONGEST_LINE: Final = 10_000
_LONGEST_DETAIL: Final = 200
_LOOK_UP: Final = 0.5
"""How many seconds pass before it is noticed that an answer is not wanted any more."""
_TO_END: Final = 1.0
"""How many seconds a process has to exit on its own once its input is closed."""


class LineProcess:
    """Such a process, from start to end; raises BotFault for anything that goes wrong with it.

    Threads read its output, because that is the only way to wait with a timeout on every system.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None) -> None:
        try:
            # Shielded from Ctrl-C, which would look like a crash in the middle of a game.
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFault(CRASH, error.strerror or str(error)) from None
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._said: deque[bytes] = deque(maxlen=20)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._reader = _thread(self._read, self._process.stdout)
        self._listener = _thread(self._listen, self._process.stderr)
        _running.add(self)

    def ask(self, question: str, limit: float, is_wanted: Callable[[], bool] = lambda: True) -> str:
        """The line it answers within `limit` seconds, or as long as the answer `is_wanted`."""
        if not self._answers.empty():
            line = self._answers.get_nowait()
            raise self._crashed() if not line else self._gave_up(NONSENSE, line)
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(question.encode())
            stdin.flush()
            line = self._next_answer(limit, is_wanted)
        except queue.Empty:
            raise self._gave_up(TIMEOUT, f"{limit:g} s".encode()) from None
        except OSError:
            line = b""
        if not line:
            raise self._crashed()
        if not line.endswith(b"\n") and len(line) >= _LONGEST_LINE:
            raise self._gave_up(NONSENSE, line)
        return line.decode(errors="replace").strip()

    def _next_answer(self, limit: float, is_wanted: Callable[[], bool]) -> bytes:
        end = time.monotonic() + limit
        while True:
            left = end - time.monotonic()
            try:
                return self._answers.get(timeout=max(0.0, min(left, _LOOK_UP)))
            except queue.Empty:
                if left <= 0 or not is_wanted():
                    raise

    def tell(self, line: str) -> None:
        """Send a line that needs no answer; if the process is gone, the next `ask` notices."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()

    def end(self, patience: float = 0.0) -> None:
        """End the process, giving it `patience` seconds to exit once its input is closed."""
        _running.discard(self)
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for thread in (self._reader, self._listener):
            thread.join(_TO_END)
        for stream in (self._process.stdout, self._process.stderr):
            # A child process may hold the streams open; then they are left alone.
            if stream is not None and not self._reader.is_alive() and not self._listener.is_alive():
                stream.close()

    def _crashed(self) -> BotFault:
        self.end(_TO_END)
        last = _detail(next((line for line in reversed(self._said) if line.strip()), b""))
        status = f"exit status {self._process.returncode}"
        return BotFault(CRASH, f"{status}: {last}" if last else status)

    def _gave_up(self, kind: str, detail: bytes) -> BotFault:
        self.end()
        return BotFault(kind, _detail(detail))

    def _read(self, stream: IO[bytes]) -> None:
        while line := stream.readline(_LONGEST_LINE):
            # Lines that start with # are the bot thinking aloud.
            if not line.startswith(b"#"):
                self._answers.put(line)
        self._answers.put(b"")

    def _listen(self, stream: IO[bytes]) -> None:
        while line := stream.readline(_LONGEST_LINE):
            self._said.append(line)


_running: set[LineProcess] = set()


def _end_all() -> None:
    for process in list(_running):
        process.end()


# Unlike `atexit`, this also runs when `multiprocessing` child processes end.
util.Finalize(None, _end_all, exitpriority=100)


def _thread(work: Callable[[IO[bytes]], None], stream: IO[bytes]) -> threading.Thread:
    thread = threading.Thread(target=work, args=(stream,), daemon=True)
    thread.start()
    return thread


def _detail(text: bytes) -> str:
    return text.decode(errors="replace").strip()[:_LONGEST_DETAIL]
