"""Money cards and hands, and their texts: `y7`, `y3*`."""

import re
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.parts.pieces import Piece, contains, in_order, put, put_all, take_out

CURRENCIES: Final = ("florin", "dirham", "denar", "ducat")
"""The four currencies; a currency is an index into this."""

CURRENCY_LETTERS: Final = "ygbo"

ANY_CURRENCY: Final = len(CURRENCIES)
"""The currency of a card that pays in all of them."""


@mypyc_attr(acyclic=True)
class Card(Piece):
    """A money card."""

    def __init__(self, text: str, currency: int, value: int, marked: bool = False) -> None:
        super().__init__(text, (currency * 100 + value) * 2 + (1 if marked else 0))
        self.currency = currency
        self.value = value
        self.marked = marked
        """Whether it has a second use, as a master builder: written with an asterisk."""

    def __reduce__(self) -> tuple[Callable[[str], "Card"], tuple[str]]:
        # Keeps cards unique when they are sent to another process.
        return card, (self.text,)


_CARD: Final = re.compile(r"([ygbo])([1-9][0-9]?)(\*?)")

_cards: dict[str, Card] = {}


def card(text: str) -> Card:
    """The money card that `text` names; raises InvalidText if there is none."""
    known = _cards.get(text)
    if known is None:
        found = _CARD.fullmatch(text)
        if found is None:
            raise InvalidText(Message("invalid-card", {"text": text}))
        known = new_card(text, CURRENCY_LETTERS.index(found[1]), int(found[2]), bool(found[3]))
    return known


def new_card(text: str, currency: int, value: int, marked: bool = False) -> Card:
    """Create a card and register it under its text."""
    _cards[text] = Card(text, currency, value, marked)
    return _cards[text]


Cards = tuple[Card, ...]
"""A multiset of cards."""


def _by_value(card: Card) -> int:
    return card.value * 10_000 + card.order


def worth(cards: Cards) -> int:
    total = 0
    for card in cards:
        total += card.value
    return total


@mypyc_attr(acyclic=True)
class Hand:
    """A player's money: what everybody has seen of it, and what only its owner knows.

    In another player's view `secret` is empty; `hidden` says how many cards it has, and
    `hidden_marked` how many of them are known to be marked.
    """

    def __init__(
        self, seen: Cards, secret: Cards = (), hidden: int = 0, hidden_marked: int = 0
    ) -> None:
        self.seen = seen
        self.secret = secret
        self.hidden = hidden
        self.hidden_marked = hidden_marked
        self.cards: Cards = put_all(seen, secret) if secret else seen
        self._purses: list[Cards] | None = None

    def __len__(self) -> int:
        return len(self.cards) + self.hidden

    def __reduce__(self) -> tuple[Any, ...]:
        return Hand, (self.seen, self.secret, self.hidden, self.hidden_marked)

    def taking(self, cards: Cards) -> "Hand":
        """After taking `cards` openly."""
        return Hand(put_all(self.seen, cards), self.secret, self.hidden, self.hidden_marked)

    def dealt(self, card: Card) -> "Hand":
        """After being dealt `card`, which only the owner has seen."""
        return Hand(self.seen, put(self.secret, card), self.hidden, self.hidden_marked)

    def may_hold(self, cards: Cards) -> bool:
        """Whether `cards` are there, or could be among the hidden ones."""
        if contains(self.cards, cards):
            return True
        missing = self.missing(cards)
        marked = len([card for card in missing if card.marked])
        return marked <= self.hidden_marked and len(missing) - marked <= (
            self.hidden - self.hidden_marked
        )

    def missing(self, cards: Cards) -> Cards:
        """Those of `cards` that are not known to be in the hand."""
        return take_out(in_order(list(cards)), self.cards)

    def paying(self, cards: Cards) -> "Hand":
        """After paying `cards`. Copies that everybody knows about go first: cards with the same
        text are indistinguishable, so paying one reveals nothing about another."""
        if not self.secret and not self.hidden:
            return Hand(take_out(self.seen, cards))
        unseen = take_out(in_order(list(cards)), self.seen)
        missing = take_out(unseen, self.secret)
        marked = len([card for card in missing if card.marked])
        return Hand(
            take_out(self.seen, cards),
            take_out(self.secret, unseen),
            self.hidden - len(missing),
            self.hidden_marked - marked,
        )

    def shown(self) -> "Hand":
        """After revealing all cards."""
        return Hand(self.cards, (), self.hidden, self.hidden_marked)

    def for_others(self) -> "Hand":
        """As everybody except its owner knows it."""
        if not self.secret:
            return self
        marked = len([card for card in self.secret if card.marked])
        return Hand(self.seen, (), self.hidden + len(self.secret), self.hidden_marked + marked)

    def purse(self, currency: int) -> Cards:
        """The cards that pay in one currency, smallest first."""
        purses = self._purses
        if purses is None:
            purses = [
                tuple([card for card in self.cards if card.currency == each])
                for each in range(len(CURRENCIES))
            ]
            paying_in_all = [card for card in self.cards if card.currency == ANY_CURRENCY]
            if paying_in_all:
                purses = [by_value([*purse, *paying_in_all]) for purse in purses]
            self._purses = purses
        return purses[currency]

    def __str__(self) -> str:
        known = [str(card) for card in self.seen]
        blanks = ["?"] * (self.hidden - self.hidden_marked) + ["?*"] * self.hidden_marked
        return " ".join(known + [f"({card})" for card in self.secret] + blanks)


def by_value(cards: list[Card]) -> Cards:
    """Cards of several currencies, smallest first, as needed for building payments."""
    return tuple(sorted(cards, key=_by_value))


def payments(cards: Cards, price: int) -> list[Cards]:
    """All payments of at least `price` in which no card is superfluous.

    `cards` must be in ascending order, as in a purse. Paying more cards than needed is allowed
    (P-12), but nobody gains by it, so move lists leave it out.
    """
    found: list[Cards] = []
    _add_payments(cards, len(cards), worth(cards), price, (), found)
    return found


def _add_payments(
    cards: Cards, number: int, left: int, due: int, paid: Cards, found: list[Cards]
) -> None:
    """Add all payments that extend `paid` by some of the first `number` cards, which are worth
    `left`, to settle what is `due`.

    Cards are added in descending value, so the last one is the smallest: if something is due until
    the last card, no card is superfluous.
    """
    while number > 0 and left >= due:
        number -= 1
        card = cards[number]
        left -= card.value
        if card.value >= due:
            found.append((card,) + paid)
        else:
            _add_payments(cards, number, left, due - card.value, (card,) + paid, found)
        while number > 0 and cards[number - 1] is card:
            number -= 1
            left -= card.value
