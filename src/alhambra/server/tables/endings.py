"""How somebody leaves a game to a bot, and how a game ends early. Nobody gains by either: absent
people have not agreed to anything, and those who leave rank behind those who stay."""

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.core.state import Seat
from alhambra.server.failures import NotNow
from alhambra.server.storage.rows import SeatRow, TableRow
from alhambra.server.tables.bots import SUBSTITUTE, newcomer
from alhambra.server.tables.permissions import expect, may
from alhambra.server.wire.tables import Absence, IfResigned


def with_seat(table: TableRow, number: Seat, seat: SeatRow) -> TableRow:
    """With another row for one seat; or NotNow, if the game has ended."""
    if table.ended is not None:
        raise NotNow(Message("game-is-over"))
    return replace(table, seats=[*table.seats[:number], seat, *table.seats[number + 1 :]])


def changed_seat(table: TableRow, number: Seat, **changes: object) -> TableRow:
    """The same, with only these changes."""
    return with_seat(table, number, replace(table.seats[number], **changes))


def played_by_bot(table: TableRow, number: Seat, why: Absence) -> TableRow:
    """With a bot playing for the person in a seat; unchanged if one already does."""
    if table.seats[number].stand_in is not None:
        return table
    return changed_seat(table, number, stand_in=SUBSTITUTE, absence=why)


def resigned(table: TableRow, number: Seat) -> TableRow:
    """After the person in a seat has resigned. If only one player is left, or no person, the game
    is over."""
    table = changed_seat(
        table, number, resigned=True, stand_in=SUBSTITUTE, absence="resigned", agrees=False
    )
    left = [seat for seat in table.seats if not seat.resigned]
    if len(left) <= 1 or not any(seat.guest for seat in left):
        return replace(table, status="over", ended="resigned")
    return _ended_if_agreed(table)


def all_resigned(table: TableRow, guest: str) -> TableRow:
    """After a guest has resigned all seats that are played on the guest's devices."""
    for number in table.seats_of(guest):
        if table.ended is None and not table.seats[number].resigned:
            table = resigned(table, number)
    return table


def agreed(table: TableRow, number: Seat) -> TableRow:
    """After the person in a seat has proposed to end the game, or agreed to. Once everybody who has
    not resigned agrees, absent people included, the game is over."""
    for same in table.seats_of(table.seats[number].guest):
        # Those who share a device agree together.
        if not table.seats[same].resigned:
            table = changed_seat(table, same, agrees=True)
    return _ended_if_agreed(table)


def declined(table: TableRow) -> TableRow:
    """After somebody has declined to end the game: all proposals are withdrawn."""
    for number, seat in enumerate(table.seats):
        if seat.agrees:
            table = changed_seat(table, number, agrees=False)
    return table


def expired(table: TableRow) -> TableRow:
    """After nobody has done anything for too long; the person to act is at fault."""
    if table.status != "running":
        raise NotNow(Message("game-is-over"))
    number = table.awaited
    if number is not None and table.seats[number].plays_himself:
        table = played_by_bot(table, number, "time")
    return replace(table, status="over", ended="idle")


def closed(table: TableRow, host: str) -> TableRow:
    """After the host has closed a running game, which counts as resigning; or NotNow, if another
    person has not resigned."""
    expect("close", table, host)
    if any(seat.guest not in (None, host) and not seat.resigned for seat in table.seats):
        raise NotNow(Message("others-play"))
    return all_resigned(table, host)


def _ended_if_agreed(table: TableRow) -> TableRow:
    asked = [seat for seat in table.seats if seat.guest is not None and not seat.resigned]
    if any(seat.agrees for seat in asked) and all(seat.agrees for seat in asked):
        return replace(table, status="over", ended="agreed")
    return table


def without_person(table: TableRow, guest: str) -> TableRow | None:
    """After everything about a guest was deleted; None if nobody else sat there."""
    for number in table.seats_of(guest):
        seats = list(table.seats)
        seats[number] = _without_guest(table, number)
        table = replace(table, seats=seats)
    others = [seat.guest for seat in table.seats if seat.guest is not None]
    if not others:
        return None
    host = others[0] if table.host == guest else table.host
    removed = [other for other in table.removed if other != guest]
    banned = [other for other in table.banned if other != guest]
    silenced = [other for other in table.silenced if other != guest]
    return replace(table, host=host, removed=removed, banned=banned, silenced=silenced)


def _without_guest(table: TableRow, number: Seat) -> SeatRow:
    if table.status == "open":
        return SeatRow()
    # The seat's contribution to chance stays: the game could not be verified without it.
    bot = newcomer(table, number) if table.status == "running" else None
    return replace(table.seats[number], guest=None, bot=bot, called="", stand_in=None)


# Who ended it, and who won as a result


def ended_by(table: TableRow) -> list[Seat]:
    """The seats of those who had left when the game ended early: they rank behind the others."""
    if table.ended is None:
        return []
    return [number for number, seat in enumerate(table.seats) if _left_early(table, seat)]


def early_winners(table: TableRow) -> list[Seat]:
    """The one remaining seat, if the game ended early and left only one."""
    if table.ended not in ("resigned", "idle"):
        return []
    left = [number for number, seat in enumerate(table.seats) if not _left_early(table, seat)]
    return left if len(left) == 1 else []


def _left_early(table: TableRow, seat: SeatRow) -> bool:
    return seat.resigned or (table.ended == "idle" and seat.absence == "time")


def if_resigned(table: TableRow, guest: str | None, number: Seat | None) -> IfResigned | None:
    """What would follow if the person in a seat resigned; None for somebody who cannot."""
    if number is None or not may("resign", table, guest, number):
        return None
    then = resigned(table, number)
    return IfResigned(then.ended is not None, early_winners(then))
