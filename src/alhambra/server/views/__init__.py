"""The games as they go over the wire. A view is made of what its viewer knows, and nothing else."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from alhambra.core.messages import IllegalMove, Message
from alhambra.core.state import Seat, State
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.dice.moves import Keep
from alhambra.games.dice.state import DiceState
from alhambra.games.palace.state import PalaceState
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.parts.dice import dice as dice_of
from alhambra.server.failures import NotNow
from alhambra.server.views import alcazaba, dice, palace, rollwrite
from alhambra.server.wire.rolling import Chance
from alhambra.server.wire.socket import View


class GameViews(NamedTuple):
    """What the server needs to know of a game to show it."""

    known_to: Callable[[Any, Seat | None], State]
    view_of: Callable[[Any, Seat | None, Any], View]
    chances_of: Callable[[Any, Keep], list[Chance]] | None = None
    """For games whose dice are rolled several times."""


GAME_VIEWS: Final[dict[type[State], GameViews]] = {
    PalaceState: GameViews(palace.known_to, palace.view_of),
    DiceState: GameViews(dice.known_to, dice.view_of, dice.chances_of),
    AlcazabaState: GameViews(alcazaba.known_to, alcazaba.view_of, alcazaba.chances_of),
    RollWriteState: GameViews(rollwrite.known_to, rollwrite.view_of),
}


def known_to(state: State, seat: Seat | None) -> State:
    """The game as `seat`, or a spectator, knows it."""
    return GAME_VIEWS[type(state)].known_to(state, seat)


def view_of(state: State, seat: Seat | None, now: State | None = None) -> View:
    """What `seat`, or a spectator, sees. Where `state` is the result of moves that are only tried,
    `now` is the game as it is: the view shows no more than is in it."""
    return GAME_VIEWS[type(state)].view_of(state, seat, now)


def chances_of(state: State, kept: str) -> list[Chance]:
    """How likely it is to better, if these dice are kept; or an AlhambraError."""
    chances = GAME_VIEWS[type(state)].chances_of
    if chances is None:
        raise NotNow(Message("no-dice-to-weigh"))
    keep = Keep(dice_of(kept))
    refusal = state.why_not(keep)
    if refusal is not None:
        raise IllegalMove(refusal)
    return chances(state, keep)
