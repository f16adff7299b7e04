"""What the terminal knows about Palace's modules: one file each. For a module without a file here,
its board is shown as the lines of its position, and its moves as they are written.

This is the only list of them.
"""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.palace.modules.bazaars import BazaarsFace
from alhambra.cli.terminal.palace.modules.builders import BuildersFace
from alhambra.cli.terminal.palace.modules.face import ModuleFace
from alhambra.cli.terminal.palace.modules.invaders import InvadersFace
from alhambra.cli.terminal.palace.modules.treasure import TreasureFace
from alhambra.core.scoring import Part
from alhambra.core.state import Move, Seat
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.cells import Cell

FACES: Final[dict[str, ModuleFace]] = {
    "treasure": TreasureFace(),
    "builders": BuildersFace(),
    "invaders": InvadersFace(),
    "invaders-open": InvadersFace(),
    "bazaars": BazaarsFace(),
}
_UNKNOWN: Final = ModuleFace()


def faces(table: PalaceTable) -> list[tuple[ModuleFace, int]]:
    """The faces of a table's modules, with their numbers."""
    return [(FACES.get(each.name, _UNKNOWN), each.at) for each in table.options.modules]


def module_lines(table: PalaceTable, names: list[str]) -> list[Text]:
    """A line or two for each module that has something on the table."""
    return [line for face, at in faces(table) for line in face.lines(table, at, names)]


def module_columns(table: PalaceTable) -> list[str]:
    """The headings of the columns that modules add to a player's line."""
    return [column for face, _ in faces(table) for column in face.columns()]


def module_cells(table: PalaceTable, seat: Seat | None) -> list[str]:
    """The contents of those columns for a seat, or for Dirk."""
    return [cell for face, at in faces(table) for cell in face.cells(table, at, seat)]


def marked_tiles(table: PalaceTable, seat: Seat) -> frozenset[Cell]:
    """The cells of a seat's tiles that carry something."""
    tiles = [tile for face, at in faces(table) for tile in face.marked(table, at, seat)]
    alhambra = table.alhambras[seat].tiles
    return frozenset([cell for cell, tile in alhambra.items() if tile in tiles])


def module_wording(table: PalaceTable, move: Move) -> tuple[str, str] | None:
    """The label of the group a move belongs to, and what tells it apart there, if it is a
    module's."""
    for face, at in faces(table):
        wording = face.wording(table, at, move)
        if wording is not None:
            return wording
    return None


def module_draws(occasion: str, pieces: list[str], names: list[str]) -> Iterator[RenderableType]:
    """What a module drew, in words."""
    for face in {type(each): each for each in FACES.values()}.values():
        yield from face.draws(occasion, pieces, names)


def module_part(cause: str, part: Part) -> str | None:
    """A part of what a module's cause counted, if it needs words of its own."""
    return FACES[cause].part_words(part) if cause in FACES else None
