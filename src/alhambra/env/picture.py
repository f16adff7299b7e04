"""A picture of a table for those who train: boards of all seats side by side, the rest as text."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from alhambra.core.state import View
from alhambra.core.table import Table
from alhambra.env.encodings import ENCODINGS
from alhambra.env.pictures import Box
from alhambra.games.dice.columns import FIELDS, NOBODY, ROLLS
from alhambra.games.dice.markers import Markers
from alhambra.games.rollwrite.grid import SIZE
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import FOUNTAIN, TYPE_LETTERS, Tile
from alhambra.parts.cells import x_of, y_of

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


def picture(view: View) -> NDArray[np.uint8]:
    """Height by width by red, green and blue."""
    assert isinstance(view, Table)
    shown = ENCODINGS[view.game].picture(view)
    image = Image.new("RGB", (WIDTH, HEIGHT), _GROUND)
    pen = _Pen(ImageDraw.Draw(image))
    for number, line in enumerate(shown.lines):
        pen.text((12, 8 + number * _LINE), line)
    for board, (left, top, width, height) in zip(
        shown.boards, _panels(len(shown.boards)), strict=True
    ):
        pen.text((left + 12, top), board.heading)
        pen.text((left + 12, top + _LINE), board.caption)
        board.draw(pen, (left + 8, top + 2 * _LINE, width - 16, height - 2 * _LINE - 8))
    return np.asarray(image, dtype=np.uint8).copy()


def _panels(boards: int) -> list[Box]:
    """A box for each board, in one or two rows."""
    rows = 1 if boards <= 3 else 2
    columns = -(-boards // rows)
    width, height = WIDTH // columns, (HEIGHT - TOP) // rows
    return [
        (number % columns * width, TOP + number // columns * height, width, height)
        for number in range(boards)
    ]


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
