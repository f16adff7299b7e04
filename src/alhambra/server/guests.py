"""Guests: who comes in gives a name and gets a token, which the browser keeps as a cookie."""

import hashlib
import secrets
import time
import unicodedata
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from alhambra.bots import BOTS
from alhambra.core.messages import Message
from alhambra.server.failures import Unfit, Unknown
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store

LONGEST_NAME: Final = 24
_JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts and pictures are written with them."""
_YEARS: Final = 400 * 24 * 60 * 60
"""As long as browsers keep a cookie at most, in seconds."""


def new_id() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def now() -> int:
    """In milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def is_plain(line: str) -> bool:
    """Whether a line can be read: nothing in it is hidden, and something is seen."""
    plain = all(letter.isprintable() or letter in _JOINERS for letter in line)
    return plain and any(unicodedata.category(letter)[0] in "LNPS" for letter in line)


def proper_name(text: str) -> str:
    """`text` as the name of a guest: one line that can be read; or Unfit."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME:
        raise Unfit(Message("guest-name-length", {"most": LONGEST_NAME}))
    if not is_plain(name):
        raise Unfit(Message("guest-name-plain", {"name": name}))
    if name in BOTS:
        raise Unfit(Message("guest-name-bot", {"name": name}))
    return name


class Guests:
    """Finds out who is there."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def here(self, connection: HTTPConnection) -> GuestRow | None:
        """The guest whose token comes with a request or socket."""
        token = connection.cookies.get(_cookie(connection), "")
        return await self._store.guest(_hash(token)) if token else None

    async def known(self, connection: HTTPConnection) -> GuestRow:
        """The same, or Unknown."""
        guest = await self.here(connection)
        if guest is None:
            raise Unknown
        return guest

    async def rename(self, guest: GuestRow, name: str) -> GuestRow:
        renamed = GuestRow(guest.id, proper_name(name))
        await self._store.rename_guest(renamed)
        return renamed

    async def add(self, name: str) -> tuple[GuestRow, str]:
        """A new guest, and the token that says so."""
        guest = GuestRow(new_id(), proper_name(name))
        token = secrets.token_urlsafe(32)
        await self._store.add_guest(guest, _hash(token), now())
        return guest, token


def give_token(response: Response, connection: HTTPConnection, token: str) -> None:
    response.set_cookie(
        _cookie(connection),
        token,
        max_age=_YEARS,
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
    """What is kept of a token: enough to know it again, too little to use it."""
    return hashlib.sha256(token.encode()).digest()
