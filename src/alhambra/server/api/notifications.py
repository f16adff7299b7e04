"""How one wants to be called to games while the page is closed."""

from fastapi import APIRouter, Request, Response

from alhambra.server.api.bodies import answer, body_as
from alhambra.server.api.dependencies import guests, limits, services, store, visitor
from alhambra.server.api.documented import documented
from alhambra.server.guests import device_of
from alhambra.server.notifications.service import NotificationService
from alhambra.server.storage.rows import GuestRow
from alhambra.server.wire.notifications import (
    AddressCode,
    AddressRequest,
    LanguageRequest,
    Notifications,
    SubscriptionRequest,
    Unsubscribed,
)

router = APIRouter()
_OWN = "/api/me/notifications"


def _service(request: Request) -> NotificationService:
    return services(request).notifications


async def _chosen(request: Request, guest: GuestRow | None) -> Response:
    return answer(await _service(request).chosen_by(guest, device_of(request)))


@router.get(_OWN, **documented(Notifications))
async def chosen(request: Request) -> Response:
    """What the server offers, and what one has chosen."""
    return await _chosen(request, await guests(request).find(request))


@router.post(f"{_OWN}/push", **documented(Notifications, SubscriptionRequest))
async def subscribe(request: Request) -> Response:
    """Have this device called by its push service; only services on the public internet are."""
    guest = await guests(request).require(request)
    requested = await body_as(request, SubscriptionRequest)
    limits(request).spend("push", visitor(request, guest))
    await _service(request).subscribe(guest, device_of(request), requested)
    return await _chosen(request, guest)


@router.delete(f"{_OWN}/push", **documented(Notifications))
async def unsubscribe(request: Request) -> Response:
    """Have this device called no longer."""
    guest = await guests(request).require(request)
    await store(request).contacts.unsubscribe(device_of(request))
    return await _chosen(request, guest)


@router.post(f"{_OWN}/mail", **documented(Notifications, AddressRequest))
async def ask_for_address(request: Request) -> Response:
    """Have a code sent to one's mail address, which replaces another one."""
    guest = await guests(request).require(request)
    requested = await body_as(request, AddressRequest)
    await _service(request).ask_for_address(
        guest, requested, limits(request), visitor(request, guest)
    )
    return await _chosen(request, guest)


@router.post(f"{_OWN}/mail/code", **documented(Notifications, AddressCode))
async def confirm_address(request: Request) -> Response:
    """Confirm the address with the code: from now on, emails are sent there."""
    guest = await guests(request).require(request)
    requested = await body_as(request, AddressCode)
    await _service(request).confirm_address(guest, requested.code)
    return await _chosen(request, guest)


@router.delete(f"{_OWN}/mail", **documented(Notifications))
async def forget_address(request: Request) -> Response:
    """Get no more emails; the address is deleted."""
    guest = await guests(request).require(request)
    await store(request).contacts.delete_address(guest.id)
    return await _chosen(request, guest)


@router.post(f"{_OWN}/language", **documented(Notifications, LanguageRequest))
async def set_language(request: Request) -> Response:
    """Choose the language of what is sent."""
    guest = await guests(request).require(request)
    requested = await body_as(request, LanguageRequest)
    await store(request).contacts.set_language(guest.id, device_of(request), requested.language)
    return await _chosen(request, guest)


@router.post("/api/mail/{token}/unsubscribe", **documented(Unsubscribed))
async def unsubscribe_address(request: Request, token: str) -> Response:
    """Get no more emails, with the token that each of them contains; mail programs ask for this by
    themselves (RFC 8058). Whether there were any is not told."""
    await store(request).contacts.unsubscribe_address(token)
    return answer(Unsubscribed())
