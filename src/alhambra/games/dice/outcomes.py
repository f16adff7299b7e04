"""Everything that dice can become, as the solver of a turn needs it.

There are 1,287 ways for eight dice to lie, and 3,003 ways to keep none, some or all of them.
Rolling dice together or one after the other comes to the same, so what can be expected of kept dice
follows from what can be expected with one die more; and the best that can be kept of dice is all of
them or the best that can be kept of one die less. So neither needs a list of rolls or of subsets.
"""

from typing import Final, final

from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import NUMBER_OF_DICE, ROLLS, Dice, some_of

FACES: Final = len(TYPES)
NEVER: Final = -1e18
"""The worth of what cannot be done."""
_NUMBERS: Final = list(range(len(ROLLS[NUMBER_OF_DICE])))
"""Of all ways to lie; sorting these very objects needs no memory for new ones."""


@final
class Lying:
    """Some or all dice as they lie, and what is being worked out about them."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.number = 0
        """For all eight dice: which of the 1,287 it is."""
        self.more: list[Lying] = []
        """With one die more, of each type."""
        self.less: list[Lying] = []
        """With one die less, of each type that is there."""
        self.kept: list[Lying] = []
        """For all eight dice: everything that can be kept of them but all."""
        self.rolled: list[Lying] = []
        """And what must then be rolled to get them."""
        # Attributes of numbers are quicker than lists of them, once compiled.
        self.odds: float = dice.ways / FACES**dice.size
        """The chance to roll just these."""
        self.expected = 0.0
        """What they become on average, if these are kept and the rest is rolled."""
        self.best = 0.0
        """The highest expectation of all that can be kept of these; of all eight at least one is
        rolled again."""
        self.chance = 0.0
        self.share = 0.0
        """In a sweep: the chance of the rolls so far, and their share of the expectation."""


@final
class Worths:
    """What all dice are worth, each of the 1,287 ways to lie."""

    def __init__(self, of: list[float]) -> None:
        self.of = of
        self._falling: list[int] | None = None

    def falling(self) -> list[int]:
        """All of them from the best to the worst, sorted once."""
        if self._falling is None:
            numbers = _NUMBERS[: len(self.of)]
            self._falling = sorted(numbers, key=self.of.__getitem__, reverse=True)
        return self._falling


@final
class Outcomes:
    """All dice, linked. What it works out is kept in them, so one thing is done at a time."""

    def __init__(self, number: int = NUMBER_OF_DICE) -> None:
        """With fewer than all dice, other ways to work it out can be compared."""
        self._number = number
        self.by_number = [[Lying(dice) for dice in rolls] for rolls in ROLLS[: number + 1]]
        """For each number of dice how they can lie, in order."""
        self.whole = self.by_number[number]
        self._by_code = {lying.dice.code: lying for row in self.by_number for lying in row}
        for row in self.by_number:
            for lying in row:
                self._link(lying)
        for place, lying in enumerate(self.whole):
            lying.number = place
            for kept in some_of(lying.dice):
                lying.kept.append(self.of(kept))
                lying.rolled.append(self.of(lying.dice.without(kept)))

    def _link(self, lying: Lying) -> None:
        for single in ROLLS[1]:
            if lying.dice.size < self._number:
                lying.more.append(self._by_code[lying.dice.code + single.code])
            if lying.dice.contains(single):
                lying.less.append(self._by_code[lying.dice.code - single.code])

    def of(self, dice: Dice) -> Lying:
        return self._by_code[dice.code]

    def expect(self, worths: Worths, at_least: float = NEVER) -> None:
        """Work out what can be `expected` of whatever is kept, and the `best` of it, where all dice
        have these `worths` once they are rolled, or `at_least` so much."""
        for number, worth in enumerate(worths.of):
            self.whole[number].expected = max(worth, at_least)
        for size in range(self._number - 1, -1, -1):
            for lying in self.by_number[size]:
                total = 0.0
                for more in lying.more:
                    total += more.expected
                lying.expected = total / FACES
        for row in self.by_number:
            for lying in row:
                best = NEVER if lying.dice.size == self._number else lying.expected
                for less in lying.less:
                    best = max(best, less.best)
                lying.best = best

    def sweep(self, worths: Worths, before: Worths, cost: float) -> None:
        """Work out the `best` for all dice where one gets at least what they were worth `before`,
        less the cost: something else for each way to lie.

        One sweep from the best to the worst: whoever gets at least so much profits from all rolls
        that were better, and gets that much in all other cases.
        """
        for row in self.by_number[: self._number]:
            for lying in row:
                lying.chance = 0.0
                lying.share = 0.0
        falling = worths.falling()
        counted = 0
        for number in before.falling():
            at_least = before.of[number] - cost
            while counted < len(falling):
                rolled = falling[counted]
                worth = worths.of[rolled]
                if worth <= at_least:
                    break
                _count(self.whole[rolled], worth)
                counted += 1
            whole = self.whole[number]
            whole.best = _highest(whole, at_least)


def _count(whole: Lying, worth: float) -> None:
    """A roll is better than what one gets at least."""
    for number, kept in enumerate(whole.kept):
        odds = whole.rolled[number].odds
        kept.chance += odds
        kept.share += odds * worth


def _highest(whole: Lying, at_least: float) -> float:
    """The highest expectation of all that can be kept, of the rolls counted so far."""
    highest = NEVER
    for kept in whole.kept:
        highest = max(highest, kept.share + (1.0 - kept.chance) * at_least)
    return highest
