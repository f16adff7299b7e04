"""A process that reads questions from its standard input and answers on its standard output, line
by line."""

import contextlib
import os
import queue
import re
import signal
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
_EXIT_LOOK_UP: Final = 0.01
"""How often to check, in seconds, whether it has exited."""
_NAMES_AN_ERROR: Final = re.compile(rb"error|exception|panic", re.IGNORECASE)
"""In most languages, a line of this kind says what went wrong; others say where."""


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
        self._stderr: deque[bytes] = deque(maxlen=20)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._reader = _thread(self._read, self._process.stdout)
        self._listener = _thread(self._listen, self._process.stderr)
        _running.add(self)

    def ask(self, question: str, limit: float, is_wanted: Callable[[], bool] = lambda: True) -> str:
        """The line it answers within `limit` seconds, or as long as the answer `is_wanted`."""
        if not self._answers.empty():
            line = self._answers.get_nowait()
            raise self._crashed("output") if not line else self._gave_up(NONSENSE, line)
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(question.encode())
            stdin.flush()
        except OSError:
            raise self._crashed("input") from None
        return self.answer(limit, is_wanted)

    def answer(self, limit: float, is_wanted: Callable[[], bool] = lambda: True) -> str:
        """The next line it writes, which may already be there."""
        try:
            line = self._next_answer(limit, is_wanted)
        except queue.Empty:
            if self._exits_within(0.0):
                # What it started itself still holds its output open.
                raise self._crashed("output") from None
            raise self._gave_up(TIMEOUT, f"{limit:g} s".encode()) from None
        if not line:
            raise self._crashed("output")
        if not line.endswith(b"\n") and len(line) >= _LONGEST_LINE:
            raise self._gave_up(NONSENSE, line)
        return _readable(line)

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

    def end(self) -> None:
        """End the process, and all that it has started."""
        _running.discard(self)
        self._close_input()
        # As long as it is not waited for, no other process can have its number.
        if self._process.returncode is None:
            self._kill()
            self._process.wait()
        for thread in (self._reader, self._listener):
            thread.join(_TO_END)
        for stream in (self._process.stdout, self._process.stderr):
            # Something that left its process group may hold the streams open: let it.
            if stream is not None and not self._reader.is_alive() and not self._listener.is_alive():
                stream.close()

    def _close_input(self) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def _kill(self) -> None:
        if not hasattr(os, "killpg"):
            self._process.kill()
            return
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _exits_within(self, seconds: float) -> bool:
        """Whether it does; its exit status can still be read later."""
        if not hasattr(os, "waitid"):
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
            return self._process.returncode is not None
        if self._process.returncode is not None:
            return True
        deadline = time.monotonic() + seconds
        how = os.WEXITED | os.WNOHANG | os.WNOWAIT
        while os.waitid(os.P_PID, self._process.pid, how) is None:
            if time.monotonic() >= deadline:
                return False
            time.sleep(_EXIT_LOOK_UP)
        return True

    def _crashed(self, stream: str) -> BotFault:
        """It can no longer be reached by this stream: it has exited, or closed the stream."""
        self._close_input()
        exited = self._exits_within(_TO_END)
        self.end()
        lines = [line for line in reversed(self._stderr) if line.strip()]
        named = [line for line in lines if _NAMES_AN_ERROR.search(line)]
        last = _readable(next(iter(named or lines), b""))[:_LONGEST_DETAIL]
        what = f"exit status {self._process.returncode}" if exited else f"closed its {stream}"
        return BotFault(CRASH, f"{what}: {last}" if last else what)

    def _gave_up(self, kind: str, detail: bytes) -> BotFault:
        self.end()
        return BotFault(kind, _readable(detail)[:_LONGEST_DETAIL])

    def _read(self, stream: IO[bytes]) -> None:
        while line := stream.readline(_LONGEST_LINE):
            # Lines that start with # are the bot thinking aloud.
            if not line.startswith(b"#"):
                self._answers.put(line)
        self._answers.put(b"")

    def _listen(self, stream: IO[bytes]) -> None:
        while line := stream.readline(_LONGEST_LINE):
            self._stderr.append(line)


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


def _readable(line: bytes) -> str:
    """Without what a terminal would obey instead of showing it."""
    text = line.decode(errors="replace").strip()
    return "".join(
        [letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text]
    )
