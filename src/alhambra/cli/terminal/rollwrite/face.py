"""What the dialogue asks of Roll & Write."""

from collections.abc import Iterator

from rich.console import Console, RenderableType

from alhambra.cli.terminal.face import Face
from alhambra.cli.terminal.rollwrite.board import draw_last, draw_table, look_at
from alhambra.cli.terminal.rollwrite.choices import RollWriteChoices
from alhambra.cli.terminal.rollwrite.scores import note_high_score
from alhambra.cli.terminal.rollwrite.sheets import NO_HINTS
from alhambra.cli.terminal.rollwrite.telling import draws, move_words
from alhambra.cli.terminal.words import words
from alhambra.core.game import Game
from alhambra.core.record import Step
from alhambra.core.scoring import Part
from alhambra.core.state import Move, Seat
from alhambra.games.rollwrite.scoring import PAID
from alhambra.games.rollwrite.table import RollWriteTable


class RollWriteFace(Face[RollWriteTable, RollWriteChoices]):
    help = "rollwrite-help"

    def choices(self, view: RollWriteTable, moves: list[Move], _: list[str]) -> RollWriteChoices:
        return RollWriteChoices(view, moves)

    def draw_table(
        self,
        view: RollWriteTable,
        seat: Seat,
        names: list[str],
        _: Console,
        choices: RollWriteChoices | None,
    ) -> RenderableType:
        hints = choices.hints() if choices is not None else NO_HINTS
        return draw_table(view, seat, names, hints)

    def look_at(
        self, view: RollWriteTable, seat: Seat, names: list[str], _: Console
    ) -> RenderableType:
        return look_at(view, seat, names)

    def draw_last(self, view: RollWriteTable, names: list[str], _: Console) -> RenderableType:
        return draw_last(view, names)

    def move_words(self, move: Move, _: list[str], _before: list[Step]) -> str:
        return move_words(move)

    def draws(self, occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
        return draws(occasion, drawn, names)

    def part_words(self, cause: str, part: Part) -> str:
        if part[0] == PAID:
            return words("show-paid", number=part[1])
        return super().part_words(cause, part)

    def after_the_end(self, view: RollWriteTable, game: Game) -> Iterator[RenderableType]:
        return note_high_score(view.options, game)
