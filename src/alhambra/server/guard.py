"""Checks before a request or socket is accepted, and headers for every response."""

import asyncio
import logging
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alhambra.server.bans import Bans
from alhambra.server.failures import (
    Banned,
    CrossOrigin,
    OtherHost,
    OtherVersion,
    ServerRefusal,
    TooMany,
)
from alhambra.server.guests import token_key
from alhambra.server.host_names import HostNames, name_in
from alhambra.server.limits import Limits, Visitor, What
from alhambra.server.turns import Rank, Turns
from alhambra.server.wire import VERSION_HEADER, WIRE_VERSION
from alhambra.server.wire.sentences import sentence
from alhambra.server.wire.tables import Failure

log = logging.getLogger(__name__)

_READING: Final = ("GET", "HEAD", "OPTIONS")
_PAUSE: Final = 0.5
"""Seconds before a visitor who asks for too much gets the refusal. Until then, they cannot use the
connection for anything else."""
_LONGEST_NAME: Final = 253
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self';"
    " base-uri 'none'; frame-ancestors 'none'; form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


class Guard:
    """Refuses requests from pages of other sites, and adds security headers."""

    def __init__(
        self, app: ASGIApp, names: HostNames, bans: Bans, limits: Limits, turns: Turns
    ) -> None:
        self._app = app
        self._names = names
        self._bans = bans
        self._limits = limits
        self._turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        error = self._refusal(scope)
        if scope["type"] == "http":
            if error is None:
                error = await self._wait_for_turn(scope)
            app = self._app if error is None else failure(error)
            await app(scope, receive, _with_headers(_logged(scope, send)))
        elif error is None:
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _refusal(self, scope: Scope) -> ServerRefusal | None:
        """Why a request is refused, if it is. A request without a wire version may come from any
        program; one that only reads may come from anywhere."""
        if self._bans.of_address(_address(scope)):
            return Banned()
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._names.allow(host):
            return OtherHost(name_in(host)[:_LONGEST_NAME])
        version = headers.get(VERSION_HEADER, str(WIRE_VERSION))
        if version != str(WIRE_VERSION):
            return OtherVersion(version)
        if scope["type"] == "http" and scope["method"] in _READING:
            return None
        return None if is_same_origin(headers) else CrossOrigin()

    async def _wait_for_turn(self, scope: Scope) -> ServerRefusal | None:
        """Wait until the request may be answered; or TooMany. Sockets are counted later, when it is
        known who opens them."""
        visitor = Visitor(_address(scope), token_key(HTTPConnection(scope)))
        if not self._limits.allow(_kind(scope), visitor):
            await asyncio.sleep(_PAUSE)
            return TooMany()
        await self._turns.wait(Rank.GUEST if visitor.guest else Rank.ANYBODY)
        return None


def _address(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _kind(scope: Scope) -> What:
    if scope["method"] not in _READING:
        return "write"
    return "read" if scope["path"].startswith("/api") else "file"


def is_same_origin(headers: Headers) -> bool:
    """Whether a page of this server sent the request; programs other than browsers send no
    origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        sender = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return sender == headers.get("host", "").lower() != ""


def failure(error: ServerRefusal) -> Response:
    body = msgspec.json.encode(Failure(sentence(error.message)))
    return Response(body, error.status, {"Cache-Control": "no-store"}, "application/json")


def _logged(scope: Scope, send: Send) -> Send:
    """Log each response, but only its route: with the full path, a reader could join the table."""
    if not log.isEnabledFor(logging.INFO):
        return send
    started = time.perf_counter()

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            facts = {
                "method": scope["method"],
                "route": getattr(scope.get("route"), "path", None),
                "status": message["status"],
                "seconds": round(time.perf_counter() - started, 4),
            }
            log.info("request", extra={"facts": facts})
        await send(message)

    return sending


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sending
