"""Moves side by side, grouped by what they do."""

from collections.abc import Iterable
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.words import coloured

LABEL: Final = 18
_BETWEEN: Final = "   "

Groups = dict[str, list[tuple[int, str]]]
"""For each label, the numbers of its moves and what tells them apart."""


def draw_groups(groups: Groups, width: int) -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=LABEL)
    for label, choices in groups.items():
        lines = _flowing([f"{number}) {choice}" for number, choice in choices], width - LABEL - 1)
        grid.add_row(coloured(label), Text("\n").join([coloured(line) for line in lines]))
    return grid


def in_order(groups: Groups) -> Groups:
    """The groups, ordered by their first numbers."""
    return dict(sorted(groups.items(), key=lambda group: group[1][0]))


def _flowing(choices: Iterable[str], width: int) -> list[str]:
    """Choices side by side, as many as fit on a line, without breaking any."""
    lines: list[str] = []
    for choice in choices:
        if lines and len(lines[-1]) + len(_BETWEEN) + len(choice) <= width:
            lines[-1] += _BETWEEN + choice
        else:
            lines.append(choice)
    return lines
