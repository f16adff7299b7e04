"""Computer players, which see nothing but views."""

from collections.abc import Callable

from alhambra.bots.bot import Bot
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.levels import LEVELS, LevelBots
from alhambra.bots.random import RandomBot
from alhambra.core.messages import BadOption, Message
from alhambra.core.sources import Source

BOTS: dict[str, Callable[[Source], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: LevelBots(level) for level in LEVELS},
}
"""Bots by name; `bots.outside` adds the users' own bots."""


def bot(name: str, source: Source) -> Bot:
    """A new bot called `name`, with its own source for random decisions."""
    if name not in BOTS:
        raise BadOption(Message("unknown-bot", {"bot": name, "bots": ", ".join(BOTS)}))
    return BOTS[name](source)
