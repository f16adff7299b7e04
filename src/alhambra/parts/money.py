"""Money cards and hands, and their texts: `y7`."""

import re
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.state import Outcome

CURRENCIES: Final = ("florin", "dirham", "denar", "ducat")
"""The four currencies; a currency is an index into this."""

CURRENCY_LETTERS: Final = "ygbo"


@mypyc_attr(acyclic=True)
class Card(Outcome):
    """A money card. Cards of one text are one object."""

    def __init__(self, text: str, currency: int, value: int) -> None:
        self.text = text
        self.currency = currency
        self.value = value
        self.order = currency * 100 + value
        """The place in the order in which cards are listed everywhere."""

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str], "Card"], tuple[str]]:
        # Cards of one text stay one object when they are sent to another process.
        return card, (self.text,)


_CARD: Final = re.compile(r"([ygbo])([1-9][0-9]?)")

_cards: dict[str, Card] = {}


def card(text: str) -> Card:
    """The money card that `text` names; or InvalidText."""
    known = _cards.get(text)
    if known is None:
        found = _CARD.fullmatch(text)
        if found is None:
            raise InvalidText(Message("invalid-card", {"text": text}))
        known = Card(text, CURRENCY_LETTERS.index(found[1]), int(found[2]))
        _cards[text] = known
    return known


Cards = tuple[Card, ...]
"""A multiset of cards: always in order, so that equal multisets are equal tuples."""


def _by_order(card: Card) -> int:
    return card.order


def in_order(cards: list[Card]) -> Cards:
    return tuple(sorted(cards, key=_by_order))


def put(cards: Cards, more: Cards) -> Cards:
    """`cards` and `more` together."""
    for card in more:
        at = len(cards)
        while at > 0 and cards[at - 1].order > card.order:
            at -= 1
        cards = cards[:at] + (card,) + cards[at:]
    return cards


def contains(cards: Cards, some: Cards) -> bool:
    """Whether `some` can be taken out of `cards`."""
    return len(take_out(cards, some)) == len(cards) - len(some)


def take_out(cards: Cards, some: Cards) -> Cards:
    """`cards` without `some`, as far as they are there."""
    for card in some:
        at = position_in(cards, card)
        if at >= 0:
            cards = cards[:at] + cards[at + 1 :]
    return cards


def worth(cards: Cards) -> int:
    total = 0
    for card in cards:
        total += card.value
    return total


def position_in(cards: Cards, card: Card) -> int:
    """Where `card` stands first in `cards`, or -1."""
    low, high = 0, len(cards)
    while low < high:
        middle = (low + high) // 2
        if cards[middle].order < card.order:
            low = middle + 1
        else:
            high = middle
    return low if low < len(cards) and cards[low] is card else -1


@mypyc_attr(acyclic=True)
class Hand:
    """A player's money: what everybody has seen of it, and what its owner alone knows.

    In another player's view `secret` is empty and `hidden` tells how many cards it has.
    """

    def __init__(self, seen: Cards, secret: Cards = (), hidden: int = 0) -> None:
        self.seen = seen
        self.secret = secret
        self.hidden = hidden
        self.cards: Cards = put(seen, secret) if secret else seen
        self._purses: list[Cards] | None = None

    def __len__(self) -> int:
        return len(self.cards) + self.hidden

    def __reduce__(self) -> tuple[Any, ...]:
        return Hand, (self.seen, self.secret, self.hidden)

    def taking(self, cards: Cards) -> "Hand":
        """After `cards` were taken for all to see."""
        return Hand(put(self.seen, cards), self.secret)

    def paying(self, cards: Cards) -> "Hand":
        """After `cards` were paid. Copies that everybody knows of go first: cards of one text
        cannot be told apart, so paying one shows nothing about another."""
        if not self.secret:
            return Hand(take_out(self.seen, cards))
        from_secret = take_out(cards, self.seen)
        return Hand(take_out(self.seen, cards), take_out(self.secret, from_secret))

    def shown(self) -> "Hand":
        """Laid open to everybody."""
        return Hand(self.cards)

    def for_others(self) -> "Hand":
        """As everybody but its owner knows it."""
        return Hand(self.seen, (), len(self.secret)) if self.secret else self

    def purse(self, currency: int) -> Cards:
        """The cards of one currency."""
        purses = self._purses
        if purses is None:
            purses = [
                tuple([card for card in self.cards if card.currency == each])
                for each in range(len(CURRENCIES))
            ]
            self._purses = purses
        return purses[currency]

    def __str__(self) -> str:
        known = [str(card) for card in self.seen]
        return " ".join(known + [f"({card})" for card in self.secret] + ["?"] * self.hidden)


def payments(cards: Cards, price: int) -> list[Cards]:
    """All payments of at least `price` from which no card can be left out.

    `cards` are of one currency and in order. Paying more cards than needed is allowed (P-12), but
    nobody gains by it, so lists of moves leave it out.
    """
    found: list[Cards] = []
    _add_payments(cards, len(cards), worth(cards), price, (), found)
    return found


def _add_payments(
    cards: Cards, number: int, left: int, due: int, paid: Cards, found: list[Cards]
) -> None:
    """Add all payments that go on from `paid` with some of the first `number` cards, which are
    worth `left`, to settle what is `due`.

    Cards are added in falling value: the last one added is the smallest, so a payment that is due
    until its last card has no card to spare.
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
