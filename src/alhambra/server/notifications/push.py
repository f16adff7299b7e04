"""Push messages: encrypted for one browser (RFC 8291), signed by this server (RFC 8292), and handed
to the push service of that browser."""

import asyncio
import base64
import binascii
import hashlib
import json
import re
import time
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
import httpx

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest
from alhambra.server.notifications import keys
from alhambra.server.notifications.endpoints import Endpoints, origin_of
from alhambra.server.notifications.options import PushOptions
from alhambra.server.notifications.outcome import Outcome
from alhambra.server.notifications.words import Notice
from alhambra.server.storage.contacts import SubscriptionRow
from alhambra.server.wire.notifications import SubscriptionRequest

_PATIENCE: Final = 8.0
"""Seconds that a push service may take in all,"""
_TIMEOUTS: Final = {"connect": 3.0, "read": 5.0, "write": 5.0, "pool": 1.0}
"""and for each part of it."""
_KEPT: Final = 24 * 60 * 60
"""Seconds for which a push service keeps a message for a device that is off."""
_VALID: Final = 12 * 60 * 60
"""Seconds for which a signature is valid; a push service accepts a day at most."""
_TOPIC: Final = 32
"""The most emails of a topic: of messages with the same one, a device gets only the last."""
_POINT: Final = 65
_SECRET: Final = 16
_GONE: Final = (404, 410)
_LATER: Final = (408, 425, 429)
_SECONDS: Final = re.compile(rb"[0-9]{1,9}")
"""There may also be a date, and a service of somebody's own may say anything."""


class Push:
    """Sends push messages."""

    def __init__(self, options: PushOptions) -> None:
        self.endpoints = Endpoints(options.services)
        self._contact = options.contact
        self._key = keys.load_or_create(options.key_file)
        self.public_key = keys.public_text(self._key)
        self._tls = httpx.create_ssl_context()

    def expect_subscription(self, requested: SubscriptionRequest) -> None:
        """Refuse with BadRequest what nothing could be sent to."""
        from cryptography.hazmat.primitives.asymmetric import ec

        self.endpoints.expect_allowed(requested.endpoint)
        try:
            point, secret = _decoded(requested.p256dh), _decoded(requested.auth)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (ValueError, binascii.Error):
            raise BadRequest(Message("bad-push-keys")) from None
        if len(point) != _POINT or len(secret) != _SECRET:
            raise BadRequest(Message("bad-push-keys"))

    async def send(self, to: SubscriptionRow, notice: Notice) -> Outcome:
        headers, content = await asyncio.to_thread(self._message, to, notice)
        try:
            async with asyncio.timeout(_PATIENCE):
                return await self._post(to.endpoint, headers, content)
        except (httpcore.NetworkError, httpcore.TimeoutException, OSError):
            return Outcome("later")
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol, UnicodeError):
            return Outcome("refused")

    async def _post(self, endpoint: str, headers: dict[str, str], content: bytes) -> Outcome:
        """Without proxies and redirects, and without reading what the service says: only the
        answer's status and the wish to be asked later count."""
        backend = self.endpoints.backend_for(endpoint)
        async with (
            httpcore.AsyncConnectionPool(self._tls, network_backend=backend) as pool,
            pool.stream(
                "POST",
                endpoint,
                headers=list(headers.items()),
                content=content,
                extensions={"timeout": _TIMEOUTS},
            ) as response,
        ):
            return _outcome(response.status, _retry_after(response.headers))

    def _message(self, to: SubscriptionRow, notice: Notice) -> tuple[dict[str, str], bytes]:
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec

        payload = {
            "title": notice.title,
            "body": notice.body,
            "path": notice.path,
            "tag": notice.tag,
        }
        content: bytes = http_ece.encrypt(
            json.dumps(payload, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_decoded(to.p256dh),
            auth_secret=_decoded(to.auth),
        )
        topic = base64.urlsafe_b64encode(hashlib.sha256(notice.path.encode()).digest()).decode()
        claims: dict[str, Any] = {
            "aud": origin_of(urlsplit(to.endpoint)),
            "exp": int(time.time()) + _VALID,
            "sub": self._contact,
        }
        return {
            **self._key.sign(claims),
            "Host": urlsplit(to.endpoint).netloc,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(content)),
            "TTL": str(_KEPT),
            "Topic": topic[:_TOPIC],
            "Urgency": "normal",
        }, content


def _retry_after(headers: list[tuple[bytes, bytes]]) -> int:
    """The seconds that a service wishes to be left alone."""
    given = [value for name, value in headers if name.lower() == b"retry-after"]
    return int(given[0]) if given and _SECONDS.fullmatch(given[0]) else 0


def _outcome(status: int, retry_after: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome("sent")
    if status in _GONE:
        return Outcome("gone")
    if status in _LATER or status >= 500:
        return Outcome("later", retry_after)
    return Outcome("refused")


def _decoded(text: str) -> bytes:
    padded = text + "=" * (-len(text) % 4)
    return base64.b64decode(padded.encode("ascii"), altchars=b"-_", validate=True)
