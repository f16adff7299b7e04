"""The same game once more."""

from alhambra.server.storage.rows import TableRow
from alhambra.server.wire.tables import SeatRequest, TableRequest


def rematch_request(row: TableRow, host: str) -> TableRequest:
    """A request for the same game again, with those who share the new host's device."""
    return TableRequest(
        game=row.game,
        seats=[
            SeatRequest(seat.bot, seat.called if seat.guest == host and seat.called else None)
            for seat in row.seats
        ],
        options=row.options,
        pace=row.pace,
        clock=row.clock,
        gone_after=row.gone_after,
    )
