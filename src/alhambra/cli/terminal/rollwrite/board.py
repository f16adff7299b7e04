"""The whole table of Roll & Write. Nothing on it is hidden."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.points import imaginary_words
from alhambra.cli.terminal.rollwrite.sheets import BLUE, NO_HINTS, YELLOW, draw_sheet
from alhambra.cli.terminal.words import TYPE_STYLES, words
from alhambra.core.state import Seat
from alhambra.games.rollwrite.dice import Dice
from alhambra.games.rollwrite.scoring import free_places
from alhambra.games.rollwrite.table import PHASES, RollWriteTable, imaginary_name
from alhambra.parts.buildings import TYPE_LETTERS


def draw_table(
    table: RollWriteTable, seat: Seat, names: list[str], hints: Mapping[int, str] = NO_HINTS
) -> RenderableType:
    """What `seat` needs for a decision: its own sheet, and everybody on the score sheet."""
    title = words("rollwrite-to-act", name=names[seat], phase=PHASES[table.phase])
    options = table.options
    left = words("rollwrite-round", round=table.round, rounds=options.rounds)
    return Group(
        Rule(f"{title} – {left}", style="dim", characters="─", align="left"),
        draw_sheet(table.sheets[seat], options, hints),
        Text(),
        draw_score_sheet(table, names),
    )


def look_at(table: RollWriteTable, seat: Seat, names: list[str]) -> RenderableType:
    title = words("rollwrite-look", name=names[seat])
    return Group(
        Rule(title, style="dim", characters="─", align="left"),
        draw_sheet(table.sheets[seat], table.options),
    )


def draw_last(table: RollWriteTable, names: list[str]) -> RenderableType:
    """All sheets, at the end of the game."""
    each = [look_at(table, seat, names) for seat in range(len(names))]
    return Group(*each, Text(), draw_score_sheet(table, names))


def draw_score_sheet(table: RollWriteTable, names: list[str]) -> RenderableType:
    """A line for everybody: points, buildings by type (R-03), coins, dice; and the places that are
    still free. A star marks a type that has been paid out."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="", pad_edge=False)
    grid.add_column("")
    grid.add_column("", max_width=20, no_wrap=True)
    grid.add_column(words("column-points"), justify="right")
    for type, letter in enumerate(TYPE_LETTERS):
        boxes = table.options.grid.boxes[type]
        grid.add_column(Text(f" {letter}/{boxes}", TYPE_STYLES[type]), justify="right")
    grid.add_column(words("column-coins"), justify="right")
    grid.add_column(words("column-dice"))
    counts = table.counts()
    for seat, name in enumerate(names):
        acting = "►" if seat == table.to_act() else " "
        sheet = table.sheets[seat]
        own = _counts(table, counts, seat)
        dice = _dice(sheet.dice)
        points = str(table.points_of(seat))
        grid.add_row(f"{acting}{seat + 1}", name, points, *own, str(sheet.coins), dice)
    for number in range(table.options.imaginary):
        own = _counts(table, counts, len(names) + number)
        points = str(table.points_of_imaginary(number))
        grid.add_row("", imaginary_words(imaginary_name(number)), points, *own, "–", "–")
    return Group(grid, _places(table))


def _places(table: RollWriteTable) -> Text:
    """What the free places of each type are worth."""
    text = Text(words("rollwrite-places"), "dim", no_wrap=True)
    for type, letter in enumerate(TYPE_LETTERS):
        free = "·".join([str(points) for points in free_places(table, type)])
        text.append(" ").append(letter, TYPE_STYLES[type]).append(f" {free or '–'}", "dim")
    return text


def _counts(table: RollWriteTable, counts: list[list[int]], player: int) -> list[Text]:
    """Highlights the most of a type; a star marks those who were paid for it."""
    own: list[Text] = []
    for type, count in enumerate(counts[player]):
        most = max(each[type] for each in counts)
        paid = "*" if table.paid[type] >> player & 1 else ""
        style = "bold" if count and count == most else "dim"
        own.append(Text(f"{paid}{count or '·'}", style))
    return own


def _dice(dice: Dice) -> Text:
    """The dice as written in texts: 25,14."""
    yellow, blue = str(dice).split(",")
    return (
        Text(yellow, YELLOW).append(",", "default").append(blue, BLUE) if len(dice) else Text("–")
    )
