"""The games as they go over the wire. A view is made of what its viewer knows, and nothing else."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from alhambra.core.messages import IllegalMove, Message
from alhambra.core.state import Seat, State
from alhambra.core.table import Table, TableState
from alhambra.games.dice.moves import Keep
from alhambra.parts.dice import dice as dice_of
from alhambra.server.failures import NotNow
from alhambra.server.views import alcazaba, dice, palace, rollwrite
from alhambra.server.wire.games import View
from alhambra.server.wire.rolling import Chance


class GameViews(NamedTuple):
    """What the server needs to know of a game to show it."""

    view_of: Callable[[Any, Seat | None, Any], View]
    chances_of: Callable[[Any, Keep], list[Chance]] | None = None
    """For games whose dice are rolled several times."""


GAME_VIEWS: Final = {
    "palace": GameViews(palace.view_of),
    "dice": GameViews(dice.view_of, dice.chances_of),
    "alcazaba": GameViews(alcazaba.view_of, alcazaba.chances_of),
    "rollwrite": GameViews(rollwrite.view_of),
}
"""By the names of the games."""


def known_to(state: State, seat: Seat | None) -> State:
    """The game as `seat`, or a spectator, knows it."""
    known = state.observe(seat)
    assert isinstance(known, Table)
    return known.as_state()


def view_of(state: State, seat: Seat | None, now: State | None = None) -> View:
    """What `seat`, or a spectator, sees. Where `state` is the result of moves that are only tried,
    `now` is the game as it is: the view shows no more than is in it."""
    return _views(state).view_of(state, seat, now)


def chances_of(state: State, kept: str) -> list[Chance]:
    """How likely it is to better, if these dice are kept; or an AlhambraError."""
    chances = _views(state).chances_of
    if chances is None:
        raise NotNow(Message("no-dice-to-weigh"))
    keep = Keep(dice_of(kept))
    refusal = state.why_not(keep)
    if refusal is not None:
        raise IllegalMove(refusal)
    return chances(state, keep)


def _views(state: State) -> GameViews:
    assert isinstance(state, TableState)
    return GAME_VIEWS[state.game]
