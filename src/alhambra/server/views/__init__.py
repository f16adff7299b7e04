"""The games as they go over the wire. All of it is made from what the reader knows."""

from alhambra.core.state import Seat, State
from alhambra.games.palace.state import PalaceState
from alhambra.games.rollwrite.state import RollWriteState
from alhambra.server.views import palace, rollwrite
from alhambra.server.wire.socket import View


def known_to(state: State, seat: Seat | None) -> State:
    """The game as `seat`, or a spectator, knows it."""
    if isinstance(state, PalaceState):
        return palace.known_to(state, seat)
    if isinstance(state, RollWriteState):
        return rollwrite.known_to(state, seat)
    raise TypeError(f"no view of {type(state).__name__}")


def view_of(state: State, seat: Seat | None, now: State | None = None) -> View:
    """What `seat`, or a spectator, sees. Where `state` is what would come of moves that were not
    played, `now` is the game as it is: no more is shown than is in it."""
    if isinstance(state, PalaceState):
        return palace.view_of(state, seat, now)
    if isinstance(state, RollWriteState):
        return rollwrite.view_of(state, seat)
    raise TypeError(f"no view of {type(state).__name__}")
