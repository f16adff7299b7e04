"""The rest of a round, imagined: where everybody's markers will stand in the end.

A turn is played the simple way: after the first roll, the best type is pursued, and it is rolled
again as long as that promises more. This is a hundred times as quick as solving the turn.
"""

from math import exp
from typing import Final

from alhambra.bots.dice.chances import ATTENTION, better_results
from alhambra.bots.search.sources import QuickSource
from alhambra.core.state import Seat
from alhambra.games.dice.columns import FIELDS, NOBODY, ROLLS, Owner, field_of
from alhambra.games.dice.markers import Markers
from alhambra.parts.buildings import TYPES
from alhambra.parts.dice import NUMBER_OF_DICE, roll

TYPICAL: Final = field_of(4, ROLLS)
"""Where one's own marker is imagined: the others react to it, as far as they would."""
MOST_TO_COME: Final = 60
_EXACT: Final = 1 << 30

Rewards = list[list[list[float]]]
"""For each seat and type, what the first place is worth, the second and so on."""


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


class RestOfRound:
    """The markers as they stand, and what places are worth to everybody."""

    def __init__(self, markers: Markers, seat: Seat, rewards: Rewards) -> None:
        """It is the turn of `seat`."""
        self._markers = markers
        self._seat = seat
        self._rewards = rewards

    def worth_of_fields(self, trials: int, seed: int) -> list[list[float]]:
        """For each type, what rolling each field is worth to the seat: the mean over so many
        imagined rounds for each column."""
        return [self._worth_of_column(type, trials, seed) for type in range(len(TYPES))]

    def _worth_of_column(self, type: int, trials: int, seed: int) -> list[float]:
        before = self._markers.columns[type]
        rewards = self._rewards[self._seat][type]
        worth = [0.0] * FIELDS
        for trial in range(trials):
            column = self._imagined(type, seed + trial * 1009)
            # From the worst field up: the marker goes to the next free one.
            here = 0.0
            ahead = len([owner for owner in column if owner != NOBODY])
            for field in range(FIELDS - 1, -1, -1):
                if column[field] != NOBODY:
                    ahead -= 1
                if before[field] == NOBODY:
                    here = rewards[ahead] if ahead < len(rewards) else 0.0
                worth[field] += here
        return [each / trials for each in worth]

    def _imagined(self, type: int, seed: int) -> list[Owner]:
        """The column at the end of a round in which the seat plays for it now, without the marker
        it places."""
        columns = [list(column) for column in self._markers.columns]
        left = list(self._markers.left)
        own = _free_from(columns[type], TYPICAL)
        if own < FIELDS:
            columns[type][own] = self._seat
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
                self._play_turn(columns, seat, to_come, QuickSource(seed * 64 + turn))
        if own < FIELDS:
            columns[type][own] = NOBODY
        return columns[type]

    def _play_turn(
        self, columns: list[list[Owner]], seat: Seat, to_come: int, source: QuickSource
    ) -> None:
        counts = roll(NUMBER_OF_DICE, source).counts
        best = -1.0
        chosen = 0
        plan = _NO_PLAN
        for type in range(len(TYPES)):
            number = counts[type]
            if number > 1:
                worth = _worth_now(columns[type], self._rewards[seat][type], to_come)
                pursued = _Plan(worth, number)
                if pursued.value > best:
                    best = pursued.value
                    chosen = type
                    plan = pursued
        field = _free_from(columns[chosen], plan.played(counts[chosen], source))
        if field < FIELDS:
            columns[chosen][field] = seat


class _Plan:
    """Pursuing one type from some number of symbols on."""

    def __init__(self, worth: list[float], number: int) -> None:
        self._again: list[list[float]] = []
        """For each roll and number of symbols, what rolling again is worth."""
        following = [worth[field_of(max(1, each), ROLLS)] for each in range(NUMBER_OF_DICE + 1)]
        for rolls in range(ROLLS - 1, 0, -1):
            again = [0.0] * (NUMBER_OF_DICE + 1)
            best = [0.0] * (NUMBER_OF_DICE + 1)
            for symbols in range(number, NUMBER_OF_DICE + 1):
                expected = 0.0
                for more, chance in enumerate(_HITS[NUMBER_OF_DICE - symbols]):
                    expected += chance * following[symbols + more]
                again[symbols] = expected
                best[symbols] = max(expected, worth[field_of(symbols, rolls)])
            self._again.insert(0, again)
            following = best
        self._worth = worth
        self.value = following[number]

    def played(self, symbols: int, source: QuickSource) -> int:
        """The field it leads to this time."""
        rolls = 1
        while rolls < ROLLS:
            stay = self._worth[field_of(symbols, rolls)]
            if stay >= self._again[rolls - 1][symbols]:
                break
            for _ in range(NUMBER_OF_DICE - symbols):
                if source.below(6) == 0:
                    symbols += 1
            rolls += 1
        return field_of(symbols, rolls)


_NO_PLAN: Final = _Plan([0.0] * FIELDS, 1)


def _free_from(column: list[Owner], field: int) -> int:
    """The first free field from `field` on (D-22)."""
    while field < FIELDS and column[field] != NOBODY:
        field += 1
    return field


def _worth_now(column: list[Owner], rewards: list[float], to_come: int) -> list[float]:
    """What rolling each field is worth, if later markers may overtake it."""
    worth = [0.0] * FIELDS
    ahead = len([owner for owner in column if owner != NOBODY])
    overtakers, kept = _OVERTAKERS[to_come], _KEPT[to_come]
    here = 0.0
    for field in range(FIELDS - 1, -1, -1):
        if column[field] != NOBODY:
            ahead -= 1
        else:
            here = 0.0
            chance = kept[field]
            for more in range(len(rewards) - ahead):
                here += chance * rewards[ahead + more]
                chance *= overtakers[field] / (more + 1)
        worth[field] = here
    return worth
