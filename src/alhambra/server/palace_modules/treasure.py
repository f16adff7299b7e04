"""The treasure chamber, as it goes over the wire."""

from msgspec import Struct

from alhambra.games.palace.modules.treasure import NO_ROOM, Chests, Treasure
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.buildings import TYPE_LETTERS


class TreasureView(Struct, tag_field="shape", tag="treasure"):
    """The treasure chamber. A chest is told by the letter of its type."""

    name: str
    rooms: list[list[str]]
    chosen: int | None
    """The room that is being paid for, as moves call it: from 1."""
    offered: list[str]
    """Chests that were bought and not placed yet,"""
    holder: int | None
    """and the seat that may place them now."""
    bag: int
    closed: bool
    """Whether no room is refilled any more."""
    price: int
    carrying: list[list[str]]
    """The buildings of each seat that carry a chest,"""
    dirk: int | None
    """and the number of Dirk's, if he plays."""


def treasure_view(module: Treasure, table: PalaceTable) -> TreasureView:
    board = module.chamber(table)
    players = table.options.players
    return TreasureView(
        name=module.name,
        rooms=[_letters(room) for room in board.rooms],
        chosen=None if board.chosen == NO_ROOM else board.chosen + 1,
        offered=_letters(board.offered),
        holder=board.holder if any(board.offered) else None,
        bag=sum(board.bag),
        closed=board.closed,
        price=module.components.chests_price,
        carrying=[[str(tile) for tile in tiles] for tiles in board.carrying[:players]],
        dirk=len(board.carrying[players]) if table.options.dirk else None,
    )


def _letters(chests: Chests) -> list[str]:
    return [TYPE_LETTERS[type] for type, number in enumerate(chests) for _ in range(number)]
