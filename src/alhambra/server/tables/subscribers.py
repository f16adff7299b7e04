"""Subscribers of a table: the open sockets, each with a queue of messages to send."""

import asyncio
from typing import Final

import msgspec

from alhambra.core.state import Seat
from alhambra.server.storage.rows import GuestRow
from alhambra.server.wire.socket import ServerMessage

MOST_QUEUED: Final = 64
"""A subscriber whose queue is full is disconnected."""


class Subscriber:
    """One open socket. Sending to it never waits."""

    def __init__(
        self,
        guest: GuestRow | None,
        muted: frozenset[str] = frozenset(),
        seat: Seat | None = None,
        address: str = "",
    ) -> None:
        self.guest = guest
        self.address = address
        self.seat = seat
        """Whose view the subscriber asked for, of those who share the device."""
        self.muted = muted
        """The guests whose messages the subscriber is not sent."""
        self.away = False
        self.queue: asyncio.Queue[str] = asyncio.Queue(MOST_QUEUED)
        self.disconnected = asyncio.Event()

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def send(self, message: ServerMessage) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.disconnect()

    def disconnect(self) -> None:
        """The socket will be closed."""
        self.disconnected.set()


def encoded(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()
