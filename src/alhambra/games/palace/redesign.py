"""Redesigning an Alhambra: what may be changed, and what then happens (P-26 to P-28)."""

from alhambra.core.messages import Refusal
from alhambra.core.state import Move
from alhambra.games.palace.moves import Place, Reserve, Swap
from alhambra.games.palace.table import Moves, Table, Tiles, replaced
from alhambra.parts.buildings import Tile
from alhambra.parts.buildings import put as put_tile


def redesigns(table: Table) -> Moves:
    """From the reserve into the Alhambra, the other way, or both at once (P-26)."""
    seat = table.turn
    known = table.redesigns[seat]
    if known is None:
        alhambra = table.alhambras[seat]
        reserve = table.reserves[seat]
        moves: list[Move] = [Place(t, cell) for t in reserve for cell in alhambra.places(t.walls)]
        moves += [Reserve(alhambra.tiles[cell]) for cell in alhambra.removable()]
        moves += [
            Swap(t, alhambra.tiles[cell]) for t in reserve for cell in alhambra.swaps(t.walls)
        ]
        known = tuple(moves)
        table.redesigns = replaced(table.redesigns, seat, known)
    return known


def is_redesign(move: Move) -> bool:
    return isinstance(move, (Place, Reserve, Swap))


def why_no_redesign(table: Table, move: Move) -> Refusal | None:
    """The rule that forbids this redesign to the seat whose turn it is, or None."""
    alhambra = table.alhambras[table.turn]
    if isinstance(move, Reserve):
        cell = alhambra.cell_of(move.tile)
        return _not_in_alhambra(table, move.tile) if cell is None else alhambra.may_remove(cell)
    assert isinstance(move, (Place, Swap))
    if move.tile not in table.reserves[table.turn]:
        return bought_now(table, move.tile) or Refusal(
            "P-26", "not-on-reserve", {"tile": str(move.tile)}
        )
    if isinstance(move, Place):
        return alhambra.may_add(move.tile, move.cell)
    cell = alhambra.cell_of(move.away)
    return (
        _not_in_alhambra(table, move.away) if cell is None else alhambra.may_swap(move.tile, cell)
    )


def _not_in_alhambra(table: Table, tile: Tile) -> Refusal:
    return bought_now(table, tile) or Refusal("P-26", "not-in-alhambra", {"tile": str(tile)})


def bought_now(table: Table, tile: Tile) -> Refusal | None:
    """The refusal for using a bought tile before the end of the turn, if it is one (P-16)."""
    aside = tile in table.aside[table.turn]
    return Refusal("P-16", "placed-later", {"tile": str(tile)}) if aside else None


def redesign(table: Table, move: Move) -> None:
    """Change the Alhambra and the reserve of the seat whose turn it is."""
    seat = table.turn
    alhambra = table.alhambras[seat]
    reserve = table.reserves[seat]
    if isinstance(move, Place):
        table.rebuild(seat, alhambra.with_tile(move.tile, move.cell), without(reserve, move.tile))
        return
    assert isinstance(move, (Reserve, Swap))
    gone = move.tile if isinstance(move, Reserve) else move.away
    cell = alhambra.cell_of(gone)
    assert cell is not None
    if isinstance(move, Swap):
        alhambra = alhambra.with_tile(move.tile, cell)
        reserve = without(reserve, move.tile)
    else:
        alhambra = alhambra.without(cell)
    table.rebuild(seat, alhambra, put_tile(reserve, gone))
    for module in table.options.modules:
        module.tile_left(table, seat, gone)


def without(tiles: Tiles, tile: Tile) -> Tiles:
    return tuple([other for other in tiles if other is not tile])
