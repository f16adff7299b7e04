"""The whole table of Alcazaba. Nothing on it is hidden."""

from collections.abc import Mapping
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.dice.fields import (
    add_fields,
    columns_grid,
    draw_dice,
    draw_round,
    owner_style,
)
from alhambra.cli.terminal.drawing import draw_alhambra, draw_tile
from alhambra.cli.terminal.words import TYPE_STYLES, coloured, words
from alhambra.core.state import Seat
from alhambra.games.alcazaba.table import PHASES, TURN, AlcazabaTable
from alhambra.games.palace.scoring import DIRK, counts_by_type
from alhambra.parts.buildings import TYPE_LETTERS
from alhambra.parts.cells import Cell

_LINES_FOR_THE_REST: Final = 30
"""Lines of the screen needed for columns, players, choices and prompt."""


def draw_table(
    table: AlcazabaTable, seat: Seat, names: list[str], console: Console, hints: Mapping[Cell, str]
) -> RenderableType:
    """The columns with their tiles, the players, and the seat's own Alhambra."""
    title = words("alcazaba-to-act", name=names[seat], phase=PHASES[table.phase])
    dice: list[RenderableType] = [Text(), draw_dice(table.rolling)] if table.phase == TURN else []
    room = console.width, console.height - _LINES_FOR_THE_REST
    return Group(
        Rule(title, style="dim", characters="─", align="left"),
        draw_round(table.round, names),
        Text(),
        draw_columns(table),
        Text(),
        draw_players(table, names),
        Text(),
        draw_alhambra(table.alhambras[seat], room, hints),
        *_loose_tiles(table, seat),
        *dice,
    )


def look_at(table: AlcazabaTable, seat: Seat, names: list[str], console: Console) -> RenderableType:
    """A seat's Alhambra, as large as the screen allows, with its reserve."""
    room = console.width, console.height - 4
    return Group(
        Rule(words("head-look", name=names[seat]), style="dim", characters="─", align="left"),
        draw_alhambra(table.alhambras[seat], room),
        *_loose_tiles(table, seat),
    )


def draw_last(table: AlcazabaTable, names: list[str], console: Console) -> RenderableType:
    each = [look_at(table, seat, names, console) for seat in range(len(names))]
    return Group(*each, Text(), draw_players(table, names))


def draw_columns(table: AlcazabaTable) -> Grid:
    """The tiles on offer, the first laid at the bottom; below them the dice fields."""
    grid = columns_grid()
    highest = max([len(tiles) for tiles in table.offers])
    for level in range(highest - 1, -1, -1):
        tiles = [coloured(str(t[level])) if level < len(t) else Text() for t in table.offers]
        grid.add_row(words("alcazaba-tiles-on-offer") if level == highest - 1 else "", *tiles)
    bonus = [Text("start" if table.token == type else "–", "bold") for type in range(6)]
    grid.add_row(words("dice-bonus"), *bonus)
    add_fields(grid, table.markers.columns, table.options.players)
    return grid


def draw_players(table: AlcazabaTable, names: list[str]) -> Grid:
    """A line for each player: points, markers, buildings by type, wall, reserve."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="", pad_edge=False)
    grid.add_column("")
    grid.add_column("", max_width=12, no_wrap=True)
    grid.add_column(words("column-points"), justify="right")
    grid.add_column(words("column-markers"), justify="right")
    for letter, style in zip(TYPE_LETTERS, TYPE_STYLES, strict=True):
        grid.add_column(Text(letter, style), justify="right")
    for column in ("wall", "reserve"):
        grid.add_column(words(f"column-{column}"), justify="right")
    for seat, name in enumerate(names):
        style = owner_style(seat, table.options.players)
        alhambra = table.alhambras[seat]
        grid.add_row(
            Text(f"{'►' if seat == table.to_act() else ' '}{seat + 1}", style),
            Text(name, style),
            str(table.points_of(seat)),
            str(table.markers.left[seat]),
            *[str(count or "·") for count in alhambra.counts()],
            str(alhambra.wall()),
            str(len(table.reserves[seat])),
        )
    if table.options.dirk:
        counts = [str(count or "·") for count in counts_by_type(table.dirk)]
        grid.add_row(" D", DIRK, str(table.points_of_imaginary(0)), "–", *counts, "–", "–")
    return grid


def _loose_tiles(table: AlcazabaTable, seat: Seat) -> list[RenderableType]:
    """A seat's tiles outside its Alhambra: in the reserve, and one just taken."""
    taken = [table.taken] if table.taken is not None and seat == table.turn else []
    rows: list[RenderableType] = []
    for name, tiles in (("reserve", table.reserves[seat]), ("aside", taken)):
        if tiles:
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=10)
            grid.add_row(f"\n{words(f'head-{name}')}", *[draw_tile(tile) for tile in tiles])
            grid.add_row("", *[coloured(str(tile)) for tile in tiles])
            rows.append(grid)
    return rows
