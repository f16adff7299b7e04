"""Who has a table open: those who are here, those who are away, and those who are gone."""

from collections.abc import Iterable

from alhambra.server.tables.readers import Reader
from alhambra.server.wire.lobby import Presence


class Attendance:
    """The readers of a table, and since when the others are away."""

    def __init__(self, gone_after: int, now: int) -> None:
        self.readers: set[Reader] = set()
        self._gone_after = gone_after * 1000
        self._opened = now
        self._left: dict[str, int] = {}

    def come(self, reader: Reader) -> None:
        self.readers.add(reader)

    def go(self, reader: Reader, now: int) -> None:
        self.readers.discard(reader)
        if reader.guest_id is not None:
            self._left[reader.guest_id] = now

    def of(self, guest: str, now: int) -> Presence:
        """Whoever was never seen counts as away since the table was opened."""
        open = [reader for reader in self.readers if reader.guest_id == guest]
        if open:
            return "away" if all(reader.away for reader in open) else "here"
        long = now - self._left.get(guest, self._opened) >= self._gone_after
        return "gone" if long else "away"

    def of_all(self, guests: Iterable[str], now: int) -> dict[str, Presence]:
        return {guest: self.of(guest, now) for guest in guests}
