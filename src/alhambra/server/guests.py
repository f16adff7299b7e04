"""Guests: whoever comes in gives a name and gets a token, which the browser keeps as a cookie."""

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from alhambra.bots import BOTS
from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest, Banned, NotSignedIn, TooMany
from alhambra.server.rate import Rates
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store

LONGEST_NAME: Final = 24
_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts and pictures are written with them."""
_COOKIE_AGE: Final = 400 * 24 * 60 * 60
"""As long as browsers keep a cookie at most, in seconds."""

_CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_LIKE: Final = str.maketrans("ILO", "110")
"""Letters that are not in codes, and those that they are taken for."""
_CODE_LENGTH: Final = 28
_CODE_PART: Final = 4
_RETURNS_PER_SECOND: Final = 0.2
_RETURNS_BURST: Final = 20


def new_id() -> str:
    """128 bits that nobody can guess; on a command line it does not look like an option."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def now() -> int:
    """In milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_plain(line: str) -> bool:
    """Whether a line can be read: nothing in it is hidden, and something is seen."""
    plain = all(letter.isprintable() or letter in _JOINERS for letter in line)
    return plain and any(unicodedata.category(letter)[0] in "LNPS" for letter in line)


def proper_name(text: str) -> str:
    """`text` as the name of a guest: one line that can be read; or BadRequest."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME:
        raise BadRequest(Message("guest-name-length", {"most": LONGEST_NAME}))
    if not is_plain(name):
        raise BadRequest(Message("guest-name-plain", {"name": name}))
    if name in BOTS:
        raise BadRequest(Message("guest-name-bot", {"name": name}))
    return name


class Guests:
    """Recognizes guests by their tokens and codes."""

    def __init__(self, store: Store, is_banned: Callable[[str], bool] = lambda _: False) -> None:
        self._store = store
        self._is_banned = is_banned
        self._returning = Rates(_RETURNS_PER_SECOND, _RETURNS_BURST)

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
        renamed = GuestRow(guest.id, proper_name(name))
        await self._store.guests.rename(renamed)
        return renamed

    async def add(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the token of the guest's device."""
        guest = GuestRow(new_id(), proper_name(name))
        token = secrets.token_urlsafe(32)
        await self._store.guests.add(guest, _hash(token), now())
        return guest, token

    # Other devices

    async def new_code(self, guest: GuestRow) -> str:
        """A code with which the guest comes back on another device; an older one is void."""
        code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))
        await self._store.guests.add_key(guest.id, _hash(code), "code", now())
        parts = [code[at : at + _CODE_PART] for at in range(0, _CODE_LENGTH, _CODE_PART)]
        return "-".join(parts)

    async def code_created(self, guest: GuestRow) -> int | None:
        return await self._store.guests.code_created(guest.id)

    async def delete_code(self, guest: GuestRow) -> None:
        await self._store.guests.delete_keys(guest.id, "code")

    async def come_back(self, connection: HTTPConnection, text: str) -> tuple[GuestRow, str]:
        """The guest whose code it is, and a token for this device; or BadRequest or TooMany."""
        address = connection.client.host if connection.client else ""
        if not self._returning.allows_one(address):
            raise TooMany
        code = text.upper().translate(_LIKE).replace("-", "").replace(" ", "")
        guest = await self._store.guests.find(_hash(code), "code")
        if guest is None:
            raise BadRequest(Message("no-such-code"))
        token = secrets.token_urlsafe(32)
        await self._store.guests.add_key(guest.id, _hash(token), "device", now())
        return guest, token

    async def forget_other_devices(self, connection: HTTPConnection, guest: GuestRow) -> None:
        here = connection.cookies.get(_cookie(connection), "")
        await self._store.guests.delete_keys(guest.id, "device", but=_hash(here))


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


def _cookie(connection: HTTPConnection) -> str:
    return "__Host-alhambra" if _is_secure(connection) else "alhambra"


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def _hash(token: str) -> bytes:
    """What is stored of a token: enough to recognize it, too little to use it."""
    return hashlib.sha256(token.encode()).digest()
