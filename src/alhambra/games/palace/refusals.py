"""Why a move is not allowed: the rules about a player's decisions, each with its id."""

from alhambra.core.messages import Refusal, refusal
from alhambra.core.state import Move
from alhambra.games.palace.building import is_redesign
from alhambra.games.palace.legal import MOST_TAKEN_TOGETHER, actions
from alhambra.games.palace.moves import Buy, End, Give, Pass, Place, Reserve, Take
from alhambra.games.palace.redesign import bought_now, why_no_redesign
from alhambra.games.palace.table import ACT, GAIN, OVER, PREPARE, PalaceTable
from alhambra.parts.buildings import Tile
from alhambra.parts.money import ANY_CURRENCY, CURRENCIES, Cards, worth
from alhambra.parts.pieces import contains, in_words


def why_not(table: PalaceTable, move: Move) -> Refusal | None:
    """The first rule that forbids `move` for the seat whose turn it is, or None."""
    if table.phase == OVER:
        return refusal("P-40", "game-is-over")
    if not table.awaits_player():
        return refusal("P-10", "chance-is-to-act")
    if table.phase >= PREPARE:
        return table.options.modules[table.acting].why_not(table, move)
    if table.phase == ACT:
        for module in table.options.modules:
            if module.owns(move):
                return module.why_not(table, move)
        return _not_as_an_action(table, move)
    return _not_as_a_placing(table, move)


def _not_as_an_action(table: PalaceTable, move: Move) -> Refusal | None:
    if isinstance(move, Take):
        return _not_to_be_taken(table, move.cards)
    if isinstance(move, Buy):
        return _not_to_be_bought(table, move.tile, move.cards)
    if is_redesign(move):
        return why_no_redesign(table, move)
    if isinstance(move, End):
        return None if table.aside[table.turn] else refusal("P-10", "nothing-done-yet")
    if isinstance(move, Pass):
        can_act = bool(table.aside[table.turn] or actions(table))
        return refusal("P-19", "can-act") if can_act else None
    if isinstance(move, Give):
        return bought_now(table, move.tile) or refusal("P-54", "not-bought", tile=str(move.tile))
    return refusal("P-10", "not-a-move", move=str(move))


def _not_to_be_taken(table: PalaceTable, cards: Cards) -> Refusal | None:
    if not cards:
        return refusal("P-11", "nothing-taken")
    if not contains(table.display, cards):
        return refusal("P-11", "not-on-display", cards=in_words(cards))
    if len(cards) > 1 and worth(cards) > MOST_TAKEN_TOGETHER:
        return refusal("P-11", "too-much-taken", cards=in_words(cards), sum=worth(cards))
    return None


def _not_to_be_bought(table: PalaceTable, tile: Tile, cards: Cards) -> Refusal | None:
    if tile not in table.market:
        return refusal("P-12", "not-on-market", tile=str(tile))
    currency = table.options.slots[table.market.index(tile)]
    for card in cards:
        if card.currency not in (currency, ANY_CURRENCY):
            name = CURRENCIES[currency]
            return refusal("P-12", "wrong-currency", tile=str(tile), card=str(card), currency=name)
    if not table.hands[table.turn].may_hold(cards):
        return refusal("P-12", "not-in-hand", cards=in_words(cards))
    if worth(cards) < tile.price:
        return refusal(
            "P-12", "too-little-paid", tile=str(tile), price=tile.price, sum=worth(cards)
        )
    return None


def _not_as_a_placing(table: PalaceTable, move: Move) -> Refusal | None:
    aside = table.aside[table.turn]
    if isinstance(move, Place) and move.tile in aside:
        return table.alhambras[table.turn].may_add(move.tile, move.cell)
    if isinstance(move, Reserve) and move.tile in aside:
        return None
    if isinstance(move, Give) and move.tile in aside:
        if not table.options.dirk:
            return refusal("P-54", "no-dirk")
        return refusal("P-54", "gained-not-given") if table.phase == GAIN else None
    return refusal("P-16", "tiles-to-place", tiles=in_words(aside))
