"""Words from the catalogue, and their colours.

Whatever has a colour also has a letter or a shape, so that nothing is lost without colours.
"""

import re
from typing import Final

from rich.text import Text

from alhambra.core.catalogue import catalogue
from alhambra.core.messages import Fact, Message
from alhambra.parts.buildings import FOUNTAIN, TYPE_LETTERS, TYPES, Tile
from alhambra.parts.money import CURRENCIES, CURRENCY_LETTERS

TYPE_STYLES: Final = (
    "white on blue",
    "white on red",
    "white on rgb(120,72,20)",
    "black on white",
    "black on green",
    "white on rgb(110,50,140)",
)
"""The colours of the building types, as in the box."""

FOUNTAIN_STYLE: Final = "black on cyan"
CURRENCY_STYLES: Final = ("bold yellow", "bold green", "bold bright_blue", "bold dark_orange")

_PIECE: Final = re.compile(
    r"\b(?:[PSACGT]\d\d?[nesw]{0,3}|B[ygbo][PSACGT]{3}|[ygbo]\d\d?|[PSACGT](?= |$))\b\*?"
)
OTHER_STYLE: Final = "black on yellow"
"""For tiles that are not buildings."""


def words(id: str, **facts: Fact) -> str:
    """The sentence or word with this id."""
    return str(Message(id, facts))


def known(id: str) -> bool:
    """Whether there is a sentence or word with this id."""
    return catalogue("en").has(id)


def coloured(sentence: str) -> Text:
    """`sentence`, with tiles and cards in their colours."""
    text = Text(sentence)
    for piece in _PIECE.finditer(sentence):
        text.stylize(_style_of_letter(piece[0][0]), piece.start(), piece.end())
    return text


def _style_of_letter(letter: str) -> str:
    if letter in TYPE_LETTERS:
        return TYPE_STYLES[TYPE_LETTERS.index(letter)]
    if letter in CURRENCY_LETTERS:
        return CURRENCY_STYLES[CURRENCY_LETTERS.index(letter)]
    return OTHER_STYLE


def tile_style(tile: Tile) -> str:
    if tile.type >= 0:
        return TYPE_STYLES[tile.type]
    return FOUNTAIN_STYLE if tile is FOUNTAIN else OTHER_STYLE


def type_name(type: int) -> str:
    return words(f"type-{TYPES[type]}")


def currency_name(currency: int) -> Text:
    name = words(f"currency-{CURRENCIES[currency]}")
    return Text(f"{name} {CURRENCY_LETTERS[currency]}", CURRENCY_STYLES[currency])
