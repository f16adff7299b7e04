"""What the rewards of a round in the Dice Game will bring when its points are scored."""

from typing import Final

from alhambra.bots.dice.evaluation import Outlook
from alhambra.bots.dice.spoils import Spoils
from alhambra.bots.style import Style
from alhambra.core.state import Seat
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.round import AFTER_ROUND
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.tracks import Track
from alhambra.parts.buildings import TYPES

IMPORTANCE: Final = (1.0, 0.8, 0.7, 0.6, 0.5)
"""The weights of scorings after this round, after the next one and so on."""
SWING: Final = (0, 2, 3, 4, 5)
"""How many points of a type a player may gain or lose on others until then. What this round
brings is counted exactly."""

ONE: Final = 1
TWO: Final = 2
"""The building points that come with a token, and without."""


class DiceSpoils(Spoils):
    def __init__(self, view: DiceTable, style: Style) -> None:
        players = view.options.players
        super().__init__(players, [2] * len(TYPES), style.deny)
        self._view = view
        self._outlooks = [Outlook(view, seat, style) for seat in range(players)]
        self._types = [style.of("majorities") * style.of(type) for type in TYPES]
        now = view.round.number
        left = [number for number in AFTER_ROUND if number >= now][: style.scorings]
        self._rounds = [number - now for number in left]
        self._coming = [view.options.majority_points[AFTER_ROUND[number]] for number in left]
        self._importances = [IMPORTANCE[rounds] for rounds in self._rounds]
        if view.round.number < max(AFTER_ROUND):
            self._importances[0] *= style.of("next")
        self._now = [self._standing(type, track) for type, track in enumerate(view.tracks)]

    def outcome(self, type: int, order: list[Owner]) -> list[float]:
        if not order:
            return [0.0] * self.players
        best = self.rewarding(type, order, TWO)
        first = order[0]
        if first < self.players:
            other = self.rewarding(type, order, ONE)
            if other[first] > best[first]:
                return other
        return best

    def rewarding(self, type: int, order: list[Owner], points: int) -> list[float]:
        """The outcome if the best marker chooses so many points."""
        got = [0.0] * self.players
        track = self._view.tracks[type]
        is_token_left = self._view.bonus[type] is not None
        for owner in order[:2]:
            track = track.with_points(owner, points, self._view.options.track_length)
            if points == ONE:
                self._give_token(type, owner, got)
                is_token_left = False
            points = ONE if is_token_left else TWO
        for seat, before in enumerate(self._now[type]):
            got[seat] += self._standing_of(type, track, seat) - before
        return got

    def more(self, type: int, owner: Owner, points: int) -> float:
        """What more points of a type are worth to their owner."""
        track = self._view.tracks[type].with_points(owner, points, self._view.options.track_length)
        after = self._standing(type, track)
        gained = [a - b for a, b in zip(after, self._now[type], strict=True)]
        return self.against_rivals(gained)[owner]

    def _give_token(self, type: int, owner: Owner, got: list[float]) -> None:
        token = self._view.bonus[type]
        if token is not None and owner < self.players:
            got[owner] += self._outlooks[owner].token(token)

    def _standing(self, type: int, track: Track) -> list[float]:
        return [self._standing_of(type, track, seat) for seat in range(self.players)]

    def _standing_of(self, type: int, track: Track, seat: Seat) -> float:
        """What the stones on a track bring a seat in the scorings to come."""
        worth = 0.0
        length = self._view.options.track_length
        for number, rounds in enumerate(self._rounds):
            places = self._coming[number][type]
            swing = SWING[rounds]
            total = 0.0
            for change in range(-swing, swing + 1):
                total += _place_points(track, seat, change, length, places)
            worth += self._importances[number] * total / (2 * swing + 1)
        return worth * self._types[type]


def _place_points(track: Track, seat: Seat, change: int, length: int, places: list[int]) -> float:
    """The points for a seat's place on a track if it had some more points, or fewer. Who then
    lies on top is not known."""
    field = min(length, track.points[seat] + change)
    if field <= 0:
        return 0.0
    ahead = level = 0
    is_passed = False
    for owner in track.ranking:
        if owner == seat:
            is_passed = True
        elif track.points[owner] > field:
            ahead += 1
        elif track.points[owner] == field:
            if change:
                level += 1
            elif not is_passed:
                ahead += 1
    best = places[ahead] if ahead < len(places) else 0
    worst = places[ahead + level] if ahead + level < len(places) else 0
    return (best + worst) / 2
