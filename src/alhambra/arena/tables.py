"""The games of a match or a tournament, as rows for tables."""

from collections.abc import Iterable, Iterator

from alhambra.arena.match import Match, Played, Times
from alhambra.arena.parquet import Row, Seating
from alhambra.arena.tournament.block import Block, BlockTimes, GamePlayed
from alhambra.arena.tournament.plan import Plan


def of_match(match: Match, games: Iterable[Played], with_times: bool) -> Iterator[Seating]:
    for played in games:
        times: Times | None = played.times if with_times else None
        yield Seating(
            {"game": played.number},
            [match.bots[bot] for bot in played.bots],
            played.scores,
            played.winners,
            played.faults,
            played.made,
            _rest(played),
            tuple([each.seconds for each in times.thinking]) if times else None,
            times.moves if times else None,
        )


def of_tournament(
    plan: Plan, blocks: Iterable[Block], times: Iterable[BlockTimes], with_times: bool
) -> Iterator[Seating]:
    pairings = plan.pairings()
    known = {(each.pairing, each.block): each for each in times} if with_times else {}
    for block in blocks:
        pairing = pairings[block.pairing]
        timed = known.get((block.pairing, block.block))
        for index, game in enumerate(block.games):
            spent = timed.games[index] if timed is not None else None
            yield Seating(
                {
                    "pairing": block.pairing + 1,
                    "kind": pairing.kind,
                    "block": block.block,
                    "game": index + 1,
                },
                [plan.entered[pairing.sides[side]] for side in game.sides],
                game.scores,
                game.winners,
                game.faults,
                game.made,
                _rest(game),
                tuple([each.seconds for each in spent.thinking]) if spent else None,
                spent.moves if spent else None,
            )


def _rest(game: Played | GamePlayed) -> Row:
    return {
        "imaginary_winners": game.imaginary_winners,
        "unfinished": game.unfinished,
        "moves": game.moves,
        "decisions": game.decisions,
        "points": [
            {"scoring": scoring, "cause": cause, "by_seat": [seat[index] for seat in points]}
            for scoring, causes, points in game.scorings
            for index, cause in enumerate(causes)
        ],
    }
