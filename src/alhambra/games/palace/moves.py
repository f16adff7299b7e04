"""The moves of Palace, and their texts.

The classes look alike: a move holds what it is about, and its text says so.
"""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message
from alhambra.core.state import Move
from alhambra.games.palace.module import MODULES
from alhambra.parts.buildings import Tile, tile
from alhambra.parts.cells import Cell, cell_text, parse_cell
from alhambra.parts.money import Cards, card
from alhambra.parts.pieces import in_order


@mypyc_attr(acyclic=True)
class PalaceMove(Move):
    """What all moves of Palace have in common."""

    def __reduce__(self) -> tuple[Any, ...]:
        return parse_move, (str(self),)


@mypyc_attr(acyclic=True)
class Take(PalaceMove):
    """Take money from the display (P-11)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def __str__(self) -> str:
        return with_cards("take", self.cards)


@mypyc_attr(acyclic=True)
class Buy(PalaceMove):
    """Buy a tile from the market with these cards (P-12)."""

    def __init__(self, tile: Tile, cards: Cards) -> None:
        self.tile = tile
        self.cards = cards

    def __str__(self) -> str:
        return with_cards(f"buy {self.tile}", self.cards)


@mypyc_attr(acyclic=True)
class Place(PalaceMove):
    """Build a tile into the Alhambra: one that was bought (P-16) or one from the reserve (P-26)."""

    def __init__(self, tile: Tile, cell: Cell) -> None:
        self.tile = tile
        self.cell = cell

    def __str__(self) -> str:
        return f"place {self.tile} {cell_text(self.cell)}"


@mypyc_attr(acyclic=True)
class Reserve(PalaceMove):
    """Put a tile on the reserve: one that was bought (P-16) or one from the Alhambra (P-26)."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __str__(self) -> str:
        return f"reserve {self.tile}"


@mypyc_attr(acyclic=True)
class Swap(PalaceMove):
    """Replace a tile of the Alhambra by one from the reserve, in the same place (P-26)."""

    def __init__(self, tile: Tile, away: Tile) -> None:
        self.tile = tile
        self.away = away

    def __str__(self) -> str:
        return f"swap {self.tile} {self.away}"


@mypyc_attr(acyclic=True)
class Give(PalaceMove):
    """Give a bought tile to Dirk (P-54)."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __str__(self) -> str:
        return f"give {self.tile}"


@mypyc_attr(acyclic=True)
class End(PalaceMove):
    """Take no further action after an exact payment (P-13)."""

    def __str__(self) -> str:
        return "end"


@mypyc_attr(acyclic=True)
class Pass(PalaceMove):
    """Do nothing, allowed only when there is nothing to do (P-19)."""

    def __str__(self) -> str:
        return "pass"


@mypyc_attr(acyclic=True)
class Decline(PalaceMove):
    """Decline what a module offers."""

    def __str__(self) -> str:
        return "decline"


def with_cards(verb: str, cards: Cards) -> str:
    return " ".join([verb] + [str(card) for card in in_order(list(cards))])


def parse_move(text: str) -> Move:
    """The move that `text` spells out in full, legal or not; raises InvalidText if it is none."""
    words = text.split()
    verb, rest = (words[0], words[1:]) if words else ("", [])
    if verb == "take" and rest:
        return Take(cards_of(rest))
    if verb == "buy" and len(rest) >= 2:
        return Buy(tile(rest[0]), cards_of(rest[1:]))
    if verb == "place" and len(rest) == 2:
        return Place(tile(rest[0]), parse_cell(rest[1]))
    if verb == "swap" and len(rest) == 2:
        return Swap(tile(rest[0]), tile(rest[1]))
    if verb == "reserve" and len(rest) == 1:
        return Reserve(tile(rest[0]))
    if verb == "give" and len(rest) == 1:
        return Give(tile(rest[0]))
    if verb == "end" and not rest:
        return End()
    if verb == "pass" and not rest:
        return Pass()
    if verb == "decline" and not rest:
        return Decline()
    for kind in MODULES:
        move = kind.parse_move(words)
        if move is not None:
            return move
    raise InvalidText(Message("invalid-move", {"text": text}))


def cards_of(words: Sequence[str]) -> Cards:
    return in_order([card(word) for word in words])
