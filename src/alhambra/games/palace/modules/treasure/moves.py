"""The moves about chests, and their texts."""

from mypy_extensions import mypyc_attr

from alhambra.core.state import Move
from alhambra.games.palace.moves import PalaceMove, cards_of, with_cards
from alhambra.parts.buildings import Tile, tile
from alhambra.parts.money import Cards


@mypyc_attr(acyclic=True)
class ChestsMove(PalaceMove):
    """Choose the room whose chests to buy (T-02)."""

    def __init__(self, room: int) -> None:
        self.room = room

    def __str__(self) -> str:
        return f"chests {self.room + 1}"


@mypyc_attr(acyclic=True)
class Pay(PalaceMove):
    """Pay for the chests of the chosen room (T-02)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def __str__(self) -> str:
        return with_cards("pay", self.cards)


@mypyc_attr(acyclic=True)
class PutChest(PalaceMove):
    """Put a chest on a building of its colour (T-03)."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __str__(self) -> str:
        return f"chest {self.tile}"


def parse_chest_move(words: list[str]) -> Move | None:
    """The move that these words spell out, if it is about chests."""
    verb, rest = words[0] if words else "", words[1:]
    if verb == "chests" and len(rest) == 1 and rest[0] in list("123456789"):
        return ChestsMove(int(rest[0]) - 1)
    if verb == "pay" and rest:
        return Pay(cards_of(rest))
    if verb == "chest" and len(rest) == 1:
        return PutChest(tile(rest[0]))
    return None
