"""How much a bot that plays Palace cares about each thing."""

from typing import Final

from alhambra.bots.style import Style
from alhambra.parts.buildings import TYPES

# The weights were tuned by playing alternatives against each other for a few hundred games each.

IMPORTANCE: Final = (1.0, 0.6, 0.4)
"""The weights of majorities in the scorings to come, nearest first: later ones may change."""
SWING: Final = (1, 2, 4)
"""How many tiles of a type a player may gain or lose on another before each of those scorings."""
WALL: Final = 0.9
"""The value of one more side of the longest wall, for each scoring to come."""
ROOM: Final = 6.0
"""The value of having a place for every tile in the box."""
ON_RESERVE: Final = 0.3
"""The fraction of its value that a building has on the reserve."""
ACTION: Final = 5.0
"""The value of acting again after an exact payment."""
MONEY: Final = 0.4
"""The value of one more unit of a currency that is scarce in the hand."""
MONEY_BEYOND: Final = 0.1
"""The value of one more unit of a currency that is plentiful in the hand."""
PLENTY: Final = 12
EXACT_PRICE: Final = 0.2
"""The value of each price that could be paid exactly, whichever tile may come."""
CHANCE_EXACT: Final = 0.5
"""The fraction of its value that a tile has before it is bought, as it may be gone by the next
turn. This one is for a tile that can be paid exactly."""
CHANCE_OVER: Final = 0.2
"""The same for a tile that can only be overpaid."""
LAST_ROUNDS: Final = 2.0
"""For how many rounds before the end money loses its value."""
MARKED: Final = 1.0
"""The value of a card's second use, such as a master builder's, on top of its value as money."""


class Weights:
    """What things are worth to a player of this style, in points."""

    def __init__(self, style: Style) -> None:
        of = style.of
        majorities = of("majorities")
        self.types = [of(type) for type in TYPES]
        self.importance = [majorities * each for each in IMPORTANCE[: style.scorings]]
        self.next = of("next")
        self.wall = WALL * of("wall")
        self.room = ROOM * of("room")
        self.on_reserve = ON_RESERVE * of("reserve")
        self.action = ACTION * of("exact")
        self.money = MONEY * of("money")
        self.money_beyond = MONEY_BEYOND * of("money")
        self.exact_price = EXACT_PRICE * of("exact")
        self.chance_exact = CHANCE_EXACT * of("plans")
        self.chance_over = CHANCE_OVER * of("plans")
        self.marked = MARKED * of("money")
        self.deny = style.deny
        self.style: Final = style
