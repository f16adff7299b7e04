"""Every combination of dice, as the turn solver needs it.

Eight dice can show 1,287 combinations, and there are 3,003 combinations of zero to eight dice that
can be kept. Rolling dice together is the same as rolling them one by one, so the expectation of
kept dice follows from those with one die more. Likewise, the best dice to keep are either all of
them or the best to keep of one die less. So neither needs a list of rolls or of subsets.
"""

from typing import Final, final

from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import NUMBER_OF_DICE, ROLLS, Dice, some_of

FACES: Final = len(TYPES)
NEVER: Final = -1e18
"""The value of something impossible."""
_NUMBERS: Final = list(range(len(ROLLS[NUMBER_OF_DICE])))
"""The numbers of all combinations of eight dice; sorting a slice of them allocates no new ints."""


@final
class Combination:
    """A combination of dice, and the values computed for it."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.number = 0
        """For all eight dice: which of the 1,287 combinations this is."""
        self.more: list[Combination] = []
        """The combinations with one die more, one for each type."""
        self.less: list[Combination] = []
        """The combinations with one die less, one for each type in this one."""
        self.kept: list[Combination] = []
        """For all eight dice: every part of them that can be kept, short of all."""
        self.rolled: list[Combination] = []
        """For each of `kept`, the dice that must be rolled to complete this combination."""
        # Once compiled, float attributes are faster than lists of floats.
        self.odds: float = dice.ways / FACES**dice.size
        """The probability of rolling exactly these."""
        self.expected = 0.0
        """The expected value if exactly these are kept and the rest is rolled."""
        self.best = 0.0
        """The highest expectation among all parts that can be kept; of eight dice at least one is
        rolled again."""
        self.chance = 0.0
        self.share = 0.0
        """During a sweep: the probability of the rolls counted so far, and their share of the
        expectation."""


@final
class Worths:
    """What each of the 1,287 combinations is worth."""

    def __init__(self, of: list[float]) -> None:
        self.of = of
        self._falling: list[int] | None = None

    def falling(self) -> list[int]:
        """All combinations from best to worst, sorted once."""
        if self._falling is None:
            numbers = _NUMBERS[: len(self.of)]
            self._falling = sorted(numbers, key=self.of.__getitem__, reverse=True)
        return self._falling


@final
class Outcomes:
    """All combinations, linked. Results are stored in them, so only one computation can run at a
    time."""

    def __init__(self, number: int = NUMBER_OF_DICE) -> None:
        """A smaller `number` lets tests compare the results with other algorithms."""
        self._number = number
        self.by_number = [[Combination(dice) for dice in rolls] for rolls in ROLLS[: number + 1]]
        """For each number of dice, their combinations in order."""
        self.complete = self.by_number[number]
        self._by_code = {each.dice.code: each for row in self.by_number for each in row}
        for row in self.by_number:
            for each in row:
                self._link(each)
        for place, each in enumerate(self.complete):
            each.number = place
            for kept in some_of(each.dice):
                each.kept.append(self.of(kept))
                each.rolled.append(self.of(each.dice.without(kept)))

    def _link(self, each: Combination) -> None:
        for single in ROLLS[1]:
            if each.dice.size < self._number:
                each.more.append(self._by_code[each.dice.code + single.code])
            if each.dice.contains(single):
                each.less.append(self._by_code[each.dice.code - single.code])

    def of(self, dice: Dice) -> Combination:
        return self._by_code[dice.code]

    def expect(self, worths: Worths, at_least: float = NEVER) -> None:
        """Compute what is `expected` of any kept dice, and the `best` of them, if the final dice
        have these `worths` but never count less than `at_least`."""
        for number, worth in enumerate(worths.of):
            self.complete[number].expected = max(worth, at_least)
        for size in range(self._number - 1, -1, -1):
            for each in self.by_number[size]:
                total = 0.0
                for more in each.more:
                    total += more.expected
                each.expected = total / FACES
        for row in self.by_number:
            for each in row:
                best = NEVER if each.dice.size == self._number else each.expected
                for less in each.less:
                    best = max(best, less.best)
                each.best = best

    def sweep(self, worths: Worths, before: Worths, cost: float) -> None:
        """Compute the `best` for all dice if the result never counts less than what they were worth
        `before` minus the cost, a different floor for each combination.

        A single sweep from best to worst is enough: with a given floor, every better roll counts
        for its own worth, and all the others for the floor.
        """
        for row in self.by_number[: self._number]:
            for each in row:
                each.chance = 0.0
                each.share = 0.0
        falling = worths.falling()
        counted = 0
        for number in before.falling():
            at_least = before.of[number] - cost
            while counted < len(falling):
                rolled = falling[counted]
                worth = worths.of[rolled]
                if worth <= at_least:
                    break
                _count(self.complete[rolled], worth)
                counted += 1
            complete = self.complete[number]
            complete.best = _highest(complete, at_least)


def _count(complete: Combination, worth: float) -> None:
    """Count a roll that beats the current floor."""
    for number, kept in enumerate(complete.kept):
        odds = complete.rolled[number].odds
        kept.chance += odds
        kept.share += odds * worth


def _highest(complete: Combination, at_least: float) -> float:
    """The highest expectation among the dice that can be kept, given the rolls counted so far."""
    highest = NEVER
    for kept in complete.kept:
        highest = max(highest, kept.share + (1.0 - kept.chance) * at_least)
    return highest
