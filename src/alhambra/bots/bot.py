"""What a bot is."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from alhambra.bots.budget import Budget
from alhambra.core.sources import Source
from alhambra.core.state import Move, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player. It gets what a player in its seat would know, never the state.

    Each seat in each game has its own bot.
    """

    takes_budget: ClassVar[bool] = False
    """Whether it can use a larger budget."""
    is_instant: ClassVar[bool] = False
    """Whether it chooses without thinking."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.budget: Budget | None = None
        """How much it may think about a decision, if that has been set."""

    def choose(self, view: View, moves: list[Move]) -> Move:
        """One of `moves`, which are all the moves of the seat to act: at least two."""
        raise NotImplementedError

    def close(self) -> None:
        """Called when the game is over and nothing more will be asked."""
