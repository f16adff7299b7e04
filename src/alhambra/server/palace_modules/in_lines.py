"""A module that the server knows only by its rules."""

from msgspec import Struct

from alhambra.games.palace.module import Module
from alhambra.games.palace.table import PalaceTable


class ModuleInLines(Struct, tag_field="shape", tag="lines"):
    """A module in words: what a position says about it."""

    name: str
    lines: list[str]


def in_lines(module: Module, table: PalaceTable) -> ModuleInLines:
    return ModuleInLines(module.name, module.lines(table.boards[module.at]))
