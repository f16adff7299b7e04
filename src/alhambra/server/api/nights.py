"""Club nights: opening them, taking part, and what the host may do."""

from fastapi import APIRouter, Request, Response

from alhambra.server.api.bodies import answer, body_as
from alhambra.server.api.dependencies import guests, limits, services, visitor
from alhambra.server.api.documented import documented
from alhambra.server.limits import What
from alhambra.server.nights.live import LiveNight
from alhambra.server.nights.summaries import night_for
from alhambra.server.storage.rows import GuestRow
from alhambra.server.wire.nights import (
    Night,
    NightChange,
    NightRequest,
    Nights,
    PersonRequest,
    RoundRequest,
)

router = APIRouter(prefix="/api/nights")


@router.post("", **documented(Night, NightRequest, status=201))
async def open_night(request: Request) -> Response:
    """Open a club night, whose host one is."""
    guest = await guests(request).require(request)
    requested = await body_as(request, NightRequest)
    limits(request).spend("night", visitor(request, guest))
    night = await services(request).nights.open(requested, guest)
    return answer(night_for(night, guest), 201)


@router.get("", **documented(Nights))
async def own_nights(request: Request) -> Response:
    """The club nights that one has opened or taken part in."""
    guest = await guests(request).require(request)
    return answer(await services(request).nights.of_guest(guest))


@router.get("/{id}", **documented(Night))
async def one_night(request: Request, id: str) -> Response:
    """A club night, for anybody who has its id."""
    guest = await guests(request).find(request)
    return answer(night_for(await services(request).nights.night(id, guest), guest))


@router.post("/{id}/join", **documented(Night))
async def join(request: Request, id: str) -> Response:
    """Take part from the next round on."""
    night, guest = await _night_and_guest(request, id, "night-join")
    await night.join(guest)
    return answer(night_for(night, guest))


@router.post("/{id}/leave", **documented(Night))
async def leave(request: Request, id: str) -> Response:
    """Do not take part any more. A bot plays on in a game that is running."""
    night, guest = await _night_and_guest(request, id)
    await night.leave(guest)
    return answer(night_for(night, guest))


@router.post("/{id}/start", **documented(Night, RoundRequest))
async def start(request: Request, id: str) -> Response:
    """Start a round. For the host."""
    night, guest = await _night_and_guest(request, id)
    await night.start(guest, (await body_as(request, RoundRequest)).round)
    return answer(night_for(night, guest))


@router.post("/{id}/change", **documented(Night, NightChange))
async def change(request: Request, id: str) -> Response:
    """Change how many rounds there are, or what happens if people cannot be divided evenly. For the
    host."""
    night, guest = await _night_and_guest(request, id)
    await night.change(guest, await body_as(request, NightChange))
    return answer(night_for(night, guest))


@router.post("/{id}/hand-over", **documented(Night, PersonRequest))
async def hand_over(request: Request, id: str) -> Response:
    """Make somebody else the host. For the host."""
    night, guest = await _night_and_guest(request, id)
    await night.hand_over(guest, (await body_as(request, PersonRequest)).person)
    return answer(night_for(night, guest))


@router.post("/{id}/take-over", **documented(Night))
async def take_over(request: Request, id: str) -> Response:
    """Become the host, if the host has been away for long."""
    night, guest = await _night_and_guest(request, id)
    await night.take_over(guest)
    return answer(night_for(night, guest))


@router.post("/{id}/remove", **documented(Night, PersonRequest))
async def remove(request: Request, id: str) -> Response:
    """Have somebody not play in the next rounds. For the host."""
    night, guest = await _night_and_guest(request, id)
    await night.remove(guest, (await body_as(request, PersonRequest)).person)
    return answer(night_for(night, guest))


async def _night_and_guest(
    request: Request, id: str, what: What = "night-change"
) -> tuple[LiveNight, GuestRow]:
    guest = await guests(request).require(request)
    limits(request).spend(what, visitor(request, guest))
    return await services(request).nights.night(id, guest), guest
