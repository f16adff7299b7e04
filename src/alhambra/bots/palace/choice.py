"""What each move of the seat to act gains in Palace, in points."""

import math

from alhambra.bots.palace.evaluation import NOT_FOR_SALE, Box, Outlook, Site
from alhambra.bots.palace.modules.offers import Offers
from alhambra.bots.palace.weights import Weights
from alhambra.core.state import Move
from alhambra.games.palace.moves import Buy, Decline, Give, Place, Reserve, Swap, Take
from alhambra.games.palace.table import ACT, GAIN, PLACE, PalaceTable
from alhambra.parts.money import ANY_CURRENCY, CURRENCIES, Cards, worth


class Choice:
    """The moves in one position."""

    def __init__(self, view: PalaceTable, site: Site, weights: Weights, box: Box) -> None:
        self._view = view
        self._weights = weights
        self._alhambra = site.alhambra
        self._site = site
        self._outlook = Outlook(view, site, weights, box)
        self._offers = Offers(view, self._cost, weights)
        if view.phase not in (PLACE, GAIN):
            self._look_at_money()

    def _look_at_money(self) -> None:
        """For each currency: the price of the tile for sale and what it would be worth, the sums
        that the hand can pay, and what that money is worth."""
        view = self._view
        currencies = range(len(CURRENCIES))
        self._hand = view.hands[view.turn].cards
        self._prices = [NOT_FOR_SALE for _ in currencies]
        self._tiles = [0.0 for _ in currencies]
        for slot, currency in enumerate(view.options.slots):
            tile = view.market[slot]
            if tile is not None:
                self._prices[currency] = tile.price
                self._tiles[currency] = self._outlook.tile(tile)
        self._sums = [1 for _ in currencies]
        for card in self._hand:
            if card.currency != ANY_CURRENCY:
                sums = self._sums[card.currency]
                self._sums[card.currency] = sums | sums << card.value
        self._money = [
            self._outlook.money(self._sums[each], self._prices[each], self._tiles[each])
            for each in currencies
        ]

    def of_move(self, move: Move) -> float:
        phase = self._view.phase
        if phase == ACT:
            return self.of_action(move)
        return self._of_placing(move) if phase in (PLACE, GAIN) else self._of_offer(move)

    def of_action(self, move: Move) -> float:
        if isinstance(move, Take):
            return self._taking(move.cards)
        if isinstance(move, Buy):
            return self._buying(move)
        if isinstance(move, Place):
            return self._building(move, self._outlook.building(move.tile.type))
        if isinstance(move, Swap):
            return self._swapping(move)
        gain = self._offers.action(move)
        if gain is not None:
            return gain
        # Removing a tile pays off only as part of a plan; ending the turn costs nothing.
        return -math.inf if isinstance(move, Reserve) else 0.0

    def _of_placing(self, move: Move) -> float:
        """The gain compared with putting the same tile on the reserve."""
        if isinstance(move, Place):
            return self._building(move, self._outlook.last_building(move.tile.type))
        return self._outlook.gift(move.tile.type) if isinstance(move, Give) else 0.0

    def _of_offer(self, move: Move) -> float:
        """The gain from what a module offers, compared with declining it."""
        gain = self._offers.offer(move, self.of_action)
        if gain is not None:
            return gain
        return 0.0 if isinstance(move, Decline) else self.of_action(move)

    def _taking(self, cards: Cards) -> float:
        sums = self._sums.copy()
        for card in cards:
            if card.currency != ANY_CURRENCY:
                sums[card.currency] |= sums[card.currency] << card.value
        gain = self._of_any_currency(cards)
        for currency, now in enumerate(sums):
            if now != self._sums[currency]:
                price, tile = self._prices[currency], self._tiles[currency]
                gain += self._outlook.money(now, price, tile) - self._money[currency]
        return gain + self._of_marks(cards)

    def _of_any_currency(self, cards: Cards) -> float:
        """The value of cards that pay in any currency."""
        value = 0
        for card in cards:
            if card.currency == ANY_CURRENCY:
                value += card.value
        return self._weights.money * value

    def _of_marks(self, cards: Cards) -> float:
        """The value of the second uses that cards have."""
        marked = 0
        for card in cards:
            if card.marked:
                marked += 1
        return self._weights.marked * marked

    def _buying(self, move: Buy) -> float:
        paid_exactly = worth(move.cards) == move.tile.price or not move.tile.price
        again = self._weights.action if paid_exactly else 0.0
        return self._outlook.tile(move.tile) + again - self._cost(move.cards, bought=True)

    def _cost(self, cards: Cards, bought: bool = False) -> float:
        """What giving up these cards costs; a tile that they bought is no longer for sale."""
        cost = self._of_marks(cards) + self._of_any_currency(cards)
        paid = 0
        for card in cards:
            if card.currency != ANY_CURRENCY:
                paid |= 1 << card.currency
        for currency in range(len(CURRENCIES)):
            if paid >> currency & 1:
                price = NOT_FOR_SALE if bought else self._prices[currency]
                left = self._sums_without(currency, cards)
                kept = self._outlook.money(left, price, self._tiles[currency])
                cost += self._money[currency] - kept
        return cost

    def _sums_without(self, currency: int, cards: Cards) -> int:
        """The sums of one currency that the hand can pay after giving up `cards`."""
        gone = list(cards)
        sums = 1
        for card in self._hand:
            if card.currency == currency:
                if card in gone:
                    gone.remove(card)
                else:
                    sums |= sums << card.value
        return sums

    def _building(self, move: Place, building: float) -> float:
        growth = self._site.growth_at(move.tile, move.cell)
        return (1 - self._weights.on_reserve) * building + growth

    def _swapping(self, move: Swap) -> float:
        cell = self._alhambra.cell_of(move.away)
        assert cell is not None
        growth = self._site.growth(self._alhambra.with_tile(move.tile, cell))
        growth -= self._offers.lost_with(move.away)
        if move.tile.type == move.away.type:
            return growth
        lost = self._outlook.last_building(move.away.type)
        gained = self._outlook.building(move.tile.type) - lost
        return growth + (1 - self._weights.on_reserve) * gained
