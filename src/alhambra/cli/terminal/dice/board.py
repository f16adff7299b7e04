"""The whole table of the Dice Game. Nothing on it is hidden."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from alhambra.cli.terminal.dice.fields import (
    add_fields,
    columns_grid,
    draw_dice,
    draw_round,
    owner_mark,
    owner_style,
)
from alhambra.cli.terminal.words import TYPE_STYLES, words
from alhambra.core.state import Seat
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.scoring import DIRK
from alhambra.games.dice.table import PHASES, TURN, DiceTable
from alhambra.parts.buildings import TYPE_LETTERS


def draw_table(table: DiceTable, seat: Seat, names: list[str]) -> RenderableType:
    title = words("dice-to-act", name=names[seat], phase=PHASES[table.phase])
    dice: list[RenderableType] = [Text(), draw_dice(table.rolling)] if table.phase == TURN else []
    return Group(
        Rule(title, style="dim", characters="─", align="left"),
        draw_round(table.round, names),
        Text(),
        draw_columns(table),
        Text(),
        draw_players(table, names),
        *dice,
    )


def look_at(table: DiceTable, seat: Seat, names: list[str]) -> RenderableType:
    """A seat's tokens, each with what it does."""
    title = words("dice-look", name=names[seat])
    tokens = [token_words(str(token)) for token in table.tokens[seat]]
    return Group(
        Rule(title, style="dim", characters="─", align="left"),
        *[Text(each) for each in tokens or [words("dice-no-tokens")]],
    )


def draw_last(table: DiceTable, names: list[str]) -> RenderableType:
    return Group(draw_tracks(table), Text(), draw_players(table, names))


def token_words(token: str) -> str:
    """A token and what it does."""
    kind = "points" if token.startswith("+") else token
    return words("dice-token", token=token, kind=kind)


def draw_columns(table: DiceTable) -> Grid:
    """The bonus tokens, the dice fields, and the tracks below them."""
    grid = columns_grid()
    bonus = [Text(str(token or "–"), "bold") for token in table.bonus]
    grid.add_row(words("dice-bonus"), *bonus)
    add_fields(grid, table.markers.columns, table.options.players)
    _add_tracks(grid, table)
    return grid


def draw_tracks(table: DiceTable) -> Grid:
    grid = columns_grid()
    _add_tracks(grid, table)
    return grid


def _add_tracks(grid: Grid, table: DiceTable) -> None:
    """The building stones, from the highest occupied field down; each stack from the bottom."""
    highest = max([points for track in table.tracks for points in track.points])
    if not highest:
        grid.add_row(words("dice-track"), *[Text("–", "dim")] * len(table.tracks))
    for field in range(highest, 0, -1):
        label = f"{words('dice-track')} {field}" if field == highest else str(field)
        cells = []
        for track in table.tracks:
            stack = [owner for owner in track.ranking if track.points[owner] == field]
            marks = [owner_mark(owner, table.options.players) for owner in stack]
            cells.append(Text("▸", "dim").join(marks) if marks else Text("│", "dim"))
        grid.add_row(Text(label, "dim", justify="right"), *cells)


def draw_players(table: DiceTable, names: list[str]) -> Grid:
    """A line for each player: points, markers, building points by type, tokens."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style="", pad_edge=False)
    grid.add_column("")
    grid.add_column("", max_width=12, no_wrap=True)
    grid.add_column(words("column-points"), justify="right")
    grid.add_column(words("column-markers"), justify="right")
    for letter, style in zip(TYPE_LETTERS, TYPE_STYLES, strict=True):
        grid.add_column(Text(letter, style), justify="right")
    grid.add_column(words("column-tokens"))
    for seat, name in enumerate(names):
        points, left = str(table.points_of(seat)), str(table.markers.left[seat])
        acting = "►" if seat == table.to_act() else " "
        grid.add_row(*_player(table, seat, f"{acting}{seat + 1}", name, points, left))
    if table.options.dirk:
        points = str(table.points_of_imaginary(0))
        grid.add_row(*_player(table, len(names), " D", DIRK, points, "–"))
    return grid


def _player(table: DiceTable, owner: Owner, *start: str) -> list[Text]:
    style = owner_style(owner, table.options.players)
    counts = []
    for track in table.tracks:
        first = bool(track.ranking) and track.ranking[0] == owner
        points = track.points[owner]
        counts.append(Text(str(points or "·"), "bold" if first else "dim"))
    tokens = Text(" ".join([str(token) for token in table.tokens[owner]]) or "–")
    name = Text(start[1], style)
    return [Text(start[0], style), name, Text(start[2]), Text(start[3]), *counts, tokens]
