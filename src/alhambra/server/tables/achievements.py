"""Achievements at the end of a game, other than points."""

from collections.abc import Callable
from typing import Final, NamedTuple

from alhambra.core.game import Game
from alhambra.core.record import MOVE
from alhambra.core.state import Seat
from alhambra.games.alcazaba.ruleset import ALCAZABA
from alhambra.games.alcazaba.state import AlcazabaState
from alhambra.games.palace.moves import Buy
from alhambra.games.palace.ruleset import PALACE
from alhambra.games.palace.state import PalaceState
from alhambra.parts.money import worth


class Achievements(NamedTuple):
    """The length of the wall, and the number of buildings paid for exactly; None where a game has
    no such thing."""

    wall: int | None = None
    exact: int | None = None


def achievements_of(game: Game) -> list[Achievements]:
    """The achievements of each seat."""
    by_game = _BY_GAME.get(game.rules.name)
    return [Achievements()] * game.options.players if by_game is None else by_game(game)


def _in_palace(game: Game) -> list[Achievements]:
    assert isinstance(game.state, PalaceState)
    return [
        Achievements(alhambra.wall(), _exact_payments(game, seat))
        for seat, alhambra in enumerate(game.state.table.alhambras)
    ]


def _in_alcazaba(game: Game) -> list[Achievements]:
    assert isinstance(game.state, AlcazabaState)
    return [Achievements(alhambra.wall()) for alhambra in game.state.table.alhambras]


_BY_GAME: Final[dict[str, Callable[[Game], list[Achievements]]]] = {
    PALACE.name: _in_palace,
    ALCAZABA.name: _in_alcazaba,
}


def _exact_payments(game: Game, seat: Seat) -> int:
    """Bazaars do not count: they have no price of their own, and must always be paid for
    exactly."""
    bought = [
        step.what
        for step in game.record.steps
        if step.kind == MOVE and step.who == str(seat + 1) and isinstance(step.what, Buy)
    ]
    return sum(worth(buy.cards) == buy.tile.price for buy in bought)
