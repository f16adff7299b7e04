"""Who sits at a table: sitting down, leaving, and how it is told."""

from typing import Final

from msgspec.structs import replace

from alhambra.bots import bot
from alhambra.core.messages import Message
from alhambra.core.sources import MersenneSource
from alhambra.games import game as rules_of
from alhambra.server.failures import NotNow, Unfit
from alhambra.server.storage.rows import SeatRow, TableRow
from alhambra.server.wire.lobby import Chair, TableNote, TableWish

SUBSTITUTE: Final = "greedy"
"""The bot that plays where nobody sits."""
SLOWEST_PACE: Final = 5000


def new_table(wish: TableWish, id: str, host: str, seed: str, now: int) -> TableRow:
    """The table that a guest wishes for; or BadOption or Unfit."""
    rules = rules_of(wish.game)
    options = rules.options(len(wish.seats), wish.options)
    for seat in wish.seats:
        if seat.bot is not None:
            bot(seat.bot, MersenneSource(0))
    if not 0 <= wish.pace <= SLOWEST_PACE:
        raise Unfit(Message("bad-pace", {"pace": wish.pace, "most": SLOWEST_PACE}))
    seats = [SeatRow(bot=seat.bot) for seat in wish.seats]
    if not any(seat.free for seat in seats):
        raise Unfit(Message("no-seat-for-people"))
    open = TableRow(
        id=id,
        game=wish.game,
        rules=rules.version,
        options=options.chosen(),
        seats=seats,
        host=host,
        pace=wish.pace,
        status="open",
        awaited=None,
        seed=seed,
        created=now,
        changed=now,
    )
    return seated(open, host)


def seated(table: TableRow, guest: str) -> TableRow:
    """With the guest in the first seat that is free. Where no host is left, the guest is."""
    if table.status != "open":
        raise NotNow(Message("game-has-begun"))
    for number, seat in enumerate(table.seats):
        if seat.free:
            host = guest if table.seat_of(table.host) is None else table.host
            return replace(table, seats=_with(table, number, SeatRow(guest=guest)), host=host)
    raise NotNow(Message("no-seat-free"))


def without(table: TableRow, guest: str) -> TableRow:
    """After the guest has left. If it was the host, whoever sits first is it now."""
    if table.status != "open":
        raise NotNow(Message("game-has-begun"))
    number = table.seat_of(guest)
    if number is None:
        return table
    seats = _with(table, number, SeatRow())
    people = [seat.guest for seat in seats if seat.guest is not None]
    host = people[0] if people and table.host == guest else table.host
    return replace(table, seats=seats, host=host)


def begun(table: TableRow) -> TableRow:
    """With bots where nobody sits, and the game running."""
    seats = [SeatRow(bot=SUBSTITUTE) if seat.free else seat for seat in table.seats]
    return replace(table, seats=seats, status="running")


def seat_names(table: TableRow, names: dict[str, str]) -> list[str]:
    """The names of all seats; of bots that are alike the second is called “greedy 2”."""
    called: list[str] = []
    for number, seat in enumerate(table.seats):
        if seat.bot is not None:
            again = sum(other.bot == seat.bot for other in table.seats[:number])
            called.append(f"{seat.bot} {again + 1}" if again else seat.bot)
        else:
            called.append(names.get(seat.guest or "", ""))
    return called


def table_note(
    table: TableRow, names: dict[str, str], here: set[str | None], reader: str | None
) -> TableNote:
    """The table as `reader` sees it from outside, if those `here` have it open."""
    return TableNote(
        id=table.id,
        game=table.game,
        status=table.status,
        options=table.options,
        chairs=[
            Chair(
                "bot" if seat.bot else "person" if seat.guest else "nobody",
                name,
                seat.bot is not None or (seat.guest is not None and seat.guest in here),
            )
            for seat, name in zip(table.seats, seat_names(table, names), strict=True)
        ],
        own=table.seat_of(reader),
        host=reader is not None and reader == table.host,
        awaited=table.awaited,
    )


def _with(table: TableRow, number: int, seat: SeatRow) -> list[SeatRow]:
    return [*table.seats[:number], seat, *table.seats[number + 1 :]]
