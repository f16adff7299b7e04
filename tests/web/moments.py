"""How far a game has come: moments at which people sit down at a table that lies prepared."""

from functools import cache

from alhambra.server.wire.games import View
from alhambra.server.wire.palace import PalaceView
from alhambra.server.wire.rollwrite import RollWriteView
from server.prepared import Enough


def just_begun(_: View) -> bool:
    return True


def in_the_middle(view: View) -> bool:
    if isinstance(view, RollWriteView):
        return view.round >= view.rounds // 2
    if isinstance(view, PalaceView) and len(view.seats[0].alhambra) < 5:
        return False
    return len(view.scorings) >= 1 and view.phase in ("act", "turn")


def late(view: View) -> bool:
    if isinstance(view, PalaceView):
        return view.bag <= 3 and view.phase == "act"
    if isinstance(view, RollWriteView):
        return view.round >= view.rounds - 1
    return len(view.scorings) >= 2 and view.round >= view.rounds and view.phase == "turn"


def scored(view: View) -> bool:
    return len(view.scorings) >= 1


@cache
def can(verb: str, built: int = 0) -> Enough:
    """Whether there is such a move, once so many tiles are built."""

    def enough(view: View) -> bool:
        own = getattr(view.seats[0], "alhambra", [])
        return len(own) >= built and any(move.startswith(verb) for move in view.moves)

    return enough


@cache
def in_phase(phase: str, built: int = 0) -> Enough:
    def enough(view: View) -> bool:
        return view.phase == phase and len(getattr(view.seats[0], "alhambra", [])) >= built

    return enough
