"""A player of Palace: an Alhambra, a hand, and what the modules add."""

from dataclasses import dataclass, field

from checkers.alhambras import Builder
from checkers.things import value


@dataclass
class Player(Builder):
    hand: list[str] = field(default_factory=list)
    dealt: list[str] = field(default_factory=list)  # builders, until the money is dealt
    chests: list[str] = field(default_factory=list)  # the buildings that carry one
    points: int = 0

    def money(self, currency: str) -> int:
        return value(*(card for card in self.hand if card[0] == currency))

    def worth(self) -> int:
        """All money; builders that are not known are worth three too."""
        return sum(value(card) if card != "?" else 3 for card in self.hand)

    def can_pay_exactly(self, currency: str, price: int) -> bool:
        sums = {0}
        for card in self.hand:
            if card[0] == currency:
                sums |= {so_far + value(card) for so_far in sums}
        return price in sums
