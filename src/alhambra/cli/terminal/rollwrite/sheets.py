"""A sheet: the grid of buildings, the dice on its edges, the coin track.

Crosses, dice and the worth of lines can be read without colours too.
"""

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from alhambra.cli.terminal.words import TYPE_STYLES, words
from alhambra.games.rollwrite.dice import PAIRS
from alhambra.games.rollwrite.grid import LINES, SIZE
from alhambra.games.rollwrite.options import RollWriteOptions
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.parts.buildings import TYPE_LETTERS

YELLOW: Final = "bold black on yellow"
BLUE: Final = "bold white on blue"
_HINT: Final = "bold reverse"
_CROSSED: Final = "dim"
_CELL: Final = 6
_LEFT: Final = 9
"""Room for two dice beside the number of a row."""

NO_HINTS: Final[Mapping[int, str]] = {}


def draw_sheet(
    sheet: Sheet, options: RollWriteOptions, hints: Mapping[int, str] = NO_HINTS
) -> RenderableType:
    """The grid with its dice; `hints` are written on crossings that may be crossed now."""
    text = Text(" " * _LEFT, no_wrap=True, overflow="crop")
    for column in range(1, SIZE + 1):
        _add_dice(text, sheet.dice.blue.count(column), column, BLUE, _CELL)
    text.append("\n" + " " * _LEFT)
    for column in range(1, SIZE + 1):
        text.append(str(column).center(_CELL), "bold")
    for row in range(1, SIZE + 1):
        text.append("\n")
        _add_dice(text, sheet.dice.yellow.count(row), row, YELLOW, _LEFT - 3)
        text.append(f" {row} ", "bold")
        for pair in PAIRS[SIZE * (row - 1) : SIZE * row]:
            _add_building(text, sheet, options, pair.crossing, hints)
        _add_worth(text, sheet, options, LINES[row - 1], 0)
    text.append("\n" + " " * _LEFT)
    for line in LINES[SIZE:]:
        _add_worth(text, sheet, options, line, _CELL)
    return Group(text, draw_coins(sheet, options))


def _add_dice(text: Text, count: int, pips: int, style: str, width: int) -> None:
    """The dice on one field, side by side."""
    left = (width - 3 * count) // 2
    text.append(" " * left)
    for _ in range(count):
        text.append(f"[{pips}]", style)
    text.append(" " * (width - left - 3 * count))


def _add_building(
    text: Text, sheet: Sheet, options: RollWriteOptions, crossing: int, hints: Mapping[int, str]
) -> None:
    type = options.grid.types[crossing]
    letter = TYPE_LETTERS[type]
    if sheet.crosses >> crossing & 1:
        text.append(f"╳ {letter} ╳".center(_CELL - 1), _CROSSED)
    elif crossing in hints:
        text.append(f"{letter}{hints[crossing]}".center(_CELL - 1), f"{_HINT} {TYPE_STYLES[type]}")
    else:
        text.append(letter.center(_CELL - 1), TYPE_STYLES[type])
    text.append(" ")


def _add_worth(text: Text, sheet: Sheet, options: RollWriteOptions, line: int, width: int) -> None:
    """How many crosses a line has, and its worth, if any."""
    crosses = (sheet.crosses & line).bit_count()
    points = options.line_points[crosses]
    shown = f"{crosses}={points}" if points else str(crosses)
    text.append(f" {shown}" if not width else shown.center(width), "bold" if points else "dim")


def draw_coins(sheet: Sheet, options: RollWriteOptions) -> Text:
    """The track: coins spent, coins left, and coins still to come."""
    spent = sheet.received - sheet.coins
    text = Text(words("rollwrite-coins", coins=sheet.coins))
    text.append(" " + "⊗" * spent, "dim")
    text.append("●" * sheet.coins, "bold yellow")
    return text.append("○" * (options.track - sheet.received), "dim")
