"""The process that runs a user's Python bot, so that nothing the bot does can stop the caller. It
speaks `Pickles`."""

import base64
import os
import pickle
import queue
import sys
import threading
from typing import IO, Any

from alhambra.bots.bot import Bot
from alhambra.bots.fault import CRASH, NONSENSE
from alhambra.core.loading import load_class
from alhambra.core.messages import BadOption
from alhambra.core.sources import MersenneSource
from alhambra.core.state import Move
from alhambra.games.palace.outside import make_known


def main() -> None:
    answer_questions(_Host())


def answer_questions(host: object) -> None:
    """Each line from the standard input names a method of `host` and has its arguments; write what
    it returns as a line, until the input is closed."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    # Anything the bot prints goes to stderr, for people.
    os.dup2(2, 1)
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        word, _, values = questions.get().partition(b" ")
        answer = getattr(host, word.decode())(*pickle.loads(base64.b64decode(values)))
        if answer:
            answers.write(f"{' '.join(answer.split())}\n")
            answers.flush()


def _read(stdin: IO[bytes], questions: "queue.SimpleQueue[bytes]") -> None:
    """Exits when the caller closes the pipe, even if the bot is still thinking."""
    for line in stdin:
        questions.put(line)
    os._exit(0)


class _Host:
    """Answers each question with a line, and plain notifications with nothing."""

    def load(self, name: str, modules: tuple[str, ...]) -> str:
        for module in modules:
            make_known(module)
        try:
            self._class = load_class(name, Bot)
        except BadOption as error:
            return f"fault {CRASH} {error}"
        return "ready"

    def new(self, seed: int, budget: Any) -> str:
        self._failed = ""
        try:
            self._bot = self._class(MersenneSource(seed))
            self._bot.budget = budget
        except Exception as error:
            self._failed = crash(error)
        return ""

    def choose(self, view: Any, moves: list[Move]) -> str:
        if self._failed:
            return self._failed
        try:
            move: object = self._bot.choose(view, moves)
        except Exception as error:
            return crash(error)
        return str(move) if isinstance(move, Move) else f"fault {NONSENSE} {move!r:.200}"


def crash(error: Exception) -> str:
    """The answer of a bot that failed."""
    return f"fault {CRASH} {type(error).__name__}: {error}"


if __name__ == "__main__":
    main()
