"""How much time people have left. It is derived from the times of a table's events, so a restart of
the server loses nothing."""

from typing import Final

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.core.state import Seat
from alhambra.server.failures import NotNow
from alhambra.server.storage.rows import SeatRow, TableRow
from alhambra.server.tables.history import History

_AGAIN: Final = 10
"""Somebody who takes back a seat whose time was up gets what it had last, divided by this."""


def awaited_person(table: TableRow, history: History) -> Seat | None:
    """The seat of the person the game is waiting for."""
    seat = None if table.status != "running" else history.awaited
    return seat if seat is not None and table.seats[seat].plays_himself else None


def deadline(table: TableRow, history: History) -> int | None:
    """When the time of the person to act runs out."""
    seat = awaited_person(table, history)
    if seat is None or table.clock is None:
        return None
    since = _since(table, history, seat)
    return since + _left_at(table, history, seat, since)


def times_left(table: TableRow, history: History, now: int) -> list[int | None]:
    """How many milliseconds each seat has left; None for bots."""
    thinking = awaited_person(table, history)
    times: list[int | None] = []
    for seat, row in enumerate(table.seats):
        if table.clock is None or row.guest is None:
            times.append(None)
            continue
        since = _since(table, history, seat)
        left = _left_at(table, history, seat, since)
        times.append(max(0, left - (now - since if seat == thinking else 0)))
    return times


def seat_taken_back(table: TableRow, history: History, seat: Seat, now: int) -> SeatRow:
    """A seat after its person has taken it back from a bot; or NotNow, in a turn whose time is up:
    otherwise nobody would ever have to play it."""
    row = replace(table.seats[seat], stand_in=None, absence=None)
    if table.clock is None:
        return row
    if history.awaited == seat:
        # The time of this turn has gone on.
        since = _since(table, history, seat)
        if since + _left_at(table, history, seat, since) <= now:
            raise NotNow(Message("time-is-up"))
        return row
    return replace(row, since=now, left=_left_to_go_on(table, history, seat, now))


def _left_to_go_on(table: TableRow, history: History, seat: Seat, now: int) -> int:
    """How much time a seat has that is taken back before its next turn. If its time was up, that is
    a part of what it had last: whoever lets it run out again and again gets less and less."""
    assert table.clock is not None
    row, whole = table.seats[seat], table.clock.seconds * 1000
    if table.clock.per == "move":
        return whole
    least = (whole if row.left is None else row.left) // _AGAIN if row.absence == "time" else 0
    return max(least, _left_at(table, history, seat, now))


def _since(table: TableRow, history: History, seat: Seat) -> int:
    """When a seat that is to act began to think: at the last event or, if the clock runs per turn,
    at the last event of another seat."""
    assert table.clock is not None
    since = table.started or 0
    for other, at in reversed(history.moments):
        if table.clock.per == "player" or other != seat:
            since = at
            break
    return max(since, table.seats[seat].since)


def _left_at(table: TableRow, history: History, seat: Seat, at: int) -> int:
    """How long a seat may still think at that time, if it has not acted since."""
    assert table.clock is not None
    row = table.seats[seat]
    whole = table.clock.seconds * 1000 if row.left is None else row.left
    if table.clock.per == "move":
        return whole
    used, before = 0, table.started or 0
    for other, moment in history.moments:
        if other == seat and moment <= at:
            used += max(0, moment - max(before, row.since))
        before = moment
    return whole - used + table.clock.increment * 1000 * _turns(history, seat, row.since)


def _turns(history: History, seat: Seat, since: int) -> int:
    """How many turns a seat has ended since then."""
    seats = [other for other, at in history.moments if at > since or other != seat]
    following = [*seats[1:], history.awaited]
    return sum(one == seat and next != seat for one, next in zip(seats, following, strict=False))
