"""Those who have a table open, and what each of them is told."""

import asyncio
from typing import Final

import msgspec

from alhambra.core.state import Seat
from alhambra.server.storage.rows import GuestRow
from alhambra.server.wire.socket import ServerMessage

MOST_WAITING: Final = 64
"""Messages that may wait for one subscriber; who falls further behind is cut off."""


class Subscriber:
    """One open socket. Telling it something never waits."""

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
        """Whose eyes the subscriber wants, of those who share the device."""
        self.muted = muted
        """Those whom the subscriber does not want to hear."""
        self.away = False
        self.waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.cut_off = asyncio.Event()

    @property
    def guest_id(self) -> str | None:
        return None if self.guest is None else self.guest.id

    def send(self, message: ServerMessage) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        try:
            self.waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.cut_off.set()


def encoded(message: ServerMessage) -> str:
    return msgspec.json.encode(message).decode()
