"""Limits on raw connections: how many there may be, how long a request may take to arrive and a
response to be read, and how many frames a socket may send.

uvicorn leaves this to a reverse proxy; a server at home has none.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from alhambra.server.limits import LIMITS, Limits, Visitor
from alhambra.server.rate import Allowance, Rate
from alhambra.server.wire.closing import TOO_MANY_FRAMES

HEADERS_WITHIN: Final = 10.0
"""Seconds that the head of a request may take to arrive."""
BODY_WITHIN: Final = 30.0
"""The same for its body."""
READ_WITHIN: Final = 60.0
"""Seconds that a client may take to read what is waiting for it."""
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_CLOSING: Final = 1.0
"""Seconds before a connection is closed after its socket was."""
_CALM: Final = Rate(1, 20)
"""Frames that a socket may send, however many others at its address send: people send so few."""
_SLICE: Final = 1024
"""Bytes of a socket to process before its frames are counted: a single read could hold ten thousand
frames."""


class Config(uvicorn.Config):
    """With the limits of all connections. `proxies` are the addresses of reverse proxies, or ranges
    of them, which say who is asking and limit their visitors' connections themselves."""

    def __init__(self, app: Any, limits: Limits, proxies: str, **more: Any) -> None:
        super().__init__(app, http=Connection, ws=Socket, forwarded_allow_ips=proxies, **more)
        self.limits = limits
        # As uvicorn reads them, so that all who are believed count as proxies.
        self.proxies = _TrustedHosts(proxies)


class _ReadInTime(asyncio.Protocol):
    """A protocol whose client has to read what it is sent: otherwise the responses would stay in
    memory, even after the connection was closed."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _reading: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._stop_reading()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class Connection(_ReadInTime, H11Protocol):
    """A connection with a time limit for each part of a request."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._counted: str | None = None
        self._arriving: Any = None
        """The part of a request that has not fully arrived, if any."""
        self._timer: asyncio.TimerHandle | None = None
        self._watched = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if address not in self.config.proxies:
            self._counted = address
            if not self.config.limits.connect(address):
                transport.abort()
                return
        self._watch()

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._end_watch()
        if self._counted is not None:
            self.config.limits.disconnect(self._counted)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end_watch()
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Each part of a request has its own time limit, however many pieces it comes in."""
        if self._watched:
            self._watch_part()

    def _watch_part(self) -> None:
        awaited = self.conn.their_state
        if self.transport.is_closing() or awaited not in (h11.IDLE, h11.SEND_BODY):
            self._stop_watching()
        elif awaited is not self._arriving:
            self._stop_watching()
            self._arriving = awaited
            within = HEADERS_WITHIN if awaited is h11.IDLE else BODY_WITHIN
            self._timer = self.loop.call_later(within, self._give_up)

    def _end_watch(self) -> None:
        """Nothing more will come, or only a socket's frames."""
        self._watched = False
        self._stop_watching()

    def _stop_watching(self) -> None:
        self._arriving = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._stop_watching()
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(_TOO_SLOW)
        self.transport.close()


class Socket(_ReadInTime, WebSocketsSansIOProtocol):
    """A socket whose frames are counted, including pings and pongs, which nobody else sees."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        rate = LIMITS["frame"].guest
        assert rate is not None
        self._frames = Allowance(rate)
        self._calm_frames = Allowance(_CALM)
        self._stopped = False
        self._counted: str | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection was counted when it was made."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self._counted = None if address in self.config.proxies else address

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        if self._counted is not None:
            self.config.limits.disconnect(self._counted)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), _SLICE):
            if self._stopped or self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])

    def handle_text(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            # uvicorn would do the same, and log an error.
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self._count_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    def _count_frame(self) -> bool:
        """Whether one more frame is allowed; if not, nothing more is read from this socket."""
        if self._stopped:
            return False
        address = self.scope["client"][0] if self.scope["client"] else ""
        if self._frames.take_one() and (
            self._calm_frames.take_one() or self.config.limits.allow("frame", Visitor(address))
        ):
            return True
        self._stop()
        return False

    def _stop(self) -> None:
        self._stopped = True
        if not self.close_sent:
            self._send_close()
        self.read_paused = False
        with suppress(RuntimeError):
            self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(_CLOSING, self.transport.close)

    def _send_close(self) -> None:
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY_FRAMES})
        self.conn.send_close(TOO_MANY_FRAMES)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
