"""The bot that plays as a sensible casual player: the best next step, and no plan."""

from alhambra.bots.bot import Bot
from alhambra.bots.palace.evaluation import ACTION, ON_RESERVE, Outlook, Site
from alhambra.core.state import Move, View
from alhambra.games.palace.moves import Buy, Give, Place, Reserve, Swap, Take
from alhambra.games.palace.table import ACT, Table
from alhambra.parts.money import Card, put, take_out, worth


class GreedyBot(Bot):
    """Plays the move that gains most by itself."""

    _site: Site | None = None

    def choose(self, view: View, moves: list[Move]) -> Move:
        assert isinstance(view, Table)
        gain = _Gain(view, self._site_in(view))
        value = gain.of_action if view.phase == ACT else gain.of_placing
        return max(moves, key=value)

    def _site_in(self, view: Table) -> Site:
        """Kept from the last decision if nothing was built or scored since."""
        site = self._site
        alhambra = view.alhambras[view.turn]
        if (
            site is None
            or site.alhambra is not alhambra
            or site.scorings_left != 3 - len(view.scorings)
        ):
            site = self._site = Site(alhambra, view)
        return site


class _Gain:
    """What each move of the seat to act gains."""

    def __init__(self, view: Table, site: Site) -> None:
        self._view = view
        self._site = site
        self._outlook = Outlook(view, site)
        self._hand = view.hands[view.turn].cards
        self._slots = dict(zip(view.options.components.slots, view.market, strict=True))
        self._money_now = {c: self._outlook.money(self._of(c), t) for c, t in self._slots.items()}

    def _of(self, currency: int) -> tuple[Card, ...]:
        return tuple([card for card in self._hand if card.currency == currency])

    def of_action(self, move: Move) -> float:
        if isinstance(move, Take):
            return self._of_taking(move.cards)
        if isinstance(move, Buy):
            return self._of_buying(move)
        if isinstance(move, Place):
            return self._of_adding(move)
        if isinstance(move, Swap):
            return self._of_swapping(move)
        if isinstance(move, Reserve):
            return -100
        return 0.0

    def _of_taking(self, cards: tuple[Card, ...]) -> float:
        gain = 0.0
        for currency in {card.currency for card in cards}:
            more = tuple([card for card in cards if card.currency == currency])
            after = put(self._of(currency), more)
            gain += self._outlook.money(after, self._slots[currency]) - self._money_now[currency]
        return gain

    def _of_buying(self, move: Buy) -> float:
        currency = move.cards[0].currency
        left = take_out(self._of(currency), move.cards)
        paid = self._money_now[currency] - self._outlook.money(left, None)
        again = ACTION if worth(move.cards) == move.tile.price else 0.0
        return self._outlook.tile(move.tile) - paid + again

    def _of_adding(self, move: Place) -> float:
        after = self._site.alhambra.with_tile(move.tile, move.cell)
        building = self._outlook.building(move.tile.type)
        return (1 - ON_RESERVE) * building + self._site.growth(after)

    def _of_swapping(self, move: Swap) -> float:
        cell = self._site.alhambra.cell_of(move.away)
        assert cell is not None
        after = self._site.alhambra.with_tile(move.tile, cell)
        gain = self._site.growth(after)
        if move.tile.type != move.away.type:
            gained = self._outlook.building(move.tile.type)
            gain += (1 - ON_RESERVE) * (gained - self._outlook.building(move.away.type, -1))
        return gain

    def of_placing(self, move: Move) -> float:
        if isinstance(move, Place):
            after = self._site.alhambra.with_tile(move.tile, move.cell)
            building = self._outlook.building(move.tile.type, -1)
            return (1 - ON_RESERVE) * building + self._site.growth(after)
        if isinstance(move, Give):
            return -1.0
        return 0.0
