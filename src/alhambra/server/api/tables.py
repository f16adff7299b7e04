"""Tables: opening them, sitting down, starting, and what the host may do."""

from functools import partial

from fastapi import APIRouter, Request, Response

from alhambra.server.api.bodies import answer, body_as, body_or, file
from alhambra.server.api.dependencies import (
    guests,
    limits,
    lobby,
    results,
    store,
    table_for,
    visitor,
)
from alhambra.server.api.documented import documented
from alhambra.server.tables.consent import ask_who_is_here, expect_here
from alhambra.server.tables.own_tables import hide, tables_of
from alhambra.server.tables.seating import (
    banned,
    given_to,
    handed_over,
    restored,
    seated,
    seated_beside,
    unbanned,
    without,
)
from alhambra.server.tables.settings import change_settings
from alhambra.server.wire.own_tables import HideRequest, OwnTables
from alhambra.server.wire.tables import (
    BanRequest,
    BotRequest,
    HighScores,
    HostRequest,
    SettingsRequest,
    SitRequest,
    TableRequest,
    Tables,
    TableSummary,
)

router = APIRouter(prefix="/api/tables")


@router.post("", **documented(TableSummary, TableRequest, status=201))
async def open_table(request: Request) -> Response:
    """Open a table and sit down at it."""
    guest = await guests(request).require(request)
    requested = await body_as(request, TableRequest)
    limits(request).spend("table", visitor(request, guest))
    await lobby(request).expect_room(guest, requested, limits(request).at_once)
    if requested.listed:
        limits(request).spend("listed", visitor(request, guest))
    table = await lobby(request).open_table(requested, guest)
    return answer(table.publisher.summary(guest.id), 201)


@router.get("", **documented(OwnTables))
async def own_tables(request: Request) -> Response:
    """One's own tables: running games first, then by when they were played last."""
    guest = await guests(request).require(request)
    return answer(OwnTables(await tables_of(store(request), lobby(request), guest)))


@router.get("/listed", **documented(Tables))
async def listed_tables(request: Request) -> Response:
    """The tables that wait for anybody, the newest first."""
    guest = await guests(request).find(request)
    return answer(Tables(await lobby(request).listed(guest)))


@router.get("/{id}", **documented(TableSummary))
async def one_table(request: Request, id: str) -> Response:
    """A table, for anybody who has its id."""
    guest = await guests(request).find(request)
    table = await table_for(request, id, guest)
    return answer(table.publisher.summary(None if guest is None else guest.id))


@router.post("/{id}/sit", **documented(TableSummary, SitRequest))
async def sit_down(request: Request, id: str) -> Response:
    """Take a free seat, or change to another one; without a number, somebody who sits stays. With
    a name: seat somebody else who plays on the same device."""
    guest = await guests(request).require(request)
    requested = await body_or(request, SitRequest())
    table = await table_for(request, id, guest)
    name, seat = requested.name, requested.seat
    if name is None:
        await table.change(lambda row: seated(row, guest.id, seat, requested.contribution), guest)
    else:
        await table.change(lambda row: seated_beside(row, guest.id, name, seat))
    return answer(table.publisher.summary(guest.id))


@router.post("/{id}/leave", **documented(TableSummary))
async def leave(request: Request, id: str) -> Response:
    """Give up one's seat, as long as the game has not begun."""
    guest = await guests(request).require(request)
    table = await table_for(request, id, guest)
    await table.change(lambda row: without(row, guest.id))
    return answer(table.publisher.summary(guest.id))


@router.post("/{id}/start", **documented(TableSummary))
async def start(request: Request, id: str) -> Response:
    """Begin the game, with bots where nobody sits. For the host."""
    guest = await guests(request).require(request)
    table = await table_for(request, id, guest)
    await table.start(guest)
    return answer(table.publisher.summary(guest.id))


@router.post("/{id}/settings", **documented(TableSummary, SettingsRequest))
async def settings(request: Request, id: str) -> Response:
    """Change the game, its options, the number of seats, the clock, or who finds the table. For the
    host, as long as the game has not begun. Others who sit there have to be there to see it."""
    guest = await guests(request).require(request)
    requested = await body_as(request, SettingsRequest)
    table = await table_for(request, id, guest)
    limits(request).spend("notice", visitor(request, guest), id)
    if requested.listed and not table.row.listed:
        limits(request).spend("listed", visitor(request, guest))
    most = limits(request).at_once
    await change_settings(store(request), table, guest, requested, most)
    return answer(table.publisher.summary(guest.id))


