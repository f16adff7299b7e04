"""The moves that Alcazaba adds to dice turns and to building, and how all its moves are parsed."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.state import Move
from alhambra.games.dice.moves import parse_move as parse_dice_move
from alhambra.games.palace.moves import parse_move as parse_building_move
from alhambra.parts.buildings import Tile, tile


@mypyc_attr(acyclic=True)
class TakeTile(Move):
    """Take a tile from the column (A-20)."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __str__(self) -> str:
        return f"take {self.tile}"

    def __reduce__(self) -> tuple[Callable[[str], Move], tuple[str]]:
        return parse_move, (str(self),)


@mypyc_attr(acyclic=True)
class TakeStart(Move):
    """Take the start player token instead (A-20)."""

    def __str__(self) -> str:
        return "take start"

    def __reduce__(self) -> tuple[Callable[[str], Move], tuple[str]]:
        return parse_move, (str(self),)


TAKE_START: Final = TakeStart()

_WITH_DICE: Final = ("keep", "marker", "name")
_BUILDING: Final = ("place", "reserve", "swap", "give")


def parse_move(text: str) -> Move:
    """The move that `text` spells out in full, legal or not; raises InvalidText if it is none."""
    words = text.split()
    verb = words[0] if words else ""
    if verb in _WITH_DICE:
        return parse_dice_move(text)
    if verb in _BUILDING:
        return parse_building_move(text)
    if verb == "take" and len(words) == 2:
        return TAKE_START if words[1] == "start" else TakeTile(tile(words[1]))
    raise InvalidText(Message("invalid-alcazaba-move", {"text": text}))
