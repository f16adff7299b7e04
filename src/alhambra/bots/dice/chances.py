"""How likely a marker is to be overtaken, and what each position in a column is worth."""

from math import exp
from typing import Final

from alhambra.games.dice.columns import FIELDS, LINES, NOBODY, ROLLS, Column, Owner, displaced
from alhambra.games.dice.outcomes import NEVER

REACHED: Final = (1.0, 1.0, 0.97, 0.85, 0.55, 0.24, 0.07, 0.01, 0.0)
"""The chance that a turn played for a type yields more than this many symbols of it."""
ATTENTION: Final = 0.2
"""The share of all markers to come that are played for a given column."""

_FURTHER: Final = 1.0 / ROLLS


def better_results(field: int) -> float:
    """The chance that a turn played for a column ends on a better field."""
    number = LINES - field // ROLLS
    same = REACHED[number - 1] - REACHED[number]
    return REACHED[number] + same * (field % ROLLS) * _FURTHER


def worth_of_place(ahead: int, overtakers: float, rewards: list[float]) -> float:
    """What a marker is worth with `ahead` others in front, if `overtakers` more are expected to
    pass it; `rewards` are for the first place, the second and so on."""
    chance = exp(-overtakers)
    worth = 0.0
    for more in range(len(rewards) - ahead):
        worth += chance * rewards[ahead + more]
        chance *= overtakers / (more + 1)
    return worth


def worth_of_fields(column: Column, rewards: list[float], to_come: int) -> list[float]:
    """What rolling each field is worth: the marker goes to the next free one."""
    worth = [0.0] * FIELDS
    behind = 0.0
    for field in range(FIELDS - 1, -1, -1):
        if column[field] == NOBODY:
            ahead = field - column[:field].count(NOBODY)
            overtakers = ATTENTION * to_come * better_results(field)
            behind = worth_of_place(ahead, overtakers, rewards)
        worth[field] = behind
    return worth


def worth_of_displacing(
    column: Column, owner: Owner, rewards: list[float], to_come: int
) -> list[float]:
    """The same with a displace token, where an opponent stands on the field: one's own gain there,
    plus half of what the others lose. NEVER where there is nobody to displace."""
    worth = [NEVER] * FIELDS
    for field in range(FIELDS):
        if column[field] not in (NOBODY, owner):
            after = displaced(column, field, owner)[0]
            lost = _of_others(column, owner, rewards) - _of_others(after, owner, rewards)
            ahead = field - column[:field].count(NOBODY)
            overtakers = ATTENTION * to_come * better_results(field)
            worth[field] = worth_of_place(ahead, overtakers, rewards) + lost / 2
    return worth


def _of_others(column: Column, owner: Owner, rewards: list[float]) -> float:
    owners = [other for other in column if other != NOBODY]
    return sum([reward for other, reward in zip(owners, rewards, strict=False) if other != owner])
