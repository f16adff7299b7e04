"""Who sits at a table: sitting down, leaving, what the host may do."""

from typing import Final

from msgspec.structs import replace

from alhambra.bots import bot
from alhambra.core.messages import Message
from alhambra.core.sources import MersenneSource
from alhambra.games import game as rules_of
from alhambra.server.failures import BadRequest, NotNow
from alhambra.server.guests import proper_name
from alhambra.server.storage.rows import SeatRow, TableRow
from alhambra.server.tables.proof import proper_contribution, servers_contribution
from alhambra.server.wire.tables import Clock, TableRequest

SUBSTITUTE: Final = "greedy"
"""The bot that plays where nobody sits."""
SLOWEST_PACE: Final = 5000
_LONGEST_CLOCK: Final = {"player": 24 * 60 * 60, "move": 30 * 24 * 60 * 60}
_LONGEST_AWAY: Final = 7 * 24 * 60 * 60


def new_table(requested: TableRequest, id: str, host: str, seed: str, now: int) -> TableRow:
    """The table that a guest asks for; or BadOption or BadRequest."""
    rules = rules_of(requested.game)
    options = rules.options(len(requested.seats), requested.options)
    for seat in requested.seats:
        _expect_bot(seat.bot)
        if seat.bot is not None and seat.name is not None:
            raise BadRequest(Message("seat-of-two"))
    if not 0 <= requested.pace <= SLOWEST_PACE:
        raise BadRequest(Message("bad-pace", {"pace": requested.pace, "most": SLOWEST_PACE}))
    _expect_clock(requested.clock)
    if not 1 <= requested.gone_after <= _LONGEST_AWAY:
        raise BadRequest(Message("bad-gone-after", {"most": _LONGEST_AWAY}))
    seats = [
        SeatRow(bot=seat.bot)
        if seat.name is None
        else SeatRow(guest=host, called=proper_name(seat.name))
        for seat in requested.seats
    ]
    if not any(seat.free for seat in seats):
        raise BadRequest(Message("no-seat-for-people"))
    open = TableRow(
        id=id,
        game=requested.game,
        rules=rules.version,
        options=options.chosen(),
        seats=seats,
        host=host,
        pace=requested.pace,
        status="open",
        awaited=None,
        seed=seed,
        created=now,
        changed=now,
        listed=requested.listed,
        clock=requested.clock,
        gone_after=requested.gone_after,
    )
    return _with_host(open, requested.contribution)


def _with_host(table: TableRow, contribution: str) -> TableRow:
    """With the host in the first free seat, among those who share his device."""
    first = next(number for number, seat in enumerate(table.seats) if seat.free)
    sitting = SeatRow(guest=table.host, contribution=proper_contribution(contribution))
    return replace(table, seats=_with(table, first, sitting))


def _expect_bot(name: str | None) -> None:
    if name is not None:
        bot(name, MersenneSource(0))


def _expect_clock(clock: Clock | None) -> None:
    if clock is not None and not 1 <= clock.seconds <= _LONGEST_CLOCK[clock.per]:
        raise BadRequest(Message("bad-clock", {"most": _LONGEST_CLOCK[clock.per]}))


def seated(
    table: TableRow, guest: str, number: int | None = None, contribution: str = ""
) -> TableRow:
    """With the guest in the seat with that number, or else where he sits, or in the first seat that
    is free. Where no host is left, the guest is. Who sits already and wants nothing else stays."""
    if number is None and not contribution and table.seat_of(guest) is not None:
        return table
    _expect_open(table)
    if guest in table.removed:
        raise NotNow(Message("was-removed"))
    old = table.seat_of(guest)
    number = old if number is None else number
    number = _first_free(table) if number is None else number
    seat = _seat(table, number)
    if not seat.free and number != old:
        raise NotNow(Message("seat-taken"))
    added = proper_contribution(contribution) or (
        "" if old is None else table.seats[old].contribution
    )
    host = guest if table.seat_of(table.host) is None else table.host
    if old is not None:
        table = replace(table, seats=_with(table, old, SeatRow()))
    sitting = SeatRow(guest=guest, contribution=added)
    return replace(table, seats=_with(table, number, sitting), host=host)


