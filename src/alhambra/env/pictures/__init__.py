"""What is drawn of each game, a file each: lines of text, and boards. `picture` has the pens."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from alhambra.core.table import Table
from alhambra.games.dice.markers import Markers
from alhambra.games.dice.turn import Turn
from alhambra.games.rollwrite.sheet import Sheet
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.pieces import in_words

Tiles = tuple[Tile, ...]
Box = tuple[int, int, int, int]
"""Left, top, width and height."""


class Pen(Protocol):
    """Draws boards into boxes."""

    def alhambra(self, box: Box, alhambra: Alhambra) -> None: ...

    def sheet(self, box: Box, sheet: Sheet, types: tuple[int, ...]) -> None: ...

    def columns(self, box: Box, markers: Markers) -> None: ...


class Board:
    """A board with two lines above it; either may be empty."""

    def __init__(self, heading: str, caption: str) -> None:
        self.heading = heading
        self.caption = caption

    def draw(self, pen: Pen, box: Box) -> None:
        raise NotImplementedError


class AlhambraBoard(Board):
    """An Alhambra, with its reserve in words."""

    def __init__(self, heading: str, alhambra: Alhambra, reserve: Tiles) -> None:
        super().__init__(heading, f"reserve {in_words(reserve)}" if reserve else "")
        self._alhambra = alhambra

    def draw(self, pen: Pen, box: Box) -> None:
        pen.alhambra(box, self._alhambra)


class Picture(NamedTuple):
    """What a picture of a table shows."""

    lines: list[str]
    """What there is besides the boards, in up to three lines."""
    boards: list[Board]


def heading(view: Table, seat: int) -> str:
    """What stands above the board of a seat."""
    to_act = "  to act" if view.to_act() == seat else ""
    return f"player_{seat}: {view.points_of(seat)} points{to_act}"


def alhambras(view: Table, built: Sequence[Alhambra], reserves: Sequence[Tiles]) -> list[Board]:
    """The Alhambras of all seats."""
    return [
        AlhambraBoard(heading(view, seat), built[seat], reserves[seat])
        for seat in range(view.players)
    ]


def rolled(turn: Turn) -> str:
    return f"roll {turn.rolls}: {turn.dice}" if turn.rolls else "no roll"
