"""Players that see views only."""

from collections.abc import Callable

from alhambra.bots.bot import Bot
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.random import RandomBot
from alhambra.core.messages import BadOption, Message
from alhambra.core.sources import Source

BOTS: dict[str, Callable[[Source], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, source: Source) -> Bot:
    """A new bot called `name`, with a source of its own for what it decides by lot."""
    if name not in BOTS:
        raise BadOption(Message("unknown-bot", {"bot": name, "bots": ", ".join(BOTS)}))
    return BOTS[name](source)
