"""How `greedy` plays Roll & Write: the best next step, without a plan."""

from alhambra.bots.player import Player
from alhambra.bots.rollwrite.evaluation import Outlook
from alhambra.bots.rollwrite.weights import Weights
from alhambra.bots.style import PLAIN, Style
from alhambra.core.state import Move, View
from alhambra.games.rollwrite.dice import Dice, Pair
from alhambra.games.rollwrite.moves import Coins, Cross, Keep, Turn
from alhambra.games.rollwrite.table import SECOND, RollWriteTable
from alhambra.games.rollwrite.turning import steps_between


class RollWritePlayer(Player):
    """Works everything out afresh at each move."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._weights = Weights(style)

    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, RollWriteTable)
        choice = _Choice(view, self._weights)
        return [choice.of_move(move) for move in moves]


class _Choice:
    """What each move of the seat to act gains, in points."""

    def __init__(self, view: RollWriteTable, weights: Weights) -> None:
        self._options = view.options
        self._sheet = view.sheets[view.turn]
        self._second = view.phase == SECOND
        self._passed_on = weights.passed_on
        counts = view.counts()
        self._outlook = Outlook(view, view.turn, counts, weights)
        self._next: Outlook | None = None
        if view.options.players > 1:
            following = (view.turn + 1) % view.options.players
            self._next = Outlook(view, following, counts, weights)

    def of_move(self, move: Move) -> float:
        coin = self._outlook.coin
        if isinstance(move, Cross):
            if self._second:
                return self._outlook.pair(move.pair) - coin * self._options.second_price
            return self._crossing(self._sheet.dice, move.pair, self._sheet.coins)
        if isinstance(move, Coins):
            gained = min(self._sheet.coins_to_take(), self._options.track - self._sheet.received)
            return gained * coin
        if isinstance(move, Turn):
            steps = steps_between(self._sheet.dice, move.dice)
            price = steps * self._options.turn_price
            crossings = [
                self._crossing(move.dice, pair, self._sheet.coins - price)
                for pair in move.dice.choices
            ]
            return max(crossings) - price * coin
        if isinstance(move, Keep):
            kept = self._outlook.pair(move.pair)
            return kept - self._passing(self._sheet.dice.without(move.pair).pairs[0])
        return -self._passing(self._sheet.dice.pairs[0])

    def _crossing(self, dice: Dice, pair: Pair, coins: int) -> float:
        """The value of crossing a building, and a second one if that is worth its coins."""
        if self._sheet.has_crossed(pair):
            return 0.0
        other = dice.without(pair).pairs[0]
        gain = self._outlook.pair(pair)
        stays = -self._passing(other)
        if coins >= self._options.second_price and other is not pair:
            price = self._outlook.coin * self._options.second_price
            stays = max(stays, self._outlook.pair(other) - price)
        return gain + stays

    def _passing(self, pair: Pair) -> float:
        """What the pair gains the next player; a solo player keeps it, which is a gain."""
        if self._next is None:
            return -self._passed_on * self._outlook.pair(pair)
        return self._passed_on * self._next.pair(pair)
