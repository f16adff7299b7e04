"""How `greedy` plays the Dice Game: the solver plays turns, rewards are chosen by value."""

from alhambra.bots.dice.evaluation import Outlook
from alhambra.bots.player import Player
from alhambra.bots.style import PLAIN, Style
from alhambra.core.state import Move, Seat, View
from alhambra.games.dice.moves import Exchange, NameStart, TakePoints, TakeToken
from alhambra.games.dice.solver import TurnSolver
from alhambra.games.dice.table import TURN, DiceTable
from alhambra.games.dice.tokens import EXCHANGE


class DicePlayer(Player):
    """Remembers what it has computed for a turn until the turn is over or a token is used."""

    def __init__(self, style: Style = PLAIN) -> None:
        self.style = style
        self._solver: TurnSolver | None = None
        self._solved: DiceTable | None = None

    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, DiceTable)
        outlook = Outlook(view, view.turn, self.style)
        if view.phase == TURN:
            return self._solver_for(view, outlook).values(view.rolling, moves)
        return self.of_results(view, outlook, moves)

    def solver(self, _: DiceTable, outlook: Outlook) -> TurnSolver:
        """The solver for the turn of the seat to act."""
        return outlook.solver(outlook.fields(), outlook.displacing())

    def of_results(self, view: DiceTable, outlook: Outlook, moves: list[Move]) -> list[float]:
        """What each of the moves gains in the results of a round."""
        return [_of_reward(move, view, outlook) for move in moves]

    def _solver_for(self, view: DiceTable, outlook: Outlook) -> TurnSolver:
        before = self._solved
        if self._solver is None or before is None or not _is_same_turn(view, before):
            self._solver = self.solver(view, outlook)
            self._solved = view
        return self._solver


def _is_same_turn(view: DiceTable, other: DiceTable) -> bool:
    return view.markers is other.markers and view.tokens is other.tokens and view.turn == other.turn


def _of_reward(move: Move, view: DiceTable, outlook: Outlook) -> float:
    """What a reward, an exchange or a start player gains."""
    column = view.award.column
    if isinstance(move, TakePoints):
        return outlook.points(column, 2)
    if isinstance(move, TakeToken):
        token = view.bonus[column]
        return outlook.points(column, 1) + (outlook.token(token) if token is not None else 0.0)
    if isinstance(move, Exchange):
        gained = outlook.points(move.type, 1) - outlook.points(column, 1)
        return gained - outlook.spending(EXCHANGE)
    return of_start(move, view.turn, view.options.players)


def of_start(move: Move, seat: Seat, players: int) -> float:
    """Whoever goes last sees what the others have rolled."""
    return -float((move.seat - seat - 1) % players) if isinstance(move, NameStart) else 0.0
