"""What the bot `greedy` plays, and how often it wins; and a bot with which no game ends."""

from alhambra.arena.jobs import play_match
from alhambra.arena.match import Match
from alhambra.arena.tally import Tally
from alhambra.bots import bot
from alhambra.bots.bot import Bot
from alhambra.core.sources import MersenneSource
from alhambra.core.state import Move, State, View


def greedy_move(state: State) -> str:
    """What `greedy` plays there."""
    greedy = bot("greedy", MersenneSource(1))
    return str(greedy.choose(state.observe(state.to_act()), state.legal_moves()))


def wins(game: str, games: int, players: int = 3) -> float:
    """How many games `greedy` wins against random players."""
    match = Match(game, ("greedy", *["random"] * (players - 1)), seed=1)
    tally = Tally(match)
    for played in play_match(match, games):
        tally.add(played)
    return tally.summary()["bots"][0]["wins"]


class Idler(Bot):
    """Redesigns to and fro whenever it can, and hoards money until then."""

    def choose(self, _view: View, moves: list[Move]) -> Move:
        kinds = ("reserve", "place", "take")
        return next((m for kind in kinds for m in moves if str(m).startswith(kind)), moves[0])
