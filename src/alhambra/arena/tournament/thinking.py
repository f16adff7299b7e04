"""How long bots thought: this differs when a tournament is played again, so it is kept apart."""

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from alhambra.arena.tournament.block import Block, BlockTimes
from alhambra.arena.tournament.plan import Plan


class BotThinking(msgspec.Struct, frozen=True):
    """In seconds per decision."""

    name: str
    decisions: int
    mean: float
    longest: float


def thinking(plan: Plan, blocks: Iterable[Block], times: Iterable[BlockTimes]) -> list[BotThinking]:
    """Only counts matches; blocks without known times are left out."""
    pairings = plan.pairings()
    known = {(each.pairing, each.block): each for each in times}
    decisions: defaultdict[int, int] = defaultdict(int)
    seconds: defaultdict[int, float] = defaultdict(float)
    longest: defaultdict[int, float] = defaultdict(float)
    for block in blocks:
        pairing, timed = pairings[block.pairing], known.get((block.pairing, block.block))
        if timed is None or pairing.kind != "match":
            continue
        for game, spent in zip(block.games, timed.games, strict=True):
            for side, each in zip(game.sides, spent.thinking, strict=True):
                bot = pairing.sides[side]
                decisions[bot] += each.decisions
                seconds[bot] += each.seconds
                longest[bot] = max(longest[bot], each.longest)
    return [
        BotThinking(name, decisions[bot], seconds[bot] / max(1, decisions[bot]), longest[bot])
        for bot, name in enumerate(plan.bots)
    ]
