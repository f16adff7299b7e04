"""What a bot is."""

from mypy_extensions import mypyc_attr

from alhambra.core.sources import Source
from alhambra.core.state import Move, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player by program. It gets what a player at its seat would know, and never the state."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def choose(self, view: View, moves: list[Move]) -> Move:
        """One of `moves`, which are all that the seat to act has: at least two."""
        raise NotImplementedError
