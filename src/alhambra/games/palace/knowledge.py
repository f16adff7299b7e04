"""Who knows what: each seat's view, and full states consistent with a view.

In Palace money is dealt, taken and paid openly, so anyone who remembers everything knows every hand
(P-61). The exceptions are cards that only their owner has seen: master builders (B-02), and cards
that a position declares secret. Modules blank out their secrets on their own boards.
"""

from typing import TYPE_CHECKING

from alhambra.core.sources import Source
from alhambra.core.state import Seat
from alhambra.games.palace.pile import MoneyPile
from alhambra.parts.money import Card, Cards, Hand
from alhambra.parts.pieces import in_order, put_all

if TYPE_CHECKING:
    from alhambra.games.palace.table import PalaceTable


def seen_by(table: "PalaceTable", seat: Seat | None) -> "PalaceTable":
    """The table as `seat`, or a spectator, knows it. Other players' secret cards become blanks and
    are counted as part of the pile, since for all the seat knows they might be there."""
    table.check_seat(seat)
    view = table.copy()
    view.seat = seat
    for hand in table.hands:
        if hand.secret:
            _blank_secrets(view)
            break
    if table.boards:
        view.boards = tuple([m.seen_by(table.boards[m.at], seat) for m in table.options.modules])
    return view


def _blank_secrets(view: "PalaceTable") -> None:
    unknown: Cards = ()
    for other, hand in enumerate(view.hands):
        if hand.secret and other != view.seat:
            unknown = put_all(unknown, hand.secret)
            view.hold(other, hand.for_others())
    view.pile = view.pile.with_unseen(unknown)


def filled_in(view: "PalaceTable", source: Source) -> "PalaceTable":
    """A full table consistent with `view`: its blanks are filled with cards that the seat has not
    seen, each filling as likely as it is after the shuffle."""
    table = view.copy()
    table.seat = None
    unseen, unseen_apart = list(view.pile.cards), list(view.pile.apart)
    for seat, hand in enumerate(view.hands):
        if hand.hidden:
            drawn = _drawn(unseen, hand.hidden - hand.hidden_marked, source)
            drawn += _drawn(unseen_apart, hand.hidden_marked, source)
            table.hold(seat, Hand(hand.seen, in_order(drawn)))
    table.pile = MoneyPile(tuple(unseen), view.pile.parts, tuple(unseen_apart))
    table.boards = tuple([m.filled_in(table.boards[m.at], source) for m in table.options.modules])
    return table


def _drawn(cards: list[Card], number: int, source: Source) -> list[Card]:
    """This many of the cards, removed from the list."""
    return [cards.pop(source.below(len(cards))) for _ in range(number)]
