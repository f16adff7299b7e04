"""The log: what each command led to, taken from the steps that it added to the record."""

from typing import Final

from alhambra.core.game import Game
from alhambra.core.record import DRAW, MOVE, Step
from alhambra.core.state import HIDDEN, Move, Seat, State
from alhambra.server.views import about_move
from alhambra.server.views.scoring import scoring_view
from alhambra.server.wire.events import Drawn, Ended, Event, LogEntry, Moved, Scored

_GAME_ENDS: Final = "= won"


class LogSince:
    """A moment of a game, and the log entries since then."""

    def __init__(self, game: Game, from_the_start: bool = False) -> None:
        self._game = game
        self._steps = 0 if from_the_start else len(game.record.steps)
        self._before = None if from_the_start else game.state.copy()

    def entries(self) -> list[LogEntry]:
        """Everything since then, in order."""
        return log_entries(self._before, self._game.record.steps[self._steps :], self._game.state)


def log_entries(before: State | None, steps: list[Step], state: State) -> list[LogEntry]:
    """The entries for some steps of a record that led to this state. `before` is the state before
    them, if they begin with a move."""
    entries: list[LogEntry] = []
    scorings = 0 if before is None else len(before.scorings_so_far())
    held = state.scorings_so_far()
    for step in steps:
        if step.kind == MOVE:
            entries.append(_move(before, step))
            before = None
        elif step.kind == DRAW:
            _add_draw(entries, step)
        elif scorings < len(held) and str(step.what) == held[scorings].lines()[0]:
            # A scoring has one line per player; the first stands for all of them.
            entries.append(Scored(scoring_view(held[scorings], held[:scorings])))
            scorings += 1
        elif str(step.what).startswith(_GAME_ENDS):
            entries.append(_end(state))
    return entries


def _move(before: State | None, step: Step) -> Moved:
    move = step.what
    # In a record that was read from a file, it is just the text of the move.
    about = about_move(before, move) if before is not None and isinstance(move, Move) else {}
    return Moved(int(step.who) - 1, str(move), about)


def _end(state: State) -> Ended:
    result = state.result()
    assert result is not None
    return Ended(list(result.scores), list(result.winners))


def redacted_for(event: Event, state: State, seat: Seat | None) -> Event:
    """The event without what `seat`, or a spectator, may not know in this state of the game."""
    if state.to_act() is None:
        return event
    entries = [_redacted(entry, state, seat) for entry in event.entries]
    return event if entries == event.entries else Event(event.version, entries)


def _redacted(entry: LogEntry, state: State, seat: Seat | None) -> LogEntry:
    if not isinstance(entry, Drawn) or not state.hides(entry.occasion, seat):
        return entry
    return Drawn(entry.occasion, [str(HIDDEN) for _ in entry.pieces])


def _add_draw(entries: list[LogEntry], step: Step) -> None:
    """Everything drawn on one occasion is one entry."""
    last = entries[-1] if entries else None
    if isinstance(last, Drawn) and last.occasion == step.who:
        last.pieces.append(str(step.what))
    else:
        entries.append(Drawn(step.who, [str(step.what)]))
