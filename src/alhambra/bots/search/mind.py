"""What a search needs to know about a game."""

from mypy_extensions import mypyc_attr

from alhambra.bots.budget import Budget
from alhambra.bots.player import Player
from alhambra.bots.search.chances import Chances
from alhambra.core.state import Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game as a search sees it. One mind serves one seat of one game."""

    def __init__(self, player: Player) -> None:
        self.player = player
        """Judges moves beforehand, and plays on in imagined games."""

    def prepare(self, budget: Budget, seed: int) -> None:
        """Called before each decision: how much the player may think before it judges."""

    def candidates(self, moves: list[Move], values: list[float], most: int) -> list[int]:
        """The indexes of at most so many moves worth a closer look, best first."""
        order = sorted(range(len(moves)), key=lambda number: -values[number])
        return order[:most]

    def is_far_enough(self, state: State, decisions: int) -> bool:
        """Whether an imagined game may end here, after so many decisions: where its value can be
        trusted."""
        raise NotImplementedError

    def expected(self, state: State, seat: Seat) -> Chances:
        """What is expected of a position that has not ended, from what `seat` knows."""
        raise NotImplementedError
