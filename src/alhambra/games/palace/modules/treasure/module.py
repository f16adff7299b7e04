"""What the treasure chamber does in a game: who acts, what chance brings, what a move changes."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import Refusal
from alhambra.core.positions import refuse
from alhambra.core.scoring import Counted
from alhambra.core.state import CHANCE, Move, Outcome, Seat
from alhambra.core.values import replaced
from alhambra.games.palace.module import NOBODY, Board, Letter, Module
from alhambra.games.palace.modules.treasure.chamber import NO_ROOM, NONE, Chamber, changed
from alhambra.games.palace.modules.treasure.moves import (
    ChestsMove,
    Pay,
    PutChest,
    parse_chest_move,
)
from alhambra.games.palace.modules.treasure.refusals import (
    why_no_payment,
    why_no_placing,
    why_no_purchase,
)
from alhambra.games.palace.modules.treasure.text import (
    chamber_lines,
    chests_left,
    read_chamber_line,
)
from alhambra.games.palace.moves import Decline
from alhambra.games.palace.table import PLACE, PLACED, PREPARE, SUPPLY, WITHIN, PalaceTable, Tiles
from alhambra.parts.buildings import TYPE_LETTERS, Tile
from alhambra.parts.majority import majority_counted, majority_points
from alhambra.parts.money import by_value, payments, worth
from alhambra.parts.pieces import in_order

_CHESTS: Final = [Letter(letter) for letter in TYPE_LETTERS]


@mypyc_attr(acyclic=True)
class Treasure(Module):
    """Chests: a fourth action, and a seventh majority."""

    name: ClassVar[str] = "treasure"
    cause: ClassVar[str] = "chests"

    def board(self) -> Board:
        """All chests in the bag (T-01)."""
        owners = self.players + (1 if self.players == 2 else 0)
        empty: tuple[Tiles, ...] = ((),) * owners
        return Chamber(tuple(self.components.chests), (NONE,) * self.components.rooms, empty)

    def chamber(self, table: PalaceTable) -> Chamber:
        board = table.boards[self.at]
        assert isinstance(board, Chamber)
        return board

    def points(self, table: PalaceTable, name: str) -> list[int]:
        """Like a seventh type, Dirk's chests included (T-06, T-07)."""
        return majority_points(self._counts(table), self.components.chest_points[name])

    def counted(self, table: PalaceTable, name: str) -> list[Counted | None]:
        places = len(self.components.chest_points[name])
        return [*majority_counted(self._counts(table), places)]

    def _counts(self, table: PalaceTable) -> list[int]:
        return [len(tiles) for tiles in self.chamber(table).carrying]

    def possessions(self, table: PalaceTable) -> int:
        return sum([len(tiles) for tiles in self.chamber(table).carrying])

    def tile_left(self, table: PalaceTable, seat: Seat, tile: Tile) -> None:
        """The chest of the tile goes back into the bag (T-08)."""
        board = self.chamber(table)
        if tile in board.carrying[seat]:
            board = board.copy()
            left = tuple([other for other in board.carrying[seat] if other is not tile])
            board.carrying = replaced(board.carrying, seat, left)
            board.bag = changed(board.bag, tile.type, 1)
            self.put_board(table, board)

    # Who acts

    def proceed(self, table: PalaceTable) -> int:
        if table.phase == PLACED:
            return self._offer(table)
        if table.phase == SUPPLY:
            return self._refill(table)
        if table.phase == PREPARE:
            return CHANCE if self._room_to_fill(table) != NO_ROOM else NOBODY
        return table.turn if table.phase == WITHIN else NOBODY

    def _offer(self, table: PalaceTable) -> int:
        """First the buyer, then Dirk, then the others clockwise, each as far as they can place
        anything; what is left goes back into the bag (T-03, T-04, T-07)."""
        board = self.chamber(table)
        if not any(board.offered):
            return NOBODY
        if self._fitting(table, board.holder):
            return board.holder
        board = board.copy()
        self.put_board(table, board)
        players = table.options.players
        while True:
            if board.holder == table.turn and table.options.dirk:
                board.give_to_dirk(table.dirk)
            board.holder = (board.holder + 1) % players
            if board.holder == table.turn:
                board.put_back()
                return NOBODY
            if self._fitting(table, board.holder):
                return board.holder

    def _fitting(self, table: PalaceTable, seat: Seat) -> Tiles:
        """The buildings of a seat that can take one of the offered chests (T-03): of the same
        colour, in the Alhambra, and without a chest."""
        board = self.chamber(table)
        offered, full = board.offered, board.carrying[seat]
        tiles = [
            tile
            for tile in table.alhambras[seat].tiles.values()
            if tile.type >= 0 and offered[tile.type] and tile not in full
        ]
        return in_order(tiles)

    def _refill(self, table: PalaceTable) -> int:
        """Refill the empty room once chests are placed (T-05); with too few left, that ends for
        good (T-10)."""
        board = self.chamber(table)
        if board.emptied == NO_ROOM:
            return NOBODY
        size = self.components.chests_per_room
        filled = sum(board.rooms[board.emptied])
        if filled < size and not board.closed and sum(board.bag) >= size - filled:
            return CHANCE
        board = board.copy()
        if filled < size:
            board.closed = True
        board.emptied = NO_ROOM
        self.put_board(table, board)
        table.forget_purchases()
        return NOBODY

    def _room_to_fill(self, table: PalaceTable) -> int:
        board = self.chamber(table)
        if table.phase == SUPPLY:
            return board.emptied
        for room, chests in enumerate(board.rooms):
            if sum(chests) < self.components.chests_per_room:
                return room
        return NO_ROOM

    # Chance

    def occasion(self, table: PalaceTable) -> str:
        return f"room{self._room_to_fill(table) + 1}"

    def outcomes(self, table: PalaceTable) -> list[tuple[Outcome, int]]:
        bag = self.chamber(table).bag
        return [(_CHESTS[type], number) for type, number in enumerate(bag) if number]

    def happen(self, table: PalaceTable, outcome: Outcome) -> None:
        board = self.chamber(table).copy()
        type = TYPE_LETTERS.find(str(outcome)) if isinstance(outcome, Letter) else -1
        if type < 0 or not board.bag[type]:
            raise self.impossible(outcome)
        board.fill(self._room_to_fill(table), type)
        self.put_board(table, board)

    # Moves

    def purchases(self, table: PalaceTable) -> list[Move]:
        if worth(table.hands[table.turn].cards) < self.components.chests_price:
            return []
        rooms = self.chamber(table).rooms
        return [ChestsMove(room) for room, chests in enumerate(rooms) if any(chests)]

    def owns(self, move: Move) -> bool:
        return isinstance(move, (ChestsMove, Pay, PutChest))

    def moves(self, table: PalaceTable) -> list[Move]:
        if table.phase == WITHIN:
            hand = table.hands[table.turn].cards
            price = self.components.chests_price
            return [Pay(cards) for cards in payments(by_value(list(hand)), price)]
        moves: list[Move] = [PutChest(tile) for tile in self._fitting(table, table.actor)]
        if table.actor != table.turn:
            moves.append(Decline())
        return moves

    def why_not(self, table: PalaceTable, move: Move) -> Refusal | None:
        price = self.components.chests_price
        if table.phase == WITHIN:
            return why_no_payment(table, price, move)
        if table.phase == PLACED:
            return why_no_placing(table, self.chamber(table), move)
        return why_no_purchase(table, self.chamber(table), price, move)

    def apply(self, table: PalaceTable, move: Move) -> None:
        board = self.chamber(table).copy()
        self.put_board(table, board)
        if isinstance(move, ChestsMove):
            board.chosen = move.room
            table.enter(WITHIN, self.at)
        elif isinstance(move, Pay):
            # No change is given, and even an exact payment grants no further action (T-02).
            table.pay(table.turn, move.cards)
            board.offered = board.rooms[board.chosen]
            board.holder = table.turn
            board.rooms = replaced(board.rooms, board.chosen, NONE)
            board.emptied = board.chosen
            board.chosen = NO_ROOM
            table.forget_purchases()
            table.phase = PLACE
        elif isinstance(move, PutChest):
            board.put_on(table.actor, move.tile)
        else:
            self._pass_on(table, board)

    def _pass_on(self, table: PalaceTable, board: Chamber) -> None:
        """Whoever declines passes the rest on to the left; after the last player it goes into the
        bag (T-10)."""
        board.holder = (board.holder + 1) % table.options.players
        if board.holder == table.turn:
            board.put_back()

    # Texts

    @staticmethod
    def parse_move(words: list[str]) -> Move | None:
        return parse_chest_move(words)

    def lines(self, board: Board) -> list[str]:
        assert isinstance(board, Chamber)
        return chamber_lines(board, self.players)

    def read_line(self, table: PalaceTable, words: list[str]) -> bool:
        board = self.chamber(table).copy()
        if not read_chamber_line(board, self.players, words):
            return False
        self.put_board(table, board)
        return True

    def check(self, table: PalaceTable) -> None:
        """Chests that are nowhere else are in the bag; a chest needs an existing tile to lie on."""
        board = self.chamber(table).copy()
        board.bag = chests_left(table, board, self.components.chests)
        if any(board.offered) and table.phase not in (PLACE, PLACED):
            refuse("words", words="offered")
        if (board.chosen != NO_ROOM) != (table.phase == WITHIN and table.acting == self.at):
            refuse("words", words="chosen")
        self.put_board(table, board)
