"""Master builders in the terminal."""

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.palace.modules.face import ModuleFace, numbered, with_pieces
from alhambra.cli.terminal.words import coloured, words
from alhambra.core.state import Move
from alhambra.games.palace.modules.builders import Hire
from alhambra.games.palace.moves import Decline
from alhambra.games.palace.table import PalaceTable


class BuildersFace(ModuleFace):
    def lines(self, table: PalaceTable, at: int, names: list[str]) -> list[Text]:  # noqa: ARG002
        return []

    def wording(self, table: PalaceTable, at: int, move: Move) -> tuple[str, str] | None:
        if isinstance(move, Hire):
            return words("choice-hire"), str(move.card)
        if isinstance(move, Decline) and table.acting == at:
            return words("choice-decline"), words("choice-no-builder")
        return None

    def draws(self, occasion: str, pieces: list[str], names: list[str]) -> Iterator[RenderableType]:
        seat = numbered(occasion, "builders")
        if seat:
            told = words("told-builders", name=names[seat - 1], pieces=with_pieces(pieces))
            yield coloured(told)
