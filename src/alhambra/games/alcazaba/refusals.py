"""Why a move is not allowed: the rules about a player's decisions, each with its id."""

from alhambra.core.messages import Refusal, refusal
from alhambra.core.state import Move
from alhambra.games.alcazaba.legal import LAST_ROLL_FOR_REDESIGN
from alhambra.games.alcazaba.moves import TakeStart, TakeTile
from alhambra.games.alcazaba.table import OVER, PLACE, TAKE, TURN, AlcazabaTable
from alhambra.games.dice.refusals import not_a_name, not_in_a_turn
from alhambra.games.palace.building import is_redesign, why_no_redesign
from alhambra.games.palace.moves import Give, Place, Reserve
from alhambra.parts.buildings import TYPES


def why_not(table: AlcazabaTable, move: Move) -> Refusal | None:
    """The first rule that forbids `move` for the seat whose turn it is, or None."""
    if table.phase == OVER:
        return refusal("A-31", "game-is-over")
    if not table.awaits_player():
        return refusal("A-03", "chance-is-to-roll")
    if table.phase == TURN:
        return _not_in_a_turn(table, move)
    if table.phase == TAKE:
        return _not_to_be_taken(table, move)
    if table.phase == PLACE:
        return _not_as_a_placing(table, move)
    return not_a_name(table.options.players, move)


def _not_in_a_turn(table: AlcazabaTable, move: Move) -> Refusal | None:
    seat = table.turn
    if not is_redesign(move):
        return not_in_a_turn(table.rolling, table.markers.columns, seat, (), move)
    if table.rolling.rolls > LAST_ROLL_FOR_REDESIGN:
        return refusal("A-10", "redesign-too-late")
    return why_no_redesign(table.alhambras[seat], table.reserves[seat], move)


def _not_to_be_taken(table: AlcazabaTable, move: Move) -> Refusal | None:
    column = TYPES[table.column]
    if isinstance(move, TakeTile):
        lies_there = move.tile in table.offers[table.column]
        tile = str(move.tile)
        return None if lies_there else refusal("A-20", "not-in-column", tile=tile, type=column)
    if isinstance(move, TakeStart):
        lies_there = table.token == table.column
        return None if lies_there else refusal("A-20", "no-start-token-here", type=column)
    return refusal("A-20", "something-to-take")


def _not_as_a_placing(table: AlcazabaTable, move: Move) -> Refusal | None:
    tile = table.taken
    if isinstance(move, Place) and move.tile is tile:
        return table.alhambras[table.turn].may_add(move.tile, move.cell)
    if isinstance(move, Reserve) and move.tile is tile:
        return None
    if isinstance(move, Give) and move.tile is tile:
        return None if table.options.dirk else refusal("A-42", "no-dirk")
    return refusal("A-21", "tile-to-place", tile=str(tile))
