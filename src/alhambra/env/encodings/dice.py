"""The Dice Game in numbers."""

from array import array

from alhambra.core.state import Move, Options, Seat, View
from alhambra.env.choice import Path
from alhambra.env.encoding import Encoding
from alhambra.env.encodings.rolling import NUMBER_OF_TYPES, Rolling, rolls_and_lots
from alhambra.games.dice.moves import (
    Accept,
    Annul,
    Displace,
    Exchange,
    SetBlackDie,
    TakePoints,
    TakeToken,
)
from alhambra.games.dice.options import DiceOptions
from alhambra.games.dice.table import PHASES, REWARDS, DiceTable
from alhambra.games.dice.tokens import Token, Tokens, token
from alhambra.parts.buildings import TYPE_LETTERS

TOKENS = ("+1", "+2", "+3", "exchange", "displace", "annul", "black", "start")
MOST_ALIKE = 6
"""The most tokens of a kind in the box."""


class DiceEncoding(Encoding):
    """Rolling again takes several steps: how many dice of each type are kept."""

    def __init__(self, game: str, options: Options) -> None:
        assert isinstance(options, DiceOptions)
        self._owners = options.owners
        self._kinds: dict[Token, int] = {token(text): n for n, text in enumerate(TOKENS)}
        super().__init__(game, options)

    def add_actions(self) -> None:
        self._rolling = Rolling(self.actions, self.players, self._owners)
        add = self.actions.add
        self._displace = add(
            "place a marker with a displace token", [f"displace {t}" for t in TYPE_LETTERS]
        )
        self._black = add("set the black die to a type", [f"black {t}" for t in TYPE_LETTERS])
        self._annul = add("declare the last roll void", ["annul"])
        self._take_points = add("choose two building points", ["take points"])
        self._take_token = add("choose one building point and the token", ["take token"])
        self._accept = add("take building points as they come", ["accept"])
        self._exchange = add(
            "take a building point of this type instead", [f"exchange {t}" for t in TYPE_LETTERS]
        )
        self.add_outcomes([*rolls_and_lots(), *self._kinds])

    def add_parts(self, seats: tuple[str, ...]) -> None:
        options = self.options
        assert isinstance(options, DiceOptions)
        owners = [*seats, "dirk"][: self._owners]
        track = options.track_length
        add = self.layout.add
        self._phase = add("phase", "the phase of the game", 1, PHASES)
        self._rolling.add_parts(self.layout, seats)
        self._bonus = add("bonus", "the token on each bonus field", 1, TYPE_LETTERS, TOKENS)
        self._tokens = add("tokens", "everybody's tokens", MOST_ALIKE, owners, TOKENS)
        self._light = add("light", "tokens to come in rounds 1 to 4", MOST_ALIKE, TOKENS)
        self._dark = add("dark", "tokens to come in the last round", MOST_ALIKE, TOKENS)
        self._tracks = add("tracks", "building points by type", track, TYPE_LETTERS, owners)
        self._ranks = add(
            "ranks",
            "the place on a type's track, 1 for the best; 0 for a stone off the track",
            self._owners,
            TYPE_LETTERS,
            owners,
        )
        self._column = add("column", "the column whose rewards are given", 1, TYPE_LETTERS)
        self._place = add("place", "which marker is rewarded, from 0", 2, [""])
        self._reward = add("reward", "the reward that was chosen", 1, REWARDS[1:])
        self._due = add("due", "building points to be marked", 2, [""])

    def path(self, move: Move, seat: Seat) -> Path:
        known = self._rolling.path(move, seat)
        if known is not None:
            return known
        if isinstance(move, Displace):
            return (self._displace + move.type,)
        if isinstance(move, SetBlackDie):
            return (self._black + move.type,)
        if isinstance(move, Exchange):
            return (self._exchange + move.type,)
        if isinstance(move, Annul):
            return (self._annul,)
        if isinstance(move, TakePoints):
            return (self._take_points,)
        if isinstance(move, TakeToken):
            return (self._take_token,)
        assert isinstance(move, Accept)
        return (self._accept,)

    def write(self, view: View, seat: Seat, out: "array[int]") -> None:
        assert isinstance(view, DiceTable)
        players, owners = self.players, self._owners
        out[self._phase + view.phase] = 1
        self._rolling.write(view.rolling, view.markers, view.round, seat, out)
        for type, bonus in enumerate(view.bonus):
            if bonus is not None:
                out[self._bonus + type * len(TOKENS) + self._kinds[bonus]] = 1
        for owner in range(owners):
            number = owner if owner >= players else (owner - seat) % players
            self._write_tokens(out, self._tokens + number * len(TOKENS), view.tokens[owner])
            for type, track in enumerate(view.tracks):
                out[self._tracks + type * owners + number] = track.points[owner]
        self._write_tokens(out, self._light, view.light)
        self._write_tokens(out, self._dark, view.dark)
        for type, track in enumerate(view.tracks):
            for rank, owner in enumerate(track.ranking):
                number = owner if owner >= players else (owner - seat) % players
                out[self._ranks + type * owners + number] = rank + 1
        award = view.award
        if award.column < NUMBER_OF_TYPES:
            out[self._column + award.column] = 1
        out[self._place] = min(2, award.place)
        if award.reward:
            out[self._reward + award.reward - 1] = 1
        out[self._due] = award.due

    def _write_tokens(self, out: "array[int]", start: int, tokens: Tokens) -> None:
        for each in tokens:
            out[start + self._kinds[each]] += 1
