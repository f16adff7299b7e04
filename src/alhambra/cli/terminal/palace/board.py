"""The whole table as one seat sees it.

Everything is drawn from a view. Other players' hands show only the number of cards, although
somebody with a perfect memory would know more.
"""

from collections.abc import Mapping
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.drawing import MEDIUM, Plan, draw_alhambra, draw_tile
from alhambra.cli.terminal.palace.modules import (
    marked_tiles,
    module_cells,
    module_columns,
    module_lines,
)
from alhambra.cli.terminal.words import (
    CURRENCY_STYLES,
    TYPE_STYLES,
    coloured,
    currency_name,
    type_name,
    words,
)
from alhambra.core.state import Seat
from alhambra.games.palace.scoring import DIRK, counts_of_dirk, next_scoring
from alhambra.games.palace.table import ACT, WITHIN, PalaceTable
from alhambra.games.palace.text import phase_text
from alhambra.parts.buildings import TYPE_LETTERS, TYPES, Tile
from alhambra.parts.cells import Cell
from alhambra.parts.money import worth

_LINES_FOR_THE_REST: Final = 22
"""Lines of the screen needed for market, players, choices and prompt."""

_GAP: Final = 2
NO_HINTS: Final[Mapping[Cell, str]] = {}


def draw_table(
    table: PalaceTable,
    seat: Seat,
    names: list[str],
    console: Console,
    hints: Mapping[Cell, str] = NO_HINTS,
) -> RenderableType:
    """What `seat` needs for a decision: its own Alhambra large, the others on a line each. The
    market and the hand are left out while tiles are being placed."""
    title = words("head-to-act", name=names[seat], phase=phase_text(table).replace(":", "-"))
    buying = table.phase in (ACT, WITHIN)
    market: list[RenderableType] = [draw_market(table, seat)] if buying else []
    return Group(
        Rule(title, style="dim", characters="─", align="left"),
        _supplies(table),
        *market,
        *module_lines(table, names),
        Text(),
        _boards(table, seat, names, console, hints),
    )


def look_at(table: PalaceTable, seat: Seat, names: list[str], console: Console) -> RenderableType:
    """A seat's Alhambra, as large as the screen allows, with its reserve."""
    room = console.width, console.height - 4
    return Group(
        Rule(words("head-look", name=names[seat]), style="dim", characters="─", align="left"),
        draw_alhambra(table.alhambras[seat], room, marked=marked_tiles(table, seat)),
        *_loose_tiles(table, seat),
    )


def draw_last(table: PalaceTable, names: list[str], console: Console) -> RenderableType:
    """All Alhambras, at the end of the game."""
    each = [look_at(table, seat, names, console) for seat in range(len(names))]
    return Group(*each, Text(), draw_players(table, names))


def _supplies(table: PalaceTable) -> Text:
    """What lies face up, and how much is still to come."""
    cards = " ".join([str(card) for card in table.display]) or "–"
    return coloured(
        words(
            "head-supplies",
            cards=cards,
            bag=len(table.bag),
            pile=len(table.pile),
            scoring=next_scoring(table),
        )
    )


