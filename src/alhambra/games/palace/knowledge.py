"""Who knows what: views for seats, and full states that fit a view.

In Palace the deal, the taking and the paying of money are open, so whoever remembers everything
knows every hand (P-61). A hand may still hold cards that its owner alone has seen; a position can
say so.
"""

from alhambra.core.messages import BadOption, Message
from alhambra.core.sources import Source
from alhambra.core.state import Seat
from alhambra.games.palace.pile import MoneyPile
from alhambra.games.palace.table import Table
from alhambra.parts.money import Card, Cards, Hand, in_order, put


def seen_by(table: Table, seat: Seat | None) -> Table:
    """The table as `seat`, or a spectator, knows it. Other players' secret cards turn into blanks:
    for all that the seat knows they could as well lie in the pile, so there they are counted."""
    if seat is not None and not 0 <= seat < table.options.players:
        raise BadOption(Message("no-seat", {"seat": seat}))
    view = table.copy()
    view.seat = seat
    for hand in table.hands:
        if hand.secret:
            _blank_secrets(view)
            break
    return view


def _blank_secrets(view: Table) -> None:
    unknown: Cards = ()
    for other, hand in enumerate(view.hands):
        if hand.secret and other != view.seat:
            unknown = put(unknown, hand.secret)
            view.hold(other, hand.for_others())
    view.pile = MoneyPile(put(view.pile.cards, unknown), view.pile.parts)


def filled_in(view: Table, source: Source) -> Table:
    """A table that `view` cannot tell from the real one: its blanks are filled with cards that the
    seat has not seen, every way of filling them being as likely as it is in the shuffle."""
    table = view.copy()
    table.seat = None
    unseen = list(view.pile.cards)
    for seat, hand in enumerate(view.hands):
        if hand.hidden:
            drawn: list[Card] = [unseen.pop(source.below(len(unseen))) for _ in range(hand.hidden)]
            table.hold(seat, Hand(hand.seen, in_order(drawn)))
    table.pile = MoneyPile(tuple(unseen), view.pile.parts)
    return table
