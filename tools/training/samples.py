"""Positions from games of bots against each other, with what became of them."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from alhambra import CHANCE, MersenneSource
from alhambra.arena.workers import Job
from alhambra.bots import bot
from alhambra.bots.search.value import Valuation
from alhambra.bots.values import INSTEAD, valuation
from alhambra.core.sources import derived_seed
from alhambra.core.standstill import Standstill
from alhambra.core.table import Table
from alhambra.games import game as rules_of

ONE_IN = 5
"""Of so many decisions, one becomes a sample."""
MOST_IDLE_ROUNDS = 1000

Sample = dict[str, Any]
"""The `stage`, and for every seat its `features`, the `points` it had and those in the `end`."""


@dataclass(frozen=True)
class PlayGames(Job[int, list[Sample]]):
    """Games of one bot against itself."""

    game: str
    players: int
    modules: str
    bot: str
    seed: int
    weights: str
    """What it counts with, as JSON."""

    def open(self) -> Callable[[int], list[Sample]]:
        INSTEAD[self.game] = json.loads(self.weights)
        return self._play

    def _play(self, number: int) -> list[Sample]:
        rules = rules_of(self.game)
        options = rules.options(self.players, {"modules": self.modules} if self.modules else {})
        state = rules.new(options)
        source = MersenneSource(derived_seed(self.seed, number))
        seeds = [derived_seed(self.seed, number, seat) for seat in range(self.players)]
        bots = [bot(self.bot, MersenneSource(each)) for each in seeds]
        picking = MersenneSource(derived_seed(self.seed, number, "samples"))
        standstill = Standstill(state, self.players, MOST_IDLE_ROUNDS)
        valued = valuation(self.game)
        samples: list[Sample] = []
        while True:
            seat = state.to_act()
            if seat is None:
                break
            if seat == CHANCE:
                state.happen(state.sample(source))
                continue
            if standstill.is_reached(state, seat):
                return []
            moves = state.legal_moves()
            view = state.observe(seat)
            assert isinstance(view, Table)
            if len(moves) > 1 and not picking.below(ONE_IN):
                samples.append(sample_of(valued, view, number))
            state.apply(bots[seat].choose(view, moves) if len(moves) > 1 else moves[0])
        for sample in samples:
            sample["end"] = state.scores()
        return samples


def sample_of(valued: Valuation, view: Table, number: int) -> Sample:
    return {
        "game": number,
        "stage": valued.stage(view),
        "features": valued.features(view),
        "points": valued.points(view),
    }
