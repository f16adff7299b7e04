"""The moves of a seat in Roll & Write. Of the ways to turn dice, only the cheapest are shown,
unless all are asked for."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from alhambra.cli.terminal.face import Choices
from alhambra.cli.terminal.listing import Groups, draw_groups, in_order
from alhambra.cli.terminal.words import type_name, words
from alhambra.core.state import Move
from alhambra.games.rollwrite.dice import Pair
from alhambra.games.rollwrite.moves import Coins, Cross, End, Keep, Turn
from alhambra.games.rollwrite.table import SECOND, RollWriteTable
from alhambra.games.rollwrite.turning import steps_between

_FEW: Final = 20


class RollWriteChoices(Choices):
    """The legal moves with their numbers, grouped by what they do."""

    def __init__(self, table: RollWriteTable, moves: list[Move]) -> None:
        super().__init__(moves)
        self._table = table
        self._sheet = table.sheets[table.turn]
        self._shown: Groups = {}
        self._turnings: Groups = {}
        for number, move in enumerate(moves, 1):
            groups = self._turnings if isinstance(move, Turn) else self._shown
            label, choice = self._wording(move)
            groups.setdefault(label, []).append((number, choice))

    def hints(self) -> dict[int, str]:
        """The numbers of the moves, on the crossings that may be crossed."""
        return {
            move.pair.crossing: f"({number})"
            for number, move in enumerate(self.moves, 1)
            if isinstance(move, Cross)
        }

    def draw(self, width: int) -> RenderableType:
        count = sum([len(group) for group in self._turnings.values()])
        if count <= _FEW:
            return draw_groups(in_order(self._shown | self._turnings), width)
        cheapest = dict(list(self._turnings.items())[:1])
        hint = Text(words("rollwrite-choice-turnings", count=count), "dim")
        return Group(draw_groups(in_order(self._shown | cheapest), width), hint)

    def draw_more(self, word: str, width: int) -> RenderableType | None:
        if word != "turn":
            return None
        if not self._turnings:
            return Text(words("rollwrite-choice-no-turning"))
        return draw_groups(in_order(self._turnings), width)

    def _wording(self, move: Move) -> tuple[str, str]:
        """The label of the group a move belongs to, and what tells it apart there."""
        options = self._table.options
        if isinstance(move, Cross):
            price = options.second_price if self._table.phase == SECOND else 0
            return words("rollwrite-choice-cross", price=price), self._building(move.pair)
        if isinstance(move, Coins):
            gained = min(self._sheet.coins_to_take(), options.track - self._sheet.received)
            return words("rollwrite-choice-coins"), words("rollwrite-choice-gained", coins=gained)
        if isinstance(move, Turn):
            price = steps_between(self._sheet.dice, move.dice) * options.turn_price
            return words("rollwrite-choice-turn", price=price), str(move.dice)
        if isinstance(move, Keep):
            passed = str(self._sheet.dice.without(move.pair))
            pair = self._building(move.pair)
            return words("rollwrite-choice-keep"), words(
                "rollwrite-choice-kept", pair=pair, passed=passed
            )
        assert isinstance(move, End)
        return words("choice-end"), words("rollwrite-choice-end")

    def _building(self, pair: Pair) -> str:
        type = type_name(self._table.options.grid.types[pair.crossing])
        crossed = "yes" if self._sheet.has_crossed(pair) else "no"
        return words("rollwrite-choice-building", crossing=str(pair), type=type, crossed=crossed)
