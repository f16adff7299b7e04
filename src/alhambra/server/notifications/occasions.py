"""What people at a table are called for, while they do not have it open: in games that take days,
their turn, questions that await their answer, and the end."""

from typing import Final

from msgspec import Struct

from alhambra.server.storage.calls import Kind
from alhambra.server.storage.rows import TableRow
from alhambra.server.tables.clocks import awaited_person
from alhambra.server.tables.history import History

_DAY: Final = 24 * 60 * 60
_AFTER_THE_END: Final = -1
_BEFORE_THE_BEGINNING: Final = -2


class Occasion(Struct, frozen=True):
    """Something that a guest is called for, once."""

    guest: str
    id: str
    kind: Kind
    turn: int
    """Which of the guest's turns it belongs to."""
    since: int
    """When it arose: those who want to be called only later are not called for it."""


def takes_days(table: TableRow) -> bool:
    """Whether people play when they find the time: there is no clock, or one with days for each
    turn; and somebody else plays, too."""
    return len(table.guests()) > 1 and (table.clock is None or table.clock.seconds >= _DAY)


def occasions(table: TableRow, history: History) -> list[Occasion]:
    """All that people at the table are called for now."""
    if not takes_days(table):
        return []
    if table.status == "over":
        return _end(table, history)
    return [*_turn(table, history), *_questions(table, history)]


def invitation(guest: str, at: int) -> Occasion:
    """Somebody is invited to a table, whatever its clock."""
    return Occasion(guest, "invited", "invited", _BEFORE_THE_BEGINNING, at)


def _turn(table: TableRow, history: History) -> list[Occasion]:
    seat = awaited_person(table, history)
    guest = None if seat is None else table.seats[seat].guest
    if guest is None:
        return []
    own = table.seats_of(guest)
    if history.moments and history.moments[-1][0] in own:
        # In the middle of a turn, or after another one on the same device.
        return []
    turn = _turns_before(history, own)
    return [Occasion(guest, f"turn-{turn}", "turn", turn, _latest(table, history))]


def _questions(table: TableRow, history: History) -> list[Occasion]:
    found = []
    back = table.retraction
    for guest in table.guests():
        seats = [table.seats[seat] for seat in table.seats_of(guest) if table.seats[seat].guest]
        turn = _turns_before(history, table.seats_of(guest))
        proposed = any(seat.agrees for seat in table.seats)
        if proposed and any(not seat.resigned and not seat.agrees for seat in seats):
            found.append(Occasion(guest, f"end-{turn}", "end", turn, table.changed))
        asked = [n for n in table.seats_of(guest) if table.seats[n].plays_himself]
        if (
            back is not None
            and back.version == history.version
            and back.seat not in asked
            and not set(asked) <= set(back.agreed)
        ):
            id = f"back-{back.version}"
            found.append(Occasion(guest, id, "back", turn, table.changed))
    return found


def _end(table: TableRow, history: History) -> list[Occasion]:
    return [
        Occasion(guest, "over", "over", _AFTER_THE_END, _latest(table, history))
        for guest in table.guests()
        if not all(table.seats[seat].resigned for seat in table.seats_of(guest))
    ]


def _turns_before(history: History, seats: list[int]) -> int:
    """A number that stays the same until one of these seats does something: whoever takes back a
    move and makes another one calls nobody again."""
    return sum(seat in seats for seat, _ in history.moments)


def _latest(table: TableRow, history: History) -> int:
    """When something last happened in the game."""
    moved = history.moments[-1][1] if history.moments else table.started or 0
    return max(moved, table.changed if table.ended else 0)
