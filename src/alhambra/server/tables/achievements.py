"""What somebody can be proud of at the end of a game, beside the points."""

from typing import NamedTuple

from alhambra.core.game import Game
from alhambra.core.record import MOVE
from alhambra.core.state import Seat
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.palace.moves import Buy
from alhambra.games.palace.state import PalaceState
from alhambra.parts.money import worth


class Achievements(NamedTuple):
    """How long one's wall is, and how many buildings one has paid for exactly; nothing where the
    game knows no such thing."""

    wall: int | None = None
    exact: int | None = None


def achievements_of(game: Game) -> list[Achievements]:
    """Those of each seat."""
    state = game.state
    seats = range(game.options.players)
    if isinstance(state, PalaceState):
        walls = [alhambra.wall() for alhambra in state.table.alhambras]
        return [Achievements(walls[seat], _exact_payments(game, seat)) for seat in seats]
    if isinstance(state, AlcazabaState):
        return [Achievements(alhambra.wall()) for alhambra in state.table.alhambras]
    return [Achievements() for _ in seats]


def _exact_payments(game: Game, seat: Seat) -> int:
    """A bazaar has no price of its own, and is never paid for otherwise."""
    bought = [
        step.what
        for step in game.record.steps
        if step.kind == MOVE and step.who == str(seat + 1) and isinstance(step.what, Buy)
    ]
    return sum(worth(buy.cards) == buy.tile.price for buy in bought)