def seated_beside(table: TableRow, guest: str, name: str, number: int | None = None) -> TableRow:
    """With somebody called `name` in a free seat, who plays on the device of a guest who sits at
    the table."""
    _expect_open(table)
    if table.seat_of(guest) is None:
        raise NotNow(Message("only-seated"))
    called = proper_name(name)
    number = _first_free(table) if number is None else number
    if not _seat(table, number).free:
        raise NotNow(Message("seat-taken"))
    return replace(table, seats=_with(table, number, SeatRow(guest=guest, called=called)))


def without(table: TableRow, guest: str) -> TableRow:
    """After the guest has left, with all who shared his device. If it was the host, whoever sits
    first is it now."""
    _expect_open(table)
    if table.seat_of(guest) is None:
        raise NotNow(Message("only-seated"))
    seats = [SeatRow() if seat.guest == guest else seat for seat in table.seats]
    people = [seat.guest for seat in seats if seat.guest is not None]
    host = people[0] if people and table.host == guest else table.host
    return replace(table, seats=seats, host=host)


# What the host may do


def given_to(table: TableRow, host: str, number: int, name: str | None) -> TableRow:
    """With the bot `name` in a seat, or with nobody. A person who sat there does not come back."""
    expect_host(table, host)
    _expect_open(table)
    _expect_bot(name)
    seat = _seat(table, number)
    if seat.guest == host and not seat.called:
        raise NotNow(Message("host-stays"))
    seats = _with(table, number, SeatRow(bot=name))
    if seat.guest is None or seat.called:
        return replace(table, seats=seats)
    # Those who share the guest's device go with him.
    seats = [SeatRow() if each.guest == seat.guest else each for each in seats]
    return replace(table, seats=seats, removed=[*table.removed, seat.guest])


def handed_over(table: TableRow, host: str, number: int) -> TableRow:
    """With the person in that seat as the host."""
    expect_host(table, host)
    guest = _seat(table, number).guest
    if guest is None:
        raise NotNow(Message("host-is-a-person"))
    return replace(table, host=guest)


def expect_host(table: TableRow, guest: str | None) -> None:
    if guest is None or guest != table.host:
        raise NotNow(Message("host-only"))


def with_game_started(table: TableRow, now: int, practice: bool = False) -> TableRow:
    """With bots in free seats, a contribution to the random source from each seat (none for
    `practice`), and the game running."""
    seats = [SeatRow(bot=SUBSTITUTE) if seat.free else seat for seat in table.seats]
    for number, seat in enumerate(seats):
        added = seat.contribution or servers_contribution(table.seed, number)
        seats[number] = replace(seat, contribution="" if practice else added)
    return replace(table, seats=seats, status="running", started=now)


# While the game runs


def played_by_bot(table: TableRow, number: int) -> TableRow:
    """With a bot that plays for the person in a seat."""
    return changed_seat(table, number, stand_in=SUBSTITUTE)


def changed_seat(table: TableRow, number: int, **changes: object) -> TableRow:
    """With a seat of which something is otherwise, as long as the game runs."""
    if table.ended is not None:
        raise NotNow(Message("game-is-over"))
    return replace(table, seats=_with(table, number, replace(table.seats[number], **changes)))


def resigned(table: TableRow, number: int) -> TableRow:
    """After the person in a seat has given up. Where only one player is left, or no person, the
    game is over."""
    table = changed_seat(table, number, resigned=True, stand_in=SUBSTITUTE, agrees=False)
    left = [seat for seat in table.seats if not seat.resigned]
    if len(left) <= 1 or not any(seat.guest for seat in left):
        return replace(table, status="over", ended="resigned")
    return table


def agreed(table: TableRow, number: int, agrees: bool) -> TableRow:
    """After the person in a seat has said whether the game may end. If nobody who plays is against
    it, it is over."""
    for same in table.seats_of(table.seats[number].guest):
        # Whoever holds the device speaks for all who share it.
        table = changed_seat(table, same, agrees=agrees)
    if all(seat.agrees for seat in table.seats if seat.plays_himself):
        return replace(table, status="over", ended="agreed")
    return table


def _expect_open(table: TableRow) -> None:
    if table.status != "open":
        raise NotNow(Message("game-has-begun"))


def _first_free(table: TableRow) -> int:
    for number, seat in enumerate(table.seats):
        if seat.free:
            return number
    raise NotNow(Message("no-seat-free"))


def _seat(table: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(table.seats):
        raise BadRequest(Message("no-such-seat", {"most": len(table.seats) - 1}))
    return table.seats[number]


def _with(table: TableRow, number: int, seat: SeatRow) -> list[SeatRow]:
    return [*table.seats[:number], seat, *table.seats[number + 1 :]]
