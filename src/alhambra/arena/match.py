"""A match: the same bots play game after game, moving one seat further each time."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from alhambra.arena.playing import Playout, play_out
from alhambra.bots import bot
from alhambra.bots.bot import Bot
from alhambra.core.game import Game, seeded
from alhambra.core.record import Record
from alhambra.core.scoring import Result, Scoring
from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.core.state import Move, Ruleset, Seat
from alhambra.games import game, game_with
from alhambra.parts.components import load_components

STAND_IN = "greedy"
"""The bot that takes over when a user's own bot has failed."""


@dataclass(frozen=True)
class Match:
    """What is played: only texts and numbers, so that it can be sent to another process."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    components: Path | None = None
    recorded: bool = False
    """Whether the games' records are wanted too."""
    moves_wanted: bool = False
    """Whether all moves are wanted."""
    seats: int = 0
    """How many sit at a table, if not all bots do."""

    @property
    def players(self) -> int:
        return self.seats or len(self.bots)


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong. It lost the game for that, and `greedy` took over its seat."""

    seat: Seat
    kind: str
    detail: str
    move: int = 0
    """The number of the move that it failed to choose, counted from 1; 0 if that is not known."""

    def replaced(self, seat: Seat, move: int) -> bool:
        """Whether `greedy` chose the move of that number for that seat."""
        return self.seat == seat and 0 < self.move <= move


@dataclass(frozen=True)
class Thinking:
    """How long the bot in a seat thought, in seconds: in total, and the longest time. What `greedy`
    decided in its place does not count."""

    decisions: int
    seconds: float
    longest: float


@dataclass(frozen=True)
class MoveMade:
    """A move, and how many there were to choose from; with 1 there was no decision to make."""

    seat: Seat
    move: str
    choices: int


@dataclass(frozen=True)
class Times:
    """What differs when the same game is played again."""

    seconds: float
    """The time for thinking and playing, without making the record."""
    process: int
    """The process it was played in."""
    thinking: tuple[Thinking, ...] = ()
    """For each seat."""
    moves: tuple[float, ...] = ()
    """How long each move was thought about, if moves are wanted."""


@dataclass(frozen=True)
class Played:
    """The result of one game. Its seats are in table order."""

    number: int
    """Counted from 1."""
    bots: tuple[int, ...]
    """Which of the match's bots sat in each seat."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """The seats that won."""
    scorings: tuple[tuple[str, tuple[str, ...], tuple[tuple[int, ...], ...]], ...]
    """For each scoring its name, the causes of points, and each seat's points by cause. What came
    right after a scoring is listed under the same name."""
    moves: int
    decisions: int
    """How many of the moves offered a choice."""
    record: str
    """Empty if not wanted."""
    times: Times
    imaginary_winners: int = 0
    """How many imaginary players won, alone or together with seats."""
    unfinished: bool = False
    """Whether it was stopped because it stood still. Then nobody has won."""
    faults: tuple[Fault, ...] = ()
    made: tuple[MoveMade, ...] = ()
    """All moves, if wanted."""

    @property
    def lost_by_fault(self) -> set[Seat]:
        return {fault.seat for fault in self.faults}


class Arena:
    """Where the games of a match are played. Creating one refuses a match that cannot be played."""

    def __init__(self, match: Match, clock: Callable[[], float] = perf_counter) -> None:
        """`clock` says how long bots think."""
        self.match = match
        self._clock = clock
        self._rules = rules_with(match.game, match.components)
        self._options = self._rules.options(match.players, dict(match.options))
        for name in match.bots:
            bot(name, MersenneSource(0))

    def play(self, number: int) -> Played:
        """Game `number` of the match: the same regardless of what was played before."""
        match = self.match
        count = len(match.bots)
        seating = tuple([(seat + number - 1) % count for seat in range(count)])
        seeds = [derived_seed(match.seed, number, "bot", index) for index in seating]
        return self.play_seated(number, seating, derived_seed(match.seed, number), seeds)

    def play_seated(
        self, number: int, seating: tuple[int, ...], deal: int, bot_seeds: Sequence[int]
    ) -> Played:
        """A game in which bot `seating[0]` sits in the first seat and so on; all draws come from
        the seed `deal`."""
        names = [self.match.bots[index] for index in seating]
        players = [
            bot(name, MersenneSource(seed)) for name, seed in zip(names, bot_seeds, strict=True)
        ]

        def stand_in(seat: Seat) -> Bot:
            return bot(STAND_IN, MersenneSource(bot_seeds[seat]))

        state = self._rules.new(self._options)
        start = perf_counter()
        playout = play_out(state, players, MersenneSource(deal), stand_in, self._clock)
        seconds = perf_counter() - start
        for player in players:
            player.close()
        faults = tuple([Fault(*fault) for fault in playout.faults])
        times = Times(
            seconds,
            os.getpid(),
            tuple([_thinking(playout, seat, faults) for seat in range(len(seating))]),
            tuple(playout.seconds) if self.match.moves_wanted else (),
        )
        result = state.result()
        winners, imaginary_winners = _winners(result, {fault.seat for fault in faults})
        record = self._record(deal, names, playout.moves) if self.match.recorded else ""
        return Played(
            number,
            seating,
            tuple(state.scores()),
            winners,
            tuple([_by_cause(scoring) for scoring in state.scorings_so_far()]),
            len(playout.moves),
            playout.decisions,
            str(record),
            times,
            imaginary_winners,
            result is None,
            faults,
            _made(playout) if self.match.moves_wanted else (),
        )

    def _record(self, seed: int, names: list[str], moves: list[Move]) -> Record:
        """The game once more, slowly: from the same seed, with every move checked."""
        game = Game(self._rules, self._options, seeded(seed), names)
        for move in moves:
            game.play(move)
        return game.record


def rules_with(name: str, components: Path | None) -> Ruleset:
    """The game called `name`, with the components in a file if given; or BadOption, BadData."""
    if components is None:
        return game(name)
    return game_with(name, load_components(components))


def _winners(result: Result | None, lost: set[Seat]) -> tuple[tuple[Seat, ...], int]:
    """The seats that won, and how many imaginary players did. Bots with a fault have lost, whatever
    their seats scored."""
    if result is None:
        return (), 0
    left = {seat: score for seat, score in enumerate(result.scores) if seat not in lost}
    imaginary = [score for _, score in result.imaginary]
    most = max([*left.values(), *imaginary], default=0)
    winners = tuple([seat for seat, score in left.items() if score == most])
    return winners, sum([score == most for score in imaginary])


def _by_cause(scoring: Scoring) -> tuple[str, tuple[str, ...], tuple[tuple[int, ...], ...]]:
    points = tuple([seat.points for seat in scoring.seats])
    return scoring.belongs_to, scoring.seats[0].causes, points


def _thinking(playout: Playout, seat: Seat, faults: tuple[Fault, ...]) -> Thinking:
    moves = zip(playout.seats, playout.choices, playout.seconds, strict=True)
    spent = [
        seconds
        for number, (of, choices, seconds) in enumerate(moves, 1)
        if of == seat and choices > 1 and not any(fault.replaced(seat, number) for fault in faults)
    ]
    return Thinking(len(spent), sum(spent), max(spent, default=0.0))


def _made(playout: Playout) -> tuple[MoveMade, ...]:
    made = zip(playout.seats, playout.moves, playout.choices, strict=True)
    return tuple([MoveMade(seat, str(move), choices) for seat, move, choices in made])
