"""Summaries of tables: everything but the game."""

from msgspec import Struct

from alhambra.bots import with_character
from alhambra.server.avatars import avatar_of
from alhambra.server.names import distinct_names
from alhambra.server.storage.rows import GuestRow, SeatRow, TableRow
from alhambra.server.tables.endings import early_winners, ended_by, if_resigned
from alhambra.server.tables.permissions import standing
from alhambra.server.tables.proof import table_commitment
from alhambra.server.tables.seating import guest_key
from alhambra.server.wire.tables import (
    Occupant,
    Presence,
    SeatSummary,
    SentAway,
    Standing,
    TableSummary,
)


class LiveDetails(Struct, frozen=True):
    """What a table in memory knows besides its row."""

    people: dict[str, GuestRow]
    presence: dict[str, Presence] = {}
    left: list[int | None] = []
    closes: int | None = None

    @property
    def names(self) -> dict[str, str]:
        return {id: guest.name for id, guest in self.people.items()}


def seat_names(table: TableRow, names: dict[str, str]) -> list[str]:
    """The names of all seats, each of them distinct; so are characters, whatever their levels."""
    levels: list[str] = []
    called: list[str] = []
    for seat in table.seats:
        level, character = with_character(seat.bot or "")
        levels.append(f"{level}/" if character else "")
        name = seat.bot or seat.called or names.get(seat.guest or "", "")
        called.append(character or name)
    return [level + name for level, name in zip(levels, distinct_names(called), strict=True)]


def names_in_chat(table: TableRow, names: dict[str, str]) -> dict[str, str]:
    """What guests are called in the chat: the same as at the table."""
    seats = zip(table.seats, seat_names(table, names), strict=True)
    return names | {seat.guest: name for seat, name in seats if seat.guest and not seat.called}


def table_summary(
    table: TableRow,
    details: LiveDetails,
    viewer: str | None,
    own: int | None,
    muted: frozenset[str] = frozenset(),
) -> TableSummary:
    """The summary for `viewer`, who has `muted` some guests and gets the view of seat `own`."""
    left = details.left or [None for _ in table.seats]
    known = details.names
    names = seat_names(table, known)
    return TableSummary(
        id=table.id,
        game=table.game,
        status=table.status,
        options=table.options,
        seats=[
            _seat_summary(
                seat, name, details, time, table.host, seat.guest in muted, table.status == "open"
            )
            for seat, name, time in zip(table.seats, names, left, strict=True)
        ],
        own=own,
        mine=table.seats_of(viewer),
        host=viewer is not None and viewer == table.host,
        awaited=table.awaited,
        listed=table.listed,
        clock=table.clock,
        gone_after=None if table.clock else table.gone_after,
        ended=table.ended,
        ended_by=ended_by(table),
        winners=early_winners(table),
        if_resigned=if_resigned(table, viewer, own),
        retraction=table.retraction,
        closes=details.closes,
        rematch=table.again,
        night=table.night,
        commitment=table_commitment(table),
        practice=table.practice,
        standing=_standing(table, viewer),
        muted=[
            guest.person
            for id, guest in details.people.items()
            if id in muted and table.seat_of(id) is None
        ],
        silenced=[details.people[id].person for id in table.silenced if id in details.people],
        removed=_sent_away(table, table.removed, known, viewer),
        banned=_sent_away(table, table.banned, known, viewer),
    )


def _standing(table: TableRow, viewer: str | None) -> Standing | None:
    who = standing(table, viewer)
    return "banned" if "banned" in who else "removed" if "removed" in who else None


def _sent_away(
    table: TableRow, guests: list[str], names: dict[str, str], viewer: str | None
) -> list[SentAway]:
    """For the host alone, and as long as it can be undone."""
    if viewer != table.host or table.status != "open":
        return []
    return [SentAway(guest_key(table, guest), names.get(guest, "")) for guest in guests]


def _seat_summary(
    seat: SeatRow,
    name: str,
    details: LiveDetails,
    left: int | None,
    host: str,
    muted: bool,
    open: bool,
) -> SeatSummary:
    guest = None if seat.bot else details.people.get(seat.guest or "")
    return SeatSummary(
        occupant=_occupant(seat, open),
        name=name,
        host=seat.guest == host and not seat.called,
        presence="here" if seat.bot else details.presence.get(seat.guest or "", "gone"),
        stand_in=seat.stand_in,
        absence=seat.absence,
        resigned=seat.resigned,
        agrees=seat.agrees,
        again=seat.again,
        left=left,
        contribution=seat.contribution,
        muted=muted,
        person=None if guest is None or guest.hidden or seat.called else guest.person,
        avatar=None if guest is None else avatar_of(guest, seat.called),
    )


def _occupant(seat: SeatRow, open: bool) -> Occupant:
    if seat.bot or seat.guest:
        return "bot" if seat.bot else "person"
    return "nobody" if open else "former"
