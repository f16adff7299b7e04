"""The results of a match's games, added up."""

from collections import Counter, defaultdict
from fractions import Fraction
from typing import TypedDict

from alhambra.arena.match import Fault, Match, Played
from alhambra.bots.fault import KINDS


class Standing:
    """Wins and points of one bot, or of one seat."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = Fraction(0)
        """A shared victory counts in equal parts for each winner."""
        self.points: list[int] = []
        """The points in the games it played to the end."""
        self.faults: Counter[str] = Counter()
        """How many games it lost by a fault, by kind."""

    def mean(self) -> float:
        return sum(self.points) / max(1, len(self.points))

    def spread(self) -> float:
        """The standard deviation of the points."""
        mean = self.mean()
        squares = sum([(points - mean) ** 2 for points in self.points])
        return float((squares / max(1, len(self.points))) ** 0.5)


class BotSummary(TypedDict):
    name: str
    wins: float
    mean_points: float
    faults: dict[str, int]


class Summary(TypedDict):
    """The object that `simulate --json` prints."""

    game: str
    players: int
    games: int
    unfinished: int
    decisions: int
    seconds: float
    bots: list[BotSummary]


class Tally:
    """Adds up games, in any order."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.games = 0
        self.unfinished = 0
        """How many of them stood still and were stopped: these are not in the standings."""
        self.moves = 0
        self.decisions = 0
        self.bots = [Standing() for _ in match.bots]
        self.seats = [Standing() for _ in match.bots]
        self.causes: list[str] = []
        """All causes of points, in order of first appearance."""
        self.details: list[tuple[int, Fault]] = []
        """All faults, each with its bot."""
        self.by_cause: dict[tuple[int, str], dict[str, int]] = {}
        """For each bot and scoring, the points by cause over all games."""
        self._seconds: defaultdict[int, float] = defaultdict(float)

    @property
    def seconds(self) -> float:
        """How long the playing took: since processes run in parallel, the time of the busiest."""
        return max(self._seconds.values(), default=0.0)

    @property
    def finished(self) -> int:
        return self.games - self.unfinished

    def add(self, played: Played) -> None:
        self.games += 1
        self.moves += played.moves
        self.decisions += played.decisions
        self._seconds[played.times.process] += played.times.seconds
        for fault in played.faults:
            self.bots[played.bots[fault.seat]].faults[fault.kind] += 1
            self.details.append((played.bots[fault.seat], fault))
        if played.unfinished:
            self.unfinished += 1
            return
        winners = len(played.winners) + played.imaginary_winners
        lost = played.lost_by_fault
        for seat, bot in enumerate(played.bots):
            for standing in (self.seats[seat], self.bots[bot]):
                standing.games += 1
                if seat not in lost:
                    standing.points.append(played.scores[seat])
                if seat in played.winners:
                    standing.wins += Fraction(1, winners)
        for scoring, causes, points in played.scorings:
            self.causes += [cause for cause in causes if cause not in self.causes]
            for seat, bot in enumerate(played.bots):
                if seat in lost:
                    continue
                sums = self.by_cause.setdefault((bot, scoring), {})
                for cause, more in zip(causes, points[seat], strict=True):
                    sums[cause] = sums.get(cause, 0) + more

    def summary(self) -> Summary:
        return {
            "game": self.match.game,
            "players": len(self.match.bots),
            "games": self.games,
            "unfinished": self.unfinished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 6),
            "bots": [
                {
                    "name": name,
                    "wins": round(float(standing.wins), 6),
                    "mean_points": round(standing.mean(), 6),
                    "faults": {kind: standing.faults[kind] for kind in KINDS},
                }
                for name, standing in zip(self.match.bots, self.bots, strict=True)
            ],
        }
