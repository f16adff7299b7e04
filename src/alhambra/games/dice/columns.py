"""The dice fields: six columns in which markers stand, each field better than the next.

A column is the owners of its fields, best first: line 8 left, middle, right, line 7 left and so on
(D-02). A field is written as the result that leads there: `5/3`, five symbols in three rolls.
"""

import re
from typing import Final

from alhambra.core.messages import InvalidText, Message

LINES: Final = 8
ROLLS: Final = 3
"""The most rolls of a turn, and the fields of a line."""
FIELDS: Final = LINES * ROLLS

Owner = int
"""A seat, or the number behind the last seat for Dirk."""
NOBODY: Final = -1

Column = tuple[Owner, ...]
EMPTY: Final[Column] = (NOBODY,) * FIELDS


def field_of(number: int, rolls: int) -> int:
    """The field for so many symbols in so many rolls; nine count as eight in one (D-45)."""
    if number > LINES:
        return 0
    return (LINES - number) * ROLLS + rolls - 1


def placed(column: Column, field: int, owner: Owner) -> tuple[Column, Owner]:
    """The column after `owner` placed a marker there: on the first free field from `field` on
    (D-22). And whose marker is out: that one, if there is none (D-23), or nobody's."""
    while field < FIELDS and column[field] != NOBODY:
        field += 1
    if field == FIELDS:
        return column, owner
    return column[:field] + (owner,) + column[field + 1 :], NOBODY


def displaced(column: Column, field: int, owner: Owner) -> tuple[Column, Owner]:
    """The column after `owner` took the very field: the marker there and those that it meets go one
    field back each, in their order, up to the first free field (D-42). And whose marker is out for
    having been pushed behind the last field, if any."""
    free = field
    while free < FIELDS and column[free] != NOBODY:
        free += 1
    if free == FIELDS:
        return column[:field] + (owner,) + column[field:-1], column[-1]
    return column[:field] + (owner,) + column[field:free] + column[free + 1 :], NOBODY


def owners(column: Column) -> list[Owner]:
    """The owners of the markers in a column, best first (D-30)."""
    return [owner for owner in column if owner != NOBODY]


def without_best(column: Column) -> Column:
    """The column after the best marker has gone."""
    for field, owner in enumerate(column):
        if owner != NOBODY:
            return column[:field] + (NOBODY,) + column[field + 1 :]
    return column


_FIELD: Final = re.compile(r"([1-8])/([1-3])")


def field_text(field: int) -> str:
    return f"{LINES - field // ROLLS}/{field % ROLLS + 1}"


def parse_field(text: str) -> int:
    found = _FIELD.fullmatch(text)
    if found is None:
        raise InvalidText(Message("invalid-field", {"text": text}))
    return field_of(int(found[1]), int(found[2]))
