"""The names of sides and currencies on the wire."""

from alhambra.parts.alhambra import SIDES
from alhambra.parts.money import CURRENCIES
from alhambra.server.wire.building import Side
from alhambra.server.wire.money import Currency

_SIDES: dict[str, Side] = {"north": "north", "east": "east", "south": "south", "west": "west"}
_CURRENCIES: dict[str, Currency] = {
    "florin": "florin",
    "dirham": "dirham",
    "denar": "denar",
    "ducat": "ducat",
}


def side_name(side: int) -> Side:
    return _SIDES[SIDES[side]]


def currency_name(currency: int) -> Currency:
    return _CURRENCIES[CURRENCIES[currency]]
