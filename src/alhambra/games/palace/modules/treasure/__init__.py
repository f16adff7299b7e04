"""The treasure chamber: chests that are placed on buildings of their colour (T-01 to T-10).

`chamber` is its board, `moves` what a player does, `refusals` why not, `module` what happens then,
`text` its lines in a position.
"""

from alhambra.games.palace.modules.treasure.chamber import NO_ROOM, Chamber, Chests, chest_words
from alhambra.games.palace.modules.treasure.module import Treasure
from alhambra.games.palace.modules.treasure.moves import ChestsMove, Pay, PutChest

__all__ = [
    "NO_ROOM",
    "Chamber",
    "Chests",
    "ChestsMove",
    "Pay",
    "PutChest",
    "Treasure",
    "chest_words",
]
