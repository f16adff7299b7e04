"""The results of a tournament in numbers: the object that `--json` prints.

All intervals are 95 %. Blocks with the same number have the same deal in all pairings, so only
blocks with different numbers are independent.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from itertools import combinations
from math import isfinite

import msgspec

from alhambra.arena.statistics.intervals import BlockMean, Interval
from alhambra.arena.statistics.ratings import Choices, Ratings, choices
from alhambra.arena.statistics.sequential import Sequential, Verdict
from alhambra.arena.tournament.block import Block, GamePlayed
from alhambra.arena.tournament.plan import Kind, Pairing, Plan
from alhambra.bots.fault import KINDS
from alhambra.core.sources import derived_seed

_MIRROR_ERRORS = 3.29
"""By how many standard errors a mirror match may be uneven: by chance, one in a thousand is."""


class BotStanding(msgspec.Struct, frozen=True):
    name: str
    games: int
    wins: float
    share: float
    share_interval: Interval
    points: float | None
    """The mean points, over games without a fault of its own."""
    points_spread: float | None
    """The standard deviation of these points."""
    points_interval: tuple[float | None, float | None]
    rating: float
    rating_interval: Interval
    faults: dict[str, int]
    first_fault: str


class SeatStanding(msgspec.Struct, frozen=True):
    seat: int
    games: int
    wins: float
    share: float
    share_interval: Interval
    points: float | None


class HeadToHead(msgspec.Struct, frozen=True):
    """How often each is ahead when both sit at a table, and what the sequential test says."""

    bot: str
    other: str
    blocks: int
    games: int
    score: float
    score_interval: Interval
    verdict: Verdict
    decided_at: int | None
    """After how many blocks that was known."""
    llr: float
    llr_path: list[float]


class Cause(msgspec.Struct, frozen=True):
    """The mean points of a bot in a scoring for a cause."""

    bot: str
    scoring: str
    cause: str
    points: float


class Check(msgspec.Struct, frozen=True):
    """The mirror match, in which neither side may be better, or the sanity match."""

    kind: Kind
    bot: str
    other: str
    blocks: int
    score: float
    score_interval: Interval
    passed: bool


class Standings(msgspec.Struct, frozen=True):
    blocks: int
    games: int
    unfinished: int
    bots: list[BotStanding]
    seats: list[SeatStanding]
    head_to_head: list[HeadToHead]
    causes: list[Cause]
    checks: list[Check]

    @property
    def failed(self) -> list[Check]:
        return [check for check in self.checks if not check.passed]


def standings(plan: Plan, blocks: Iterable[Block]) -> Standings:
    return _Counting(plan, list(blocks)).standings()


class _Counting:
    def __init__(self, plan: Plan, blocks: list[Block]) -> None:
        self._plan = plan
        self._pairings = plan.pairings()
        self._all = blocks
        self._blocks = [block for block in blocks if self._of(block).kind == "match"]
        self._games = [(block, game) for block in self._blocks for game in block.games]
        self._finished = [(block, game) for block, game in self._games if not game.unfinished]

    def _of(self, block: Block) -> Pairing:
        return self._pairings[block.pairing]

    def _bots(self, block: Block, game: GamePlayed) -> list[int]:
        sides = self._of(block).sides
        return [sides[side] for side in game.sides]

    def standings(self) -> Standings:
        return Standings(
            len(self._all),
            len(self._games),
            sum(game.unfinished for _, game in self._games),
            self._bot_standings(),
            [self._seat(seat) for seat in range(self._plan.players)],
            self._head_to_head(),
            self._causes(),
            [self._check(n) for n, each in enumerate(self._pairings) if each.kind != "match"],
        )

    # Bots and seats

    def _bot_standings(self) -> list[BotStanding]:
        count = len(self._plan.bots)
        ratings = Ratings(count, self._choices(), derived_seed(self._plan.seed, "bootstrap"))
        return [
            self._bot(bot, ratings.ratings[bot], ratings.intervals[bot]) for bot in range(count)
        ]

    def _bot(self, bot: int, rating: float, interval: Interval) -> BotStanding:
        wins, points = _ByBlock(), _ByBlock()
        faults: Counter[str] = Counter()
        first = ""
        for block, game in self._games:
            for seat, sitting in enumerate(self._bots(block, game)):
                if sitting != bot:
                    continue
                for fault in game.faults:
                    if fault.seat == seat:
                        faults[fault.kind] += 1
                        first = first or f"{fault.kind}: {fault.detail}"
                if not game.unfinished:
                    wins.add(block, _won(game, seat))
                    if seat not in game.lost_by_fault:
                        points.add(block, game.scores[seat])
        share, mean = wins.mean(), points.mean()
        return BotStanding(
            self._plan.bots[bot],
            share.count,
            _rounded(sum(wins.values())),
            _rounded(share.mean),
            _interval(share.share_interval()),
            _rounded(mean.mean) if mean.count else None,
            _rounded(_spread(points.values())) if mean.count else None,
            _finite(mean.interval()),
            _rounded(rating),
            _interval(interval),
            {kind: faults[kind] for kind in KINDS},
            first,
        )

    def _seat(self, seat: int) -> SeatStanding:
        wins, points = _ByBlock(), _ByBlock()
        for block, game in self._finished:
            wins.add(block, _won(game, seat))
            if seat not in game.lost_by_fault:
                points.add(block, game.scores[seat])
        share, mean = wins.mean(), points.mean()
        return SeatStanding(
            seat + 1,
            share.count,
            _rounded(sum(wins.values())),
            _rounded(share.mean),
            _interval(share.share_interval()),
            _rounded(mean.mean) if mean.count else None,
        )

    def _choices(self) -> list[Choices]:
        """The choices made in the games of each block number."""
        together: defaultdict[int, defaultdict[tuple[tuple[int, ...], int], float]]
        together = defaultdict(lambda: defaultdict(float))
        for block, game in self._finished:
            bots = self._bots(block, game)
            places = [[bots[seat] for seat in place] for place in game.places()]
            for choice, count in choices(places).items():
                together[block.block][choice] += count
        return [dict(together[number]) for number in sorted(together)]

    # Pairs

    def _head_to_head(self) -> list[HeadToHead]:
        pairs = combinations(range(len(self._plan.bots)), 2)
        found = [self._pair(*self._in_order(*pair)) for pair in pairs]
        return [pair for pair in found if pair is not None]

    def _in_order(self, bot: int, other: int) -> tuple[int, int]:
        """On a ladder the upper bot comes first, because it is the one that should be better."""
        return (other, bot) if self._plan.form == "ladder" else (bot, other)

    def _pair(self, bot: int, other: int) -> HeadToHead | None:
        scores = _ByBlock()
        games = 0
        for block in self._blocks:
            sides = self._of(block).sides
            if bot in sides and other in sides:
                score = block.score(sides.index(bot), sides.index(other))
                assert score is not None
                scores.add(block, score)
                games += len(block.games)
        if not games:
            return None
        test = Sequential(self._plan.bounds)
        test.add_all([sum(block) / len(block) for block in scores.blocks()])
        mean = BlockMean(scores.blocks())
        return HeadToHead(
            self._plan.bots[bot],
            self._plan.bots[other],
            test.blocks,
            games,
            _rounded(mean.mean),
            _interval(mean.share_interval(games)),
            test.verdict,
            test.decided_at,
            _rounded(test.path[-1]),
            [_rounded(ratio) for ratio in test.path],
        )

    def _check(self, number: int) -> Check:
        pairing = self._pairings[number]
        scores = _ByBlock()
        games = 0
        for block in self._all:
            score = block.score(0, 1) if block.pairing == number else None
            if score is not None:
                scores.add(block, score)
                games += len(block.games)
        mean = BlockMean(scores.blocks())
        interval = mean.share_interval(games)
        if pairing.kind == "mirror":
            away = abs(mean.mean - 0.5)
            passed = mean.blocks < 2 or away <= _MIRROR_ERRORS * mean.error + 1e-12
        else:
            passed = mean.blocks > 0 and interval[0] > 0.5
        bot, other = (self._plan.entered[side] for side in pairing.sides)
        score = _rounded(mean.mean)
        return Check(pairing.kind, bot, other, mean.blocks, score, _interval(interval), passed)

    # Points

    def _causes(self) -> list[Cause]:
        games: Counter[int] = Counter()
        sums: Counter[tuple[int, str, str]] = Counter()
        for block, game in self._finished:
            for seat, bot in enumerate(self._bots(block, game)):
                if seat in game.lost_by_fault:
                    continue
                games[bot] += 1
                for scoring, causes, points in game.scorings:
                    for cause, more in zip(causes, points[seat], strict=True):
                        sums[bot, scoring, cause] += more
        return [
            Cause(self._plan.bots[bot], scoring, cause, _rounded(total / games[bot]))
            for (bot, scoring, cause), total in sums.items()
        ]


class _ByBlock:
    """Values by the number of the block they come from."""

    def __init__(self) -> None:
        self._blocks: dict[int, list[float]] = {}

    def add(self, block: Block, value: float) -> None:
        self._blocks.setdefault(block.block, []).append(value)

    def blocks(self) -> list[list[float]]:
        return [self._blocks[number] for number in sorted(self._blocks)]

    def values(self) -> list[float]:
        return [value for block in self.blocks() for value in block]

    def mean(self) -> BlockMean:
        return BlockMean(self.blocks())


def _won(game: GamePlayed, seat: int) -> float:
    if seat not in game.winners:
        return 0.0
    return 1 / (len(game.winners) + game.imaginary_winners)


def _spread(values: list[float]) -> float:
    mean = sum(values) / len(values)
    return float((sum([(value - mean) ** 2 for value in values]) / len(values)) ** 0.5)


def _rounded(value: float) -> float:
    """Makes equal numbers the same text on every machine."""
    return round(value, 6)


def _interval(interval: Interval) -> Interval:
    return _rounded(interval[0]), _rounded(interval[1])


def _finite(interval: Interval) -> tuple[float | None, float | None]:
    low, high = (_rounded(end) if isfinite(end) else None for end in interval)
    return low, high
