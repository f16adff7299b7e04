"""The subscribers of a table: open sockets, each with a queue of messages to send."""

import asyncio
from itertools import count
from typing import Final

import msgspec

from alhambra.core.state import Seat
from alhambra.server.limits import Visitor
from alhambra.server.storage.rows import GuestRow
from alhambra.server.wire.closing import TRY_LATER
from alhambra.server.wire.socket import ServerMessage

MOST_QUEUED: Final = 64
"""A subscriber whose queue is full is disconnected."""
_numbers: Final = count()


class Subscriber:
    """One open socket. Sending to it never waits."""

    def __init__(
        self,
        guest: GuestRow | None,
        muted: frozenset[str] = frozenset(),
        seat: Seat | None = None,
        address: str = "",
        device: bytes = b"",
    ) -> None:
        self.guest = guest
        self.device = device
        """What the guest is recognized by on this device."""
        self.address = address
        self.seat = seat
        """Whose view the subscriber asked for, among those who share the device."""
        self.muted = muted
        """The guests whose messages are not sent to the subscriber."""
        self.away = False
        self.opened = next(_numbers)
        """The older of two sockets has the lower number."""
        self.pace: int | None = None
        """How many milliseconds bots should wait, if the subscriber has asked for a pace."""
        self.skips = False
        """Whether the subscriber wants no waiting until a person is to act."""
        self.queue: asyncio.Queue[str] = asyncio.Queue(MOST_QUEUED)
        self.disconnected = asyncio.Event()
        self.code = TRY_LATER
        """The code that the socket is closed with."""

    @property
    def wanted_pace(self) -> int | None:
        return 0 if self.skips else self.pace

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    @property
    def visitor(self) -> Visitor:
        """The subscriber, as limits know them."""
        return Visitor(self.address, self.guest_id or "")

    def send(self, message: ServerMessage) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.disconnect()

    def disconnect(self, code: int = TRY_LATER) -> None:
        """Have the socket closed."""
        self.code = code
        self.disconnected.set()


def encoded(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()
