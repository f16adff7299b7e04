"""Progress while games are played: how far, how fast, how much longer; and Ctrl-C."""

import signal
import sys
from types import FrameType
from typing import Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from alhambra.arena.report import say

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C."""


class Interrupt:
    """Ctrl-C while games are played: the first is noted, the second stops at once."""

    def __init__(self) -> None:
        self._noticed = False

    def noticed(self) -> bool:
        return self._noticed

    def __enter__(self) -> None:
        self._before = signal.signal(signal.SIGINT, self._notice)

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _notice(self, _number: int, _frame: FrameType | None) -> None:
        self._noticed = True
        signal.signal(signal.SIGINT, self._before)


class _RateColumn(ProgressColumn):
    """Games per second; one step may be several games."""

    def render(self, task: Task) -> Text:
        games = float(task.fields.get("games_each", 1.0))
        return Text(say("rate", rate=f"{games * (task.speed or 0.0):.1f}"))


def progress() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _RateColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
