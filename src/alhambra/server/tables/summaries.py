"""Summaries of tables: everything but the game."""

from msgspec import Struct

from alhambra.server.storage.rows import SeatRow, TableRow
from alhambra.server.tables.proof import table_commitment
from alhambra.server.wire.tables import Presence, SeatSummary, TableSummary


class LiveDetails(Struct, frozen=True):
    """What a table in memory knows beside its row."""

    names: dict[str, str]
    presence: dict[str, Presence] = {}
    left: list[int | None] = []
    closes: int | None = None


def seat_names(table: TableRow, names: dict[str, str]) -> list[str]:
    """The names of all seats; of bots that are alike the second is called “greedy 2”."""
    called: list[str] = []
    for number, seat in enumerate(table.seats):
        if seat.bot is not None:
            again = sum(other.bot == seat.bot for other in table.seats[:number])
            called.append(f"{seat.bot} {again + 1}" if again else seat.bot)
        else:
            called.append(seat.called or names.get(seat.guest or "", ""))
    return called


def table_summary(
    table: TableRow,
    details: LiveDetails,
    viewer: str | None,
    own: int | None,
    muted: frozenset[str] = frozenset(),
) -> TableSummary:
    """The summary for `viewer`, who has `muted` some guests and gets the view of the seat `own`."""
    left = details.left or [None for _ in table.seats]
    names = seat_names(table, details.names)
    return TableSummary(
        id=table.id,
        game=table.game,
        status=table.status,
        options=table.options,
        seats=[
            _seat_summary(seat, name, details, time, table.host, seat.guest in muted)
            for seat, name, time in zip(table.seats, names, left, strict=True)
        ],
        own=own,
        mine=table.seats_of(viewer),
        host=viewer is not None and viewer == table.host,
        awaited=table.awaited,
        listed=table.listed,
        clock=table.clock,
        gone_after=table.gone_after,
        ended=table.ended,
        closes=details.closes,
        rematch=table.again,
        commitment=table_commitment(table),
    )


def _seat_summary(
    seat: SeatRow, name: str, details: LiveDetails, left: int | None, host: str, muted: bool
) -> SeatSummary:
    return SeatSummary(
        occupant="bot" if seat.bot else "person" if seat.guest else "nobody",
        name=name,
        host=seat.guest == host and not seat.called,
        presence="here" if seat.bot else details.presence.get(seat.guest or "", "gone"),
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        agrees=seat.agrees,
        left=left,
        contribution=seat.contribution,
        muted=muted,
    )
