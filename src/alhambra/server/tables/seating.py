"""Who sits at a table before the game: sitting down, leaving, and what the host may do."""

import hashlib
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from alhambra.bots import bot
from alhambra.core.messages import Message
from alhambra.core.sources import MersenneSource
from alhambra.games import game as rules_of
from alhambra.server.failures import BadRequest, NotNow
from alhambra.server.names import proper_name
from alhambra.server.storage.rows import SeatRow, TableRow
from alhambra.server.tables.bots import newcomer
from alhambra.server.tables.permissions import expect, expect_target
from alhambra.server.tables.proof import proper_contribution, servers_contribution
from alhambra.server.wire.tables import Clock, SettingsRequest, TableRequest

SLOWEST_PACE: Final = 5000
_LONGEST_CLOCK: Final = {"player": 24 * 60 * 60, "move": 30 * 24 * 60 * 60}
_LONGEST_INCREMENT: Final = 10 * 60
_LONGEST_AWAY: Final = 7 * 24 * 60 * 60


def new_table(
    requested: TableRequest, id: str, host: str, seed: str, now: int, practice: bool = False
) -> TableRow:
    """The table that a guest has requested; or BadOption or BadRequest."""
    rules = rules_of(requested.game)
    options = rules.options(len(requested.seats), requested.options)
    for seat in requested.seats:
        _expect_bot(seat.bot)
        if seat.bot is not None and seat.name is not None:
            raise BadRequest(Message("seat-of-two"))
    expect_pace(requested.pace)
    _expect_times(requested.clock, requested.gone_after)
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
        practice=practice,
    )
    return _with_host(open, requested.contribution)


def _with_host(table: TableRow, contribution: str) -> TableRow:
    """With the host in the first free seat; others may share the host's device."""
    first = next(number for number, seat in enumerate(table.seats) if seat.free)
    sitting = SeatRow(guest=table.host, contribution=proper_contribution(contribution))
    return replace(table, seats=_with(table, first, sitting))


def _expect_bot(name: str | None) -> None:
    if name is not None:
        bot(name, MersenneSource(0))


def expect_pace(pace: int) -> None:
    if not 0 <= pace <= SLOWEST_PACE:
        raise BadRequest(Message("bad-pace", {"pace": pace, "most": SLOWEST_PACE}))


def _expect_times(clock: Clock | None, gone_after: int) -> None:
    if not 1 <= gone_after <= _LONGEST_AWAY:
        raise BadRequest(Message("bad-gone-after", {"most": _LONGEST_AWAY}))
    if clock is None:
        return
    if not 1 <= clock.seconds <= _LONGEST_CLOCK[clock.per]:
        raise BadRequest(Message("bad-clock", {"most": _LONGEST_CLOCK[clock.per]}))
    most = _LONGEST_INCREMENT if clock.per == "player" else 0
    if not 0 <= clock.increment <= most:
        raise BadRequest(Message("bad-increment", {"most": _LONGEST_INCREMENT}))


def seated(
    table: TableRow, guest: str, number: int | None = None, contribution: str = ""
) -> TableRow:
    """With the guest in seat `number`; without a number, where the guest already sits, or in the
    first free seat. If the host has left, the guest becomes the host."""
    if number is None and not contribution and table.seat_of(guest) is not None:
        return table
    expect("sit", table, guest)
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
    removed = [other for other in table.removed if other != guest]
    return replace(table, seats=_with(table, number, sitting), host=host, removed=removed)


def seated_beside(table: TableRow, guest: str, name: str, number: int | None = None) -> TableRow:
    """With somebody called `name` in a free seat, playing on the device of a guest at the table."""
    expect("sit-beside", table, guest)
    called = proper_name(name)
    number = _first_free(table) if number is None else number
    if not _seat(table, number).free:
        raise NotNow(Message("seat-taken"))
    return replace(table, seats=_with(table, number, SeatRow(guest=guest, called=called)))


def without(table: TableRow, guest: str) -> TableRow:
    """After the guest has left, along with everybody who shares the guest's device. If it was the
    host, the first person who still sits there becomes the host; a table where nobody sits is not
    listed any more."""
    expect("leave", table, guest)
    seats = [SeatRow() if seat.guest == guest else seat for seat in table.seats]
    people = [seat.guest for seat in seats if seat.guest is not None]
    host = people[0] if people and table.host == guest else table.host
    return replace(table, seats=seats, host=host, listed=table.listed and bool(people))


