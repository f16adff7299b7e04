"""A module that nothing but its rules is known of: whoever has placed what was bought may raise a
toast to one of the buildings."""

from typing import Any, ClassVar

from alhambra.core.messages import Refusal
from alhambra.core.state import Move
from alhambra.games.palace.module import NOBODY, Board, Module
from alhambra.games.palace.moves import Decline, PalaceMove
from alhambra.games.palace.table import PLACED, PalaceTable
from alhambra.parts.buildings import Tile, tile
from alhambra.parts.pieces import in_order


class Toast(PalaceMove):
    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __str__(self) -> str:
        return f"toast {self.tile}"


class Glasses(Board):
    def __init__(self, empty: int) -> None:
        self.empty = empty

    def __reduce__(self) -> tuple[Any, ...]:
        return Glasses, (self.empty,)


class Toasts(Module):
    name: ClassVar[str] = "toasts"
    cause: ClassVar[str] = "toasts"

    def points(self, table: PalaceTable, name: str) -> list[int]:  # noqa: ARG002
        options = table.options
        return [self.glasses(table).empty] * (options.players + options.dirk)

    def board(self) -> Board:
        return Glasses(0)

    def glasses(self, table: PalaceTable) -> Glasses:
        board = table.boards[self.at]
        assert isinstance(board, Glasses)
        return board

    def proceed(self, table: PalaceTable) -> int:
        return table.turn if table.phase == PLACED and self._toasts(table) else NOBODY

    def _toasts(self, table: PalaceTable) -> list[Move]:
        tiles = [each for each in table.alhambras[table.turn].tiles.values() if each.type >= 0]
        return [Toast(each) for each in in_order(list(tiles))]

    def moves(self, table: PalaceTable) -> list[Move]:
        return [*self._toasts(table), Decline()]

    def owns(self, move: Move) -> bool:
        return isinstance(move, Toast)

    def why_not(self, table: PalaceTable, move: Move) -> Refusal | None:
        legal = table.phase == PLACED and str(move) in map(str, self.moves(table))
        return None if legal else Refusal("M-01", "no-chests-bought", {})

    def apply(self, table: PalaceTable, move: Move) -> None:
        if isinstance(move, Toast):
            self.put_board(table, Glasses(self.glasses(table).empty + 1))
        table.acting += 1

    @staticmethod
    def parse_move(words: list[str]) -> Move | None:
        return Toast(tile(words[1])) if words[:1] == ["toast"] and len(words) == 2 else None

    def lines(self, board: Board) -> list[str]:
        assert isinstance(board, Glasses)
        return [f"glasses {board.empty}"]
