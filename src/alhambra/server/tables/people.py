"""What a player may command beside moves: resigning, letting a bot play, muting somebody."""

from alhambra.core.messages import Fact, Message
from alhambra.core.state import Seat
from alhambra.server.failures import BadRequest, NotNow
from alhambra.server.guests import now
from alhambra.server.storage.rows import GuestRow, TableRow
from alhambra.server.tables.clocks import left_after_taking_back
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.seating import agreed, changed_seat, played_by_bot, resigned


async def resign_locked(table: LiveTable, seat: Seat) -> None:
    """Resign for good; nothing happens if the player has done so already."""
    if table.row.seats[seat].resigned:
        return
    expect_running(table)
    await table.change_locked(lambda row: resigned(row, seat))
    await table.post_notice_locked("notice-resigned", seat)


async def agree_locked(table: LiveTable, seat: Seat, agrees: bool) -> None:
    """Say whether the game may end."""
    expect_running(table)
    expect_playing(table, seat)
    if table.row.seats[seat].agrees == agrees:
        return
    await table.change_locked(lambda row: agreed(row, seat, agrees))
    await table.post_notice_locked("notice-agrees" if agrees else "notice-disagrees", seat)


async def hand_locked(table: LiveTable, seat: Seat, other: Seat) -> None:
    """Let a bot play in one's own seat, or in that of somebody who is gone."""
    expect_running(table)
    if not 0 <= other < len(table.row.seats):
        raise BadRequest(Message("no-such-seat", {"most": len(table.row.seats) - 1}))
    guest = table.row.seats[other].guest
    if guest is None:
        raise NotNow(Message("seat-of-a-bot"))
    if table.row.seats[other].stand_in is not None:
        return
    if other != seat:
        expect_playing(table, seat)
        if table.publisher.presence_of(guest) != "gone":
            facts: dict[str, Fact] = {
                "name": table.seat_names()[other],
                "seconds": table.row.gone_after,
            }
            raise NotNow(Message("not-gone", facts))
    await table.change_locked(lambda row: played_by_bot(row, other))
    await table.post_notice_locked("notice-handed", other)


async def take_back_locked(table: LiveTable, seat: Seat) -> None:
    """Play again oneself."""
    expect_running(table)
    if table.row.seats[seat].resigned:
        raise NotNow(Message("has-resigned"))
    if table.row.seats[seat].stand_in is None:
        return
    history = table.require_history()
    at = now()

    def change(row: TableRow) -> TableRow:
        left = left_after_taking_back(row, history, seat, at)
        return changed_seat(row, seat, stand_in=None, since=at, left=left)

    await table.change_locked(change)
    await table.post_notice_locked("notice-back", seat)


def muted_guest(table: LiveTable, guest: GuestRow, other: Seat) -> str:
    """The guest in a seat, whom another one mutes; or NotNow or BadRequest."""
    if not 0 <= other < len(table.row.seats):
        raise BadRequest(Message("no-such-seat", {"most": len(table.row.seats) - 1}))
    muted = table.row.seats[other].guest
    if muted is None or muted == guest.id:
        raise NotNow(Message("nobody-to-mute"))
    return muted


def expect_running(table: LiveTable) -> None:
    table.require_history()
    if table.row.status == "over":
        raise NotNow(Message("game-is-over"))


def expect_playing(table: LiveTable, seat: Seat) -> None:
    """That no bot plays in the seat."""
    if table.row.seats[seat].resigned:
        raise NotNow(Message("has-resigned"))
    if table.row.seats[seat].stand_in is not None:
        raise NotNow(Message("bot-plays-for-you"))
