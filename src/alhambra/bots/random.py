"""The bot that any other must beat."""

from alhambra.bots.bot import Bot
from alhambra.core.state import Move, View


class RandomBot(Bot):
    """Plays any legal move, all equally likely."""

    is_instant = True

    def choose(self, _: View, moves: list[Move]) -> Move:
        return moves[self.source.below(len(moves))]
