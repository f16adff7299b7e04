"""What building points, tokens and fields are worth in the Dice Game, in expected points."""

from typing import Final

from alhambra.bots.dice.chances import worth_of_displacing, worth_of_fields
from alhambra.bots.style import PLAIN, Style
from alhambra.core.state import Seat
from alhambra.games.dice.columns import Owner
from alhambra.games.dice.solver import Tokens, TurnSolver
from alhambra.games.dice.table import DiceTable
from alhambra.games.dice.tokens import ANNUL, BLACK_DIE, DISPLACE, EXCHANGE, START_PLAYER, Token
from alhambra.games.dice.tracks import Track
from alhambra.parts.buildings import TYPES

IMPORTANCE: Final = (1.0, 0.6, 0.4)
"""The weights of the scorings to come, nearest first."""
SWING: Final = (1, 3, 5)
"""How many points of a type a player may gain or lose on another before each of those scorings."""
TOKEN_WORTH: Final = {EXCHANGE: 2.0, DISPLACE: 1.5, ANNUL: 2.0, BLACK_DIE: 3.0, START_PLAYER: 0.5}
"""What tokens bring on average when they are used."""


class Outlook:
    """What things are worth to one seat in the position of a view."""

    def __init__(self, view: DiceTable, seat: Seat, style: Style = PLAIN) -> None:
        self._view = view
        self._style = style
        self._seat = seat
        scorings = view.round.scorings_to_come()
        self._importances = list(IMPORTANCE[: style.scorings])
        if len(scorings) > 1:
            self._importances[0] *= style.of("next")
        self._types = [style.of("majorities") * style.of(type) for type in TYPES]
        self._coming = [view.options.majority_points[name] for name in scorings]

    def points(self, type: int, number: int) -> float:
        """The value of `number` building points of a type."""
        track = self._view.tracks[type]
        length = self._view.options.track_length
        worth = 0.0
        importances = self._importances
        for importance, swing, places in zip(importances, SWING, self._coming, strict=False):
            gain = _gain(track, self._seat, number, places[type], swing, length)
            if self._style.deny:
                lost = _loss_of_rivals(track, self._seat, number, places[type], length)
                gain += self._style.deny * lost
            worth += importance * gain
        return worth * self._types[type]

    def token(self, token: Token) -> float:
        """The value of getting a token: points tokens count in every scoring to come, others can be
        used as long as there are turns."""
        if token.points:
            return float(token.points * len(self._coming)) * self._style.of("tokens")
        return TOKEN_WORTH[token] * self._time() * self._style.of("tokens")

    def spending(self, token: Token) -> float:
        """The cost of using up a token that might be useful later, if there is a later."""
        last = self._view.round.is_last() and self._view.markers.left[self._seat] == 1
        return 0.0 if last else 0.7 * TOKEN_WORTH[token] * self._time()

    def _time(self) -> float:
        """How much of the game is left for using tokens."""
        rounds = self._view.round.to_come()
        return min(1.0, rounds / 2 + self._view.markers.left[self._seat] / 10)

    def rewards(self, type: int) -> list[float]:
        """What the first place in a column is worth, and the second."""
        token = self._view.bonus[type]
        two = self.points(type, 2)
        other = self.points(type, 1) + (self.token(token) if token is not None else 0.0)
        return [max(two, other), min(two, other)]

    def fields(self) -> list[list[float]]:
        """For each type, what each field is worth now."""
        to_come = int((sum(self._view.markers.left) - 1) * self._style.of("caution"))
        columns = self._view.markers.columns
        return [
            worth_of_fields(columns[type], self.rewards(type), to_come)
            for type in range(len(TYPES))
        ]

    def displacing(self) -> list[list[float]]:
        """For each type, what each field is worth where an opponent is displaced."""
        columns = self._view.markers.columns
        to_come = sum(self._view.markers.left) - 1
        return [
            worth_of_displacing(columns[type], self._seat, self.rewards(type), to_come)
            for type in range(len(TYPES))
        ]

    def solver(self, worth: list[list[float]], displacing: list[list[float]]) -> TurnSolver:
        """The solver for this turn, with what each field is worth, also by displacing."""
        tokens = self._view.tokens[self._seat]
        cost = self.spending(DISPLACE)
        return TurnSolver(
            worth,
            Tokens(
                tokens.count(ANNUL),
                self.spending(ANNUL),
                BLACK_DIE in tokens,
                self.spending(BLACK_DIE),
                [[each - cost for each in column] for column in displacing]
                if DISPLACE in tokens
                else None,
            ),
        )


def _gain(
    track: Track, owner: Owner, number: int, places: list[int], swing: int, length: int
) -> float:
    """What `number` more points bring on average in a scoring with these places, if the lead may
    still change by up to `swing` points either way."""
    others = [points for other, points in enumerate(track.points) if other != owner]
    own = track.points[owner]
    gain = 0.0
    for change in range(-swing, swing + 1):
        before = max(0, own + change)
        gain += _place_points(min(length, before + number), others, places)
        gain -= _place_points(before, others, places)
    return gain / (2 * swing + 1)


def _loss_of_rivals(
    track: Track, owner: Owner, number: int, places: list[int], length: int
) -> float:
    """What the others lose together in such a scoring, if nothing else changes until then."""
    before = track.points[owner]
    after = min(length, before + number)
    lost = 0.0
    for rival, points in enumerate(track.points):
        if rival != owner:
            others = [
                each for other, each in enumerate(track.points) if other not in (owner, rival)
            ]
            lost += _place_points(points, [*others, before], places)
            lost -= _place_points(points, [*others, after], places)
    return lost


def _place_points(own: int, others: list[int], places: list[int]) -> float:
    """A stone that arrives later lies on top of those on its field, and so ranks behind them."""
    place = sum([other >= own for other in others])
    return float(places[place]) if own and place < len(places) else 0.0
