"""The treasure chamber: chests that are put on buildings of their colour (T-01 to T-10)."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from alhambra.core.messages import InvalidText, Message, Refusal
from alhambra.core.scoring import Counted
from alhambra.core.state import CHANCE, Move, Outcome, Seat
from alhambra.games.palace.module import NOBODY, Board, Letter, Module
from alhambra.games.palace.moves import Decline, PalaceMove, cards_of, with_cards
from alhambra.games.palace.table import PLACE, PLACED, PREPARE, SUPPLY, WITHIN, PalaceTable, Tiles
from alhambra.parts.buildings import TYPE_LETTERS, TYPES, Tile, in_order, put, tile
from alhambra.parts.majority import majority_counted, majority_points
from alhambra.parts.money import Cards, by_value, payments, worth

Chests = tuple[int, ...]
"""How many chests there are of each type's colour."""

NONE: Final[Chests] = (0,) * len(TYPES)
NO_ROOM: Final = -1


@mypyc_attr(acyclic=True)
class ChestsMove(PalaceMove):
    """Choose the room whose chests are bought (T-02)."""

    def __init__(self, room: int) -> None:
        self.room = room

    def __str__(self) -> str:
        return f"chests {self.room + 1}"


@mypyc_attr(acyclic=True)
class Pay(PalaceMove):
    """Pay for the chests of the room that was chosen (T-02)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def __str__(self) -> str:
        return with_cards("pay", self.cards)


@mypyc_attr(acyclic=True)
class PutChest(PalaceMove):
    """Put a chest on a building, which has its colour (T-03)."""

    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def __str__(self) -> str:
        return f"chest {self.tile}"


@mypyc_attr(acyclic=True)
class Chamber(Board):
    """The treasure chamber, and where its chests have gone."""

    def __init__(self, bag: Chests, rooms: tuple[Chests, ...], carrying: tuple[Tiles, ...]) -> None:
        self.bag = bag
        self.rooms = rooms
        self.carrying = carrying
        """The buildings of each seat that carry a chest, and Dirk's last."""
        self.offered: Chests = NONE
        """Chests that were bought and not placed yet,"""
        self.holder: Seat = 0
        """and who may place them now."""
        self.chosen = NO_ROOM
        """The room that is being paid for."""
        self.emptied = NO_ROOM
        """The room that is to be refilled."""
        self.closed = False
        """Whether no room is refilled any more (T-05)."""

    def __reduce__(self) -> tuple[Any, ...]:
        more = (self.offered, self.holder, self.chosen, self.emptied, self.closed)
        return _chamber_again, (self.bag, self.rooms, self.carrying, more)

    def copy(self) -> "Chamber":
        """For a change: a board that lies on a table is not touched."""
        board = Chamber(self.bag, self.rooms, self.carrying)
        board.offered = self.offered
        board.holder = self.holder
        board.chosen = self.chosen
        board.emptied = self.emptied
        board.closed = self.closed
        return board

    def put_on(self, player: int, tile: Tile) -> None:
        self.offered = changed(self.offered, tile.type, -1)
        self.carrying = _with(self.carrying, player, put(self.carrying[player], tile))

    def put_back(self) -> None:
        """What nobody has placed goes back into the bag."""
        self.bag = tuple([n + m for n, m in zip(self.bag, self.offered, strict=True)])
        self.offered = NONE

    def fill(self, room: int, type: int) -> None:
        self.bag = changed(self.bag, type, -1)
        rooms = list(self.rooms)
        rooms[room] = changed(rooms[room], type, 1)
        self.rooms = tuple(rooms)


