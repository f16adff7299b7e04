"""The money pile: which cards are left in it, and where in it the scoring cards may be.

No order is stored. Every order of the money cards is equally likely, and so is every place of a
scoring card within its pile, so counts are enough to give every draw its exact odds (P-09).
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import ImpossibleOutcome, Message
from alhambra.core.sources import Source
from alhambra.core.state import Outcome
from alhambra.parts.money import Card, Cards, position_in


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


@mypyc_attr(acyclic=True)
class MoneyPile:
    """Cards still to be drawn. `parts` are the piles it was stacked from, the topmost first: how
    many money cards each holds, and the letter of its scoring card if it has one."""

    def __init__(self, cards: Cards, parts: tuple[tuple[int, str], ...]) -> None:
        self.cards = cards
        start = 0
        while start < len(parts) and parts[start] == (0, ""):
            start += 1
        self.parts = parts[start:]

    def __reduce__(self) -> tuple[Any, ...]:
        return MoneyPile, (self.cards, self.parts)

    def stacked(self) -> "MoneyPile":
        """Split into five piles, A shuffled into the second and B into the fourth (P-09)."""
        size, over = divmod(len(self.cards), 5)
        letters = ("", "A", "", "B", "")
        parts = [(size + (1 if k < over else 0), letters[k]) for k in range(5)]
        return MoneyPile(self.cards, tuple(parts))

    def __len__(self) -> int:
        """How many cards are left, the scoring cards among them."""
        return sum([size + (1 if letter else 0) for size, letter in self.parts])

    def outcomes(self) -> list[tuple[Outcome, int]]:
        """What the top card may be, with weights: the scoring card first, then money in order."""
        size, letter = self.parts[0]
        outcomes: list[tuple[Outcome, int]] = []
        if letter:
            outcomes.append((SCORING_CARDS[letter], max(1, len(self.cards))))
        weight = size if letter else 1
        for card in dict.fromkeys(self.cards if weight else ()):
            outcomes.append((card, weight * self.cards.count(card)))
        return outcomes

    def sample(self, source: Source) -> Outcome:
        size, letter = self.parts[0]
        cards = self.cards
        if not letter:
            return cards[source.below(len(cards))]
        first_card = max(1, len(cards))
        number = source.below(first_card + size * len(cards))
        if number < first_card:
            return SCORING_CARDS[letter]
        return cards[(number - first_card) // size]

    def without(self, drawn: Outcome) -> "MoneyPile":
        """After `drawn` came from the top; or ImpossibleOutcome."""
        size, letter = self.parts[0]
        below = self.parts[1:]
        if isinstance(drawn, ScoringCard) and drawn.letter == letter:
            return MoneyPile(self.cards, ((size, ""), *below))
        if isinstance(drawn, Card) and size > 0:
            at = position_in(self.cards, drawn)
            if at >= 0:
                cards = self.cards[:at] + self.cards[at + 1 :]
                return MoneyPile(cards, ((size - 1, letter), *below))
        raise ImpossibleOutcome(Message("cannot-be-drawn", {"drawn": str(drawn)}))

    def __str__(self) -> str:
        return " ".join(f"{size}+{letter}" if letter else str(size) for size, letter in self.parts)


def shuffled_pile(cards: Cards) -> MoneyPile:
    """A pile of plain shuffled money, as at the deal (P-06) and after a reshuffle (P-18)."""
    return MoneyPile(cards, ((len(cards), ""),))
