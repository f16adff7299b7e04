"""Why a move about chests is not allowed (T-02, T-03, T-09)."""

from alhambra.core.messages import Refusal, refusal
from alhambra.core.state import Move
from alhambra.games.palace.modules.treasure.chamber import Chamber, chest_words
from alhambra.games.palace.modules.treasure.moves import ChestsMove, Pay, PutChest
from alhambra.games.palace.moves import Decline
from alhambra.games.palace.table import PalaceTable
from alhambra.parts.money import worth
from alhambra.parts.pieces import in_words


def why_no_purchase(table: PalaceTable, board: Chamber, price: int, move: Move) -> Refusal | None:
    if not isinstance(move, ChestsMove):
        return refusal("T-02", "no-chests-bought")
    if not 0 <= move.room < len(board.rooms) or not any(board.rooms[move.room]):
        return refusal("T-02", "room-empty", room=move.room + 1)
    hand = table.hands[table.turn]
    if worth(hand.cards) < price and not hand.hidden:
        return refusal("T-02", "chests-too-dear", price=price, sum=worth(hand.cards))
    return None


def why_no_payment(table: PalaceTable, price: int, move: Move) -> Refusal | None:
    if not isinstance(move, Pay):
        return refusal("T-02", "chests-to-pay", price=price)
    if not table.hands[table.turn].may_hold(move.cards):
        return refusal("T-02", "not-in-hand", cards=in_words(move.cards))
    if worth(move.cards) < price:
        return refusal("T-02", "chests-too-little", price=price, sum=worth(move.cards))
    return None


def why_no_placing(table: PalaceTable, board: Chamber, move: Move) -> Refusal | None:
    if isinstance(move, Decline):
        return refusal("T-03", "chests-must") if table.actor == table.turn else None
    if not isinstance(move, PutChest):
        return refusal("T-03", "chests-to-place", chests=chest_words(board.offered))
    tile = str(move.tile)
    if table.alhambras[table.actor].cell_of(move.tile) is None:
        return refusal("T-03", "chest-not-built", tile=tile)
    if move.tile.type < 0:
        return refusal("T-09", "chest-no-colour", tile=tile)
    if move.tile in board.carrying[table.actor]:
        return refusal("T-03", "chest-twice", tile=tile)
    if not board.offered[move.tile.type]:
        return refusal("T-03", "chest-other-colour", tile=tile)
    return None
