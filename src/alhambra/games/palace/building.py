"""Building and redesigning, where only an Alhambra and its reserve matter: P-26 to P-28.

Shared by Palace and Alcazaba.
"""

from alhambra.core.messages import Refusal
from alhambra.core.state import Move
from alhambra.games.palace.moves import Place, Reserve, Swap
from alhambra.parts.alhambra import Alhambra
from alhambra.parts.buildings import Tile
from alhambra.parts.pieces import put

Tiles = tuple[Tile, ...]


def redesigns(alhambra: Alhambra, reserve: Tiles) -> list[Move]:
    """From the reserve into the Alhambra, the other way round, or both at once (P-26)."""
    moves: list[Move] = [Place(t, cell) for t in reserve for cell in alhambra.places(t.walls)]
    moves += [Reserve(alhambra.tiles[cell]) for cell in alhambra.removable()]
    moves += [Swap(t, alhambra.tiles[cell]) for t in reserve for cell in alhambra.swaps(t.walls)]
    return moves


def is_redesign(move: Move) -> bool:
    return isinstance(move, (Place, Reserve, Swap))


def why_no_redesign(alhambra: Alhambra, reserve: Tiles, move: Move) -> Refusal | None:
    """The rule that forbids this redesign, or None."""
    if isinstance(move, Reserve):
        cell = alhambra.cell_of(move.tile)
        return _not_in_alhambra(move.tile) if cell is None else alhambra.may_remove(cell)
    assert isinstance(move, (Place, Swap))
    if move.tile not in reserve:
        return Refusal("P-26", "not-on-reserve", {"tile": str(move.tile)})
    if isinstance(move, Place):
        return alhambra.may_add(move.tile, move.cell)
    cell = alhambra.cell_of(move.away)
    return _not_in_alhambra(move.away) if cell is None else alhambra.may_swap(move.tile, cell)


def _not_in_alhambra(tile: Tile) -> Refusal:
    return Refusal("P-26", "not-in-alhambra", {"tile": str(tile)})


def redesigned(alhambra: Alhambra, reserve: Tiles, move: Move) -> tuple[Alhambra, Tiles]:
    """The Alhambra and the reserve after a redesign."""
    if isinstance(move, Place):
        return alhambra.with_tile(move.tile, move.cell), without(reserve, move.tile)
    assert isinstance(move, (Reserve, Swap))
    gone = move.tile if isinstance(move, Reserve) else move.away
    cell = alhambra.cell_of(gone)
    assert cell is not None
    if isinstance(move, Reserve):
        return alhambra.without(cell), put(reserve, gone)
    return alhambra.with_tile(move.tile, cell), put(without(reserve, move.tile), gone)


def without(tiles: Tiles, tile: Tile) -> Tiles:
    return tuple([other for other in tiles if other is not tile])
