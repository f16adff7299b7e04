"""What counts in a position because of the modules of Palace, for every seat."""

from typing import Final

from alhambra.bots.palace.lead import points_with
from alhambra.bots.search.value import UNIT
from alhambra.games.palace.modules.builders import Builders
from alhambra.games.palace.modules.invaders import Invaders
from alhambra.games.palace.modules.treasure import Treasure
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.attacks import open_sides
from alhambra.parts.bazaars import bazaar_points
from alhambra.parts.components import SCORINGS

MODULE_FEATURES: Final = [
    "bazaars.now",
    "chests.next",
    "chests.later",
    "attacks.open",
    "builders.cards",
]


def module_features(view: PalaceTable, left: int) -> list[list[int]]:
    """What bazaars would score, chests in majorities, open sides, and cards with a second use;
    `left` scorings are to come."""
    players = view.options.players
    found = [[0] * len(MODULE_FEATURES) for _ in range(players)]
    for seat in range(players):
        found[seat][0] = UNIT * bazaar_points(view.alhambras[seat])
    for module in view.options.modules:
        if isinstance(module, Treasure):
            _chests(module, view, found, left)
        elif isinstance(module, Invaders):
            for seat in range(players):
                sides = [open_sides(view.alhambras[seat], side) for side in range(4)]
                found[seat][3] = -UNIT * sum(sides) * left
        elif isinstance(module, Builders):
            for seat in range(players):
                hand = view.hands[seat]
                marked = len([card for card in hand.cards if card.marked])
                found[seat][4] = UNIT * (marked + hand.hidden_marked)
    return found


def _chests(module: Treasure, view: PalaceTable, found: list[list[int]], left: int) -> None:
    counts = [len(tiles) for tiles in module.chamber(view).carrying]
    coming = [module.components.chest_points[name] for name in SCORINGS[len(SCORINGS) - left :]]
    for seat, features in enumerate(found):
        others = counts[:seat] + counts[seat + 1 :]
        for number, places in enumerate(coming):
            features[2 if number else 1] += UNIT * points_with(counts[seat], others, places)
