"""The rest of a round, imagined: where everybody's markers will stand in the end.

A turn is played the simple way: after each roll the best type is pursued, and it is rolled again as
long as that promises more. This is much quicker than solving the turn.
"""

from math import exp
from typing import Final

from alhambra.bots.dice.chances import better_results
from alhambra.bots.dice.spoils import Spoils
from alhambra.bots.search.sources import QuickSource
from alhambra.core.state import Seat
from alhambra.games.dice.columns import FIELDS, NOBODY, ROLLS, Owner, field_of
from alhambra.games.dice.markers import Markers
from alhambra.games.dice.outcomes import NEVER
from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import NUMBER_OF_DICE, roll

TYPICAL: Final = (field_of(4, 3), field_of(5, 2), field_of(3, 3), field_of(4, 2), field_of(5, 3))
"""Where one's own marker is imagined, in turn: the others react to it."""
NEAR: Final = 3.0
"""An imagined marker tells half as much about a field that is so far away."""
ATTENTION: Final = 0.3
"""The share of all markers to come that are played for a given column."""
MOST_TO_COME: Final = 60
_EXACT: Final = 1 << 30


def _binomial(dice: int) -> list[float]:
    """The chances of each number of hits with so many dice."""
    chances = [1.0]
    for _ in range(dice):
        hit = [0.0, *[each / 6 for each in chances]]
        missed = [*[each * 5 / 6 for each in chances], 0.0]
        chances = [a + b for a, b in zip(hit, missed, strict=True)]
    return chances


_HITS: Final = [_binomial(dice) for dice in range(NUMBER_OF_DICE + 1)]

_OVERTAKERS: Final = [
    [ATTENTION * to_come * better_results(field) for field in range(FIELDS)]
    for to_come in range(MOST_TO_COME)
]
# Rounded, so that a difference in the last digit of exp() cannot matter.
_KEPT: Final = [[round(exp(-each) * _EXACT) / _EXACT for each in row] for row in _OVERTAKERS]
"""For each number of markers to come and each field: how many overtake a marker there on average,
and the chance that none does."""

Fields = list[list[float]]
"""For each type, what each field is worth."""


