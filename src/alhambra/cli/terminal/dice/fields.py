"""Rounds, the six columns with their dice fields, and dice, as shown in both games with dice."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.words import TYPE_STYLES, type_name, words
from alhambra.games.dice.columns import LINES, NOBODY, ROLLS, Column, Owner
from alhambra.games.dice.round import ROUNDS, Round
from alhambra.games.dice.text import owner_text
from alhambra.games.dice.turn import NOT_SET, Turn
from alhambra.parts.buildings import TYPE_LETTERS, TYPES

OWNER_STYLES: Final = (
    "bold bright_blue",
    "bold dark_orange",
    "bold bright_green",
    "bold bright_yellow",
    "bold bright_red",
    "bold bright_magenta",
)
_BLACK_DIE: Final = "bold white on black"


def draw_round(round: Round, names: list[str]) -> Text:
    """Which round it is, who started it, and what is scored next."""
    return Text(
        words(
            "dice-round",
            round=round.number,
            rounds=ROUNDS,
            start=names[round.start],
            scoring=round.next_scoring(),
        )
    )


def columns_grid() -> Grid:
    """A table with a heading for each type, to which rows can be added."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="", pad_edge=False)
    grid.add_column("", no_wrap=True)
    for type, style in enumerate(TYPE_STYLES):
        heading = Text(f"{TYPE_LETTERS[type]} {type_name(type)}", style)
        grid.add_column(heading, no_wrap=True)
    return grid


def add_fields(grid: Grid, columns: Sequence[Column], players: int) -> None:
    """One row per line of fields, the best at the top: left, middle and right field."""
    for line in range(LINES):
        cells = []
        for column in columns:
            cell = Text()
            for owner in column[line * ROLLS : (line + 1) * ROLLS]:
                cell.append_text(owner_mark(owner, players)).append("  ")
            cells.append(cell)
        grid.add_row(Text(str(LINES - line), "dim", justify="right"), *cells)


def owner_mark(owner: Owner, players: int) -> Text:
    """The owner of a marker or stone: a seat number, or D for Dirk."""
    if owner == NOBODY:
        return Text("·", "dim")
    return Text(owner_text(owner, players)[0].upper(), owner_style(owner, players))


def owner_style(owner: Owner, players: int) -> str:
    return "bold" if owner == players else OWNER_STYLES[owner]


def draw_dice(turn: Turn) -> Text:
    """The dice as they lie, including the black one, and the number of rolls."""
    text = Text()
    for type in range(len(TYPES)):
        for _ in range(turn.dice.counts[type]):
            text.append(f" {TYPE_LETTERS[type]} ", TYPE_STYLES[type]).append(" ")
    if turn.black != NOT_SET:
        text.append(" ").append(f" {TYPE_LETTERS[turn.black]} ", _BLACK_DIE)
        text.append(f" {words('dice-black-die')}")
    return text.append(f"  {words('dice-rolls', rolls=turn.rolls, most=ROLLS)}", "dim")
