"""The treasure chamber in the terminal."""

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.text import Text

from alhambra.cli.terminal.palace.modules.face import ModuleFace, numbered, with_pieces
from alhambra.cli.terminal.words import coloured, words
from alhambra.core.state import Move, Seat
from alhambra.games.palace.modules.treasure import (
    Chamber,
    ChestsMove,
    Pay,
    PutChest,
    Treasure,
    chest_words,
)
from alhambra.games.palace.moves import Decline
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import Tile


def _chamber(table: PalaceTable, at: int) -> Chamber:
    module = table.options.modules[at]
    assert isinstance(module, Treasure)
    return module.chamber(table)


class TreasureFace(ModuleFace):
    def lines(self, table: PalaceTable, at: int, names: list[str]) -> list[Text]:  # noqa: ARG002
        board = _chamber(table, at)
        price = table.options.components.chests_price
        rooms = "   ".join(
            [f"{room}) {chest_words(chests) or '–'}" for room, chests in enumerate(board.rooms, 1)]
        )
        lines = [coloured(words("head-chamber", rooms=rooms, price=price, bag=sum(board.bag)))]
        if any(board.offered):
            lines.append(coloured(words("head-offered", chests=chest_words(board.offered))))
        return lines

    def columns(self) -> list[str]:
        return [words("column-chests")]

    def cells(self, table: PalaceTable, at: int, seat: Seat | None) -> list[str]:
        carrying = _chamber(table, at).carrying
        return [str(len(carrying[-1 if seat is None else seat]))]

    def marked(self, table: PalaceTable, at: int, seat: Seat) -> Iterable[Tile]:
        return _chamber(table, at).carrying[seat]

    def wording(self, table: PalaceTable, at: int, move: Move) -> tuple[str, str] | None:
        board = _chamber(table, at)
        if isinstance(move, ChestsMove):
            chests = chest_words(board.rooms[move.room])
            return words("choice-chests"), words("choice-room", room=move.room + 1, chests=chests)
        if isinstance(move, Pay):
            return words("choice-pay-chests"), str(move).removeprefix("pay ")
        if isinstance(move, PutChest):
            return words("choice-chest"), str(move.tile)
        if isinstance(move, Decline) and any(board.offered):
            return words("choice-decline"), words("choice-pass-on")
        return None

    def draws(
        self,
        occasion: str,
        pieces: list[str],
        names: list[str],  # noqa: ARG002
    ) -> Iterator[RenderableType]:
        room = numbered(occasion, "room")
        if room:
            yield coloured(words("told-room", room=room, pieces=with_pieces(pieces)))