class RestOfRound:
    """The markers as they stand, and what they bring to everybody."""

    def __init__(self, markers: Markers, seat: Seat, spoils: Spoils, caution: float) -> None:
        """It is the turn of `seat`. `caution` is how much it minds markers to come."""
        self._columns = [list(column) for column in markers.columns]
        self._left = list(markers.left)
        self._seat = seat
        self._spoils = spoils
        self._to_come = int((sum(markers.left) - 1) * caution)

    def judged(self) -> Fields:
        """What rolling each field is worth to the seat, by how likely others are to pass it."""
        return [self._judged(type, self._seat, self._to_come) for type in range(len(TYPES))]

    def displacing(self) -> Fields:
        """The same where an opponent stands and is displaced; NEVER elsewhere."""
        return [self._displacing(type) for type in range(len(TYPES))]

    def imagined(self, trials: int, seed: int) -> Fields:
        """What rolling each field is worth to the seat: the mean over so many imagined rounds for
        each column."""
        return [self._worth_of_column(type, trials, seed) for type in range(len(TYPES))]

    def _judged(self, type: int, seat: Seat, to_come: int) -> list[float]:
        column = self._columns[type]
        order = _order(column)
        gains = self._spoils.gains(type, order, seat)
        worth = [0.0] * FIELDS
        ahead = len(order)
        here = 0.0
        for field in range(FIELDS - 1, -1, -1):
            if column[field] != NOBODY:
                ahead -= 1
            else:
                here = _expected(gains, ahead, to_come, field)
            worth[field] = here
        return worth

    def _displacing(self, type: int) -> list[float]:
        column = self._columns[type]
        gains = self._spoils.gains(type, _order(column), self._seat)
        worth = [NEVER] * FIELDS
        ahead = 0
        for field, owner in enumerate(column):
            if owner != NOBODY:
                if owner != self._seat:
                    worth[field] = _expected(gains, ahead, self._to_come, field)
                ahead += 1
        return worth

    def _worth_of_column(self, type: int, trials: int, seed: int) -> list[float]:
        before = self._columns[type]
        worth = [0.0] * FIELDS
        weights = [0.0] * FIELDS
        for trial in range(trials):
            typical = TYPICAL[trial % len(TYPICAL)]
            column = self._at_the_end(type, typical, seed + trial * 1009)
            order = _order(column)
            gains = self._spoils.gains(type, order, self._seat)
            # From the worst field up: the marker goes to the next free one.
            ahead = len(order)
            here = 0.0
            for field in range(FIELDS - 1, -1, -1):
                if column[field] != NOBODY:
                    ahead -= 1
                if before[field] == NOBODY:
                    here = 0.0
                    if ahead < len(gains) and gains[ahead]:
                        here = gains[ahead][0]
                weight = NEAR / (NEAR + abs(field - typical))
                worth[field] += weight * here
                weights[field] += weight
        return [each / weight for each, weight in zip(worth, weights, strict=True)]

    def _at_the_end(self, type: int, typical: int, seed: int) -> list[Owner]:
        """A column at the end of a round in which the seat plays for it now, without the marker it
        places."""
        before = self._columns
        self._columns = [list(column) for column in before]
        left = list(self._left)
        own = _free_from(self._columns[type], typical)
        if own < FIELDS:
            self._columns[type][own] = self._seat
        left[self._seat] -= 1
        to_come = sum(left)
        players = len(left)
        seat = self._seat
        turn = 0
        while to_come:
            seat = (seat + 1) % players
            if left[seat]:
                left[seat] -= 1
                to_come -= 1
                turn += 1
                self._play_turn(seat, to_come, QuickSource(seed * 64 + turn))
        column = self._columns[type]
        if own < FIELDS:
            column[own] = NOBODY
        self._columns = before
        return column

    def _play_turn(self, seat: Seat, to_come: int, source: QuickSource) -> None:
        counts = list(roll(NUMBER_OF_DICE, source).counts)
        plans = [_Plan(self._judged(type, seat, to_come)) for type in range(len(TYPES))]
        rolls = 1
        while True:
            best = NEVER
            chosen = 0
            stays = True
            for type, plan in enumerate(plans):
                number = counts[type]
                if number and plan.worth[field_of(number, rolls)] > best:
                    best = plan.worth[field_of(number, rolls)]
                    chosen = type
                    stays = True
                if rolls < ROLLS and plan.again[rolls - 1][number] > best:
                    best = plan.again[rolls - 1][number]
                    chosen = type
                    stays = False
            if stays:
                break
            kept = counts[chosen]
            counts = list(roll(NUMBER_OF_DICE - kept, source).counts)
            counts[chosen] += kept
            rolls += 1
        column = self._columns[chosen]
        field = _free_from(column, field_of(counts[chosen], rolls))
        if field < FIELDS:
            column[field] = seat


class _Plan:
    """Pursuing one type."""

    def __init__(self, worth: list[float]) -> None:
        self.worth = worth
        self.again: list[list[float]] = []
        """For each roll and number of symbols, what rolling again is worth."""
        following = [worth[field_of(max(1, each), ROLLS)] for each in range(NUMBER_OF_DICE + 1)]
        for rolls in range(ROLLS - 1, 0, -1):
            again = [0.0] * (NUMBER_OF_DICE + 1)
            best = [0.0] * (NUMBER_OF_DICE + 1)
            for symbols in range(NUMBER_OF_DICE + 1):
                expected = 0.0
                for more, chance in enumerate(_HITS[NUMBER_OF_DICE - symbols]):
                    expected += chance * following[symbols + more]
                again[symbols] = expected
                best[symbols] = max(expected, worth[field_of(max(1, symbols), rolls)])
            self.again.insert(0, again)
            following = best


def _order(column: list[Owner]) -> list[Owner]:
    return [owner for owner in column if owner != NOBODY]


def _free_from(column: list[Owner], field: int) -> int:
    """The first free field from `field` on (D-22)."""
    while field < FIELDS and column[field] != NOBODY:
        field += 1
    return field


def _expected(gains: list[list[float]], ahead: int, to_come: int, field: int) -> float:
    """What a marker gains behind so many others, if later ones may still pass it."""
    if ahead >= len(gains):
        return 0.0
    overtakers = _OVERTAKERS[to_come][field]
    chance = _KEPT[to_come][field]
    expected = 0.0
    for passing, gain in enumerate(gains[ahead], 1):
        expected += chance * gain
        chance *= overtakers / passing
    return expected
