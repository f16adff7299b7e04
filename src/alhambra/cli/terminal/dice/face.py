"""What the dialogue asks of the Dice Game."""

from collections.abc import Iterator

from rich.console import Console, RenderableType

from alhambra.cli.terminal.dice.board import draw_last, draw_table, look_at
from alhambra.cli.terminal.dice.choices import DiceChoices
from alhambra.cli.terminal.dice.telling import draws, move_words
from alhambra.cli.terminal.face import Choices, Face
from alhambra.core.record import Step
from alhambra.core.state import Move, Seat, View
from alhambra.games.dice.table import DiceTable


class DiceFace(Face):
    help = "dice-help"

    def choices(self, view: View, moves: list[Move], names: list[str]) -> DiceChoices:
        assert isinstance(view, DiceTable)
        return DiceChoices(view, moves, names)

    def draw_table(
        self, view: View, seat: Seat, names: list[str], _: Console, _choices: Choices | None
    ) -> RenderableType:
        assert isinstance(view, DiceTable)
        return draw_table(view, seat, names)

    def look_at(self, view: View, seat: Seat, names: list[str], _: Console) -> RenderableType:
        assert isinstance(view, DiceTable)
        return look_at(view, seat, names)

    def draw_last(self, view: View, names: list[str], _: Console) -> RenderableType:
        assert isinstance(view, DiceTable)
        return draw_last(view, names)

    def move_words(self, move: Move, names: list[str], before: list[Step]) -> str:
        return move_words(move, names, before)

    def draws(self, occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
        return draws(occasion, drawn, names)
