"""How `greedy` plays Palace: the move that gains most by itself."""

import math

from alhambra.bots.palace.evaluation import ACTION, ON_RESERVE, Outlook, Site
from alhambra.core.state import Move
from alhambra.games.palace.moves import Buy, Give, Place, Reserve, Swap, Take
from alhambra.games.palace.table import ACT, Table
from alhambra.parts.money import Cards, put, take_out, worth


class PalacePlayer:
    """Remembers its building site for as long as nothing there has changed."""

    def __init__(self) -> None:
        self._site: Site | None = None

    def choose(self, view: Table, moves: list[Move]) -> Move:
        if self._site is None or not self._site.fits(view):
            self._site = Site(view)
        choice = _Choice(view, self._site)
        return max(moves, key=choice.of_action if view.phase == ACT else choice.of_placing)


class _Choice:
    """What each move of the seat to act gains, in points."""

    def __init__(self, view: Table, site: Site) -> None:
        self._alhambra = site.alhambra
        self._site = site
        self._outlook = Outlook(view, site)
        self._for_sale = dict(zip(view.options.slots, view.market, strict=True))
        hand = view.hands[view.turn].cards
        self._purses = {currency: _of(currency, hand) for currency in self._for_sale}
        self._money = {
            currency: self._outlook.money(purse, self._for_sale[currency])
            for currency, purse in self._purses.items()
        }

    def of_action(self, move: Move) -> float:
        if isinstance(move, Take):
            return self._taking(move.cards)
        if isinstance(move, Buy):
            return self._buying(move)
        if isinstance(move, Place):
            return self._building(move, self._outlook.building(move.tile.type))
        if isinstance(move, Swap):
            return self._swapping(move)
        # To take a tile out pays only for who has a plan; to end the turn costs nothing.
        return -math.inf if isinstance(move, Reserve) else 0.0

    def of_placing(self, move: Move) -> float:
        """Compared with putting the same tile on the reserve."""
        if isinstance(move, Place):
            return self._building(move, self._outlook.last_building(move.tile.type))
        return self._outlook.gift(move.tile.type) if isinstance(move, Give) else 0.0

    def _taking(self, cards: Cards) -> float:
        gain = 0.0
        for currency in {card.currency for card in cards}:
            purse = put(self._purses[currency], _of(currency, cards))
            gain += self._outlook.money(purse, self._for_sale[currency]) - self._money[currency]
        return gain

    def _buying(self, move: Buy) -> float:
        currency = move.cards[0].currency
        left = take_out(self._purses[currency], move.cards)
        cost = self._money[currency] - self._outlook.money(left, None)
        again = ACTION if worth(move.cards) == move.tile.price else 0.0
        return self._outlook.tile(move.tile) + again - cost

    def _building(self, move: Place, building: float) -> float:
        after = self._alhambra.with_tile(move.tile, move.cell)
        return (1 - ON_RESERVE) * building + self._site.growth(after)

    def _swapping(self, move: Swap) -> float:
        cell = self._alhambra.cell_of(move.away)
        assert cell is not None
        growth = self._site.growth(self._alhambra.with_tile(move.tile, cell))
        if move.tile.type == move.away.type:
            return growth
        lost = self._outlook.last_building(move.away.type)
        return growth + (1 - ON_RESERVE) * (self._outlook.building(move.tile.type) - lost)


def _of(currency: int, cards: Cards) -> Cards:
    return tuple([card for card in cards if card.currency == currency])
