"""How `greedy` plays Alcazaba: the solver plays turns, tiles are chosen by value."""

from alhambra.bots.alcazaba.evaluation import ON_RESERVE, START_TOKEN, Outlook
from alhambra.core.state import Move
from alhambra.games.alcazaba.moves import TakeTile
from alhambra.games.alcazaba.table import TURN, AlcazabaTable
from alhambra.games.dice.moves import NameStart
from alhambra.games.dice.solver import TurnSolver
from alhambra.games.palace.building import is_redesign, redesigned
from alhambra.games.palace.moves import Give, Place, Reserve, Swap


class AlcazabaPlayer:
    """Remembers what it has computed for a turn until the turn is over."""

    def __init__(self) -> None:
        self._solver: TurnSolver | None = None
        self._solved: AlcazabaTable | None = None

    def choose(self, view: AlcazabaTable, moves: list[Move]) -> Move:
        outlook = Outlook(view, view.turn)
        if view.phase != TURN:
            return max(moves, key=lambda move: _of_result(move, view, outlook))
        turns = [move for move in moves if not is_redesign(move)]
        values = self._solver_for(view, outlook).values(view.rolling, turns)
        best = max(range(len(turns)), key=lambda number: values[number])
        changes = [(_of_redesign(move, view, outlook), move) for move in moves if is_redesign(move)]
        gain, change = max(changes, key=lambda pair: pair[0], default=(0.0, turns[best]))
        return change if gain > values[best] else turns[best]

    def _solver_for(self, view: AlcazabaTable, outlook: Outlook) -> TurnSolver:
        before = self._solved
        if self._solver is None or before is None or view.markers is not before.markers:
            self._solver = outlook.solver()
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
        after = view.alhambras[view.turn].with_tile(move.tile, move.cell)
        return outlook.building(move.tile.type) + outlook.growth(after)
    if isinstance(move, Reserve):
        return ON_RESERVE * outlook.building(move.tile.type)
    if isinstance(move, NameStart):
        # Whoever goes last sees what the others have rolled.
        return -float((move.seat - view.turn - 1) % view.options.players)
    return 0.0 if isinstance(move, Give) else START_TOKEN
