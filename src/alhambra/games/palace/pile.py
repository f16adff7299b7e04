"""The money pile: which cards are left in it, and where the scoring cards may be.

No order is stored. Every order of the money cards is equally likely, and so is every position of a
scoring card within its part, so counts are enough to give every draw its exact odds (P-09).
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import ImpossibleOutcome, Message
from alhambra.core.sources import Source
from alhambra.core.state import Outcome
from alhambra.parts.money import Card, Cards
from alhambra.parts.pieces import position_in, put_all, take_out


@mypyc_attr(acyclic=True)
class ScoringCard(Outcome):
    """Card A or B (P-03)."""

    def __init__(self, letter: str) -> None:
        self.letter = letter

    def __str__(self) -> str:
        return f"#{self.letter}"

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return scoring_card, (self.letter,)


SCORING_CARDS: Final = {"A": ScoringCard("A"), "B": ScoringCard("B")}


def scoring_card(letter: str) -> ScoringCard:
    return SCORING_CARDS[letter]


Part = tuple[int, str, int]
"""A part of the pile: how many money cards it has left, the letter of its scoring card or an empty
string, and how many cards modules have shuffled into it."""

_NOTHING: Final = (0, "", 0)


@mypyc_attr(acyclic=True)
class MoneyPile:
    """Cards still to be drawn. `parts` are the piles it was stacked from, topmost first.

    `apart` are the cards that modules shuffle into the parts. It holds more than the parts count if
    some have left the game unseen.
    """

    def __init__(self, cards: Cards, parts: tuple[Part, ...], apart: Cards = ()) -> None:
        self.cards = cards
        start = 0
        while start < len(parts) and parts[start] == _NOTHING:
            start += 1
        self.parts = parts[start:]
        self.apart = apart

    def __reduce__(self) -> tuple[Any, ...]:
        return MoneyPile, (self.cards, self.parts, self.apart)

    def stacked(self) -> "MoneyPile":
        """Split into five piles, with A shuffled into the second and B into the fourth (P-09)."""
        size, over = divmod(len(self.cards), 5)
        letters = ("", "A", "", "B", "")
        parts: list[Part] = [(size + (1 if k < over else 0), letters[k], 0) for k in range(5)]
        return MoneyPile(self.cards, tuple(parts), self.apart)

    def slipped(self, part: int, number: int) -> "MoneyPile":
        """With `number` of the cards in `apart` shuffled into one of the parts."""
        parts = list(self.parts)
        size, letter, before = parts[part]
        parts[part] = (size, letter, before + number)
        return MoneyPile(self.cards, tuple(parts), self.apart)

    def with_unseen(self, cards: Cards) -> "MoneyPile":
        """As it looks to somebody who has not seen where these `cards` are: for all they know, the
        cards might be in the pile."""
        plain = tuple([card for card in cards if not card.marked])
        marked = tuple([card for card in cards if card.marked])
        return MoneyPile(put_all(self.cards, plain), self.parts, put_all(self.apart, marked))

    def without_unseen(self, cards: Cards) -> "MoneyPile":
        """Without these `cards`, which turned up elsewhere."""
        return MoneyPile(take_out(self.cards, cards), self.parts, take_out(self.apart, cards))

    def reshuffled(self, discards: Cards) -> "MoneyPile":
        """The discards as the new pile (P-18)."""
        return MoneyPile(discards, ((len(discards), "", 0),), self.apart)

    def __len__(self) -> int:
        """How many cards are left, including the scoring cards."""
        return sum([size + (1 if letter else 0) + more for size, letter, more in self.parts])

    def outcomes(self) -> list[tuple[Outcome, int]]:
        """What the top card may be, with weights: first the scoring card, then money in order, then
        the cards that modules shuffled in, in order."""
        size, letter, slipped = self.parts[0]
        cards, apart = self.cards, self.apart
        if not letter and not slipped:
            return [(card, cards.count(card)) for card in dict.fromkeys(cards)]
        ways, ways_apart = max(1, len(cards)), max(1, len(apart))
        outcomes: list[tuple[Outcome, int]] = []
        if letter:
            outcomes.append((SCORING_CARDS[letter], ways * ways_apart))
        for card in dict.fromkeys(cards if size else ()):
            outcomes.append((card, size * ways_apart * cards.count(card)))
        for card in dict.fromkeys(apart if slipped else ()):
            outcomes.append((card, slipped * ways * apart.count(card)))
        return outcomes

    def sample(self, source: Source) -> Outcome:
        size, letter, slipped = self.parts[0]
        cards, apart = self.cards, self.apart
        if not letter and not slipped:
            return cards[source.below(len(cards))]
        ways, ways_apart = max(1, len(cards)), max(1, len(apart))
        first_card = ways * ways_apart if letter else 0
        first_apart = first_card + size * ways_apart * len(cards)
        number = source.below(first_apart + slipped * ways * len(apart))
        if number < first_card:
            return SCORING_CARDS[letter]
        if number < first_apart:
            return cards[(number - first_card) // (size * ways_apart)]
        return apart[(number - first_apart) // (slipped * ways)]

    def without(self, drawn: Outcome) -> "MoneyPile":
        """After `drawn` came off the top; raises ImpossibleOutcome if it cannot."""
        size, letter, slipped = self.parts[0]
        below = self.parts[1:]
        if isinstance(drawn, ScoringCard) and drawn.letter == letter:
            return MoneyPile(self.cards, ((size, "", slipped), *below), self.apart)
        if isinstance(drawn, Card):
            at = position_in(self.cards, drawn)
            if at >= 0 and size > 0:
                cards = self.cards[:at] + self.cards[at + 1 :]
                return MoneyPile(cards, ((size - 1, letter, slipped), *below), self.apart)
            if slipped > 0 and position_in(self.apart, drawn) >= 0:
                apart = take_out(self.apart, (drawn,))
                return MoneyPile(self.cards, ((size, letter, slipped - 1), *below), apart)
        raise ImpossibleOutcome(Message("cannot-be-drawn", {"drawn": str(drawn)}))

    def __str__(self) -> str:
        return " ".join([_part_text(part) for part in self.parts])


def _part_text(part: Part) -> str:
    size, letter, slipped = part
    return f"{size}{f'+{letter}' if letter else ''}{f'+{slipped}*' if slipped else ''}"


def shuffled_pile(cards: Cards, apart: Cards = ()) -> MoneyPile:
    """A pile of nothing but shuffled money, as for the deal (P-06), and what modules keep apart."""
    return MoneyPile(cards, ((len(cards), "", 0),), apart)
