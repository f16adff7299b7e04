"""The games on the wire, by name."""

from typing import Literal

from alhambra.server.wire.alcazaba import AlcazabaView
from alhambra.server.wire.dice import DiceView
from alhambra.server.wire.palace import PalaceView
from alhambra.server.wire.rollwrite import RollWriteView

GameName = Literal["palace", "dice", "alcazaba", "rollwrite"]
View = PalaceView | DiceView | AlcazabaView | RollWriteView
"""What a seat, or a spectator, sees of a game; tagged with its name."""
