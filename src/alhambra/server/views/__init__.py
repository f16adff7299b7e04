"""The games as they go over the wire. All of it is made from what the subscriber knows."""

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
from alhambra.server.views.rolling import chance_views
from alhambra.server.wire.rolling import Chance
from alhambra.server.wire.socket import View


def known_to(state: State, seat: Seat | None) -> State:
    """The game as `seat`, or a spectator, knows it."""
    if isinstance(state, PalaceState):
        return palace.known_to(state, seat)
    if isinstance(state, DiceState):
        return dice.known_to(state, seat)
    if isinstance(state, AlcazabaState):
        return alcazaba.known_to(state, seat)
    if isinstance(state, RollWriteState):
        return rollwrite.known_to(state, seat)
    raise TypeError(f"no view of {type(state).__name__}")


def view_of(state: State, seat: Seat | None, now: State | None = None) -> View:
    """What `seat`, or a spectator, sees. Where `state` is what would come of moves that were not
    played, `now` is the game as it is: no more is shown than is in it."""
    if isinstance(state, PalaceState):
        return palace.view_of(state, seat, now)
    if isinstance(state, DiceState):
        return dice.view_of(state, seat)
    if isinstance(state, AlcazabaState):
        return alcazaba.view_of(state, seat)
    if isinstance(state, RollWriteState):
        return rollwrite.view_of(state, seat)
    raise TypeError(f"no view of {type(state).__name__}")


def chances_of(state: State, kept: str) -> list[Chance]:
    """How likely it is to better, if these dice are kept; or an AlhambraError."""
    if not isinstance(state, DiceState | AlcazabaState):
        raise NotNow(Message("no-dice-to-weigh"))
    keep = Keep(dice_of(kept))
    refusal = state.why_not(keep)
    if refusal is not None:
        raise IllegalMove(refusal)
    return chance_views(state.table.rolling, state.table.markers.columns, keep)
