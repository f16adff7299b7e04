"""What bots at a table choose, worked out off the event loop."""

import logging
from functools import partial

from alhambra.bots import bot
from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.core.state import Move, Seat, View
from alhambra.server import background
from alhambra.server.turns import Rank

log = logging.getLogger(__name__)


async def choice(name: str, view: View, moves: list[Move], seed: str, number: int) -> Move:
    """The move that the bot `name` chooses. Each decision has its own random source, so that the
    bot chooses the same move after a restart."""
    if len(moves) == 1:
        return moves[0]
    work = partial(_choose, name, view, moves, seed, number)
    return await background.BOTS.run(Rank.BOT, work)


def _choose(name: str, view: View, moves: list[Move], seed: str, number: int) -> Move:
    source = MersenneSource(derived_seed(seed, "bot", _seat(view), number))
    try:
        player = bot(name, source)
        try:
            move = player.choose(view, moves)
        finally:
            player.close()
        if move in moves:
            return move
        log.error("bot %s chose what is not allowed: %s", name, move)
    except Exception:
        log.exception("bot %s could not choose", name)
    return moves[source.below(len(moves))]


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat
