"""Taking back a move after others have moved, with their consent and as long as nothing was
drawn."""

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.core.state import Seat
from alhambra.server.failures import BadRequest, NotNow, Stale
from alhambra.server.storage.rows import CommandRow, TableRow
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.permissions import expect
from alhambra.server.wire.socket import Retract
from alhambra.server.wire.tables import Retraction


async def retract_locked(table: LiveTable, seat: Seat, command: Retract, stored: CommandRow) -> int:
    """Carry out the command, unless it was carried out before. Returns the version of the table
    after it. Call with the lock held."""
    before = table.require_history().of_command(stored.command)
    if before is not None:
        if before.kind != "undo":
            raise BadRequest(Message("command-id-used"))
        return before.version
    if await table.was_done(stored):
        return table.version
    if command.version != table.version:
        raise Stale(table.version)
    expect("retract", table.row, table.row.seats[seat].guest, seat)
    if command.agrees:
        await _agree_locked(table, seat, stored)
    else:
        await _decline_locked(table, seat, stored)
    return table.version


async def _agree_locked(table: LiveTable, seat: Seat, stored: CommandRow) -> None:
    asked = _asked(table)
    request = asked or Retraction(seat, table.version, [])
    moves = table.require_history().retractable(request.seat)
    if moves == 0:
        raise NotNow(Message("nothing-to-undo"))
    if request.seat != seat:
        own = table.row.seats_of(table.row.seats[seat].guest)
        request = replace(request, agreed=sorted({*request.agreed, *own}))
    if _to_ask(table.row, request.seat) <= set(request.agreed):
        # The request lapses with this event.
        await table.append_locked("undo", request.seat, str(moves), stored.command)
        return
    await _keep_locked(table, request, stored)
    if asked is None:
        await table.post_notice_locked("notice-asks-back", seat)


async def _decline_locked(table: LiveTable, seat: Seat, stored: CommandRow) -> None:
    asked = _asked(table)
    if asked is None:
        raise NotNow(Message("nothing-asked"))
    await _keep_locked(table, None, stored)
    if asked.seat != seat:
        await table.post_notice_locked("notice-declines-back", seat)


async def _keep_locked(table: LiveTable, request: Retraction | None, stored: CommandRow) -> None:
    version = table.version

    def change(row: TableRow) -> TableRow:
        # Another process may have received a move meanwhile.
        if table.version != version:
            raise Stale(table.version)
        return replace(row, retraction=request)

    await table.change_locked(change, command=stored)


def _asked(table: LiveTable) -> Retraction | None:
    """The request that is open."""
    request = table.row.retraction
    return request if request is not None and request.version == table.version else None


def _to_ask(table: TableRow, seat: Seat) -> set[Seat]:
    """The seats of the other people who have not resigned. Nobody tries out moves against the bot
    of somebody who is absent without asking."""
    own = table.seats_of(table.seats[seat].guest)
    return {
        number
        for number, each in enumerate(table.seats)
        if each.guest is not None and not each.resigned and number not in own
    }
