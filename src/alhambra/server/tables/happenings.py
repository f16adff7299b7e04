"""What a command brought about: the steps that it added to the record, for the log."""

from typing import Final

from alhambra.core.game import Game
from alhambra.core.record import DRAW, MOVE, Step
from alhambra.core.state import HIDDEN, Seat, State
from alhambra.server.views.scoring import scoring_note
from alhambra.server.wire.events import Drawn, Ended, Event, Happening, Moved, Scored

_GAME_ENDS: Final = "= won"


class Marked:
    """A moment of a game, from which on it is told what happened."""

    def __init__(self, game: Game, from_the_start: bool = False) -> None:
        self._game = game
        self._steps = 0 if from_the_start else len(game.record.steps)
        self._scorings = 0 if from_the_start else len(game.state.scorings_so_far())

    def happened(self) -> list[Happening]:
        """Everything since then, in order."""
        return happenings(self._game.record.steps[self._steps :], self._game.state, self._scorings)


def happenings(steps: list[Step], state: State, scorings: int) -> list[Happening]:
    """What some steps of a record tell, which have led to this state; before them so many scorings
    were held."""
    happened: list[Happening] = []
    held = list(state.scorings_so_far()[scorings:])
    for step in steps:
        if step.kind == MOVE:
            happened.append(Moved(int(step.who) - 1, str(step.what)))
        elif step.kind == DRAW:
            _add_draw(happened, step)
        elif held and str(step.what) == held[0].lines()[0]:
            # It has a line for each player; the first stands for all.
            happened.append(Scored(scoring_note(held.pop(0))))
        elif str(step.what).startswith(_GAME_ENDS):
            happened.append(_end(state))
    return happened


def _end(state: State) -> Ended:
    result = state.result()
    assert result is not None
    return Ended(list(result.scores), list(result.winners))


def as_told_to(event: Event, state: State, seat: Seat | None) -> Event:
    """The event without what `seat`, or a spectator, may not know in this state of the game."""
    if state.to_act() is None:
        return event
    happened = [_blanked(happening, state, seat) for happening in event.happened]
    return event if happened == event.happened else Event(event.version, happened)


def _blanked(happening: Happening, state: State, seat: Seat | None) -> Happening:
    if not isinstance(happening, Drawn) or not state.hides(happening.occasion, seat):
        return happening
    return Drawn(happening.occasion, [str(HIDDEN) for _ in happening.pieces])


def _add_draw(happened: list[Happening], step: Step) -> None:
    """What is drawn on one occasion is told together."""
    last = happened[-1] if happened else None
    if isinstance(last, Drawn) and last.occasion == step.who:
        last.pieces.append(str(step.what))
    else:
        happened.append(Drawn(step.who, [str(step.what)]))
