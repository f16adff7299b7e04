"""Redesigns at a table of Palace, for the seat whose turn it is (P-26 to P-28).

`building` knows what may be changed in an Alhambra; this adds what else is on the table: tiles just
bought, and modules that need to know when a tile leaves.
"""

from alhambra.core.messages import Refusal
from alhambra.core.state import Move
from alhambra.core.values import replaced
from alhambra.games.palace import building
from alhambra.games.palace.moves import Place, Reserve, Swap
from alhambra.games.palace.table import Moves, PalaceTable
from alhambra.parts.buildings import Tile


def redesigns(table: PalaceTable) -> Moves:
    """All redesigns (P-26); computed once."""
    seat = table.turn
    known = table.redesigns[seat]
    if known is None:
        known = tuple(building.redesigns(table.alhambras[seat], table.reserves[seat]))
        table.redesigns = replaced(table.redesigns, seat, known)
    return known


def why_no_redesign(table: PalaceTable, move: Move) -> Refusal | None:
    """The rule that forbids this redesign, or None."""
    assert isinstance(move, (Place, Reserve, Swap))
    seat = table.turn
    refusal = bought_now(table, move.tile)
    if refusal is None and isinstance(move, Swap):
        refusal = bought_now(table, move.away)
    return refusal or building.why_no_redesign(table.alhambras[seat], table.reserves[seat], move)


def bought_now(table: PalaceTable, tile: Tile) -> Refusal | None:
    """The refusal, if the tile was just bought: it is placed at the end of the turn (P-16)."""
    aside = tile in table.aside[table.turn]
    return Refusal("P-16", "placed-later", {"tile": str(tile)}) if aside else None


def redesign(table: PalaceTable, move: Move) -> None:
    """Change the Alhambra and the reserve, and tell the modules which tile has left."""
    seat = table.turn
    alhambra, reserve = table.alhambras[seat], table.reserves[seat]
    table.rebuild(seat, *building.redesigned(alhambra, reserve, move))
    if isinstance(move, (Reserve, Swap)):
        gone = move.tile if isinstance(move, Reserve) else move.away
        for module in table.options.modules:
            module.tile_left(table, seat, gone)
