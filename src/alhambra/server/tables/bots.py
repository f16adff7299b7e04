"""Bots at a table: what they choose, away from the event loop."""

import asyncio
import logging

from alhambra.bots import bot
from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.core.state import Move, Seat, View

log = logging.getLogger(__name__)


async def choice(name: str, view: View, moves: list[Move], seed: str, number: int) -> Move:
    """The move that the bot `name` chooses. Each decision has a source of its own, so that the bot
    chooses the same after a restart."""
    if len(moves) == 1:
        return moves[0]
    return await asyncio.to_thread(_choose, name, view, moves, seed, number)


def _choose(name: str, view: View, moves: list[Move], seed: str, number: int) -> Move:
    source = MersenneSource(derived_seed(seed, "bot", _seat(view), number))
    try:
        move = bot(name, source).choose(view, moves)
        if move in moves:
            return move
        log.error("bot %s chose what is not allowed: %s", name, move)
    except Exception:
        log.exception("bot %s could not choose", name)
    return moves[source.below(len(moves))]


def _seat(view: View) -> Seat:
    assert view.seat is not None
    return view.seat
