"""Asking a bot for its move."""

from alhambra.bots.bot import Bot
from alhambra.bots.fault import CRASH, ILLEGAL, NONSENSE, BotFault
from alhambra.core.messages import IllegalMove
from alhambra.core.state import Move, Seat, State


def chosen(state: State, bot: Bot, seat: Seat, legal: list[Move]) -> Move:
    """A legal move; raises BotFault if the bot returns none."""
    try:
        move = bot.choose(state.observe(seat), legal)
    except BotFault:
        raise
    except TypeError as error:
        # Compiled code raises this if anything but a Move is returned.
        raise BotFault(NONSENSE if "Move" in str(error) else CRASH, _described(error)) from error
    except Exception as error:
        raise BotFault(CRASH, _described(error)) from error
    if not isinstance(move, Move):
        raise BotFault(NONSENSE, repr(move))
    refusal = state.why_not(move)
    if refusal is not None:
        raise BotFault(ILLEGAL, str(move)) from IllegalMove(refusal)
    return move


def _described(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
