"""What bots at a table choose."""

import logging
from collections.abc import Iterator
from typing import Final

from alhambra.bots import bot, maker, with_character
from alhambra.bots.characters import CHARACTERS
from alhambra.bots.fault import ILLEGAL, BotFault
from alhambra.bots.skill import LEVELS
from alhambra.core.sources import MersenneSource, derived_seed
from alhambra.core.state import Move, View
from alhambra.server.storage.rows import TableRow
from alhambra.server.tables.budgets import table_budget
from alhambra.server.thinking.thinkers import THINKERS, Question

log = logging.getLogger(__name__)

SUBSTITUTE: Final = "skilled"
"""The level that plays where nobody else does."""
_WEAKEST: Final = "random"


def newcomer(table: TableRow, number: int) -> str:
    """A bot for a seat that nobody has taken: a character who does not sit there yet."""
    sitting = [with_character(seat.bot)[1] for seat in table.seats if seat.bot is not None]
    left = [character for character in CHARACTERS if character not in sitting]
    return f"{SUBSTITUTE}/{left[derived_seed(table.id, 'character', number) % len(left)]}"


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
        if getattr(maker(each), "is_instant", False):
            return bot(each, MersenneSource(drawn_from)).choose(view, moves)
        budget = table_budget(each, view, THINKERS.tables_per_process)
        question = Question(each, view, moves, drawn_from, budget)
        try:
            return _allowed(await THINKERS.choose(table, question), moves)
        except BotFault as fault:
            log.error("at table %s, bot %s could not choose: %s", table, each, fault)
    raise AssertionError("the weakest bot always chooses")


def _from_here_down(name: str) -> Iterator[str]:
    """The bot, and those that choose instead of it: for a level, those below it."""
    yield name
    level, character = with_character(name)
    if level in LEVELS:
        for below in reversed(LEVELS[: LEVELS.index(level)]):
            yield f"{below}/{character}" if character else below
    elif name not in (_WEAKEST, "greedy"):
        yield from _from_here_down(SUBSTITUTE)
    yield _WEAKEST


def _allowed(move: Move, moves: list[Move]) -> Move:
    if move not in moves:
        raise BotFault(ILLEGAL, str(move))
    return move
