"""Coming in, and being known again."""

from fastapi import APIRouter, Request, Response

from alhambra.games import game
from alhambra.server.api.bodies import answer, body_as
from alhambra.server.api.dependencies import guests, limits, lobby, services, visitor
from alhambra.server.api.documented import documented
from alhambra.server.guests import give_token, shown_guest
from alhambra.server.wire.tables import Guest, GuestRequest, Me

router = APIRouter()


@router.post("/api/guests", **documented(Guest, GuestRequest))
async def come_in(request: Request) -> Response:
    """Come in with a name; who is known already takes it as a new one."""
    requested = await body_as(request, GuestRequest)
    known = await guests(request).find(request)
    if known is not None:
        limits(request).spend("name", visitor(request, known))
        renamed = await guests(request).rename(known, requested.name)
        lobby(request).change_guest(renamed)
        return answer(shown_guest(renamed))
    limits(request).spend("guest", visitor(request))
    guest, token = await guests(request).add(requested.name)
    response = answer(shown_guest(guest))
    give_token(response, request, token)
    return response


@router.get("/api/me", **documented(Me))
async def me(request: Request) -> Response:
    """Who one is to the server."""
    guest = await guests(request).find(request)
    here = request.url.hostname in ("localhost", "127.0.0.1")
    lan_address = services(request).lan_address if here else None
    modules = game("palace").modules()
    return answer(Me(None if guest is None else shown_guest(guest), lan_address, modules))
