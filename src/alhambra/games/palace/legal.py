"""The legal moves, in a fixed order: all of them, each exactly once."""

from alhambra.core.state import Move
from alhambra.core.values import replaced
from alhambra.games.palace.moves import Buy, End, Give, Pass, Place, Reserve, Take
from alhambra.games.palace.redesign import redesigns
from alhambra.games.palace.table import ACT, PLACE, PREPARE, PalaceTable
from alhambra.parts.money import Card, Cards, payments

MOST_TAKEN_TOGETHER = 5


def legal_moves(table: PalaceTable) -> list[Move]:
    """The moves of the seat to act; none when chance acts or the game is over.

    Payments are listed only if no card in them is superfluous. Others are accepted all the same:
    the one case of a legal move that is not listed (P-12).
    """
    if not table.awaits_player():
        return []
    if table.phase >= PREPARE:
        return table.options.modules[table.acting].moves(table)
    if table.phase != ACT:
        return _placings(table)
    moves = actions(table)
    if table.aside[table.turn]:
        moves.append(End())
    return moves or [Pass()]


def actions(table: PalaceTable) -> list[Move]:
    """The three actions of a turn (P-10), and the purchases that modules add."""
    seat = table.turn
    takings, purchases = table.takings, table.purchases[seat]
    if takings is None:
        takings = tuple(_takings(table.display))
        table.takings = takings
    if purchases is None:
        purchases = tuple(_purchases(table))
        table.purchases = replaced(table.purchases, seat, purchases)
    return list(takings + purchases + redesigns(table))


def _takings(display: Cards) -> list[Move]:
    """One card, or several worth five or less together (P-11); identical cards count once."""
    moves: list[Move] = []
    last: Card | None = None
    for card in display:
        if card is not last:
            moves.append(Take((card,)))
            last = card
    _add_takings(display, 0, MOST_TAKEN_TOGETHER, (), moves)
    return moves


def _add_takings(display: Cards, first: int, room: int, taken: Cards, moves: list[Move]) -> None:
    """Add every way to extend `taken` to more than one card, using cards from number `first` on
    that are worth at most `room` together."""
    last: Card | None = None
    for number in range(first, len(display)):
        card = display[number]
        if card.value <= room and card is not last:
            last = card
            cards = taken + (card,)
            if taken:
                moves.append(Take(cards))
            if card.value < room:
                _add_takings(display, number + 1, room - card.value, cards, moves)


def _purchases(table: PalaceTable) -> list[Move]:
    moves: list[Move] = []
    hand = table.hands[table.turn]
    slots = table.options.slots
    for slot, tile in enumerate(table.market):
        if tile is not None:
            for cards in payments(hand.purse(slots[slot]), tile.price):
                moves.append(Buy(tile, cards))
    for module in table.options.modules:
        moves += module.purchases(table)
    return moves


def _placings(table: PalaceTable) -> list[Move]:
    """Each tile bought goes into the Alhambra, onto the reserve, or to Dirk (P-16, P-54); one
    gained at the end cannot be given away (P-41)."""
    alhambra = table.alhambras[table.turn]
    moves: list[Move] = []
    for tile in table.aside[table.turn]:
        moves += [Place(tile, cell) for cell in alhambra.places(tile.walls)]
        moves.append(Reserve(tile))
        if table.options.dirk and table.phase == PLACE:
            moves.append(Give(tile))
    return moves
