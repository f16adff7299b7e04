"""A bot that runs in its own process."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from alhambra.bots.bot import Bot
from alhambra.bots.fault import ILLEGAL, KINDS, NONSENSE, BotFault
from alhambra.bots.outside.language import Language
from alhambra.bots.outside.process import LineProcess
from alhambra.core.messages import InvalidText
from alhambra.core.sources import Source
from alhambra.core.state import Move, View
from alhambra.games import game

TIME_LIMIT: Final = 10.0
"""How many seconds a decision may take by default."""
_TO_START: Final = 30.0


@dataclass(frozen=True)
class Place:
    """Where such a bot comes from, and how to talk to it."""

    command: tuple[str, ...]
    language: Language = field(compare=False)
    environment: Mapping[str, str] | None = field(default=None, compare=False)
    limit: float = TIME_LIMIT

    def started(self) -> LineProcess:
        """Start a process that is ready to play; raises BotFault if that fails."""
        process = LineProcess(self.command, self.environment)
        # Some programs say that they are ready before they are asked.
        process.tell(self.language.greeting())
        answer = process.answer(_TO_START)
        if answer.split()[:1] != ["ready"]:
            process.end()
            raise _fault(answer) or BotFault(NONSENSE, answer)
        return process


_idle: defaultdict[Place, list[LineProcess]] = defaultdict(list)
"""Processes between two games: most take longer to start than to play."""


class OutsideBot(Bot):
    """Such a bot for one game. Anything it does wrong raises a BotFault and ends its process."""

    takes_budget = True

    def __init__(self, source: Source, place: Place) -> None:
        super().__init__(source)
        self._place = place
        self._process: LineProcess | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        place, process = self._place, self._process
        self._process = None
        if process is None:
            idle = _idle[place]
            process = idle.pop() if idle else place.started()
            process.tell(place.language.new_game(view, self.source.number(), self.budget))
        answer = process.ask(place.language.question(view, moves), place.limit)
        self._process = process
        return answered_move(answer, view, moves)

    def close(self) -> None:
        if self._process is not None:
            _idle[self._place].append(self._process)
            self._process = None


def keep_ready(place: Place) -> None:
    """Start such a bot to see whether that works; raises BotFault if not."""
    if not _idle[place]:
        _idle[place].append(place.started())


def end_idle() -> None:
    for processes in _idle.values():
        for process in processes:
            process.end()
    _idle.clear()


def answered_move(answer: str, view: View, moves: list[Move]) -> Move:
    """The move that a line names; raises BotFault if it names none."""
    fault = _fault(answer)
    if fault is not None:
        raise fault
    for move in moves:
        if str(move) == answer:
            return move
    # Payments with superfluous cards are allowed but not listed.
    try:
        return game(view.game).parse_move(answer)
    except InvalidText:
        raise BotFault(NONSENSE, answer) from None
    except Exception:
        raise BotFault(ILLEGAL, answer) from None


def _fault(answer: str) -> BotFault | None:
    """The fault that a process reports instead of answering."""
    word, _, rest = answer.partition(" ")
    kind, _, detail = rest.partition(" ")
    return BotFault(kind, detail) if word == "fault" and kind in KINDS else None
