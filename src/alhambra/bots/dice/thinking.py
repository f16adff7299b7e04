"""How a bot that thinks plays the Dice Game: by what the round will bring everybody."""

from alhambra.bots.dice.evaluation import Outlook
from alhambra.bots.dice.greedy import DicePlayer, of_start
from alhambra.bots.dice.mind import Imagination, SolvingMind
from alhambra.bots.dice.rounds import RestOfRound
from alhambra.bots.dice.standing import ONE, TWO, DiceSpoils
from alhambra.bots.style import Style
from alhambra.core.state import Move
from alhambra.games.dice.moves import Exchange, TakePoints, TakeToken
from alhambra.games.dice.solver import TurnSolver
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.tokens import EXCHANGE


class ThinkingDicePlayer(DicePlayer):
    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.imagination = Imagination()

    def solver(self, view: DiceTable, outlook: Outlook) -> TurnSolver:
        spoils = DiceSpoils(view, self.style)
        rest = RestOfRound(view.markers, view.turn, spoils, self.style.of("caution"))
        return outlook.solver(self.imagination.fields(rest), rest.displacing())

    def of_results(self, view: DiceTable, outlook: Outlook, moves: list[Move]) -> list[float]:
        spoils = DiceSpoils(view, self.style)
        return [_of_reward(move, view, outlook, spoils) for move in moves]


def _of_reward(move: Move, view: DiceTable, outlook: Outlook, spoils: DiceSpoils) -> float:
    seat, column = view.turn, view.award.column
    if isinstance(move, (TakePoints, TakeToken)):
        points = TWO if isinstance(move, TakePoints) else ONE
        got = spoils.rewarding(column, view.markers.owners(column), points)
        return spoils.against_rivals(got)[seat]
    if isinstance(move, Exchange):
        gained = spoils.more(move.type, seat, 1) - spoils.more(column, seat, 1)
        return gained - outlook.spending(EXCHANGE)
    return of_start(move, seat, view.options.players)


class DiceMind(SolvingMind):
    def __init__(self, style: Style) -> None:
        player = ThinkingDicePlayer(style)
        super().__init__(player, player.imagination)
