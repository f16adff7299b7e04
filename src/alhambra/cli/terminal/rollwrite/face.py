"""What the dialogue asks of Roll & Write."""

from collections.abc import Iterator

from rich.console import Console, RenderableType

from alhambra.cli.terminal.face import Choices, Face
from alhambra.cli.terminal.rollwrite.board import draw_last, draw_table, look_at
from alhambra.cli.terminal.rollwrite.choices import RollWriteChoices
from alhambra.cli.terminal.rollwrite.scores import note_high_score
from alhambra.cli.terminal.rollwrite.sheets import NO_HINTS
from alhambra.cli.terminal.rollwrite.telling import draws, move_words
from alhambra.core.game import Game
from alhambra.core.record import Step
from alhambra.core.state import Move, Seat, View
from alhambra.games.rollwrite.table import RollWriteTable


class RollWriteFace(Face):
    help = "rollwrite-help"

    def choices(self, view: View, moves: list[Move], _: list[str]) -> RollWriteChoices:
        assert isinstance(view, RollWriteTable)
        return RollWriteChoices(view, moves)

    def draw_table(
        self, view: View, seat: Seat, names: list[str], _: Console, choices: Choices | None
    ) -> RenderableType:
        assert isinstance(view, RollWriteTable)
        hints = choices.hints() if isinstance(choices, RollWriteChoices) else NO_HINTS
        return draw_table(view, seat, names, hints)

    def look_at(self, view: View, seat: Seat, names: list[str], _: Console) -> RenderableType:
        assert isinstance(view, RollWriteTable)
        return look_at(view, seat, names)

    def draw_last(self, view: View, names: list[str], _: Console) -> RenderableType:
        assert isinstance(view, RollWriteTable)
        return draw_last(view, names)

    def move_words(self, move: Move, _: list[str], _before: list[Step]) -> str:
        return move_words(move)

    def draws(self, occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
        return draws(occasion, drawn, names)

    def after_the_end(self, game: Game) -> Iterator[RenderableType]:
        return note_high_score(game)
