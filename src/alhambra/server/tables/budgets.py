"""How much bots at tables may think."""

from typing import Final

from alhambra.bots import with_character
from alhambra.bots.budget import Budget
from alhambra.bots.levels import strength
from alhambra.bots.skill import LEVELS
from alhambra.core.state import View
from alhambra.core.table import Table

_ALONE: Final = 4
"""How many times the usual trials of its level a bot has if no other table thinks."""
_LEAST: Final = 4
"""The share of the usual trials that it keeps, however many tables think: one in so many."""


def table_budget(name: str, view: View, tables_per_process: float) -> Budget | None:
    """What a bot may think about a decision, in trials, so that the same budget gives the same move
    on every machine. The more tables share a process, the less each of them thinks. None for bots
    that do not search."""
    level, _ = with_character(name)
    if level not in LEVELS:
        return None
    assert isinstance(view, Table)
    usual = strength(level, view.game, view.players).trials
    if not usual:
        return None
    share = int(usual * _ALONE / max(1.0, tables_per_process))
    return Budget(max(1, usual // _LEAST, share))