def draw_market(table: PalaceTable, seat: Seat) -> Grid:
    """Each slot with its tile and, below it, the cards in hand that can pay for it."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), show_header=False)
    grid.add_column(width=6)
    for _ in table.market:
        grid.add_column(width=16)
    slots = table.options.slots
    titles = [Text(f"{n} ").append(currency_name(slot)) for n, slot in enumerate(slots, 1)]
    grid.add_row(words("head-market"), *titles)
    grid.add_row("", *[draw_tile(tile) if tile else Text("\n–") for tile in table.market])
    grid.add_row("", *[_name_of(tile) for tile in table.market])
    grid.add_row(words("head-hand"), *[_money(table, seat, slot) for slot in slots])
    return grid


def _name_of(tile: Tile | None) -> Text:
    return coloured(f"{tile} {type_name(tile.type)}") if tile else Text()


def _money(table: PalaceTable, seat: Seat, currency: int) -> Text:
    cards = table.hands[seat].purse(currency)
    if not cards:
        return Text("–")
    values = [str(card)[1 if card.currency == currency else 0 :] for card in cards]
    text = Text(" ".join(values), CURRENCY_STYLES[currency])
    return text.append(f" = {worth(cards)}", "default") if len(cards) > 1 else text


def _boards(
    table: PalaceTable, seat: Seat, names: list[str], console: Console, hints: Mapping[Cell, str]
) -> RenderableType:
    """The seat's Alhambra, and the players with the seat's other tiles; side by side if the screen
    is wide enough."""
    alhambra = table.alhambras[seat]
    marked = marked_tiles(table, seat)
    others = Group(draw_players(table, names), *_loose_tiles(table, seat))
    beside = console.width - _GAP - Measurement.get(console, console.options, others).maximum
    lines = console.height - _LINES_FOR_THE_REST
    if Plan(alhambra, hints).size(MEDIUM)[0] > beside:
        drawn = draw_alhambra(alhambra, (console.width, lines), hints, marked)
        return Group(others, Text(), drawn)
    grid = Grid.grid(padding=(0, _GAP, 0, 0))
    grid.add_row(draw_alhambra(alhambra, (beside, lines), hints, marked), others)
    return grid


def draw_players(table: PalaceTable, names: list[str]) -> Grid:
    """A line for each player: points, buildings by type, wall, cards in hand, reserve."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="", pad_edge=False)
    grid.add_column("")
    grid.add_column("", max_width=10, no_wrap=True)
    grid.add_column(words("column-points"), justify="right")
    for letter, style in zip(TYPE_LETTERS, TYPE_STYLES, strict=True):
        grid.add_column(Text(letter, style), justify="right")
    for column in ("wall", "cards", "reserve"):
        grid.add_column(words(f"column-{column}"), justify="right")
    for head in module_columns(table):
        grid.add_column(head, justify="right")
    most = _most_of_each_type(table)
    for seat, name in enumerate(names):
        alhambra = table.alhambras[seat]
        grid.add_row(
            f"{'►' if seat == table.to_act() else ' '}{seat + 1}",
            name,
            str(table.points_of(seat)),
            *_counts(alhambra.counts(), most),
            str(alhambra.wall()),
            str(len(table.hands[seat])),
            str(len(table.reserves[seat])),
            *module_cells(table, seat),
        )
    if table.options.dirk:
        counts = _counts(counts_of_dirk(table), most)
        more = module_cells(table, None)
        grid.add_row("", DIRK, str(table.points_of_imaginary(0)), *counts, "–", "–", "–", *more)
    return grid


def _most_of_each_type(table: PalaceTable) -> list[int]:
    counts = [alhambra.counts() for alhambra in table.alhambras] + [counts_of_dirk(table)]
    return [max(own[type] for own in counts) for type in range(len(TYPES))]


def _counts(counts: list[int], most: list[int]) -> list[Text]:
    """Highlights the most of a type, as they will score."""
    return [
        Text(str(count or "·"), "bold" if count and count == highest else "dim")
        for count, highest in zip(counts, most, strict=True)
    ]


def _loose_tiles(table: PalaceTable, seat: Seat) -> list[RenderableType]:
    """A seat's tiles outside its Alhambra: in the reserve, and bought but not placed."""
    rows: list[RenderableType] = []
    for name, tiles in (("reserve", table.reserves[seat]), ("aside", table.aside[seat])):
        if tiles:
            grid = Grid.grid(padding=(0, 1, 0, 0))
            grid.add_column(width=10)
            grid.add_row(f"\n{words(f'head-{name}')}", *[draw_tile(tile) for tile in tiles])
            grid.add_row("", *[coloured(str(tile)) for tile in tiles])
            rows.append(grid)
    return rows
