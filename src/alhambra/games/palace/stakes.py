"""What is at stake: what the next scoring brings, how near it is, and how many buildings are left.

All of this is public: it follows from what is on the table and from how the pile was stacked
(P-09).
"""

from alhambra.games.palace.scoring import next_scoring
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import TYPES


def points_of_places(table: PalaceTable) -> list[list[int]]:
    """For each type, what first place, second place and so on bring in the next scoring (P-31)."""
    return table.options.majority_points[next_scoring(table)]


def buildings_left(table: PalaceTable) -> list[int]:
    """How many buildings of each type are still in the bag."""
    types = [tile.type for tile in table.bag]
    return [types.count(type) for type in range(len(TYPES))]


def scoring_card_within(table: PalaceTable) -> tuple[int, int] | None:
    """Which of the cards still to be drawn may be the next scoring card: the first and the last
    candidate, counted from 1. None if there is no scoring card left."""
    above = 0
    for size, letter, slipped in table.pile.parts:
        if letter:
            return above + 1, above + 1 + size + slipped
        above += size + slipped
    return None


def may_end_now(table: PalaceTable) -> bool:
    """Whether this turn may be the last: the bag may be too empty to refill the market (P-40)."""
    return len(table.bag) < len(table.market)
