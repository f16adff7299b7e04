"""How others see one, whom one knows, and invitations."""

from fastapi import APIRouter, Request, Response

from alhambra.server.api.bodies import answer, body_as
from alhambra.server.api.dependencies import guests, limits, lobby, services, table_for, visitor
from alhambra.server.api.documented import documented
from alhambra.server.guests import shown_guest
from alhambra.server.profiles import Profiles
from alhambra.server.wire.profiles import (
    InvitationRequest,
    Invitations,
    InvitedPeople,
    KnownPeople,
    Profile,
    ProfileRequest,
)
from alhambra.server.wire.tables import Guest

router = APIRouter()


def _profiles(request: Request) -> Profiles:
    return services(request).profiles


@router.post("/api/me/profile", **documented(Guest, ProfileRequest))
async def change_profile(request: Request) -> Response:
    """Choose an avatar, or none; and hide one's profile from others, or show it."""
    guest = await guests(request).require(request)
    wish = await body_as(request, ProfileRequest)
    limits(request).spend("name", visitor(request, guest))
    changed = await guests(request).change_profile(guest, wish)
    lobby(request).change_guest(changed)
    return answer(shown_guest(changed))


@router.get("/api/people/{person}", **documented(Profile))
async def profile(request: Request, person: str) -> Response:
    """What everybody may know of somebody, unless they hide it."""
    viewer = await guests(request).find(request)
    limits(request).spend("profile", visitor(request, viewer))
    return answer(await _profiles(request).profile(person, viewer))


@router.get("/api/me/people", **documented(KnownPeople))
async def known_people(request: Request) -> Response:
    """The people one has played with, whom one may invite."""
    guest = await guests(request).require(request)
    return answer(await _profiles(request).known_to(guest))


@router.get("/api/me/invitations", **documented(Invitations))
async def invitations(request: Request) -> Response:
    """The tables that one is invited to."""
    guest = await guests(request).require(request)
    return answer(await _profiles(request).invitations_to(guest, lobby(request)))


@router.delete("/api/me/invitations/{id}", **documented(Invitations))
async def decline(request: Request, id: str) -> Response:
    """Decline to come to a table."""
    guest = await guests(request).require(request)
    await _profiles(request).decline(guest, id)
    return answer(await _profiles(request).invitations_to(guest, lobby(request)))


@router.get("/api/tables/{id}/invitations", **documented(InvitedPeople))
async def invited(request: Request, id: str) -> Response:
    """Who is invited to a table and does not sit there yet. For the host, as long as the game has
    not begun."""
    guest = await guests(request).require(request)
    table = await table_for(request, id, guest)
    return answer(await _profiles(request).invited_to(table.row, guest))


@router.post("/api/tables/{id}/invitations", **documented(InvitedPeople, InvitationRequest))
async def invite(request: Request, id: str) -> Response:
    """Invite somebody with whom one has played. For the host, as long as the game has not begun."""
    guest = await guests(request).require(request)
    wish = await body_as(request, InvitationRequest)
    table = await table_for(request, id, guest)
    limits(request).spend("invite", visitor(request, guest))
    await _profiles(request).invite(table.row, guest, wish.person)
    return answer(await _profiles(request).invited_to(table.row, guest))
