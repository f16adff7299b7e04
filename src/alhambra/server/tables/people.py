"""Commands of players other than moves: resigning, agreeing to end, letting bots play, muting."""

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.core.state import Seat
from alhambra.server.failures import BadRequest
from alhambra.server.guests import now
from alhambra.server.storage.rows import CommandRow, GuestRow, TableRow
from alhambra.server.tables.clocks import seat_taken_back
from alhambra.server.tables.endings import agreed, declined, played_by_bot, resigned, with_seat
from alhambra.server.tables.live import Change, LiveTable
from alhambra.server.tables.permissions import expect, expect_target
from alhambra.server.wire.socket import Agree, Hand, Mute, Resign, Silence, TakeBack

PeopleCommand = Resign | Agree | Hand | TakeBack


async def execute_locked(
    table: LiveTable, seat: Seat, command: PeopleCommand, stored: CommandRow
) -> None:
    """Carry out the command, unless it was carried out before. Call with the lock held."""
    if await table.was_done(stored):
        return
    table.require_history()
    change = _change(table, seat, command)
    before = table.row
    await table.change_locked(change, command=stored)
    notice = _notice(before, table.row, seat, command)
    if notice is not None:
        await table.post_notice_locked(notice, command.seat if isinstance(command, Hand) else seat)


def _change(table: LiveTable, seat: Seat, command: PeopleCommand) -> Change:
    match command:
        case Resign():
            return _resigning(table, seat)
        case Agree():
            return _agreeing(table, seat, command.agrees)
        case Hand():
            return _handing(table, seat, command.seat)
        case TakeBack():
            return _taking_back(table, seat)


def _resigning(table: LiveTable, seat: Seat) -> Change:
    guest = table.row.seats[seat].guest

    def change(row: TableRow) -> TableRow:
        expect("resign", row, guest, seat)
        return resigned(row, seat)

    return change


def _agreeing(table: LiveTable, seat: Seat, agrees: bool) -> Change:
    guest = table.row.seats[seat].guest

    def change(row: TableRow) -> TableRow:
        expect("agree", row, guest, seat)
        return agreed(row, seat) if agrees else declined(row)

    return change


def _handing(table: LiveTable, seat: Seat, other: Seat) -> Change:
    """Let a bot play one's own seat, or that of somebody who is gone."""
    guest = table.row.seats[seat].guest
    assert guest is not None

    def change(row: TableRow) -> TableRow:
        if other in row.seats_of(guest):
            expect("hand", row, guest, other)
            return played_by_bot(row, other, "chosen")
        expect("hand-other", row, guest, seat)
        there = row.seats[other].guest if 0 <= other < len(row.seats) else None
        presence = "gone" if there is None else table.publisher.presence_of(there)
        name = table.seat_names()[other] if there is not None else ""
        expect_target("hand-other", row, guest, other, presence, name)
        return played_by_bot(row, other, "gone")

    return change


def _taking_back(table: LiveTable, seat: Seat) -> Change:
    guest = table.row.seats[seat].guest
    history = table.require_history()
    at = now()

    def change(row: TableRow) -> TableRow:
        expect("take-back", row, guest, seat)
        if row.seats[seat].stand_in is None:
            return row
        return with_seat(row, seat, seat_taken_back(row, history, seat, at))

    return change


def _notice(before: TableRow, after: TableRow, seat: Seat, command: PeopleCommand) -> str | None:
    """The notice for the others, if anything has changed."""
    if before.seats == after.seats:
        return None
    match command:
        case Resign():
            return "notice-resigned"
        case Agree() if command.agrees:
            return "notice-agrees"
        case Agree():
            return "notice-disagrees" if before.seats[seat].agrees else "notice-declines"
        case Hand():
            return "notice-handed"
        case TakeBack():
            return "notice-back"


def muted_guest(table: LiveTable, guest: GuestRow, command: Mute) -> str:
    """The guest whom another one wants to mute, in a seat or a spectator; or NotNow or
    BadRequest."""
    expect("mute", table.row, guest.id)
    if command.person is not None:
        return _spectator(table, command.person)
    seat = -1 if command.seat is None else command.seat
    expect_target("mute", table.row, guest.id, seat)
    muted = table.row.seats[seat].guest
    assert muted is not None
    return muted


def silencing(table: LiveTable, guest: GuestRow, command: Silence) -> Change:
    """Let a spectator write nothing in the chat, or write again."""
    expect("silence", table.row, guest.id)
    other = _spectator(table, command.person)

    def change(row: TableRow) -> TableRow:
        expect("silence", row, guest.id)
        still = [each for each in row.silenced if each != other]
        return replace(row, silenced=[*still, other] if command.silenced else still)

    return change


def _spectator(table: LiveTable, person: str) -> str:
    """Or BadRequest."""
    for id, guest in table.people.items():
        if guest.person == person and table.row.seat_of(id) is None:
            return id
    raise BadRequest(Message("no-such-spectator"))
