"""A match: the same bots play one game after another, each time one seat further on."""

import os
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from alhambra.arena.playing import play_out
from alhambra.bots import bot
from alhambra.core.game import Game, seeded
from alhambra.core.record import Record
from alhambra.core.scoring import Scoring
from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.core.state import Move, Ruleset
from alhambra.games import game, game_with
from alhambra.parts.components import load_components


@dataclass(frozen=True)
class Match:
    """What is played. It is all texts and numbers, so that another process can be told."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    components: Path | None = None
    recorded: bool = False
    """Whether the games' records are wanted too."""


@dataclass(frozen=True)
class Played:
    """What came of one game. Its seats are in the order of the table."""

    number: int
    """Counted from 1."""
    bots: tuple[int, ...]
    """Which of the match's bots sat on each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won."""
    scorings: tuple[tuple[str, tuple[str, ...], tuple[tuple[int, ...], ...]], ...]
    """Of each scoring which it is, the causes of points, and each seat's points by cause. What came
    right after a scoring counts as one of the same."""
    moves: int
    decisions: int
    """Those of the moves for which there was a choice."""
    seconds: float
    """The time of play alone, without making the record."""
    process: int
    """Which process it was played in."""
    record: str
    """Empty if none is wanted."""
    imaginary_winners: int = 0
    """How many imaginary players have won, alone or with seats."""
    unfinished: bool = False
    """Whether it was stopped because it stood still. Nobody has won then."""


class Arena:
    """Where the games of a match are played. Making one refuses what cannot be played."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._rules = rules_with(match.game, match.components)
        self._options = self._rules.options(len(match.bots), dict(match.options))
        for name in match.bots:
            bot(name, MersenneSource(0))

    def play(self, number: int) -> Played:
        """Game `number` of the match: the same whatever else was played before."""
        match = self.match
        seed = derived_seed(match.seed, number)
        count = len(match.bots)
        seating = tuple([(seat + number - 1) % count for seat in range(count)])
        players = [
            bot(match.bots[index], MersenneSource(derived_seed(match.seed, number, "bot", index)))
            for index in seating
        ]
        source = MersenneSource(seed)
        state = self._rules.new(self._options)
        start = perf_counter()
        moves, decisions = play_out(state, players, source)
        seconds = perf_counter() - start
        result = state.result()
        record = self._record(seed, seating, moves) if match.recorded else ""
        return Played(
            number,
            seating,
            tuple(state.scores()),
            tuple(result.winners) if result is not None else (),
            tuple([_by_cause(scoring) for scoring in state.scorings_so_far()]),
            len(moves),
            decisions,
            seconds,
            os.getpid(),
            str(record),
            len(result.imaginary_winners) if result is not None else 0,
            result is None,
        )

    def _record(self, seed: int, seating: tuple[int, ...], moves: list[Move]) -> Record:
        """The game once more, slowly: from the same seed, with every move checked."""
        names = [self.match.bots[index] for index in seating]
        game = Game(self._rules, self._options, seeded(seed), names)
        for move in moves:
            game.play(move)
        return game.record


def rules_with(name: str, components: Path | None) -> Ruleset:
    """The game called `name`, with the components of a file if one is given; or BadOption or
    BadData."""
    if components is None:
        return game(name)
    return game_with(name, load_components(components))


def _by_cause(scoring: Scoring) -> tuple[str, tuple[str, ...], tuple[tuple[int, ...], ...]]:
    points = tuple([seat.points for seat in scoring.seats])
    return scoring.belongs_to, scoring.seats[0].causes, points
