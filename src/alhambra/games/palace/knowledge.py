"""Who knows what: views for seats, and full states that fit a view.

In Palace the deal, the taking and the paying of money are open, so whoever remembers everything
knows every hand (P-61), but for cards that its owner alone has seen: master builders (B-02), and
what a position says. What a module keeps from somebody, it blanks on its own board.
"""

from typing import TYPE_CHECKING

from alhambra.core.sources import Source
from alhambra.core.state import Seat
from alhambra.games.palace.pile import MoneyPile
from alhambra.parts.money import Card, Cards, Hand, in_order, put

if TYPE_CHECKING:
    from alhambra.games.palace.table import PalaceTable


def seen_by(table: "PalaceTable", seat: Seat | None) -> "PalaceTable":
    """The table as `seat`, or a spectator, knows it. Other players' secret cards turn into blanks:
    for all that the seat knows they could as well lie in the pile, so there they are counted."""
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
            unknown = put(unknown, hand.secret)
            view.hold(other, hand.for_others())
    view.pile = view.pile.with_unseen(unknown)


def filled_in(view: "PalaceTable", source: Source) -> "PalaceTable":
    """A table that `view` cannot tell from the real one: its blanks are filled with cards that the
    seat has not seen, every way of filling them being as likely as it is in the shuffle."""
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
    """So many of the cards, which they leave."""
    return [cards.pop(source.below(len(cards))) for _ in range(number)]
