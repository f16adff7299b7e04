"""Replays of uploaded records and of games that are over."""

from fastapi import APIRouter, Request, Response

from alhambra.core.messages import Message
from alhambra.server.api.bodies import answer, body, file
from alhambra.server.api.dependencies import guests, limits, replays, table_for, visitor
from alhambra.server.api.documented import TEXT, documented
from alhambra.server.failures import BadRequest
from alhambra.server.wire.people import Moment, RecordSummary, Timeline

router = APIRouter(prefix="/api")


@router.post(
    "/records",
    **documented(RecordSummary, status=201),
    openapi_extra={"requestBody": {"required": True, "content": TEXT}},
)
async def upload(request: Request) -> Response:
    """Upload a record to replay: the text itself, up to 64 KB. Every line of it is checked."""
    guest = await guests(request).require(request)
    limits(request).spend("upload", visitor(request, guest))
    sent = await body(request)
    try:
        text = sent.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRequest(Message("record-not-text")) from None
    return answer(await replays(request).upload(guest, text), 201)


@router.get("/records/{id}", **documented(RecordSummary))
async def one_record(request: Request, id: str) -> Response:
    """An uploaded record, for anybody who has its id."""
    return answer(await replays(request).summary(id, visitor(request)))


@router.get("/records/{id}/moments/{number}", **documented(Moment))
async def moment_of_record(
    request: Request, id: str, number: int, seat: int | None = None
) -> Response:
    """The game of an uploaded record after so many moves, as a seat sees it, or a spectator."""
    return answer((await replays(request).uploaded(id, visitor(request))).moment(number, seat))


@router.get("/records/{id}/timeline", **documented(Timeline))
async def timeline_of_record(
    request: Request, id: str, seat: int | None = None, opened: bool = False
) -> Response:
    """The whole game of an uploaded record, as a seat saw it then, or a spectator; opened, with
    everything that was hidden."""
    return answer((await replays(request).uploaded(id, visitor(request))).timeline(seat, opened))


@router.get("/records/{id}/text", **documented(None))
async def text_of_record(request: Request, id: str) -> Response:
    """An uploaded record itself."""
    return file(f"record-{id[:8]}.txt", await replays(request).text(id))


@router.get("/tables/{id}/moments/{number}", **documented(Moment))
async def moment_of_table(
    request: Request, id: str, number: int, seat: int | None = None
) -> Response:
    """A game that is over after so many moves, as a seat sees it, or a spectator."""
    table = await table_for(request, id, await guests(request).find(request))
    return answer((await replays(request).of_table(table, visitor(request))).moment(number, seat))


@router.get("/tables/{id}/timeline", **documented(Timeline))
async def timeline_of_table(
    request: Request, id: str, seat: int | None = None, opened: bool = False
) -> Response:
    """A whole game that is over, as a seat saw it then, or a spectator; opened, with everything
    that was hidden."""
    table = await table_for(request, id, await guests(request).find(request))
    return answer((await replays(request).of_table(table, visitor(request))).timeline(seat, opened))