def _chamber_again(
    bag: Chests, rooms: tuple[Chests, ...], carrying: tuple[Tiles, ...], more: tuple[Any, ...]
) -> Chamber:
    board = Chamber(bag, rooms, carrying)
    board.offered, board.holder, board.chosen, board.emptied, board.closed = more
    return board


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
        """Its chest goes back into the bag (T-08)."""
        board = self.chamber(table)
        if tile in board.carrying[seat]:
            board = board.copy()
            left = tuple([other for other in board.carrying[seat] if other is not tile])
            board.carrying = _with(board.carrying, seat, left)
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
        """The buyer, Dirk, then each to the left, as far as they can place anything; what is left
        goes back into the bag (T-03, T-04, T-07)."""
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
                _give_to_dirk(board, table.dirk)
            board.holder = (board.holder + 1) % players
            if board.holder == table.turn:
                board.put_back()
                return NOBODY
            if self._fitting(table, board.holder):
                return board.holder

    def _fitting(self, table: PalaceTable, seat: Seat) -> Tiles:
        """The buildings of a seat that can take one of the chests offered (T-03): of its colour,
        in the Alhambra, without a chest."""
        board = self.chamber(table)
        offered, full = board.offered, board.carrying[seat]
        tiles = [
            tile
            for tile in table.alhambras[seat].tiles.values()
            if tile.type >= 0 and offered[tile.type] and tile not in full
        ]
        return in_order(tiles)

    def _refill(self, table: PalaceTable) -> int:
        """The emptied room, after the placing (T-05); once there were too few it is over (T-10)."""
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
        if table.phase == WITHIN:
            return self._not_as_payment(table, move)
        if table.phase == PLACED:
            return self._not_as_placing(table, move)
        if not isinstance(move, ChestsMove):
            return Refusal("T-02", "no-chests-bought", {})
        rooms = self.chamber(table).rooms
        if not 0 <= move.room < len(rooms) or not any(rooms[move.room]):
            return Refusal("T-02", "room-empty", {"room": move.room + 1})
        hand = table.hands[table.turn]
        price = self.components.chests_price
        if worth(hand.cards) < price and not hand.hidden:
            return Refusal("T-02", "chests-too-dear", {"price": price, "sum": worth(hand.cards)})
        return None

    def _not_as_payment(self, table: PalaceTable, move: Move) -> Refusal | None:
        price = self.components.chests_price
        if not isinstance(move, Pay):
            return Refusal("T-02", "chests-to-pay", {"price": price})
        if not table.hands[table.turn].may_hold(move.cards):
            return Refusal("T-02", "not-in-hand", {"cards": _words(move.cards)})
        if worth(move.cards) < price:
            return Refusal("T-02", "chests-too-little", {"price": price, "sum": worth(move.cards)})
        return None

    def _not_as_placing(self, table: PalaceTable, move: Move) -> Refusal | None:
        if isinstance(move, Decline):
            return Refusal("T-03", "chests-must", {}) if table.actor == table.turn else None
        board = self.chamber(table)
        if not isinstance(move, PutChest):
            return Refusal("T-03", "chests-to-place", {"chests": chest_words(board.offered)})
        facts = {"tile": str(move.tile)}
        if table.alhambras[table.actor].cell_of(move.tile) is None:
            return Refusal("T-03", "chest-not-built", facts)
        if move.tile.type < 0:
            return Refusal("T-09", "chest-no-colour", facts)
        if move.tile in board.carrying[table.actor]:
            return Refusal("T-03", "chest-twice", facts)
        if not board.offered[move.tile.type]:
            return Refusal("T-03", "chest-other-colour", facts)
        return None

    def apply(self, table: PalaceTable, move: Move) -> None:
        board = self.chamber(table).copy()
        self.put_board(table, board)
        if isinstance(move, ChestsMove):
            board.chosen = move.room
            table.enter(WITHIN, self.at)
        elif isinstance(move, Pay):
            # No change, and no further action however exactly it was paid (T-02).
            table.pay(table.turn, move.cards)
            board.offered = board.rooms[board.chosen]
            board.holder = table.turn
            rooms = list(board.rooms)
            rooms[board.chosen] = NONE
            board.rooms = tuple(rooms)
            board.emptied = board.chosen
            board.chosen = NO_ROOM
            table.forget_purchases()
            table.phase = PLACE
        elif isinstance(move, PutChest):
            board.put_on(table.actor, move.tile)
        else:
            self._pass_on(table, board)

    def _pass_on(self, table: PalaceTable, board: Chamber) -> None:
        """Whoever declines hands the rest on to the left, and the last one to the bag (T-10)."""
        board.holder = (board.holder + 1) % table.options.players
        if board.holder == table.turn:
            board.put_back()

    # Texts

    @staticmethod
    def parse_move(words: list[str]) -> Move | None:
        verb, rest = words[0] if words else "", words[1:]
        if verb == "chests" and len(rest) == 1 and rest[0] in list("123456789"):
            return ChestsMove(int(rest[0]) - 1)
        if verb == "pay" and rest:
            return Pay(cards_of(rest))
        if verb == "chest" and len(rest) == 1:
            return PutChest(tile(rest[0]))
        return None

    def lines(self, board: Board) -> list[str]:
        assert isinstance(board, Chamber)
        lines = [
            f"room{room} {chest_words(chests)}"
            for room, chests in enumerate(board.rooms, 1)
            if any(chests)
        ]
        if any(board.offered):
            lines.append(f"offered {board.holder + 1} {chest_words(board.offered)}")
        if board.chosen != NO_ROOM:
            lines.append(f"chosen {board.chosen + 1}")
        if board.emptied != NO_ROOM:
            lines.append(f"emptied {board.emptied + 1}")
        if board.closed:
            lines.append("closed")
        for player, tiles in enumerate(board.carrying):
            if tiles:
                whose = "dirk-chests" if player == self.players else f"{player + 1} chests"
                lines.append(" ".join([whose, *[str(tile) for tile in tiles]]))
        return lines

    def read_line(self, table: PalaceTable, words: list[str]) -> bool:
        name, rest = words[0], words[1:]
        board = self.chamber(table).copy()
        rooms = {f"room{room + 1}": room for room in range(len(board.rooms))}
        numbers = {str(room + 1): room for room in range(len(board.rooms))}
        seats = {str(seat + 1): seat for seat in range(self.players)}
        if name in rooms:
            changed_rooms = list(board.rooms)
            changed_rooms[rooms[name]] = _read_chests(rest)
            board.rooms = tuple(changed_rooms)
        elif name == "offered" and rest and rest[0] in seats:
            board.holder, board.offered = seats[rest[0]], _read_chests(rest[1:])
        elif name == "chosen" and len(rest) == 1 and rest[0] in numbers:
            board.chosen = numbers[rest[0]]
        elif name == "emptied" and len(rest) == 1 and rest[0] in numbers:
            board.emptied = numbers[rest[0]]
        elif words == ["closed"]:
            board.closed = True
        elif name in seats and rest[:1] == ["chests"]:
            tiles = in_order([tile(word) for word in rest[1:]])
            board.carrying = _with(board.carrying, seats[name], tiles)
        elif name == "dirk-chests" and len(board.carrying) > self.players:
            tiles = in_order([tile(word) for word in rest])
            board.carrying = _with(board.carrying, self.players, tiles)
        else:
            return False
        self.put_board(table, board)
        return True

    def check(self, table: PalaceTable) -> None:
        """What is nowhere else is in the bag; chests lie on tiles that are there."""
        board = self.chamber(table).copy()
        bag = list(self.components.chests)
        for chests in (*board.rooms, board.offered):
            for type, number in enumerate(chests):
                bag[type] -= number
        for player, tiles in enumerate(board.carrying):
            there = table.dirk if player == self.players else _built(table, player)
            for one in tiles:
                if one not in there or one.type < 0 or tiles.count(one) > 1:
                    raise _refused("chest", tile=str(one))
                bag[one.type] -= 1
        if min(bag) < 0:
            raise _refused("chests", type=TYPES[bag.index(min(bag))])
        if any(board.offered) and table.phase not in (PLACE, PLACED):
            raise _refused("words", words="offered")
        if (board.chosen != NO_ROOM) != (table.phase == WITHIN and table.acting == self.at):
            raise _refused("words", words="chosen")
        board.bag = tuple(bag)
        self.put_board(table, board)


