"""What the dialogue asks of the Dice Game."""

from collections.abc import Iterator

from rich.console import Console, RenderableType

from alhambra.cli.terminal.dice.board import draw_last, draw_table, look_at
from alhambra.cli.terminal.dice.choices import DiceChoices
from alhambra.cli.terminal.dice.telling import draws, move_words
from alhambra.cli.terminal.face import Face
from alhambra.core.record import Step
from alhambra.core.state import Move, Seat
from alhambra.games.dice.table import DiceTable


class DiceFace(Face[DiceTable, DiceChoices]):
    help = "dice-help"

    def choices(self, view: DiceTable, moves: list[Move], names: list[str]) -> DiceChoices:
        return DiceChoices(view, moves, names)

    def draw_table(
        self,
        view: DiceTable,
        seat: Seat,
        names: list[str],
        _: Console,
        _choices: DiceChoices | None,
    ) -> RenderableType:
        return draw_table(view, seat, names)

    def look_at(self, view: DiceTable, seat: Seat, names: list[str], _: Console) -> RenderableType:
        return look_at(view, seat, names)

    def draw_last(self, view: DiceTable, names: list[str], _: Console) -> RenderableType:
        return draw_last(view, names)

    def move_words(self, move: Move, names: list[str], before: list[Step]) -> str:
        return move_words(move, names, before)

    def draws(self, occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
        return draws(occasion, drawn, names)
