"""The process in which bots think, named and asked by the server."""

import os
from typing import Final

from alhambra.bots import bot
from alhambra.bots.budget import Budget
from alhambra.bots.fault import BotFault
from alhambra.bots.outside import make_known as make_bot_known
from alhambra.bots.outside.host import answer_questions, crash
from alhambra.core.sources import MersenneSource
from alhambra.core.state import Move, View
from alhambra.games.palace.outside import make_known as make_module_known

_NICENESS: Final = 5
"""People's moves come first, even if bots keep every processor busy."""


class _Thinker:
    """Answers what the server asks."""

    def start(self, bots: tuple[tuple[str, float], ...], modules: tuple[str, ...]) -> str:
        """Get to know the bots and modules from outside that the server knows. Until then, a table
        waits for this process, and it goes at full speed."""
        for module in modules:
            make_module_known(module)
        for name, limit in bots:
            make_bot_known(name, limit)
        if hasattr(os, "nice"):
            os.nice(_NICENESS)
        return "ready"

    def choose(
        self, name: str, view: View, moves: list[Move], seed: int, budget: Budget | None
    ) -> str:
        try:
            player = bot(name, MersenneSource(seed))
            if budget is not None:
                player.budget = budget
            try:
                return str(player.choose(view, moves))
            finally:
                player.close()
        except BotFault as fault:
            return f"fault {fault.kind} {fault.detail}"
        except Exception as error:
            return crash(error)


if __name__ == "__main__":
    answer_questions(_Thinker())