# What the host may do


def given_to(table: TableRow, host: str, number: int, name: str | None) -> TableRow:
    """With the bot `name` in a seat, or nobody. A person who sat there may come back."""
    expect("give", table, host)
    expect_target("give", table, host, number)
    _expect_bot(name)
    seat = table.seats[number]
    seats = _with(table, number, SeatRow(bot=name))
    if seat.guest is None or seat.called:
        return replace(table, seats=seats)
    # Those who share the guest's device leave too.
    seats = [SeatRow() if each.guest == seat.guest else each for each in seats]
    return replace(table, seats=seats, removed=[*table.removed, seat.guest])


def restored(table: TableRow, host: str, key: str, expect_here: Callable[[str], None]) -> TableRow:
    """With somebody who was removed back in a free seat, who has to be there to see it. Nothing
    happens if nobody has that key."""
    expect("restore", table, host)
    for guest in table.removed:
        if guest_key(table, guest) == key:
            expect_here(guest)
            return seated(table, guest)
    return table


def with_settings(table: TableRow, host: str, requested: SettingsRequest) -> TableRow:
    """With another game, other options or another clock; or BadOption, BadRequest or NotNow."""
    expect("settings", table, host)
    _expect_times(requested.clock, requested.gone_after)
    rules = rules_of(requested.game)
    options = rules.options(requested.seats, requested.options)
    return replace(
        table,
        game=requested.game,
        rules=rules.version,
        options=options.chosen(),
        seats=_resized(table.seats, requested.seats),
        listed=requested.listed,
        clock=requested.clock,
        gone_after=requested.gone_after,
    )


def _resized(seats: list[SeatRow], count: int) -> list[SeatRow]:
    """With so many seats: free ones go first, then those of bots, and nobody loses theirs."""
    kept = list(seats)
    for goes in (lambda seat: seat.free, lambda seat: seat.guest is None):
        for number in reversed(range(len(kept))):
            if len(kept) > count and goes(kept[number]):
                del kept[number]
    if len(kept) > count:
        raise NotNow(Message("too-few-seats", {"people": len(kept)}))
    return kept + [SeatRow() for _ in range(count - len(kept))]


def banned(table: TableRow, host: str, number: int) -> TableRow:
    """Without the person in that seat, who may not come back."""
    expect("ban", table, host)
    expect_target("ban", table, host, number)
    guest = table.seats[number].guest
    assert guest is not None
    seats = [SeatRow() if seat.guest == guest else seat for seat in table.seats]
    return replace(table, seats=seats, banned=[*table.banned, guest])


def unbanned(table: TableRow, host: str, key: str) -> TableRow:
    """With a banned guest welcome again. Nothing happens if nobody has that key."""
    expect("unban", table, host)
    still = [guest for guest in table.banned if guest_key(table, guest) != key]
    return replace(table, banned=still)


def guest_key(table: TableRow, guest: str) -> str:
    """How the host knows somebody who was removed or banned: the ids of guests are not shown."""
    return hashlib.sha256(f"{table.id} {guest}".encode()).hexdigest()[:16]


def handed_over(table: TableRow, host: str, number: int) -> TableRow:
    """With the person in that seat as host."""
    expect("host", table, host)
    expect_target("host", table, host, number)
    return replace(table, host=table.seats[number].guest)


def with_game_started(table: TableRow, now: int) -> TableRow:
    """With bots in free seats, a contribution to the random source from each seat (none for
    practice), and the game running."""
    for number, seat in enumerate(table.seats):
        if seat.free:
            sitting = SeatRow(bot=newcomer(table, number))
            table = replace(table, seats=_with(table, number, sitting))
    seats = list(table.seats)
    for number, seat in enumerate(seats):
        added = seat.contribution or servers_contribution(table.seed, number)
        seats[number] = replace(seat, contribution="" if table.practice else added)
    return replace(table, seats=seats, status="running", started=now)


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


def with_rematch(table: TableRow, guest: str, id: str) -> TableRow:
    """After the guest has asked for a rematch: at the table `id`, unless somebody asked before."""
    seats = [replace(seat, again=seat.again or seat.guest == guest) for seat in table.seats]
    return replace(table, seats=seats, again=table.again or id)
