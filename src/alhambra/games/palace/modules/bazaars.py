"""Bazaars: tiles that are not buildings but are bought for the price of one (Z-01 to Z-09)."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message, Refusal
from alhambra.core.scoring import Counted
from alhambra.core.state import Move
from alhambra.core.values import replaced
from alhambra.games.palace.module import Board, Module
from alhambra.games.palace.moves import Buy
from alhambra.games.palace.table import PalaceTable, Tiles
from alhambra.parts.bazaars import bazaar_points, bazaars_counted
from alhambra.parts.buildings import Bazaar, Tile, tile
from alhambra.parts.money import ANY_CURRENCY, CURRENCIES, Cards, payments, worth
from alhambra.parts.pieces import in_order, in_words, put


@mypyc_attr(acyclic=True)
class Stalls(Board):
    """The bazaars that lie face up beside the market."""

    def __init__(self, tiles: Tiles) -> None:
        self.tiles = tiles

    def __reduce__(self) -> tuple[Any, ...]:
        return Stalls, (self.tiles,)


@mypyc_attr(acyclic=True)
class Bazaars(Module):
    """Eight bazaars that score for the buildings around them."""

    name: ClassVar[str] = "bazaars"
    cause: ClassVar[str] = "bazaars"

    def tiles(self) -> list[Tile]:
        """They go into the bag with the buildings (Z-01)."""
        return list(self.components.bazaars)

    def board(self) -> Board:
        return Stalls(())

    def stalls(self, table: PalaceTable) -> Tiles:
        board = table.boards[self.at]
        assert isinstance(board, Stalls)
        return board.tiles

    def takes(self, table: PalaceTable, tile: Tile) -> bool:
        """A bazaar drawn for the market is laid beside it, and another tile is drawn (Z-02)."""
        if not isinstance(tile, Bazaar):
            return False
        self.put_board(table, Stalls(put(self.stalls(table), tile)))
        table.forget_purchases()
        return True

    def price(self, table: PalaceTable, bazaar: Bazaar) -> int:
        """What the building in its currency's slot costs (Z-03); 0 if the slot is empty (Z-04)."""
        building = table.market[table.options.slots.index(bazaar.currency)]
        return 0 if building is None else building.price

    def purchases(self, table: PalaceTable) -> list[Move]:
        moves: list[Move] = []
        for stall in self.stalls(table):
            assert isinstance(stall, Bazaar)
            price = self.price(table, stall)
            if price:
                for cards in payments(table.hands[table.turn].purse(stall.currency), price):
                    if worth(cards) == price:
                        moves.append(Buy(stall, cards))
        return moves

    def owns(self, move: Move) -> bool:
        return isinstance(move, Buy) and isinstance(move.tile, Bazaar)

    def why_not(self, table: PalaceTable, move: Move) -> Refusal | None:
        assert isinstance(move, Buy)
        bazaar = move.tile
        assert isinstance(bazaar, Bazaar)
        name, currency = str(bazaar), CURRENCIES[bazaar.currency]
        if bazaar not in self.stalls(table):
            return Refusal("Z-02", "bazaar-not-offered", {"tile": name})
        price = self.price(table, bazaar)
        if not price:
            return Refusal("Z-04", "bazaar-without-price", {"tile": name, "currency": currency})
        for card in move.cards:
            if card.currency not in (bazaar.currency, ANY_CURRENCY):
                facts = {"tile": name, "card": str(card), "currency": currency}
                return Refusal("Z-03", "wrong-currency", facts)
        if not table.hands[table.turn].may_hold(move.cards):
            return Refusal("Z-03", "not-in-hand", {"cards": in_words(move.cards)})
        if worth(move.cards) != price:
            paid = worth(move.cards)
            return Refusal("Z-03", "bazaar-exactly", {"tile": name, "price": price, "sum": paid})
        return None

    def apply(self, table: PalaceTable, move: Move) -> None:
        """The buyer keeps acting (Z-03)."""
        assert isinstance(move, Buy)
        seat = table.turn
        left = tuple([stall for stall in self.stalls(table) if stall is not move.tile])
        self.put_board(table, Stalls(left))
        table.forget_purchases()
        table.pay(seat, move.cards)
        table.aside = replaced(table.aside, seat, put(table.aside[seat], move.tile))

    def points(self, table: PalaceTable, name: str) -> list[int]:
        """Only in scoring C (Z-06); Dirk's bazaars score nothing (Z-09)."""
        points = [bazaar_points(each) if name == "C" else 0 for each in table.alhambras]
        return [*points, 0] if table.options.dirk else points

    def counted(self, table: PalaceTable, name: str) -> list[Counted | None]:
        counted: list[Counted | None] = [
            bazaars_counted(each) if name == "C" else Counted(0) for each in table.alhambras
        ]
        return [*counted, None] if table.options.dirk else counted

    # Texts

    def lines(self, board: Board) -> list[str]:
        assert isinstance(board, Stalls)
        return [" ".join(["bazaars", *[str(tile) for tile in board.tiles]])] if board.tiles else []

    def read_line(self, table: PalaceTable, words: list[str]) -> bool:
        if words[0] != "bazaars":
            return False
        tiles = in_order([tile(word) for word in words[1:]])
        if not all(isinstance(each, Bazaar) for each in tiles):
            raise InvalidText(Message("bad-position-words", {"words": " ".join(words)}))
        self.put_board(table, Stalls(tiles))
        return True

    def accounts_for(self, board: Board) -> tuple[Tiles, Cards]:
        assert isinstance(board, Stalls)
        return board.tiles, ()
