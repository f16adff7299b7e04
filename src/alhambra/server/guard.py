"""What is checked before a request or socket is accepted, and headers for every answer."""

import logging
import os
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from alhambra.server.bans import Bans
from alhambra.server.failures import Banned, CrossOrigin, OtherVersion, ServerRefusal, TooMany
from alhambra.server.rate import Rates
from alhambra.server.wire import VERSION_HEADER, WIRE_VERSION
from alhambra.server.wire.sentences import sentence
from alhambra.server.wire.tables import Failure

log = logging.getLogger(__name__)

_READING: Final = ("GET", "HEAD", "OPTIONS")
WRITES_PER_SECOND: Final = "ALHAMBRA_WRITES_PER_SECOND"
"""For a host whose guests all come from one address."""
_PER_SECOND: Final = 20
_BURST: Final = 200
"""How many writes and new sockets each address may ask for."""
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; connect-src 'self';"
    " base-uri 'none'; frame-ancestors 'none'; form-action 'self'; object-src 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


class Guard:
    """Refuses requests from pages of other sites, and adds security headers."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self._app = app
        self._bans = bans
        chosen = os.environ.get(WRITES_PER_SECOND, "")
        per_second = int(chosen) if chosen.isascii() and chosen.isdecimal() else _PER_SECOND
        self._rates = Rates(per_second, max(per_second, _BURST))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        error = self._refusal(scope)
        if scope["type"] == "http":
            app = self._app if error is None else failure(error)
            await app(scope, receive, _with_headers(_logged(scope, send)))
        elif error is None:
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _refusal(self, scope: Scope) -> ServerRefusal | None:
        """Why a request is refused, if it is. One without a version may be of any program; one that
        only reads may come from anywhere."""
        address = scope["client"][0] if scope.get("client") else ""
        if self._bans.of_address(address):
            return Banned()
        headers = Headers(scope=scope)
        version = headers.get(VERSION_HEADER, str(WIRE_VERSION))
        if version != str(WIRE_VERSION):
            return OtherVersion(version)
        if scope["type"] == "http" and scope["method"] in _READING:
            return None
        if not is_same_origin(headers):
            return CrossOrigin()
        return None if self._rates.allows_one(address) else TooMany()


def is_same_origin(headers: Headers) -> bool:
    """Whether a page of this server sent it; programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def failure(error: ServerRefusal) -> Response:
    body = msgspec.json.encode(Failure(sentence(error.message)))
    return Response(body, error.status, {"Cache-Control": "no-store"}, "application/json")


def _logged(scope: Scope, send: Send) -> Send:
    """Log each answer. A path may be the way to a table, so only its route is logged."""
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
