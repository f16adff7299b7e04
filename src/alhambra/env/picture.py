"""A picture of a table for those who train: boards of all seats side by side, the rest as text."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from alhambra.core.state import View
from alhambra.core.table import Table
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.columns import FIELDS, NOBODY, ROLLS
from alhambra.games.dice.markers import Markers
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.turn import Turn
from alhambra.games.palace.table import PalaceTable
from alhambra.games.rollwrite.grid import SIZE
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.games.rollwrite.table import RollWriteTable
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, TYPE_LETTERS, Tile
from alhambra.parts.cells import x_of, y_of
from alhambra.parts.pieces import in_words

WIDTH: Final = 900
HEIGHT: Final = 600
TOP: Final = 96
"""Above the boards there are lines of text."""
_LINE: Final = 22
_GROUND: Final = (250, 246, 236)
_INK: Final = (40, 34, 30)
_PALE: Final = (205, 196, 180)
_TYPES: Final = (
    (60, 92, 170),
    (178, 52, 48),
    (128, 84, 40),
    (236, 232, 222),
    (74, 138, 70),
    (122, 66, 148),
)
"""The colours of the building types, as in the box."""
_LIGHT_TYPE: Final = 3
_FOUNTAIN: Final = (110, 190, 205)
_OTHER: Final = (228, 190, 70)
_SEATS: Final = (
    (200, 60, 50),
    (50, 100, 190),
    (60, 150, 80),
    (220, 160, 40),
    (130, 70, 160),
    (240, 240, 240),
    (40, 40, 40),
)
Box = tuple[int, int, int, int]
"""Left, top, width and height."""


def picture(view: View) -> NDArray[np.uint8]:
    """Height by width by red, green and blue."""
    assert isinstance(view, Table)
    image = Image.new("RGB", (WIDTH, HEIGHT), _GROUND)
    pen = _Pen(ImageDraw.Draw(image))
    for number, line in enumerate(_lines(view)):
        pen.text((12, 8 + number * _LINE), line)
    if isinstance(view, DiceTable):
        pen.columns((0, TOP, WIDTH, HEIGHT - TOP), view.markers)
    else:
        for seat, box in enumerate(_panels(view.players)):
            _draw_seat(pen, view, seat, box)
    return np.asarray(image, dtype=np.uint8).copy()


def _panels(players: int) -> list[Box]:
    """A rectangle for each seat, in one or two rows."""
    rows = 1 if players <= 3 else 2
    columns = -(-players // rows)
    width, height = WIDTH // columns, (HEIGHT - TOP) // rows
    return [
        (seat % columns * width, TOP + seat // columns * height, width, height)
        for seat in range(players)
    ]


def _draw_seat(pen: "_Pen", view: Table, seat: int, box: Box) -> None:
    left, top, width, height = box
    to_act = "  to act" if view.to_act() == seat else ""
    pen.text((left + 12, top), f"player_{seat}: {view.points_of(seat)} points{to_act}")
    board = (left + 8, top + 2 * _LINE, width - 16, height - 2 * _LINE - 8)
    if isinstance(view, RollWriteTable):
        sheet = view.sheets[seat]
        pen.text((left + 12, top + _LINE), f"dice {sheet.dice}  coins {sheet.coins}")
        pen.sheet(board, sheet, view.options.grid.types)
    elif isinstance(view, (PalaceTable, AlcazabaTable)):
        reserve = f"reserve {in_words(view.reserves[seat])}" if view.reserves[seat] else ""
        pen.text((left + 12, top + _LINE), reserve)
        pen.alhambra(board, view.alhambras[seat])


def _lines(view: Table) -> list[str]:
    """What there is besides the boards."""
    if isinstance(view, PalaceTable):
        market = " ".join([str(tile or "-") for tile in view.market])
        first = f"palace   market {market}   money {in_words(view.display)}"
        hands = [f"player_{seat}: {hand}" for seat, hand in enumerate(view.hands)]
        return [first, "   ".join(hands[:3]), "   ".join(hands[3:])]
    if isinstance(view, AlcazabaTable):
        offers = [in_words(tiles) or "-" for tiles in view.offers]
        where = f"alcazaba   round {view.round.number}   {_rolled(view.rolling)}"
        return [where, f"columns {' | '.join(offers)}", f"markers left {view.markers.left}"]
    if isinstance(view, DiceTable):
        points = [f"player_{seat}: {view.points_of(seat)}" for seat in range(view.players)]
        bonus = " ".join([str(token or "-") for token in view.bonus])
        where = f"dice   round {view.round.number}   {_rolled(view.rolling)}   bonus {bonus}"
        return [where, "   ".join(points), f"markers left {view.markers.left}"]
    assert isinstance(view, RollWriteTable)
    imaginary = [f"{sum(marks)}" for marks in view.marks]
    return [f"roll & write   round {view.round}", f"imaginary players' buildings {imaginary}"]


def _rolled(turn: Turn) -> str:
    return f"roll {turn.rolls}: {turn.dice}" if turn.rolls else "no roll"


class _Pen:
    """Draws boards into rectangles."""

    def __init__(self, draw: ImageDraw.ImageDraw) -> None:
        self._draw = draw
        self._font = ImageFont.load_default(15)

    def text(self, at: tuple[float, float], text: str, ink: tuple[int, int, int] = _INK) -> None:
        self._draw.text(at, text, fill=ink, font=self._font)

    def alhambra(self, box: Box, alhambra: Alhambra) -> None:
        left, top, width, height = box
        xs = [x_of(cell) for cell in alhambra.tiles]
        ys = [y_of(cell) for cell in alhambra.tiles]
        across, down = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        side = min(width // across, height // down, 48)
        for cell, tile in alhambra.tiles.items():
            at = left + (x_of(cell) - min(xs)) * side, top + (max(ys) - y_of(cell)) * side
            self._tile(at, side, tile)

    def _tile(self, at: tuple[int, int], side: int, tile: Tile) -> None:
        x, y = at
        far_x, far_y = x + side - 1, y + side - 1
        fill = _FOUNTAIN if tile is FOUNTAIN else _OTHER if tile.type < 0 else _TYPES[tile.type]
        self._draw.rectangle((x, y, far_x, far_y), fill=fill, outline=_PALE)
        corners = ((x, y), (far_x, y), (far_x, far_y), (x, far_y))
        for number in range(4):
            if tile.has_wall(number):
                line = [corners[number], corners[(number + 1) % 4]]
                self._draw.line(line, fill=_INK, width=4)
        if side >= 24:
            self._letter((x, y), side, str(tile)[:1], tile.type)

    def _letter(self, at: tuple[int, int], side: int, letter: str, type: int) -> None:
        ink = _GROUND if type >= 0 and type != _LIGHT_TYPE else _INK
        middle = (at[0] + side / 2 - 5, at[1] + side / 2 - 9)
        self.text(middle, letter, ink)

    def sheet(self, box: Box, sheet: Sheet, types: tuple[int, ...]) -> None:
        left, top, width, height = box
        side = min(width, height) // SIZE
        for crossing, type in enumerate(types):
            x, y = left + crossing % SIZE * side, top + crossing // SIZE * side
            cell = (x + 1, y + 1, x + side - 2, y + side - 2)
            self._draw.rectangle(cell, fill=_TYPES[type], outline=_PALE)
            self._letter((x, y), side, TYPE_LETTERS[type], type)
            if sheet.crosses >> crossing & 1:
                self._draw.line(cell, fill=_INK, width=3)
                self._draw.line((cell[0], cell[3], cell[2], cell[1]), fill=_INK, width=3)

    def columns(self, box: Box, markers: Markers) -> None:
        """The dice fields: best on top, three in each line."""
        left, top, width, height = box
        across, down = width // len(TYPE_LETTERS), height // (FIELDS // ROLLS + 1)
        for type, column in enumerate(markers.columns):
            x = left + type * across
            bar = (x + 6, top, x + across - 6, top + down - 8)
            self._draw.rectangle(bar, fill=_TYPES[type])
            self._letter((x + across // 2 - 10, top + down // 2 - 14), 20, TYPE_LETTERS[type], type)
            for field, owner in enumerate(column):
                at_x = x + 12 + field % ROLLS * (across - 24) // ROLLS
                at_y = top + (field // ROLLS + 1) * down
                circle = (at_x + 4, at_y + 4, at_x + 36, at_y + 36)
                fill = _GROUND if owner == NOBODY else _SEATS[owner]
                self._draw.ellipse(circle, fill=fill, outline=_PALE, width=2)
