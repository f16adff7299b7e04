"""Coming in, and being known again."""

from fastapi import APIRouter, Request, Response

from alhambra.server.api.bodies import answer, wish
from alhambra.server.api.documented import documented
from alhambra.server.api.here import guests, hall
from alhambra.server.guests import give_token
from alhambra.server.wire.lobby import Guest, GuestWish, Me

router = APIRouter()


@router.post("/api/guests", **documented(Guest, GuestWish))
async def come_in(request: Request) -> Response:
    """Come in with a name; who is known already takes it as a new one."""
    wished = await wish(request, GuestWish)
    known = await guests(request).here(request)
    if known is not None:
        renamed = await guests(request).rename(known, wished.name)
        hall(request).renamed(renamed)
        return answer(Guest(renamed.name))
    guest, token = await guests(request).add(wished.name)
    response = answer(Guest(guest.name))
    give_token(response, request, token)
    return response


@router.get("/api/me", **documented(Me))
async def me(request: Request) -> Response:
    """Who the server takes the reader for."""
    guest = await guests(request).here(request)
    here = request.url.hostname in ("localhost", "127.0.0.1")
    house: str | None = request.app.state.house if here else None
    return answer(Me(None if guest is None else Guest(guest.name), house))
