"""What the terminal asks of a module. A face that overrides nothing works for any module."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.words import coloured
from alhambra.core.scoring import Part
from alhambra.core.state import Move, Seat
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import Tile


class ModuleFace:
    """Its hooks are given the table as its viewer knows it, and the module's number there."""

    def lines(self, table: PalaceTable, at: int, names: list[str]) -> list[Text]:  # noqa: ARG002
        """What the module has on the table; by default, what a position says about it."""
        module = table.options.modules[at]
        return [coloured(f"{module.name}: {line}") for line in module.lines(table.boards[at])]

    def columns(self) -> list[str]:
        """The headings of the columns it adds to a player's line,"""
        return []

    def cells(self, table: PalaceTable, at: int, seat: Seat | None) -> list[str]:  # noqa: ARG002
        """and their contents for a seat, or for Dirk."""
        return []

    def marked(self, table: PalaceTable, at: int, seat: Seat) -> Iterable[Tile]:  # noqa: ARG002
        """A seat's tiles that carry something."""
        return ()

    def wording(self, table: PalaceTable, at: int, move: Move) -> tuple[str, str] | None:  # noqa: ARG002
        """A label for moves like this, and what tells this one apart, if it is the module's own."""
        return None

    def draws(
        self,
        occasion: str,  # noqa: ARG002
        pieces: list[str],  # noqa: ARG002
        names: list[str],  # noqa: ARG002
    ) -> Iterator[RenderableType]:
        """What the module drew, in words, if the occasion is its own."""
        return iter(())

    def part_words(self, part: Part) -> str | None:  # noqa: ARG002
        """A part of what its cause counted, if it needs words of its own."""
        return None


def numbered(occasion: str, word: str) -> int:
    """The number after the word of an occasion; 0 for any other occasion."""
    number = occasion.removeprefix(word)
    return int(number) if occasion.startswith(word) and number.isdecimal() else 0


def with_pieces(pieces: Iterable[str]) -> str:
    return " ".join(pieces)
