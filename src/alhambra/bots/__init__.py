"""Computer players, which see nothing but views."""

from collections.abc import Callable

from alhambra.bots.bot import Bot
from alhambra.bots.characters import CHARACTERS
from alhambra.bots.greedy import GreedyBot
from alhambra.bots.levels import LevelBots
from alhambra.bots.random import RandomBot
from alhambra.bots.skill import LEVELS
from alhambra.core.messages import BadOption, Message
from alhambra.core.sources import Source

BOTS: dict[str, Callable[[Source], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: LevelBots(level) for level in LEVELS},
}
"""Bots by name; `bots.outside` adds the users' own bots. A level may be followed by a character:
`expert/zaida`."""


def bot(name: str, source: Source) -> Bot:
    """A new bot called `name`, with its own source for random decisions."""
    return maker(name)(source)


def maker(name: str) -> Callable[[Source], Bot]:
    """What makes bots called `name`; raises BadOption if there are none."""
    if name in BOTS:
        return BOTS[name]
    level, character = with_character(name)
    if level not in LEVELS:
        raise BadOption(Message("unknown-bot", {"bot": name, "bots": ", ".join(BOTS)}))
    if character not in CHARACTERS:
        facts = {"character": character, "characters": ", ".join(CHARACTERS)}
        raise BadOption(Message("unknown-character", facts))
    return LevelBots(level, character)


def is_known(name: str) -> bool:
    """Whether there are bots called `name`."""
    level, character = with_character(name)
    return name in BOTS or (level in LEVELS and character in CHARACTERS)


def with_character(name: str) -> tuple[str, str]:
    """A bot's name without its character, and the character: `expert` and `zaida`."""
    level, _, character = name.partition("/")
    return (level, character) if level in LEVELS else (name, "")
