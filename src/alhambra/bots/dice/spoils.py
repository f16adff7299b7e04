"""What the markers of a column bring to everybody, by the order in which they stand in the end.

A second marker in front of one's own gains only the difference; and what a rival gets counts, too.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import Seat
from alhambra.games.dice.columns import Owner
from alhambra.parts.buildings import TYPES

PASSING: Final = 4
"""How many later markers that pass one are counted with, and one less."""
_BASE: Final = 8
"""More than there are owners: an order is remembered as a number in this base."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoils:
    """The results of the round, as far as the order in a column decides them."""

    def __init__(self, players: int, rewarded: list[int], deny: float) -> None:
        self.players = players
        self.rewarded = rewarded
        """For each type, how many markers of its column get something."""
        self._deny = deny
        self._known: list[dict[int, list[float]]] = [{} for _ in TYPES]
        self._gains: list[dict[int, list[list[float]]]] = [{} for _ in TYPES]

    def outcome(self, type: int, order: list[Owner]) -> list[float]:
        """What every seat gets if these are the markers of a column, best first."""
        raise NotImplementedError

    def against_rivals(self, got: list[float]) -> list[float]:
        """What every seat gets, less what its rivals get on average, as far as that matters."""
        total = sum(got)
        rivals = max(1, self.players - 1)
        return [own - self._deny * (total - own) / rivals for own in got]

    def worth(self, type: int, order: list[Owner]) -> list[float]:
        """What such an order of markers is worth to every seat."""
        order = order[: self.rewarded[type]]
        number = _number(0, order)
        known = self._known[type].get(number)
        if known is None:
            known = self.against_rivals(self.outcome(type, order))
            self._known[type][number] = known
        return known

    def gains(self, type: int, order: list[Owner], seat: Seat) -> list[list[float]]:
        """What one more marker of `seat` brings: for each place that it may take, and for each
        number of later markers that pass it."""
        order = order[: self.rewarded[type]]
        number = _number(seat, order)
        known = self._gains[type].get(number)
        if known is None:
            known = [self._gains_at(type, order, seat, place) for place in range(len(order) + 1)]
            self._gains[type][number] = known
        return known

    def _gains_at(self, type: int, order: list[Owner], seat: Seat, place: int) -> list[float]:
        rival = (seat + 1) % self.players
        ahead, behind = order[:place], order[place:]
        gains = []
        for _ in range(min(PASSING, self.rewarded[type] - place)):
            with_it = self.worth(type, [*ahead, seat, *behind])[seat]
            gains.append(with_it - self.worth(type, [*ahead, *behind])[seat])
            ahead.append(rival)
        return gains


def _number(start: int, order: list[Owner]) -> int:
    number = start + 1
    for owner in order:
        number = number * _BASE + owner + 1
    return number
