"""Many games at once, for self-play: every game waits for the action of its own seat to act."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.env.encodings import encoding
from alhambra.env.given import action_number, whole_number
from alhambra.env.play import Play
from alhambra.env.rewards import totals_by
from alhambra.env.spaces import Arrays
from alhambra.env.tables import new_play


class Situations(NamedTuple):
    """Where all games are: arrays with a row, or an element, for each of them."""

    observations: NDArray[np.float32]
    """What the seat to act sees."""
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    """Who is to act."""


class Steps(NamedTuple):
    """What a step led to in each game. A game that is over has begun again, with a new deal."""

    now: Situations
    rewards: NDArray[np.float32]
    """What each seat earned: games by seats."""
    over: NDArray[np.bool_]
    stopped: NDArray[np.bool_]
    """Games that were stopped because they led nowhere; these are over, too."""


class Batch:
    """A number of games of the same kind, stepped together in this process.

    Games share nothing, and the deals of each follow from the seed and its number. So a batch can
    be divided among processes, by `first`: 64 games are the same as 32 and another 32 from number
    32 on.
    """

    def __init__(
        self,
        game: str,
        number: int,
        players: int = 3,
        options: dict[str, str] | None = None,
        reward: str = "result",
        seed: int = 0,
        first: int = 0,
    ) -> None:
        games = whole_number("number of games", number)
        if games < 1:
            raise ValueError(f"A batch needs at least one game, not {games}.")
        self.encoding = encoding(game, players, options)
        self._totals = totals_by(reward)
        self._seed = whole_number("seed", seed)
        self._first = whole_number("first number", first)
        self._begun = [0] * games
        self.plays: list[Play] = [self._new(index) for index in range(games)]
        self._earned = [self._totals(play) for play in self.plays]
        self._scale = Arrays(self.encoding).scale

    def _new(self, index: int) -> Play:
        seed = derived_seed(self._seed, self._first + index, self._begun[index])
        self._begun[index] += 1
        return new_play(self.encoding, MersenneSource(seed))

    def now(self) -> Situations:
        """Where the games are. The arrays are new each time."""
        numbers = b"".join([play.numbers(play.seat) for play in self.plays])
        masks = b"".join([play.mask(play.seat) for play in self.plays])
        whole = np.frombuffer(numbers, dtype=np.uint16).reshape(len(self.plays), -1)
        return Situations(
            whole * self._scale,
            np.frombuffer(masks, dtype=np.int8).reshape(len(self.plays), -1),
            np.array([play.seat for play in self.plays]),
        )

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Steps:
        """One action for each game, by whoever is to act there. Raises ValueError, before anything
        has changed, if one is not possible."""
        chosen = [action_number(self.encoding, action) for action in actions]
        if len(chosen) != len(self.plays):
            raise ValueError(f"There are {len(self.plays)} games, and {len(chosen)} actions.")
        for index, action in enumerate(chosen):
            if not self.plays[index].is_legal(action):
                text = self.encoding.actions.texts[action]
                raise ValueError(f"“{text}” (action {action}) is not possible in game {index}.")
        rewards = np.zeros((len(chosen), self.encoding.players), dtype=np.float32)
        over = np.zeros(len(chosen), dtype=np.bool_)
        stopped = np.zeros(len(chosen), dtype=np.bool_)
        for index, action in enumerate(chosen):
            play = self.plays[index]
            if not play.step(action):
                continue
            totals, before = self._totals(play), self._earned[index]
            if totals != before:
                rewards[index] = np.subtract(totals, before)
                self._earned[index] = totals
            if play.is_over:
                over[index], stopped[index] = True, play.is_stopped
                self.plays[index] = self._new(index)
                self._earned[index] = self._totals(self.plays[index])
        return Steps(self.now(), rewards, over, stopped)
