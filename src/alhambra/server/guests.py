"""Guests: whoever comes in gives a name and gets a token, which the browser keeps as a cookie."""

import hashlib
import secrets
import time
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace
from starlette.requests import HTTPConnection
from starlette.responses import Response

from alhambra.core.messages import Message
from alhambra.server.avatars import avatar_of, proper_avatar
from alhambra.server.failures import BadRequest, Banned, NotSignedIn
from alhambra.server.names import proper_name
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.wire.profiles import ProfileRequest
from alhambra.server.wire.tables import Guest

_COOKIE_AGE: Final = 400 * 24 * 60 * 60
"""The longest time browsers keep a cookie, in seconds."""

_CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LIKE: Final = str.maketrans("ILO", "110")
"""Letters that codes do not use, and the digits they are mistaken for."""
_CODE_LENGTH: Final = 28
_CODE_PART: Final = 4


def new_id() -> str:
    """128 unguessable bits; on a command line, the id does not look like an option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def now() -> int:
    """The current time, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Guests:
    """Recognizes guests by their tokens and codes."""

    def __init__(self, store: Store, is_banned: Callable[[str], bool] = lambda _: False) -> None:
        self._store = store
        self._is_banned = is_banned

    async def find(self, connection: HTTPConnection) -> GuestRow | None:
        """The guest whose token comes with a request or socket; or Banned."""
        token = connection.cookies.get(_cookie(connection), "")
        guest = await self._store.guests.find(_hash(token)) if token else None
        if guest is not None and self._is_banned(guest.id):
            raise Banned
        return guest

    async def require(self, connection: HTTPConnection) -> GuestRow:
        """The same, or NotSignedIn."""
        guest = await self.find(connection)
        if guest is None:
            raise NotSignedIn
        return guest

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        renamed = replace(guest, name=proper_name(name))
        await self._store.guests.change(renamed)
        return renamed

    async def change_profile(self, guest: GuestRow, wish: ProfileRequest) -> GuestRow:
        """Or BadRequest."""
        avatar = None if wish.avatar is None else proper_avatar(wish.avatar)
        changed = replace(guest, avatar=avatar, hidden=wish.hidden)
        await self._store.guests.change(changed)
        return changed

    async def add(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the token for the guest's device."""
        guest = GuestRow(new_id(), proper_name(name), new_id())
        token = secrets.token_urlsafe(32)
        await self._store.guests.add(guest, _hash(token), now())
        return guest, token

    # Other devices

    async def new_code(self, guest: GuestRow) -> str:
        """A code with which the guest can sign in on another device; it replaces any earlier
        one."""
        code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
        await self._store.guests.add_key(guest.id, _hash(code), "code", now())
        parts = [code[at : at + _CODE_PART] for at in range(0, _CODE_LENGTH, _CODE_PART)]
        return "-".join(parts)

    async def code_created(self, guest: GuestRow) -> int | None:
        return await self._store.guests.code_created(guest.id)

    async def delete_code(self, guest: GuestRow) -> None:
        await self._store.guests.delete_keys(guest.id, "code")

    async def come_back(self, text: str) -> tuple[GuestRow, str]:
        """The guest with this code, and a token for this device; or BadRequest."""
        code = text.upper().translate(_LIKE).replace("-", "").replace(" ", "")
        guest = await self._store.guests.find(_hash(code), "code")
        if guest is None:
            raise BadRequest(Message("no-such-code"))
        return guest, await self.new_token(guest)

    async def new_token(self, guest: GuestRow) -> str:
        """A token for one more device."""
        token = secrets.token_urlsafe(32)
        await self._store.guests.add_key(guest.id, _hash(token), "device", now())
        return token

    async def forget_other_devices(self, connection: HTTPConnection, guest: GuestRow) -> None:
        """All but this one, including the code and the passkeys they could come back with."""
        await self._store.guests.delete_other_keys(guest.id, but=device_of(connection))


def shown_guest(guest: GuestRow) -> Guest:
    """As guests see themselves."""
    return Guest(guest.name, guest.person, avatar_of(guest), guest.avatar is not None, guest.hidden)


def give_token(response: Response, connection: HTTPConnection, token: str) -> None:
    response.set_cookie(
        _cookie(connection),
        token,
        max_age=_COOKIE_AGE,
        path="/",
        secure=_is_secure(connection),
        httponly=True,
        samesite="lax",
    )


def take_token(response: Response, connection: HTTPConnection) -> None:
    """Remove the token from the browser of somebody who is no longer known."""
    response.delete_cookie(
        _cookie(connection), path="/", secure=_is_secure(connection), httponly=True
    )


def device_of(connection: HTTPConnection) -> bytes:
    """The stored form of the token by which a device is recognized."""
    return _hash(connection.cookies.get(_cookie(connection), ""))


def _cookie(connection: HTTPConnection) -> str:
    return "__Host-alhambra" if _is_secure(connection) else "alhambra"


def token_key(connection: HTTPConnection) -> str:
    """What limits know a token by, before anybody has looked up whose it is; "" without one."""
    token = connection.cookies.get(_cookie(connection), "")
    return _hash(token)[:8].hex() if token else ""


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _hash(token: str) -> bytes:
    """What is stored of a token: enough to recognize it, but not enough to use it."""
    return hashlib.sha256(token.encode()).digest()
