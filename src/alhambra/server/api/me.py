"""Oneself: coming back on another device, one's games and what they came to."""

from fastapi import APIRouter, Request, Response

from alhambra.server.api.bodies import answer, body_as
from alhambra.server.api.dependencies import (
    guests,
    limits,
    lobby,
    results,
    services,
    store,
    visitor,
)
from alhambra.server.api.documented import documented
from alhambra.server.guests import device_of, give_token, shown_guest, take_token
from alhambra.server.personal import personal_data
from alhambra.server.storage.rows import GuestRow
from alhambra.server.tables.moving import move_games
from alhambra.server.wire.people import Code, CodeRequest, CodeSummary, PlayedGames, Statistics
from alhambra.server.wire.personal import PersonalData
from alhambra.server.wire.tables import Guest

router = APIRouter(prefix="/api/me")


@router.post("/code", **documented(Code))
async def new_code(request: Request) -> Response:
    """Get a code with which one comes back on another device. It is shown this once, and replaces
    an earlier one."""
    guest = await guests(request).require(request)
    code = await guests(request).new_code(guest)
    # Browsers send nothing after the number sign to a server, so the code is in no log.
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
    limits(request).spend("code", visitor(request))
    guest, token = await guests(request).come_back(requested.code)
    return await signed_in(request, guest, token, requested.take_games)


async def signed_in(request: Request, guest: GuestRow, token: str, takes_games: bool) -> Response:
    """This device is the guest's from now on."""
    before = await guests(request).find(request)
    # Whoever was here is called on this device no longer.
    await store(request).contacts.unsubscribe(device_of(request))
    if takes_games and before is not None:
        await move_games(store(request), lobby(request), before, guest)
    response = answer(shown_guest(guest))
    give_token(response, request, token)
    return response


@router.post("/devices/forget", **documented(Guest))
async def forget_devices(request: Request) -> Response:
    """Sign out all other devices at once; the code and the passkeys are void too."""
    guest = await guests(request).require(request)
    await guests(request).forget_other_devices(request, guest)
    lobby(request).sign_out(guest.id, but=device_of(request))
    return answer(shown_guest(guest))


@router.get("/data", **documented(PersonalData))
async def data(request: Request) -> Response:
    """Everything that is stored about one."""
    guest = await guests(request).require(request)
    limits(request).spend("data", visitor(request, guest))
    response = answer(await personal_data(services(request).store, guest))
    response.headers["Content-Disposition"] = 'attachment; filename="alhambra.json"'
    return response


@router.delete("", **documented(Guest))
async def delete_me(request: Request) -> Response:
    """Delete everything that is stored about one. Running games are resigned; games with others
    stay, without the name."""
    guest = await guests(request).require(request)
    await lobby(request).forget(guest)
    response = answer(Guest("", "", "", False, False))
    take_token(response, request)
    return response


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
