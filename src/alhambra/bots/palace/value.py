"""What counts in a position of Palace, for every seat."""

from typing import Final

from alhambra.bots.palace.evaluation import Box, scorings_held
from alhambra.bots.palace.lead import points_with
from alhambra.bots.palace.modules.value import MODULE_FEATURES, module_features
from alhambra.bots.palace.weights import PLENTY
from alhambra.bots.search.value import UNIT, Valuation, Weighing
from alhambra.core.state import View
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.scoring import counts_of_dirk
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import TYPES
from alhambra.parts.components import SCORINGS
from alhambra.parts.money import CURRENCIES

SWING: Final = (1, 2, 3)
"""How many tiles of a type a player may gain or lose before each of the scorings to come."""

FEATURES: Final = [
    "majorities.next",
    "majorities.second",
    "majorities.third",
    "majorities.as-it-stands",
    "wall.now",
    "wall.room",
    "money.scarce",
    "money.plenty",
    "money.sums",
    "reserve.tiles",
    "turn.to-act",
    *MODULE_FEATURES,
]


class PalaceValuation(Valuation):
    """The stages are those before the scorings A, B and C."""

    def __init__(self, weighings: dict[tuple[int, int], Weighing]) -> None:
        super().__init__(FEATURES, weighings)
        self._options: PalaceOptions | None = None
        self._box: Box | None = None

    def stage(self, view: View) -> int:
        assert isinstance(view, PalaceTable)
        return min(2, scorings_held(view))

    def points(self, view: View) -> list[int]:
        assert isinstance(view, PalaceTable)
        return [view.points_of(seat) for seat in range(view.options.players)]

    def features(self, view: View) -> list[list[int]]:
        assert isinstance(view, PalaceTable)
        box = self._box
        if box is None or self._options is not view.options:
            box = Box(view.options.tiles)
            self._box = box
            self._options = view.options
        players = view.options.players
        found = [[0] * len(FEATURES) for _ in range(players)]
        _majorities(view, found)
        left = len(SCORINGS) - scorings_held(view)
        time = UNIT * len(view.bag) // len(view.options.tiles)
        following = view.turn
        for seat in range(players):
            features = found[seat]
            alhambra = view.alhambras[seat]
            features[4] = left * alhambra.wall() * UNIT
            features[5] = time * box.fitting(alhambra.fitting()) // box.tiles
            _money(view, seat, features, time, box)
            features[9] = UNIT * len(view.reserves[seat])
            features[10] = time if seat == following else 0
        if view.options.modules:
            first = len(FEATURES) - len(MODULE_FEATURES)
            for seat, features in enumerate(module_features(view, left)):
                found[seat][first:] = features
        return found


def _majorities(view: PalaceTable, found: list[list[int]]) -> None:
    """The points for majorities in each scoring to come, averaged over small changes of one's own
    number of buildings; and in the next scoring as it stands."""
    players = view.options.players
    counts = [alhambra.counts() for alhambra in view.alhambras]
    for seat in range(players):
        for tile in view.aside[seat]:
            if tile.type >= 0:
                counts[seat][tile.type] += 1
    if view.options.dirk:
        counts.append(counts_of_dirk(view))
    coming = [view.options.majority_points[name] for name in SCORINGS[scorings_held(view) :]]
    for type in range(len(TYPES)):
        column = [own[type] for own in counts]
        for seat in range(players):
            others = column[:seat] + column[seat + 1 :]
            own = column[seat]
            features = found[seat]
            for number, points in enumerate(coming):
                places = points[type]
                if not number:
                    features[3] += UNIT * points_with(own, others, places)
                swing = SWING[number]
                total = 0
                for change in range(-swing, swing + 1):
                    total += points_with(max(0, own + change), others, places)
                features[number] += UNIT * total // (2 * swing + 1)


def _money(view: PalaceTable, seat: int, features: list[int], time: int, box: Box) -> None:
    """Money counts as far as there is time to spend it; what is hidden is not counted."""
    sums = [1] * (len(CURRENCIES) + 1)
    for card in view.hands[seat].cards:
        sums[card.currency] |= sums[card.currency] << card.value
    scarce = plenty = exact = 0
    for each in sums:
        total = each.bit_length() - 1
        scarce += min(total, PLENTY)
        plenty += max(0, total - PLENTY)
        exact += (each & box.prices).bit_count()
    features[6] = scarce * time
    features[7] = plenty * time
    features[8] = exact * time
