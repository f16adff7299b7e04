"""How `greedy` plays Alcazaba: the solver plays turns, tiles are chosen by value."""

from alhambra.bots.alcazaba.evaluation import ON_RESERVE, START_TOKEN, Outlook
from alhambra.bots.dice.greedy import of_start
from alhambra.bots.player import Player
from alhambra.bots.style import PLAIN, Style
from alhambra.core.state import Move, View
from alhambra.games.alcazaba.moves import TakeTile
from alhambra.games.alcazaba.table import TURN, AlcazabaTable
from alhambra.games.dice.moves import NameStart
from alhambra.games.dice.solver import TurnSolver
from alhambra.games.palace.building import is_redesign, redesigned
from alhambra.games.palace.moves import Give, Place, Reserve, Swap


class AlcazabaPlayer(Player):
    """Remembers what it has computed for a turn until the turn is over."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style
        self._solver: TurnSolver | None = None
        self._solved: AlcazabaTable | None = None

    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, AlcazabaTable)
        outlook = Outlook(view, view.turn, self.style)
        if view.phase != TURN:
            return self.of_results(view, outlook, moves)
        # The turn first: a redesign must gain more than the marker would.
        turns = [move for move in moves if not is_redesign(move)]
        values = self._solver_for(view).values(view.rolling, turns)
        gains = iter(values)
        return [
            self.of_redesign(move, view, outlook) if is_redesign(move) else next(gains)
            for move in moves
        ]

    def fields(self, view: AlcazabaTable) -> list[list[float]]:
        """For each type, what each field is worth in the turn of the seat to act."""
        return Outlook(view, view.turn, self.style).fields()

    def of_redesign(self, move: Move, view: AlcazabaTable, outlook: Outlook) -> float:
        """What a redesign gains."""
        return _of_redesign(move, view, outlook)

    def of_results(self, view: AlcazabaTable, outlook: Outlook, moves: list[Move]) -> list[float]:
        """What each of the moves gains in the results of a round."""
        return [_of_result(move, view, outlook) for move in moves]

    def _solver_for(self, view: AlcazabaTable) -> TurnSolver:
        before = self._solved
        if self._solver is None or before is None or view.markers is not before.markers:
            self._solver = TurnSolver(self.fields(view))
            self._solved = view
        return self._solver


def _of_redesign(move: Move, view: AlcazabaTable, outlook: Outlook) -> float:
    alhambra, reserve = view.alhambras[view.turn], view.reserves[view.turn]
    if isinstance(move, Reserve):
        # Removing a tile pays off only as part of a plan.
        return 0.0
    gain = outlook.growth(redesigned(alhambra, reserve, move)[0])
    if isinstance(move, Place):
        return gain + (1 - ON_RESERVE) * outlook.building(move.tile.type)
    assert isinstance(move, Swap)
    new, old = outlook.building(move.tile.type), outlook.building(move.away.type)
    return gain + (1 - ON_RESERVE) * (new - old)


def _of_result(move: Move, view: AlcazabaTable, outlook: Outlook) -> float:
    """What a tile, its place or a start player gains."""
    if isinstance(move, TakeTile):
        return outlook.tile(move.tile)
    if isinstance(move, Place):
        return outlook.building(move.tile.type) + outlook.growth_at(move.tile, move.cell)
    if isinstance(move, Reserve):
        return ON_RESERVE * outlook.building(move.tile.type)
    if isinstance(move, NameStart):
        return of_start(move, view.turn, view.options.players)
    return 0.0 if isinstance(move, Give) else START_TOKEN
