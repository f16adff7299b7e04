"""How far a game has come: moments at which people sit down at a table that lies prepared."""

from functools import cache

from alhambra.server.wire.alcazaba import AlcazabaView
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


def fits_nowhere(view: View) -> bool:
    """A tile is to be placed that has no place in the Alhambra."""
    if not isinstance(view, AlcazabaView) or view.phase != "place":
        return False
    return not view.fits[view.seats[view.turn].bought[0]]


def scored(view: View) -> bool:
    return len(view.scorings) >= 1


@cache
def can(verb: str, built: int = 0) -> Enough:
    """Whether there is such a move, once so many tiles are built."""

    def enough(view: View) -> bool:
        own = getattr(view.seats[0], "alhambra", [])
        return len(own) >= built and any(move.startswith(verb) for move in view.moves)

    return enough


def can_pay_exactly(view: View) -> bool:
    """For a building that fits into the Alhambra."""
    if not isinstance(view, PalaceView) or view.phase != "act":
        return False
    buys = [move.split()[1:] for move in view.moves if move.startswith("buy")]
    return any(
        sum(int(card[1:]) for card in cards) == int("".join(filter(str.isdigit, tile)))
        and bool(view.fits.get(tile))
        for tile, *cards in buys
    )


@cache
def in_phase(phase: str, built: int = 0) -> Enough:
    def enough(view: View) -> bool:
        return view.phase == phase and len(getattr(view.seats[0], "alhambra", [])) >= built

    return enough
