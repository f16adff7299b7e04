"""A block: one deal, played with the seats rotated."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Self

import msgspec

from alhambra.arena.known import Known, Relocate
from alhambra.arena.match import Arena, Fault, Match, MoveMade, Played, Thinking
from alhambra.arena.tournament.plan import Pairing, Plan
from alhambra.arena.workers import Job
from alhambra.core.sources import derived_seed
from alhambra.core.state import Seat

Scored = tuple[str, tuple[str, ...], tuple[tuple[int, ...], ...]]


class GamePlayed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as stored: everything that is the same whenever it is played again."""

    sides: tuple[int, ...]
    """Which of the pairing's sides sat in each seat."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    moves: int
    decisions: int
    scorings: tuple[Scored, ...] = ()
    imaginary_winners: int = 0
    unfinished: bool = False
    faults: tuple[Fault, ...] = ()
    made: tuple[MoveMade, ...] = ()

    @property
    def lost_by_fault(self) -> set[Seat]:
        return {fault.seat for fault in self.faults}

    def places(self) -> list[list[Seat]]:
        """The seats from first place to last; those that lost by a fault come after all others. In
        a game stopped because it stood still, all share one place."""
        lost = self.lost_by_fault
        rank = {
            seat: (seat not in lost, 0 if self.unfinished or seat in lost else score)
            for seat, score in enumerate(self.scores)
        }
        places = sorted(set(rank.values()), reverse=True)
        return [[seat for seat in rank if rank[seat] == place] for place in places]


class GameTimes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What differs when the game is played again."""

    seconds: float
    thinking: tuple[Thinking, ...]
    moves: tuple[float, ...] = ()


class Block(msgspec.Struct, frozen=True):
    pairing: int
    block: int
    """Counted from 1: blocks with the same number have the same deal in every pairing."""
    games: tuple[GamePlayed, ...]

    def score(self, side: int, other: int) -> float | None:
        """One side's score against another in this block, from 0 to 1: the share of pairs of seats
        in which it is ahead, ties counting half; None if they did not meet."""
        points: list[float] = []
        for game in self.games:
            rank = {seat: number for number, place in enumerate(game.places()) for seat in place}
            points += [
                0.5 if rank[mine] == rank[theirs] else float(rank[mine] < rank[theirs])
                for mine, a in enumerate(game.sides)
                if a == side
                for theirs, b in enumerate(game.sides)
                if b == other
            ]
        return sum(points) / len(points) if points else None


class BlockTimes(msgspec.Struct, frozen=True):
    pairing: int
    block: int
    games: tuple[GameTimes, ...]


Task = tuple[int, int]
"""A pairing, and one of its blocks."""


@dataclass(frozen=True)
class PlayBlocks(Job[Task, tuple[Block, BlockTimes]]):
    plan: Plan
    known: Known

    def open(self) -> Callable[[Task], tuple[Block, BlockTimes]]:
        self.known.make_known()
        arena = Arena(match_of(self.plan))
        pairings = self.plan.pairings()

        def play(task: Task) -> tuple[Block, BlockTimes]:
            return _played(arena, pairings[task[0]], *task)

        return play

    def relocated(self, relocate: Relocate) -> Self:
        plan = self.plan
        if plan.components:
            plan = msgspec.structs.replace(plan, components=relocate(plan.components))
        return replace(self, plan=plan, known=self.known.relocated(relocate))


def match_of(plan: Plan) -> Match:
    return Match(
        plan.game,
        plan.entered,
        plan.seed,
        tuple(plan.options.items()),
        Path(plan.components) if plan.components else None,
        moves_wanted=plan.with_moves,
        seats=plan.players,
    )


def _played(arena: Arena, pairing: Pairing, number: int, block: int) -> tuple[Block, BlockTimes]:
    seed = arena.match.seed
    deal = derived_seed(seed, "block", block)
    games: list[GamePlayed] = []
    times: list[GameTimes] = []
    for index, seating in enumerate(pairing.seatings):
        bots = tuple([pairing.sides[side] for side in seating])
        lots = [
            derived_seed(seed, "pairing", number, "block", block, "game", index, "seat", seat)
            for seat in range(len(seating))
        ]
        played = arena.play_seated(index + 1, bots, deal, lots)
        games.append(_kept(played, seating))
        times.append(GameTimes(played.times.seconds, played.times.thinking, played.times.moves))
    return Block(number, block, tuple(games)), BlockTimes(number, block, tuple(times))


def _kept(played: Played, seating: tuple[int, ...]) -> GamePlayed:
    return GamePlayed(
        seating,
        played.scores,
        played.winners,
        played.moves,
        played.decisions,
        played.scorings,
        played.imaginary_winners,
        played.unfinished,
        played.faults,
        played.made,
    )
