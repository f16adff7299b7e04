"""How `greedy` plays Palace: the move that gains most in itself."""

import math

from alhambra.bots.palace.evaluation import ACTION, MONEY, ON_RESERVE, Outlook, Site
from alhambra.bots.palace.modules import MARKED, Offers
from alhambra.core.state import Move
from alhambra.games.palace.moves import Buy, Decline, Give, Place, Reserve, Swap, Take
from alhambra.games.palace.table import ACT, GAIN, PLACE, PalaceTable
from alhambra.parts.money import ANY_CURRENCY, Cards, worth
from alhambra.parts.pieces import in_order, put_all, take_out


class PalacePlayer:
    """Keeps its building site as long as nothing there has changed."""

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
        self._offers = Offers(view, self._cost)

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

    def of_placing(self, move: Move) -> float:
        """The gain compared with putting the same tile on the reserve."""
        if isinstance(move, Place):
            return self._building(move, self._outlook.last_building(move.tile.type))
        return self._outlook.gift(move.tile.type) if isinstance(move, Give) else 0.0

    def of_offer(self, move: Move) -> float:
        """The gain from what a module offers, compared with declining it."""
        gain = self._offers.offer(move, self.of_action)
        if gain is not None:
            return gain
        return 0.0 if isinstance(move, Decline) else self.of_action(move)

    def _taking(self, cards: Cards) -> float:
        gain = _of_any_currency(cards)
        for currency in {card.currency for card in cards} & self._purses.keys():
            purse = put_all(self._purses[currency], _of(currency, cards))
            gain += self._outlook.money(purse, self._for_sale[currency]) - self._money[currency]
        return gain + MARKED * len([card for card in cards if card.marked])

    def _buying(self, move: Buy) -> float:
        again = ACTION if worth(move.cards) == move.tile.price or not move.tile.price else 0.0
        return self._outlook.tile(move.tile) + again - self._cost(move.cards, bought=True)

    def _cost(self, cards: Cards, bought: bool = False) -> float:
        """What giving up these cards costs; a tile that they bought is no longer for sale."""
        cost = MARKED * len([card for card in cards if card.marked]) + _of_any_currency(cards)
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
        growth -= self._offers.lost_with(move.away)
        if move.tile.type == move.away.type:
            return growth
        lost = self._outlook.last_building(move.away.type)
        return growth + (1 - ON_RESERVE) * (self._outlook.building(move.tile.type) - lost)


def _of_any_currency(cards: Cards) -> float:
    """The value of cards that pay in any currency."""
    return MONEY * sum([card.value for card in cards if card.currency == ANY_CURRENCY])


def _of(currency: int, cards: Cards) -> Cards:
    return in_order([card for card in cards if card.currency == currency])
