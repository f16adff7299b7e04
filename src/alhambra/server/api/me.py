"""Oneself: coming back on another device, one's games and what they came to."""

from fastapi import APIRouter, Request, Response

from alhambra.server.api.bodies import answer, body_as
from alhambra.server.api.dependencies import guests, results
from alhambra.server.api.documented import documented
from alhambra.server.guests import give_token
from alhambra.server.wire.people import Code, CodeRequest, CodeSummary, PlayedGames, Statistics
from alhambra.server.wire.tables import Guest

router = APIRouter(prefix="/api/me")


@router.post("/code", **documented(Code))
async def new_code(request: Request) -> Response:
    """Get a code with which one comes back on another device. It is told this once, and one that
    was given before is void."""
    guest = await guests(request).require(request)
    code = await guests(request).new_code(guest)
    # Behind the number sign it is sent to no server, and is in no log.
    return answer(Code(code, f"/back#{code}"))


@router.get("/code", **documented(CodeSummary))
async def code_summary(request: Request) -> Response:
    """Whether there is a code."""
    guest = await guests(request).require(request)
    return answer(CodeSummary(await guests(request).code_created(guest)))


@router.delete("/code", **documented(CodeSummary))
async def forget_code(request: Request) -> Response:
    """Make one's code void."""
    guest = await guests(request).require(request)
    await guests(request).delete_code(guest)
    return answer(CodeSummary(None))


@router.post("/back", **documented(Guest, CodeRequest))
async def come_back(request: Request) -> Response:
    """Come back with a code: this device is the guest's from now on. Only a few tries are
    allowed."""
    requested = await body_as(request, CodeRequest)
    guest, token = await guests(request).come_back(request, requested.code)
    response = answer(Guest(guest.name))
    give_token(response, request, token)
    return response


@router.post("/devices/forget", **documented(Guest))
async def forget_devices(request: Request) -> Response:
    """Go away from all other devices."""
    guest = await guests(request).require(request)
    await guests(request).forget_other_devices(request, guest)
    return answer(Guest(guest.name))


@router.get("/games", **documented(PlayedGames))
async def games(request: Request) -> Response:
    """The games that one has played, the newest first."""
    guest = await guests(request).require(request)
    return answer(await results(request).games_of(guest))


@router.get("/statistics", **documented(Statistics))
async def statistics(request: Request) -> Response:
    """What one has achieved in each of the games."""
    guest = await guests(request).require(request)
    return answer(await results(request).statistics_of(guest))
