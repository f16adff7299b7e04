"""How `greedy` plays Palace: the move that gains most in itself."""

from alhambra.bots.palace.choice import Choice
from alhambra.bots.palace.evaluation import Box, Site
from alhambra.bots.palace.weights import Weights
from alhambra.bots.player import Player
from alhambra.bots.style import PLAIN, Style
from alhambra.core.state import Move, View
from alhambra.games.palace.options import PalaceOptions
from alhambra.games.palace.table import PalaceTable


class PalacePlayer(Player):
    """Keeps the building site of each seat as long as nothing there has changed."""

    def __init__(self, style: Style = PLAIN) -> None:
        self._weights = Weights(style)
        self._options: PalaceOptions | None = None
        self._box: Box | None = None
        self._sites: dict[int, Site] = {}

    def values(self, view: View, moves: list[Move]) -> list[float]:
        assert isinstance(view, PalaceTable)
        box = self._box
        if box is None or self._options is not view.options:
            box = Box(view.options.tiles)
            self._box = box
            self._options = view.options
            self._sites = {}
        site = self._sites.get(view.turn)
        if site is None or not site.fits(view):
            site = Site(view, self._weights, box)
            self._sites[view.turn] = site
        choice = Choice(view, site, self._weights, box)
        return [choice.of_move(move) for move in moves]