_CHESTS: Final = [Letter(letter) for letter in TYPE_LETTERS]


def changed(chests: Chests, type: int, by: int) -> Chests:
    numbers = list(chests)
    numbers[type] += by
    return tuple(numbers)


def chest_words(chests: Chests) -> str:
    """Their letters, in the order of the types."""
    return " ".join(
        [TYPE_LETTERS[type] for type, number in enumerate(chests) for _ in range(number)]
    )


def _read_chests(words: list[str]) -> Chests:
    chests = NONE
    for word in words:
        if len(word) != 1 or word not in TYPE_LETTERS:
            raise _refused("words", words=word)
        chests = changed(chests, TYPE_LETTERS.index(word), 1)
    return chests


def _give_to_dirk(board: Chamber, tiles: Tiles) -> None:
    """Dirk puts them on matching tiles without a chest (T-07)."""
    for one in tiles:
        if one.type >= 0 and board.offered[one.type] and one not in board.carrying[-1]:
            board.put_on(len(board.carrying) - 1, one)


def _with(carrying: tuple[Tiles, ...], player: int, tiles: Tiles) -> tuple[Tiles, ...]:
    owners = list(carrying)
    owners[player] = tiles
    return tuple(owners)


def _built(table: PalaceTable, seat: Seat) -> list[Tile]:
    return list(table.alhambras[seat].tiles.values())


def _words(cards: Cards) -> str:
    return " ".join([str(card) for card in cards])


def _refused(problem: str, **facts: str) -> InvalidText:
    return InvalidText(Message(f"bad-position-{problem}", facts))
