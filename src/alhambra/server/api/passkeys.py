"""Passkeys: making them, and signing in with them."""

from fastapi import APIRouter, Request, Response

from alhambra.server.api.bodies import answer, body_as
from alhambra.server.api.dependencies import guests, limits, services, visitor
from alhambra.server.api.documented import documented
from alhambra.server.api.me import signed_in
from alhambra.server.passkeys import site_of
from alhambra.server.storage.rows import GuestRow
from alhambra.server.wire.passkeys import (
    NewPasskey,
    PasskeyChallenge,
    PasskeyRequest,
    Passkeys,
    SignInRequest,
)
from alhambra.server.wire.tables import Guest

router = APIRouter()
_OWN = "/api/me/passkeys"


async def _own(request: Request, guest: GuestRow | None) -> Response:
    return answer(await services(request).passkeys.of_guest(guest, site_of(request)))


@router.get(_OWN, **documented(Passkeys))
async def own(request: Request) -> Response:
    """Whether passkeys can be used at this address, and one's own."""
    return await _own(request, await guests(request).find(request))


@router.post(f"{_OWN}/new", **documented(NewPasskey))
async def new(request: Request) -> Response:
    """Get what a browser needs to make a passkey."""
    guest = await guests(request).require(request)
    limits(request).spend("passkey", visitor(request, guest))
    return answer(await services(request).passkeys.new(guest, site_of(request)))


@router.post(_OWN, **documented(Passkeys, PasskeyRequest))
async def add(request: Request) -> Response:
    """Add the passkey that the browser has made: one signs in with it from now on."""
    guest = await guests(request).require(request)
    made = await body_as(request, PasskeyRequest)
    await services(request).passkeys.add(guest, site_of(request), made)
    return await _own(request, guest)


@router.delete(f"{_OWN}/{{id}}", **documented(Passkeys))
async def delete(request: Request, id: str) -> Response:
    """Have one of one's passkeys recognized no longer."""
    guest = await guests(request).require(request)
    await services(request).passkeys.delete(guest, id)
    return await _own(request, guest)


@router.post("/api/passkeys/challenge", **documented(PasskeyChallenge))
async def challenge(request: Request) -> Response:
    """Get what a browser needs to sign in with a passkey."""
    limits(request).spend("passkey", visitor(request))
    return answer(await services(request).passkeys.challenge(site_of(request)))


@router.post("/api/passkeys/back", **documented(Guest, SignInRequest))
async def come_back(request: Request) -> Response:
    """Come back with a passkey: this device is the guest's from now on. Only a few tries are
    allowed."""
    signed = await body_as(request, SignInRequest)
    limits(request).spend("code", visitor(request))
    guest = await services(request).passkeys.owner(site_of(request), signed)
    token = await guests(request).new_token(guest)
    return await signed_in(request, guest, token, signed.take_games)
