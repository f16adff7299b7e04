"""The moves of a seat in the Dice Game. Of the dice that may be kept, only what collects one type
is shown, unless the rest is asked for."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from alhambra.cli.terminal.dice.board import token_words
from alhambra.cli.terminal.face import Choices
from alhambra.cli.terminal.listing import Groups, draw_groups, in_order
from alhambra.cli.terminal.words import type_name, words
from alhambra.core.state import Move
from alhambra.games.dice.columns import Column, field_text, placed
from alhambra.games.dice.moves import (
    Accept,
    Annul,
    Displace,
    Exchange,
    Keep,
    NameStart,
    PlaceMarker,
    SetBlackDie,
    TakePoints,
    TakeToken,
)
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.turn import Turn
from alhambra.parts.buildings import TYPE_LETTERS, TYPES
from alhambra.parts.dice import Dice

_THIS_ONE: Final = -2
"""The owner of a marker that is placed only to see where it would land."""


class DiceChoices(Choices):
    """The legal moves with their numbers, grouped by what they do."""

    def __init__(self, table: DiceTable, moves: list[Move], names: list[str]) -> None:
        super().__init__(moves)
        self._shown: Groups = {}
        self._keeps = KeepChoices(table.rolling, moves)
        for number, move in enumerate(moves, 1):
            if not isinstance(move, Keep):
                label, choice = _wording(move, table, names)
                self._shown.setdefault(label, []).append((number, choice))

    def draw(self, width: int) -> RenderableType:
        groups = in_order(self._shown | self._keeps.some())
        return Group(draw_groups(groups, width), *self._keeps.hint())

    def draw_more(self, word: str, width: int) -> RenderableType | None:
        return self._keeps.draw_all(width) if word == "keep" else None


class KeepChoices:
    """Which dice may be kept: too many ways to show them all at first."""

    def __init__(self, turn: Turn, moves: list[Move]) -> None:
        keeps = [(n, move.dice) for n, move in enumerate(moves, 1) if isinstance(move, Keep)]
        self._all = [(number, str(dice)) for number, dice in keeps]
        self._some = [
            (number, str(dice))
            for number, dice in keeps
            if dice.size == 0 or _is_all_of_a_type(dice, turn.dice)
        ]

    def some(self) -> Groups:
        return {words("dice-choice-keep"): self._some} if self._some else {}

    def hint(self) -> list[Text]:
        if len(self._some) == len(self._all):
            return []
        return [Text(words("dice-choice-keeps", count=len(self._all)), "dim")]

    def draw_all(self, width: int) -> RenderableType:
        if not self._all:
            return Text(words("dice-choice-no-keep"))
        return draw_groups({words("dice-choice-keep"): self._all}, width)


def _is_all_of_a_type(kept: Dice, whole: Dice) -> bool:
    return any(kept.counts[type] == whole.counts[type] == kept.size for type in range(len(TYPES)))


def marker_wording(turn: Turn, column: Column, type: int) -> str:
    """The field that was rolled and, if it is taken, the one the marker will land on."""
    field = turn.field(type)
    letter = TYPE_LETTERS[type]
    after, out = placed(column, field, _THIS_ONE)
    if out == _THIS_ONE:
        return words("dice-choice-out", type=letter, field=field_text(field))
    stands = after.index(_THIS_ONE)
    if stands == field:
        return f"{letter} {field_text(field)}"
    return f"{letter} {field_text(field)}→{field_text(stands)}"


def _wording(move: Move, table: DiceTable, names: list[str]) -> tuple[str, str]:
    """The label of the group a move belongs to, and what tells it apart there."""
    if isinstance(move, PlaceMarker):
        column = table.markers.columns[move.type]
        return words("dice-choice-marker"), marker_wording(table.rolling, column, move.type)
    if isinstance(move, Displace):
        field = field_text(table.rolling.field(move.type))
        return words("dice-choice-displace"), f"{TYPE_LETTERS[move.type]} {field}"
    if isinstance(move, SetBlackDie):
        return words("dice-choice-black"), TYPE_LETTERS[move.type]
    if isinstance(move, Annul):
        return words("dice-choice-annul"), words("dice-choice-annul-roll")
    if isinstance(move, TakePoints):
        return _reward(table), words("dice-choice-points")
    if isinstance(move, TakeToken):
        token = str(table.bonus[table.award.column])
        return _reward(table), words("dice-choice-token", token=token_words(token))
    if isinstance(move, Accept):
        return _point(table), words("dice-choice-accept")
    if isinstance(move, Exchange):
        return _point(table), words("dice-choice-exchange", type=TYPE_LETTERS[move.type])
    assert isinstance(move, NameStart)
    return words("dice-choice-name"), names[move.seat]


def _reward(table: DiceTable) -> str:
    return words("dice-choice-reward", type=type_name(table.award.column))


def _point(table: DiceTable) -> str:
    return words("dice-choice-point", type=type_name(table.award.column), due=table.award.due)
