"""What the tiles of a round of Alcazaba will bring, by the order of the markers."""

from typing import Final

from alhambra.bots.alcazaba.evaluation import START_TOKEN, Outlook
from alhambra.bots.dice.spoils import Spoils
from alhambra.bots.palace.lead import points_with
from alhambra.bots.style import Style
from alhambra.core.state import Seat
from alhambra.games.alcazaba.table import AlcazabaTable
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.round import AFTER_ROUND
from alhambra.games.palace.scoring import counts_by_type
from alhambra.parts.buildings import TYPES, Tile

IMPORTANCE: Final = (1.0, 0.8, 0.6, 0.5, 0.4)
"""The weights of majorities in a scoring after this round, after the next one and so on."""
SWING: Final = (0, 1, 2, 3, 3)
"""How many tiles of a type a player may gain or lose on others until then. All tiles of a type
that come in this round come in one column, so this round is counted exactly."""


class AlcazabaSpoils(Spoils):
    def __init__(self, view: AlcazabaTable, style: Style) -> None:
        players = view.options.players
        offers = view.offers
        rewarded = [len(tiles) + (view.token == type) for type, tiles in enumerate(offers)]
        super().__init__(players, rewarded, style.deny)
        self._view = view
        self._types = [style.of("majorities") * style.of(type) for type in TYPES]
        self._counts = [alhambra.counts() for alhambra in view.alhambras]
        if view.options.dirk:
            self._counts.append(counts_by_type(view.dirk))
        now = view.round.number
        left = [number for number in AFTER_ROUND if number >= now][: style.scorings]
        self._rounds = [number - now for number in left]
        self._coming = [view.options.majority_points[AFTER_ROUND[number]] for number in left]
        self._importances = [IMPORTANCE[rounds] for rounds in self._rounds]
        if now < max(AFTER_ROUND):
            self._importances[0] *= style.of("next")
        outlooks = [Outlook(view, seat, style) for seat in range(players)]
        self._fitting = [
            [[outlook.fitting(tile) for tile in tiles] for outlook in outlooks] for tiles in offers
        ]
        """For each type and seat, what its tiles are worth by their places."""

    def outcome(self, type: int, order: list[Owner]) -> list[float]:
        counts = [own[type] for own in self._counts]
        return self._taking(type, order, list(range(len(self._view.offers[type]))), counts)

    def taking(self, tile: Tile, order: list[Owner]) -> float:
        """What it is worth to the owner of the best marker to take this tile."""
        type = tile.type
        tiles = self._view.offers[type]
        number = tiles.index(tile)
        seat = order[0]
        left = [each for each in range(len(tiles)) if each != number]
        counts = [own[type] for own in self._counts]
        counts[seat] += 1
        got = self._taking(type, order[1:], left, counts)
        got[seat] += self._fitting[type][seat][number]
        return self.against_rivals(got)[seat]

    def taking_start(self, order: list[Owner]) -> float:
        """The same for the start player token."""
        got = self.outcome(self._view.token, order[1:])
        got[order[0]] += START_TOKEN
        return self.against_rivals(got)[order[0]]

    def one_more(self, type: int, owner: Owner, seat: Seat) -> float:
        """What it is worth to `seat` if an owner gets one more building of a type."""
        counts = [own[type] for own in self._counts]
        before = self._majorities(type, counts)
        counts[owner] += 1
        after = self._majorities(type, counts)
        gained = [a - b for a, b in zip(after, before, strict=True)]
        return self.against_rivals(gained)[seat]

    def _taking(
        self, type: int, order: list[Owner], left: list[int], counts: list[int]
    ) -> list[float]:
        """Everybody takes the best tile for themselves, Dirk the first one. The counts are those
        that they have by then."""
        players = self.players
        before = self._majorities(type, [own[type] for own in self._counts])
        got = [0.0] * players
        for owner in order:
            if not left:
                if self._view.token == type and owner < players:
                    got[owner] += START_TOKEN
                break
            taken = left[0]
            if owner < players:
                worths = self._fitting[type][owner]
                for each in left:
                    if worths[each] > worths[taken]:
                        taken = each
                got[owner] += worths[taken]
            counts[owner] += 1
            left.remove(taken)
        for seat, after in enumerate(self._majorities(type, counts)):
            got[seat] += after - before[seat]
        return got

    def _majorities(self, type: int, counts: list[int]) -> list[float]:
        """What every seat gets for a type in the scorings to come."""
        return [self._majority(type, counts, seat) for seat in range(self.players)]

    def _majority(self, type: int, counts: list[int], seat: Seat) -> float:
        others = counts[:seat] + counts[seat + 1 :]
        own = counts[seat]
        worth = 0.0
        for number, rounds in enumerate(self._rounds):
            places = self._coming[number][type]
            swing = SWING[rounds]
            total = 0
            for change in range(-swing, swing + 1):
                total += points_with(max(0, own + change), others, places)
            worth += self._importances[number] * total / (2 * swing + 1)
        return worth * self._types[type]
