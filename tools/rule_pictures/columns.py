"""Drawn columns of dice fields: whose markers stand where, best first."""

from typing import Any

from alhambra.games.dice.columns import EMPTY, NOBODY, Column, field_text, parse_field, placed
from alhambra.parts.buildings import TYPES

Drawing = dict[str, Any]


def column(*standing: tuple[str, int]) -> Column:
    """Markers on these fields: `("5/2", 0)` is the first player's on line 5, in two rolls."""
    found = EMPTY
    for field, owner in standing:
        found, out = placed(found, parse_field(field), owner)
        assert out == NOBODY
    return found


def markers(of: Column) -> list[dict[str, Any]]:
    return [
        {"field": field_text(field), "owner": owner}
        for field, owner in enumerate(of)
        if owner != NOBODY
    ]


def drawn_column(kind: str, of: Column, **more: Any) -> Drawing:
    """The column of a type; `more` is what else is marked: `lands`, `marked`, `order`."""
    assert kind in TYPES
    return {"type": kind, "markers": markers(of), **more}
