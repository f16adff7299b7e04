"""Alhambras on the wire: what all games have in common in which tiles are built.

Tiles and places are written as in records: G8sw, 1,-2.
"""

from typing import Literal

from msgspec import Struct

Side = Literal["north", "east", "south", "west"]


class Placed(Struct):
    tile: str
    at: str


class WallSide(Struct):
    at: str
    side: Side
