"""The moves of a seat in Alcazaba. Long groups (dice to keep, redesigns) are shown only in part."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from alhambra.cli.terminal.dice.choices import KeepChoices, marker_wording
from alhambra.cli.terminal.face import Choices
from alhambra.cli.terminal.listing import Groups, draw_groups, in_order
from alhambra.cli.terminal.palace.choices import wording as building_wording
from alhambra.cli.terminal.words import type_name, words
from alhambra.core.state import Move
from alhambra.games.alcazaba.moves import TakeStart, TakeTile
from alhambra.games.alcazaba.table import PLACE, TURN, AlcazabaTable
from alhambra.games.dice.moves import Keep, NameStart, PlaceMarker
from alhambra.games.palace.building import is_redesign
from alhambra.games.palace.moves import Place
from alhambra.parts.cells import Cell

_FEW_REDESIGNS: Final = 6


class AlcazabaChoices(Choices):
    """The legal moves with their numbers, grouped by what they do."""

    def __init__(self, table: AlcazabaTable, moves: list[Move], names: list[str]) -> None:
        super().__init__(moves)
        self._table = table
        self._names = names
        self._shown: Groups = {}
        self._redesigns: Groups = {}
        self._keeps = KeepChoices(table.rolling, moves)
        for number, move in enumerate(moves, 1):
            if not isinstance(move, Keep):
                redesign = table.phase == TURN and is_redesign(move)
                label, choice = self._wording(move, redesign)
                groups = self._redesigns if redesign else self._shown
                groups.setdefault(label, []).append((number, choice))

    def hints(self) -> dict[Cell, str]:
        """The numbers of the moves, on the cells where the tile just taken may go."""
        if self._table.phase != PLACE:
            return {}
        moves = enumerate(self.moves, 1)
        return {move.cell: f"({number})" for number, move in moves if isinstance(move, Place)}

    def draw(self, width: int) -> RenderableType:
        groups = self._shown | self._keeps.some()
        numbers = [number for group in self._redesigns.values() for number, _ in group]
        if len(numbers) <= _FEW_REDESIGNS:
            groups |= self._redesigns
        else:
            many = words("choice-redesigns", count=len(numbers), last=numbers[-1])
            groups[words("choice-redesign")] = [(numbers[0], many)]
        return Group(draw_groups(in_order(groups), width), *self._keeps.hint())

    def draw_more(self, word: str, width: int) -> RenderableType | None:
        if word == "keep":
            return self._keeps.draw_all(width)
        if word != "redesign":
            return None
        if not self._redesigns:
            return Text(words("choice-no-redesign"))
        return draw_groups(self._redesigns, width)

    def _wording(self, move: Move, redesign: bool) -> tuple[str, str]:
        table = self._table
        if isinstance(move, PlaceMarker):
            column = table.markers.columns[move.type]
            return words("dice-choice-marker"), marker_wording(table.rolling, column, move.type)
        if isinstance(move, (TakeTile, TakeStart)):
            label = words("alcazaba-choice-take", type=type_name(table.column))
            start = words("alcazaba-choice-start")
            return label, start if isinstance(move, TakeStart) else str(move.tile)
        if isinstance(move, NameStart):
            return words("dice-choice-name"), self._names[move.seat]
        return building_wording(move, redesign)
