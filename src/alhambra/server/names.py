"""Names of people: readable, and not mistakable for somebody else's."""

import re
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from alhambra.bots import BOTS
from alhambra.bots.characters import CHARACTERS
from alhambra.bots.skill import LEVELS
from alhambra.core.catalogue import catalogue
from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 40
_JOINERS: Final = "\u200c\u200d\u180b\u180c\u180d\u180f"
"""Invisible, but some scripts and emoji need them between two letters."""
_SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Invisible, but they choose between forms of the emoji or letter before them."""
_BLANK: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159"
"""Letters, marks and symbols that look like nothing."""
_MOST_MARKS: Final = 3
"""How many marks one letter may carry: more would reach into other lines."""
_LATIN: Final = str.maketrans("авекмнорстухіјѕαβεζηικμνορτυχ", "abekmhopctyxijsabezhikmnoptyx")
"""Cyrillic and Greek letters, small or capital ones of which look like Latin ones."""


def is_plain(line: str) -> bool:
    """Whether a line has something visible in it and nothing invisible."""
    plain = all(_is_visible(line, at) for at in range(len(line)))
    return plain and any(unicodedata.category(letter)[0] in "LNPS" for letter in line)


def proper_name(text: str) -> str:
    """`text` as a person's name: one readable line; or BadRequest."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name or len(name) > LONGEST_NAME:
        raise BadRequest(Message("guest-name-length", {"most": LONGEST_NAME}))
    if not is_plain(name):
        raise BadRequest(Message("guest-name-plain", {"name": name}))
    if re.sub(r"^[\W\d_]+|[\W\d_]+$", "", _folded(name)) in _names_of_bots():
        raise BadRequest(Message("guest-name-bot", {"name": name}))
    return name


def proper_title(text: str) -> str:
    """`text` as the title of something: nothing, or one readable line; or BadRequest."""
    title = " ".join(unicodedata.normalize("NFC", text).split())
    if title and (len(title) > LONGEST_TITLE or not is_plain(title)):
        raise BadRequest(Message("bad-title", {"most": LONGEST_TITLE}))
    return title


def shown_name(text: str) -> str:
    """A name chosen elsewhere, such as one in a record, without invisible characters."""
    name = " ".join(text.split())
    visible = "".join(letter for at, letter in enumerate(name) if _is_visible(name, at))
    return " ".join(visible.split())[:LONGEST_NAME]


def distinct_names(names: list[str]) -> list[str]:
    """The names of all seats at a table: the second of two that look alike becomes “Ann 2”."""
    found: list[str] = []
    for name in names:
        number, other = 1, name
        while other and _folded(other) in map(_folded, found):
            number += 1
            other = f"{name} {number}"
        found.append(other)
    return found


def _is_visible(line: str, at: int) -> bool:
    letter = line[at]
    if letter in _JOINERS:
        # Only between letters of scripts that need them, never at an end.
        return 0 < at < len(line) - 1 and not (line[at - 1] + line[at + 1]).isascii()
    if _SELECTORS.match(letter):
        before = line[at - 1 : at]
        return bool(before) and not before.isspace() and not (before.isascii() and before.isalpha())
    if letter in _BLANK or not letter.isprintable():
        return False
    before = line[max(0, at - _MOST_MARKS) : at + 1]
    marks = [unicodedata.category(each) in ("Mn", "Me") for each in before]
    return not (len(marks) > _MOST_MARKS and all(marks))


def _folded(name: str) -> str:
    """Equal for names that look alike."""
    letters = _SELECTORS.sub("", unicodedata.normalize("NFKC", name)).casefold().translate(_LATIN)
    return "".join(letter for letter in letters if letter not in _JOINERS)


@cache
def _names_of_bots() -> frozenset[str]:
    """As the program knows them, and as each language calls them."""
    languages = [folder.name for folder in (files("alhambra") / "locale").iterdir()]
    called = [
        catalogue(language).sentence("bot-name", {"bot": bot, "number": ""}).strip()
        for language in languages
        for bot in BOTS
    ]
    at_levels = [f"{level}/{character}" for level in LEVELS for character in CHARACTERS]
    return frozenset(_folded(name) for name in [*BOTS, *called, *CHARACTERS, *at_levels])
