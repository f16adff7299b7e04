"""How a game is shown in the terminal: what the dialogue asks each game for.

A game's folder draws its table, lists its moves and tells what happened. Everything else, from
seating to saving, is shared. The faces look alike: each calls the functions of its folder, which
need more or less of what they are given.
"""

from collections.abc import Iterator
from typing import Generic, TypeVar

from rich.console import Console, RenderableType

from alhambra.cli.terminal.reasons import PartWords
from alhambra.core.game import Game
from alhambra.core.record import Step
from alhambra.core.state import Move, Seat
from alhambra.core.table import Table


class Choices:
    """The moves of a seat as a short list. A move's number is its position among all legal moves,
    so that every move can be chosen by number, shown or not."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves

    def draw(self, width: int) -> RenderableType:
        """The list, with long groups left out."""
        raise NotImplementedError

    def draw_more(self, word: str, width: int) -> RenderableType | None:
        """The group of this name that was left out of the list, if there is one."""
        raise NotImplementedError


AnyTable = TypeVar("AnyTable", bound=Table)
AnyChoices = TypeVar("AnyChoices", bound=Choices)


class Face(PartWords, Generic[AnyTable, AnyChoices]):
    """One game, as people see it."""

    help: str
    """The id of the message that lists what can be typed."""

    def choices(self, view: AnyTable, moves: list[Move], names: list[str]) -> AnyChoices:
        raise NotImplementedError

    def draw_table(
        self,
        view: AnyTable,
        seat: Seat,
        names: list[str],
        console: Console,
        choices: AnyChoices | None,
    ) -> RenderableType:
        """What `seat` needs for a decision."""
        raise NotImplementedError

    def look_at(
        self, view: AnyTable, seat: Seat, names: list[str], console: Console
    ) -> RenderableType:
        """What another seat has."""
        raise NotImplementedError

    def draw_last(self, view: AnyTable, names: list[str], console: Console) -> RenderableType:
        """The table at the end of the game."""
        raise NotImplementedError

    def move_words(self, move: Move, names: list[str], before: list[Step]) -> str:
        """What a player does after the steps `before`, without the name: "takes y3"."""
        raise NotImplementedError

    def draws(self, occasion: str, drawn: list[str], names: list[str]) -> Iterator[RenderableType]:
        """What chance gave."""
        raise NotImplementedError

    def after_the_end(self, _: AnyTable, _game: Game) -> Iterator[RenderableType]:
        """What else is shown when the game is over, besides the points."""
        return iter(())
