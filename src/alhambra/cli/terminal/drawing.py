"""Draws tiles and Alhambras: walls as heavy lines, open sides as dotted ones."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from alhambra.cli.terminal.words import tile_style
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, TYPE_LETTERS, Tile
from alhambra.parts.cells import STEPS, Cell, at, x_of, y_of

MARK: Final = "◆"
NOTHING: Final = 0
OPEN: Final = 1
WALL: Final = 2

_CORNERS: Final = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)
"""Where four lines meet: by the weights of the northern, eastern, southern and western line."""

_ACROSS: Final = " ┄━"
_DOWN: Final = " ┊┃"
_LINE_STYLES: Final = ("", "dim", "bold")
_LONGEST_WALL: Final = "bold bright_red"
_HINT: Final = "bold bright_yellow"


class Scale:
    """The width and height of a tile's inside, in characters."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height


SMALL: Final = Scale(3, 1)
MEDIUM: Final = Scale(5, 1)
LARGE: Final = Scale(9, 3)
_LEFT: Final = 4
"""Room for the row numbers."""


class Plan:
    """The layout of an Alhambra: all cells from its north-west to its south-east corner, including
    those with hints."""

    def __init__(
        self, alhambra: Alhambra, hints: Mapping[Cell, str], marked: frozenset[Cell] = frozenset()
    ) -> None:
        self.tiles = alhambra.tiles
        self.marked = marked
        self.hints = hints
        self.longest = frozenset(alhambra.longest_wall())
        cells = [*self.tiles, *hints]
        self.xs = range(min(x_of(c) for c in cells), max(x_of(c) for c in cells) + 1)
        self.ys = range(max(y_of(c) for c in cells), min(y_of(c) for c in cells) - 1, -1)

    def size(self, scale: Scale) -> tuple[int, int]:
        """Its width in characters and height in lines, including the numbers at its edges."""
        width = _LEFT + len(self.xs) * (scale.width + 1) + 1
        return width, len(self.ys) * (scale.height + 1) + 2

    def line(self, cell: Cell, side: int) -> tuple[int, str]:
        """What is drawn on one side of a cell: weight and style."""
        weight = NOTHING
        for owner, facing in ((cell, side), (cell + STEPS[side], side ^ 2)):
            tile = self.tiles.get(owner)
            if tile is not None:
                weight = max(weight, WALL if tile.walls >> facing & 1 else OPEN)
                if (owner, facing) in self.longest:
                    return WALL, _LONGEST_WALL
        return weight, _LINE_STYLES[weight]

    def corner(self, cell: Cell) -> tuple[str, str]:
        """The north-west corner of a cell: character and style."""
        north_west = cell + STEPS[0] + STEPS[3]
        lines = [
            self.line(north_west, 1),
            self.line(cell, 0),
            self.line(cell, 3),
            self.line(north_west, 2),
        ]
        number = 0
        for weight, _ in lines:
            number = number * 3 + weight
        styles = [style for _, style in lines]
        style = _LONGEST_WALL if _LONGEST_WALL in styles else max(lines)[1]
        return _CORNERS[number], style


def draw_alhambra(
    alhambra: Alhambra,
    room: tuple[int, int],
    hints: Mapping[Cell, str] | None = None,
    marked: frozenset[Cell] = frozenset(),
) -> Text:
    """An Alhambra with numbered rows and columns, as large as the room (characters wide, lines
    high) allows. `hints` are written on empty cells; `marked` tiles carry something."""
    plan = Plan(alhambra, hints or {}, marked)
    scale = _largest(plan, room)
    text = Text(" " * _LEFT, no_wrap=True, overflow="crop")
    for x in plan.xs:
        text.append(" " + str(x).center(scale.width), "dim")
    for y in plan.ys:
        text.append("\n" + " " * _LEFT)
        _draw_across(text, plan, y, scale)
        for line in range(scale.height):
            middle = line == scale.height // 2
            text.append(f"\n{y if middle else '':>{_LEFT - 1}} ", "dim")
            _draw_inside(text, plan, y, scale, middle)
    text.append("\n" + " " * _LEFT)
    _draw_across(text, plan, plan.ys[-1] - 1, scale)
    return text


def draw_tile(tile: Tile) -> Text:
    """One tile by itself."""
    plan = Plan(Alhambra({at(0, 0): tile}), {})
    plan.longest = frozenset()
    text = Text(no_wrap=True)
    _draw_across(text, plan, 0, MEDIUM)
    text.append("\n")
    _draw_inside(text, plan, 0, MEDIUM, True)
    text.append("\n")
    _draw_across(text, plan, -1, MEDIUM)
    return text


def _largest(plan: Plan, room: tuple[int, int]) -> Scale:
    for scale in (LARGE, MEDIUM):
        width, height = plan.size(scale)
        if width <= room[0] and (height <= room[1] or scale is MEDIUM):
            return scale
    return SMALL


def _draw_across(text: Text, plan: Plan, y: int, scale: Scale) -> None:
    """The line along the north of row `y`."""
    for x in plan.xs:
        text.append(*plan.corner(at(x, y)))
        weight, style = plan.line(at(x, y), 0)
        text.append(_ACROSS[weight] * scale.width, style)
    text.append(*plan.corner(at(plan.xs[-1] + 1, y)))


def _draw_inside(text: Text, plan: Plan, y: int, scale: Scale, middle: bool) -> None:
    """One line through the inside of row `y`; labels go on the middle one."""
    for x in plan.xs:
        cell = at(x, y)
        weight, style = plan.line(cell, 3)
        text.append(_DOWN[weight], style)
        tile = plan.tiles.get(cell)
        if tile is not None:
            written = _on_tile(tile, scale, cell in plan.marked) if middle else ""
            text.append(written.center(scale.width), tile_style(tile))
        else:
            hint = plan.hints.get(cell, "") if middle else ""
            text.append(hint[: scale.width].center(scale.width), _HINT)
    weight, style = plan.line(at(plan.xs[-1], y), 1)
    text.append(_DOWN[weight], style)


def _on_tile(tile: Tile, scale: Scale, marked: bool) -> str:
    """The label of a tile: type and price, with a mark if it carries something; types only, if it
    is not a building; the fountain between waves, if there is room."""
    if tile is FOUNTAIN:
        return "F" if scale is SMALL else "≈ F ≈"
    if tile.type < 0:
        letter, types = str(tile)[0], str(tile)[2:]
        return types if scale is SMALL else f"{letter} {types}"
    if marked:
        # The price of a building no longer matters once it stands.
        price = "" if scale is SMALL else str(tile.price)
        return f"{TYPE_LETTERS[tile.type]}{price}{MARK}"
    space = "" if scale is SMALL or tile.price > 9 else " "
    return f"{TYPE_LETTERS[tile.type]}{space}{tile.price}"
