"""What the dialogue asks of Palace."""

from collections.abc import Iterator

from rich.console import Console, RenderableType

from alhambra.cli.terminal.face import Face
from alhambra.cli.terminal.palace.board import NO_HINTS, draw_last, draw_table, look_at
from alhambra.cli.terminal.palace.choices import PalaceChoices
from alhambra.cli.terminal.palace.modules import module_part
from alhambra.cli.terminal.palace.telling import draws, move_words
from alhambra.core.record import Step
from alhambra.core.scoring import Part
from alhambra.core.state import Move, Seat
from alhambra.games.palace.table import PalaceTable


class PalaceFace(Face[PalaceTable, PalaceChoices]):
    help = "play-help"

    def choices(self, view: PalaceTable, moves: list[Move], _: list[str]) -> PalaceChoices:
        return PalaceChoices(view, moves)

    def draw_table(
        self,
        view: PalaceTable,
        seat: Seat,
        names: list[str],
        console: Console,
        choices: PalaceChoices | None,
    ) -> RenderableType:
        hints = choices.hints() if choices is not None else NO_HINTS
        return draw_table(view, seat, names, console, hints)

    def look_at(
        self, view: PalaceTable, seat: Seat, names: list[str], console: Console
    ) -> RenderableType:
        return look_at(view, seat, names, console)

    def draw_last(self, view: PalaceTable, names: list[str], console: Console) -> RenderableType:
        return draw_last(view, names, console)

    def move_words(self, move: Move, _: list[str], _before: list[Step]) -> str:
        return move_words(move)

    def draws(self, occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
        return draws(occasion, drawn, names)

    def part_words(self, cause: str, part: Part) -> str:
        return module_part(cause, part) or super().part_words(cause, part)
