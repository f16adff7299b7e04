"""The board of the treasure chamber: its rooms, and where its chests have gone."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from alhambra.core.state import Seat
from alhambra.core.values import replaced
from alhambra.games.palace.module import Board
from alhambra.games.palace.table import Tiles
from alhambra.parts.buildings import TYPE_LETTERS, TYPES, Tile
from alhambra.parts.pieces import put

Chests = tuple[int, ...]
"""How many chests there are of each type's colour."""

NONE: Final[Chests] = (0,) * len(TYPES)
NO_ROOM: Final = -1


@mypyc_attr(acyclic=True)
class Chamber(Board):
    """The treasure chamber, and where its chests have gone."""

    def __init__(self, bag: Chests, rooms: tuple[Chests, ...], carrying: tuple[Tiles, ...]) -> None:
        self.bag = bag
        self.rooms = rooms
        self.carrying = carrying
        """For each seat, the buildings that carry a chest; Dirk's come last."""
        self.offered: Chests = NONE
        """Chests that have been bought but not placed yet."""
        self.holder: Seat = 0
        """Who may place them now."""
        self.chosen = NO_ROOM
        """The room that is being paid for."""
        self.emptied = NO_ROOM
        """The room that is to be refilled."""
        self.closed = False
        """Whether rooms are no longer refilled (T-05)."""

    def __reduce__(self) -> tuple[Any, ...]:
        more = (self.offered, self.holder, self.chosen, self.emptied, self.closed)
        return _chamber_again, (self.bag, self.rooms, self.carrying, more)

    def copy(self) -> "Chamber":
        """A copy to modify: a board on a table is immutable."""
        board = Chamber(self.bag, self.rooms, self.carrying)
        board.offered = self.offered
        board.holder = self.holder
        board.chosen = self.chosen
        board.emptied = self.emptied
        board.closed = self.closed
        return board

    def put_on(self, player: int, tile: Tile) -> None:
        self.offered = changed(self.offered, tile.type, -1)
        self.carrying = replaced(self.carrying, player, put(self.carrying[player], tile))

    def give_to_dirk(self, tiles: Tiles) -> None:
        """Dirk places chests on matching tiles without one (T-07)."""
        for one in tiles:
            if one.type >= 0 and self.offered[one.type] and one not in self.carrying[-1]:
                self.put_on(len(self.carrying) - 1, one)

    def put_back(self) -> None:
        """Chests that nobody placed go back into the bag."""
        self.bag = tuple([n + m for n, m in zip(self.bag, self.offered, strict=True)])
        self.offered = NONE

    def fill(self, room: int, type: int) -> None:
        self.bag = changed(self.bag, type, -1)
        self.rooms = replaced(self.rooms, room, changed(self.rooms[room], type, 1))


def _chamber_again(
    bag: Chests, rooms: tuple[Chests, ...], carrying: tuple[Tiles, ...], more: tuple[Any, ...]
) -> Chamber:
    board = Chamber(bag, rooms, carrying)
    board.offered, board.holder, board.chosen, board.emptied, board.closed = more
    return board


def changed(chests: Chests, type: int, by: int) -> Chests:
    numbers = list(chests)
    numbers[type] += by
    return tuple(numbers)


def chest_words(chests: Chests) -> str:
    """The letters of the chests, in the order of the types."""
    return " ".join(
        [TYPE_LETTERS[type] for type, number in enumerate(chests) for _ in range(number)]
    )
