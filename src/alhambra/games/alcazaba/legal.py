"""The legal moves, in a fixed order: all of them, each exactly once."""

from alhambra.core.state import Move
from alhambra.core.values import replaced
from alhambra.games.alcazaba.moves import TAKE_START, TakeTile
from alhambra.games.alcazaba.table import PLACE, TAKE, TURN, AlcazabaTable, Moves
from alhambra.games.dice.legal import turn_moves
from alhambra.games.dice.moves import NAMES
from alhambra.games.palace.building import redesigns
from alhambra.games.palace.moves import Give, Place, Reserve

LAST_ROLL_FOR_REDESIGN = 2


def legal_moves(table: AlcazabaTable) -> list[Move]:
    """The moves of the seat to act; none when chance acts or the game is over."""
    if not table.awaits_player():
        return []
    if table.phase == TURN:
        moves = turn_moves(table.rolling, table.markers.columns, table.turn, ())
        if table.rolling.rolls <= LAST_ROLL_FOR_REDESIGN:
            moves += redesigns_of(table)
        return moves
    if table.phase == TAKE:
        return _takings(table)
    if table.phase == PLACE:
        return _placings(table)
    return list(NAMES[: table.options.players])


def redesigns_of(table: AlcazabaTable) -> Moves:
    """The redesigns of the seat whose turn it is (A-10); computed once."""
    seat = table.turn
    known = table.redesigns[seat]
    if known is None:
        known = tuple(redesigns(table.alhambras[seat], table.reserves[seat]))
        table.redesigns = replaced(table.redesigns, seat, known)
    return known


def _takings(table: AlcazabaTable) -> list[Move]:
    """A tile from the column, or the start player token if it is there (A-20)."""
    moves: list[Move] = [TakeTile(tile) for tile in table.offers[table.column]]
    if table.token == table.column:
        moves.append(TAKE_START)
    return moves


def _placings(table: AlcazabaTable) -> list[Move]:
    """The tile just taken goes into the Alhambra, onto the reserve (A-21), or to Dirk (A-42)."""
    tile = table.taken
    assert tile is not None
    places = table.alhambras[table.turn].places(tile.walls)
    moves: list[Move] = [Place(tile, cell) for cell in places]
    moves.append(Reserve(tile))
    if table.options.dirk:
        moves.append(Give(tile))
    return moves
