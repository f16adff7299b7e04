"""How `greedy` plays Palace: the move that gains most by itself."""

import math
from typing import Final

from alhambra.bots.palace.evaluation import ACTION, BUILDER, MONEY, ON_RESERVE, Outlook, Site
from alhambra.bots.palace.modules import Treasury
from alhambra.core.state import Move
from alhambra.games.palace.modules.builders import Hire
from alhambra.games.palace.modules.treasure import ChestsMove, Pay, PutChest, Treasure
from alhambra.games.palace.moves import Buy, Decline, Give, Place, Reserve, Swap, Take
from alhambra.games.palace.redesign import redesigns
from alhambra.games.palace.table import ACT, GAIN, PLACE, PalaceTable
from alhambra.parts.money import (
    ANY_CURRENCY,
    Cards,
    by_value,
    in_order,
    payments,
    put,
    take_out,
    worth,
)

MOST_PAYMENTS: Final = 40
"""How many payments for chests are weighed: those that pay least over the price."""


class PalacePlayer:
    """Remembers its building site for as long as nothing there has changed."""

    def __init__(self) -> None:
        self._site: Site | None = None

    def choose(self, view: PalaceTable, moves: list[Move]) -> Move:
        if self._site is None or not self._site.fits(view):
            self._site = Site(view)
        choice = _Choice(view, self._site)
        if view.phase == ACT:
            return max(moves, key=choice.of_action)
        return max(moves, key=choice.of_placing if view.phase in (PLACE, GAIN) else choice.of_offer)


class _Choice:
    """What each move of the seat to act gains, in points."""

    def __init__(self, view: PalaceTable, site: Site) -> None:
        self._view = view
        self._alhambra = site.alhambra
        self._site = site
        self._outlook = Outlook(view, site)
        self._for_sale = dict(zip(view.options.slots, view.market, strict=True))
        self._hand = view.hands[view.turn].cards
        self._purses = {currency: _of(currency, self._hand) for currency in self._for_sale}
        self._money = {
            currency: self._outlook.money(purse, self._for_sale[currency])
            for currency, purse in self._purses.items()
        }
        self._treasury: Treasury | None = None
        for module in view.options.modules:
            if isinstance(module, Treasure):
                self._treasury = Treasury(view, module)

    def of_action(self, move: Move) -> float:
        if isinstance(move, Take):
            return self._taking(move.cards)
        if isinstance(move, Buy):
            return self._buying(move)
        if isinstance(move, Place):
            return self._building(move, self._outlook.building(move.tile.type))
        if isinstance(move, Swap):
            return self._swapping(move)
        if isinstance(move, ChestsMove):
            return self._chests(move.room)
        # To take a tile out pays only for who has a plan; to end the turn costs nothing.
        return -math.inf if isinstance(move, Reserve) else 0.0

    def of_placing(self, move: Move) -> float:
        """Compared with putting the same tile on the reserve."""
        if isinstance(move, Place):
            return self._building(move, self._outlook.last_building(move.tile.type))
        return self._outlook.gift(move.tile.type) if isinstance(move, Give) else 0.0

    def of_offer(self, move: Move) -> float:
        """What a module offers, compared with declining it."""
        if isinstance(move, Pay):
            return -self._cost(move.cards)
        if isinstance(move, PutChest):
            return 1.0
        if isinstance(move, Hire):
            return self._hiring(move)
        return 0.0 if isinstance(move, Decline) else self.of_action(move)

    def _taking(self, cards: Cards) -> float:
        gain = _of_any_currency(cards)
        for currency in {card.currency for card in cards} & self._purses.keys():
            purse = put(self._purses[currency], _of(currency, cards))
            gain += self._outlook.money(purse, self._for_sale[currency]) - self._money[currency]
        return gain + BUILDER * len([card for card in cards if card.marked])

    def _buying(self, move: Buy) -> float:
        again = ACTION if worth(move.cards) == move.tile.price or not move.tile.price else 0.0
        return self._outlook.tile(move.tile) + again - self._cost(move.cards, bought=True)

    def _cost(self, cards: Cards, bought: bool = False) -> float:
        """What is lost with these cards; if they buy what was for sale, it is no more."""
        cost = BUILDER * len([card for card in cards if card.marked]) + _of_any_currency(cards)
        for currency in {card.currency for card in cards} & self._purses.keys():
            left = take_out(self._purses[currency], _of(currency, cards))
            kept = None if bought else self._for_sale[currency]
            cost += self._money[currency] - self._outlook.money(left, kept)
        return cost

    def _building(self, move: Place, building: float) -> float:
        after = self._alhambra.with_tile(move.tile, move.cell)
        return (1 - ON_RESERVE) * building + self._site.growth(after)

    def _swapping(self, move: Swap) -> float:
        cell = self._alhambra.cell_of(move.away)
        assert cell is not None
        growth = self._site.growth(self._alhambra.with_tile(move.tile, cell))
        if self._treasury is not None:
            growth -= self._treasury.on(move.away)
        if move.tile.type == move.away.type:
            return growth
        lost = self._outlook.last_building(move.away.type)
        return growth + (1 - ON_RESERVE) * (self._outlook.building(move.tile.type) - lost)

    def _chests(self, room: int) -> float:
        """The chests that can be placed, for the cheapest of the payments."""
        assert self._treasury is not None
        gain = self._treasury.room(room)
        if gain == 0:
            return -math.inf
        return gain - min([self._cost(cards) for cards in self._payments_for_chests()])

    def _payments_for_chests(self) -> list[Cards]:
        price = self._view.options.components.chests_price
        ways = payments(by_value(list(self._hand)), price)
        return sorted(ways, key=worth)[:MOST_PAYMENTS]

    def _hiring(self, move: Hire) -> float:
        """The best redesign, for what the card would be worth otherwise."""
        best = max([self.of_action(change) for change in redesigns(self._view)])
        return best - self._cost((move.card,))


def _of_any_currency(cards: Cards) -> float:
    """What cards are worth that pay in whatever currency is wanted."""
    return MONEY * sum([card.value for card in cards if card.currency == ANY_CURRENCY])


def _of(currency: int, cards: Cards) -> Cards:
    return in_order([card for card in cards if card.currency == currency])
