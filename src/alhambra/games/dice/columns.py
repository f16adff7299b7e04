"""The dice fields: six columns of fields for markers, from best to worst.

A column lists the owners of its fields, best first: line 8 left, middle, right, then line 7 left
and so on (D-02). A field is written as the result that leads to it: `5/3` is five symbols in three
rolls.
"""

import re
from typing import Final

from alhambra.core.messages import InvalidText, Message

LINES: Final = 8
ROLLS: Final = 3
"""The most rolls in a turn, which is also how many fields a line has."""
FIELDS: Final = LINES * ROLLS

Owner = int
"""A seat; Dirk's number follows the last seat's."""
NOBODY: Final = -1

Column = tuple[Owner, ...]
EMPTY: Final[Column] = (NOBODY,) * FIELDS


def field_of(number: int, rolls: int) -> int:
    """The field for `number` symbols in `rolls` rolls; nine symbols count as eight in one roll
    (D-45)."""
    if number > LINES:
        return 0
    return (LINES - number) * ROLLS + rolls - 1


def placed(column: Column, field: int, owner: Owner) -> tuple[Column, Owner]:
    """The column after `owner` placed a marker on the first free field from `field` on (D-22), and
    whose marker is out: the owner's if no field was free (D-23), otherwise nobody's."""
    while field < FIELDS and column[field] != NOBODY:
        field += 1
    if field == FIELDS:
        return column, owner
    return column[:field] + (owner,) + column[field + 1 :], NOBODY


def displaced(column: Column, field: int, owner: Owner) -> tuple[Column, Owner]:
    """The column after `owner` took exactly this field: the marker there and those directly behind
    it move back one field each, in order, up to the first free field (D-42). Also whose marker, if
    any, was pushed off the end of the column and is out."""
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
    """The column without its best marker."""
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
