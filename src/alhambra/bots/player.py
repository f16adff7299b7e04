"""A player who knows one game and judges moves by what they gain."""

from mypy_extensions import mypyc_attr

from alhambra.core.state import Move, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """May remember results from earlier moves, and may play any seat."""

    def values(self, view: View, moves: list[Move]) -> list[float]:
        """What each of these moves gains the seat to act in itself, in points. Only differences
        matter."""
        raise NotImplementedError

    def choose(self, view: View, moves: list[Move]) -> Move:
        """The move that gains most; the first of equal ones."""
        values = self.values(view, moves)
        best = 0
        for number, value in enumerate(values):
            if value > values[best]:
                best = number
        return moves[best]
