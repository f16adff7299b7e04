"""Who sits where: people by their names, bots by their programs' names.

A bot's seat is named after the bot ("expert/zaida", "random 2"), so that a record shows who plays
on.
"""

import re
from typing import Final

from alhambra.bots import bot, is_known
from alhambra.bots.characters import CHARACTERS
from alhambra.bots.outside import is_own
from alhambra.cli.terminal.words import words
from alhambra.core.catalogue import is_one_line
from alhambra.core.messages import BadOption, Message
from alhambra.core.record import Record
from alhambra.core.sources import MersenneSource

USUAL_BOTS: Final = tuple([f"skilled/{character}" for character in CHARACTERS])
_NUMBER: Final = re.compile(r" \d+$")


def seat_names(players: int, people: list[str], bots: list[str]) -> list[str]:
    """The names of all seats: people first, then the bots, repeated until the seats are filled
    (skilled characters if none is named); or BadOption."""
    for seat, name in enumerate(people):
        if not name or bot_called(name) or is_own(name) or not is_one_line(name):
            raise BadOption(Message("bad-name", {"name": name}))
        if name in people[:seat]:
            raise BadOption(Message("same-name", {"name": name}))
    left = players - len(people)
    if left < 0:
        raise BadOption(Message("too-many-people", {"people": len(people), "players": players}))
    if len(bots) > left:
        raise BadOption(Message("too-many-bots", {"bots": len(bots), "seats": left}))
    for name in bots:
        bot(name, MersenneSource(0))
    names = list(people)
    sitting = bots or USUAL_BOTS
    for seat in range(left):
        names.append(_numbered(sitting[seat % len(sitting)], names))
    return names


def people_called(count: int) -> list[str]:
    """Names for people who gave none."""
    return [words("person", number=number, people=count) for number in range(1, count + 1)]


def names_of(record: Record) -> list[str]:
    """The names of all seats of a record, even if it does not have any."""
    usual = people_called(record.players)
    return [name or usual[seat] for seat, name in enumerate(record.names)]


def bot_called(seat_name: str) -> str:
    """The bot that plays the seat with this name, or "" for a person's seat."""
    if is_known(seat_name):
        return seat_name
    name, _, number = seat_name.rpartition(" ")
    return name if is_known(name) and number.isdecimal() else ""


def expect_named(names: list[str]) -> None:
    """Refuse a saved game whose outside bots were not named again: a file from elsewhere must not
    start programs."""
    for name in names:
        called = _NUMBER.sub("", name)
        if is_own(called) and not bot_called(name):
            raise BadOption(Message("resume-own-bot", {"bot": called}))


def _numbered(name: str, names: list[str]) -> str:
    again = sum(bot_called(other) == name for other in names)
    return f"{name} {again + 1}" if again else name
