"""How much a bot that plays Roll & Write cares about each thing."""

from typing import Final

from alhambra.bots.style import Style
from alhambra.parts.buildings import TYPES

# The weights were tuned by playing alternatives against each other for a few hundred games each.

COIN: Final = 1.1
"""The value of a coin that may still turn a die."""
ROUNDS_PER_SWING: Final = 5
"""After how many rounds another player may have gained one more building."""
HOPE: Final = (0.0, 0.1, 0.25, 0.45, 0.7, 0.95)
"""The fraction of a full line's value that a line with this many crosses has early in a game."""
PASSED_ON: Final = 0.3
"""How much it matters what the next player could do with the pair passed on."""


class Weights:
    """What things are worth to a player of this style."""

    def __init__(self, style: Style) -> None:
        self.types = [style.of("majorities") * style.of(type) for type in TYPES]
        self.lines = style.of("lines")
        self.coin = COIN * style.of("coins")
        self.passed_on = PASSED_ON * style.of("passing")
        self.deny = style.deny
