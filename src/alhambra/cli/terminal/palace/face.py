"""What the dialogue asks of Palace."""

from collections.abc import Iterator

from rich.console import Console, RenderableType

from alhambra.cli.terminal.face import Choices, Face
from alhambra.cli.terminal.palace.board import NO_HINTS, draw_last, draw_table, look_at
from alhambra.cli.terminal.palace.choices import PalaceChoices
from alhambra.cli.terminal.palace.telling import draws, move_words
from alhambra.core.record import Step
from alhambra.core.state import Move, Seat, View
from alhambra.games.palace.table import PalaceTable


class PalaceFace(Face):
    help = "play-help"

    def choices(self, view: View, moves: list[Move], _: list[str]) -> PalaceChoices:
        assert isinstance(view, PalaceTable)
        return PalaceChoices(view, moves)

    def draw_table(
        self, view: View, seat: Seat, names: list[str], console: Console, choices: Choices | None
    ) -> RenderableType:
        assert isinstance(view, PalaceTable)
        hints = choices.hints() if isinstance(choices, PalaceChoices) else NO_HINTS
        return draw_table(view, seat, names, console, hints)

    def look_at(self, view: View, seat: Seat, names: list[str], console: Console) -> RenderableType:
        assert isinstance(view, PalaceTable)
        return look_at(view, seat, names, console)

    def draw_last(self, view: View, names: list[str], console: Console) -> RenderableType:
        assert isinstance(view, PalaceTable)
        return draw_last(view, names, console)

    def move_words(self, move: Move, _: list[str], _before: list[Step]) -> str:
        return move_words(move)

    def draws(self, occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
        return draws(occasion, drawn, names)
