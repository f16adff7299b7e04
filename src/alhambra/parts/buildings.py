"""Building types and tiles, and their texts: `P2new`, `G8sw`, `T12`, `BbPAG`."""

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.parts.money import CURRENCY_LETTERS
from alhambra.parts.pieces import Piece

TYPES: Final = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
"""The six building types, cheapest first; a type is an index into this."""

TYPE_LETTERS: Final = "PSACGT"
BAZAAR_LETTER: Final = "B"
TILE_LETTERS: Final = f"{TYPE_LETTERS}{BAZAAR_LETTER}"
"""The first letters of tiles' texts."""

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDE_LETTERS: Final = "nesw"

NO_TYPE: Final = -1
"""What a fountain or a bazaar has instead of a building type."""


@mypyc_attr(acyclic=True)
class Tile(Piece):
    """A tile with its price and its walled sides."""

    def __init__(self, text: str, type: int, price: int, walls: int, order: int) -> None:
        super().__init__(text, order)
        self.type = type
        self.price = price
        self.walls = walls

    def has_wall(self, side: int) -> bool:
        """Whether side 0, 1, 2 or 3 (north, east, south, west) is walled."""
        return bool(self.walls >> side & 1)

    def __reduce__(self) -> tuple[Callable[[str], "Tile"], tuple[str]]:
        # Keeps tiles unique when they are sent to another process.
        return tile, (self.text,)


@mypyc_attr(acyclic=True)
class Bazaar(Tile):
    """A tile without walls or price that scores for surrounding buildings of three types."""

    def __init__(self, text: str, currency: int, types: tuple[int, ...], order: int) -> None:
        super().__init__(text, NO_TYPE, 0, 0, order)
        self.currency = currency
        self.types = types


FOUNTAIN: Final = Tile("F", NO_TYPE, 0, 0, -1)

_BUILDING: Final = re.compile(r"([PSACGT])([1-9][0-9]?)(n?e?s?w?)")
_BAZAAR: Final = re.compile(r"B([ygbo])(P?S?A?C?G?T?)")
_BAZAARS_BEHIND: Final = 1 << 20

_tiles: dict[str, Tile] = {FOUNTAIN.text: FOUNTAIN}


def tile(text: str) -> Tile:
    """The tile that `text` names, even if it is in no box; raises InvalidText if it is none."""
    known = _tiles.get(text)
    if known is None:
        known = _read_tile(text)
        _tiles[text] = known
    return known


def building(type: int, price: int, walls: int) -> Tile:
    sides = "".join(letter for bit, letter in enumerate(SIDE_LETTERS) if walls >> bit & 1)
    return tile(f"{TYPE_LETTERS[type]}{price}{sides}")


def bazaar(currency: int, types: list[int]) -> Tile:
    letters = "".join(TYPE_LETTERS[type] for type in sorted(types))
    return tile(f"B{CURRENCY_LETTERS[currency]}{letters}")


def _read_tile(text: str) -> Tile:
    found = _BUILDING.fullmatch(text)
    if found is not None:
        type = TYPE_LETTERS.index(found[1])
        price = int(found[2])
        walls = sum(1 << SIDE_LETTERS.index(letter) for letter in found[3])
        if walls != NORTH | EAST | SOUTH | WEST:
            return Tile(text, type, price, walls, (type * 100 + price) * 16 + walls)
    found = _BAZAAR.fullmatch(text)
    if found is not None and len(found[2]) == 3:
        currency = CURRENCY_LETTERS.index(found[1])
        types = tuple(TYPE_LETTERS.index(letter) for letter in found[2])
        seen = sum(1 << type for type in types)
        return Bazaar(text, currency, types, _BAZAARS_BEHIND + currency * 64 + seen)
    raise InvalidText(Message("invalid-tile", {"text": text}))