@router.post("/{id}/seats/{seat}", **documented(TableSummary, BotRequest))
async def give_seat(request: Request, id: str, seat: int) -> Response:
    """Let a bot sit in a seat, or nobody. A person who sat there may sit down again. For the host,
    as long as the game has not begun."""
    guest = await guests(request).require(request)
    requested = await body_as(request, BotRequest)
    table = await table_for(request, id, guest)
    await table.change(lambda row: given_to(row, guest.id, seat, requested.bot))
    return answer(table.publisher.summary(guest.id))


@router.post("/{id}/removed/{key}", **documented(TableSummary))
async def restore(request: Request, id: str, key: str) -> Response:
    """Put somebody who was removed, and is there, back in a free seat. For the host, as long as the
    game has not begun."""
    guest = await guests(request).require(request)
    table = await table_for(request, id, guest)
    await ask_who_is_here(table)
    await table.change(lambda row: restored(row, guest.id, key, partial(expect_here, table)))
    return answer(table.publisher.summary(guest.id))


@router.post("/{id}/bans", **documented(TableSummary, BanRequest))
async def ban(request: Request, id: str) -> Response:
    """Remove the person in a seat, who cannot come back. For the host, as long as the game has not
    begun."""
    guest = await guests(request).require(request)
    requested = await body_as(request, BanRequest)
    table = await table_for(request, id, guest)
    await table.change(lambda row: banned(row, guest.id, requested.seat))
    return answer(table.publisher.summary(guest.id))


@router.delete("/{id}/bans/{key}", **documented(TableSummary))
async def unban(request: Request, id: str, key: str) -> Response:
    """Let somebody come back who was banned from the table. For the host, as long as the game has
    not begun."""
    guest = await guests(request).require(request)
    table = await table_for(request, id, guest)
    await table.change(lambda row: unbanned(row, guest.id, key))
    return answer(table.publisher.summary(guest.id))


@router.post("/{id}/host", **documented(TableSummary, HostRequest))
async def hand_over(request: Request, id: str) -> Response:
    """Make somebody else the host. For the host."""
    guest = await guests(request).require(request)
    requested = await body_as(request, HostRequest)
    table = await table_for(request, id, guest)
    await table.change(lambda row: handed_over(row, guest.id, requested.seat))
    return answer(table.publisher.summary(guest.id))


@router.post("/{id}/close", **documented(OwnTables))
async def close(request: Request, id: str) -> Response:
    """Close a table at which no game has begun; or resign a game in which no other person is left.
    For the host; the answer lists the host's other tables."""
    guest = await guests(request).require(request)
    table = await table_for(request, id, guest)
    await lobby(request).close_table(table, guest)
    return answer(OwnTables(await tables_of(store(request), lobby(request), guest)))


@router.post("/{id}/hide", **documented(OwnTables, HideRequest))
async def hide_table(request: Request, id: str) -> Response:
    """Hide a finished game in one's own list, or show it again."""
    guest = await guests(request).require(request)
    requested = await body_or(request, HideRequest())
    table = await table_for(request, id, guest)
    await hide(store(request), table, guest, requested.hidden)
    return answer(OwnTables(await tables_of(store(request), lobby(request), guest)))


@router.post("/{id}/again", **documented(TableSummary))
async def play_again(request: Request, id: str) -> Response:
    """Open a table for those who have played at this one, or sit down at it."""
    guest = await guests(request).require(request)
    limits(request).spend("table", visitor(request, guest))
    table = await lobby(request).open_rematch(id, guest, limits(request).at_once)
    return answer(table.publisher.summary(guest.id))


@router.get("/{id}/best", **documented(HighScores))
async def best(request: Request, id: str) -> Response:
    """One's best games of the same setting, played alone."""
    guest = await guests(request).require(request)
    table = await table_for(request, id, guest)
    # The results of a game are stored a moment after its last move.
    await table.lock.finish()
    return answer(HighScores(await results(request).best_alone(guest, table.row)))


@router.get("/{id}/record", **documented(None))
async def record(request: Request, id: str) -> Response:
    """The game so far as text; with the seed once it is over."""
    table = await table_for(request, id, await guests(request).find(request))
    return file(f"{table.row.game}-{id[:8]}.txt", str(table.record()))
