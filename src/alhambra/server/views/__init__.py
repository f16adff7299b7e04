"""The games as they go over the wire. A view is made only from what its viewer knows."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from alhambra.core.messages import IllegalMove, Message
from alhambra.core.state import Move, Seat, State
from alhambra.core.table import Table, TableState
from alhambra.games.dice.moves import Keep
from alhambra.parts.dice import dice as dice_of
from alhambra.server.failures import NotNow
from alhambra.server.views import alcazaba, dice, palace, rollwrite
from alhambra.server.wire.games import View
from alhambra.server.wire.rolling import Chance


class GameViews(NamedTuple):
    """What the server needs to know about a game in order to show it."""

    view_of: Callable[[Any, Seat | None, Any], View]
    chances_of: Callable[[Any, Keep], list[Chance]] | None = None
    """For games whose dice are rolled several times."""
    about_move: Callable[[Any, Move], dict[str, str]] | None = None
    """For games in which the text of a move does not say everything that belongs in the log."""


GAME_VIEWS: Final = {
    "palace": GameViews(palace.view_of),
    "dice": GameViews(dice.view_of, dice.chances_of, dice.about_move),
    "alcazaba": GameViews(alcazaba.view_of, alcazaba.chances_of, alcazaba.about_move),
    "rollwrite": GameViews(rollwrite.view_of),
}
"""By name of the game."""


def known_to(state: State, seat: Seat | None) -> State:
    """The game as `seat`, or a spectator, knows it."""
    known = state.observe(seat)
    assert isinstance(known, Table)
    return known.as_state()


def view_of(state: State, seat: Seat | None, now: State | None = None) -> View:
    """What `seat`, or a spectator, sees. If `state` is the result of trying moves, `now` is the
    actual game, and the view shows no more than that does."""
    return _views(state).view_of(state, seat, now)


def chances_of(state: State, kept: str) -> list[Chance]:
    """How likely an improvement is if these dice are kept; or an AlhambraError."""
    chances = _views(state).chances_of
    if chances is None:
        raise NotNow(Message("no-dice-to-weigh"))
    keep = Keep(dice_of(kept))
    refusal = state.why_not(keep)
    if refusal is not None:
        raise IllegalMove(refusal)
    return chances(state, keep)


def about_move(state: State, move: Move) -> dict[str, str]:
    """What the log says about a move made in this state, besides its text."""
    about = _views(state).about_move
    return {} if about is None else about(state, move)


def _views(state: State) -> GameViews:
    assert isinstance(state, TableState)
    return GAME_VIEWS[state.game]
