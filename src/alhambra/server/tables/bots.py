"""What bots at a table choose."""

import logging
from collections.abc import Iterator

from alhambra.bots import BOTS, bot
from alhambra.bots.fault import ILLEGAL, BotFault
from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.core.state import Move, View
from alhambra.server.thinking.thinkers import THINKERS, Question

log = logging.getLogger(__name__)

_BELOW = {"greedy": "random"}
"""Who chooses instead of a bot that cannot."""


async def choice(
    table: str, name: str, view: View, moves: list[Move], seed: str, number: int
) -> Move:
    """The move that the bot `name` chooses, or the next weaker bot if it cannot. Each decision has
    its own random source, so that the bot chooses the same move after a restart."""
    if len(moves) == 1:
        return moves[0]
    assert view.seat is not None
    drawn_from = derived_seed(seed, "bot", view.seat, number)
    for each in _from_here_down(name):
        if getattr(BOTS[each], "is_instant", False):
            return bot(each, MersenneSource(drawn_from)).choose(view, moves)
        try:
            return _allowed(
                await THINKERS.choose(table, Question(each, view, moves, drawn_from)), moves
            )
        except BotFault as fault:
            log.error("at table %s, bot %s could not choose: %s", table, each, fault)
    raise AssertionError("the weakest bot always chooses")


def _from_here_down(name: str) -> Iterator[str]:
    while True:
        yield name
        name = _BELOW.get(name, "greedy")


def _allowed(move: Move, moves: list[Move]) -> Move:
    if move not in moves:
        raise BotFault(ILLEGAL, str(move))
    return move
