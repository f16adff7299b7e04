"""What the dialogue asks of Alcazaba."""

from collections.abc import Iterator

from rich.console import Console, RenderableType

from alhambra.cli.terminal.alcazaba.board import draw_last, draw_table, look_at
from alhambra.cli.terminal.alcazaba.choices import AlcazabaChoices
from alhambra.cli.terminal.dice.telling import draws, move_words
from alhambra.cli.terminal.face import Face
from alhambra.cli.terminal.palace.telling import move_words as building_words
from alhambra.cli.terminal.words import coloured, words
from alhambra.core.record import Step
from alhambra.core.state import Move, Seat
from alhambra.games.alcazaba.moves import TakeStart, TakeTile
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.moves import DiceMove


class AlcazabaFace(Face[AlcazabaTable, AlcazabaChoices]):
    help = "alcazaba-help"

    def choices(self, view: AlcazabaTable, moves: list[Move], names: list[str]) -> AlcazabaChoices:
        return AlcazabaChoices(view, moves, names)

    def draw_table(
        self,
        view: AlcazabaTable,
        seat: Seat,
        names: list[str],
        console: Console,
        choices: AlcazabaChoices | None,
    ) -> RenderableType:
        hints = choices.hints() if choices is not None else {}
        return draw_table(view, seat, names, console, hints)

    def look_at(
        self, view: AlcazabaTable, seat: Seat, names: list[str], console: Console
    ) -> RenderableType:
        return look_at(view, seat, names, console)

    def draw_last(self, view: AlcazabaTable, names: list[str], console: Console) -> RenderableType:
        return draw_last(view, names, console)

    def move_words(self, move: Move, names: list[str], before: list[Step]) -> str:
        if isinstance(move, DiceMove):
            return move_words(move, names, before)
        if isinstance(move, TakeTile):
            return words("told-take", pieces=str(move.tile))
        if isinstance(move, TakeStart):
            return words("alcazaba-told-start")
        return building_words(move)

    def draws(self, occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
        if occasion in ("pile", "bag"):
            drawn_words = words(f"alcazaba-drawn-{occasion}", what=" ".join(drawn))
            return iter([coloured(drawn_words)])
        return draws(occasion, drawn, names)
