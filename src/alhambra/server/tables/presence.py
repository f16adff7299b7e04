"""Presence: who has a table open, who is away, and who is gone."""

from collections.abc import Iterable
from typing import Final

from alhambra.server.tables.subscribers import Subscriber
from alhambra.server.wire.tables import Presence

_UNNAMED: Final = "?"
"""What those without a name begin with: no id of a guest does."""
_VALID: Final = 60_000
"""Milliseconds for which a broadcast from another process is valid."""


class PresenceTracker:
    """The subscribers of a table in this process, and presence in all processes."""

    def __init__(self, gone_after: int | None, now: int, absences: dict[str, int]) -> None:
        """`gone_after` is the number of seconds after which somebody counts as gone, if ever;
        `absences` are those known when the table was last in memory."""
        self.subscribers: set[Subscriber] = set()
        self.gone_after = gone_after
        self._opened = now
        self._left = dict(absences)
        self._elsewhere: dict[str, tuple[int, dict[str, Presence]]] = {}

    def connect(self, subscriber: Subscriber) -> None:
        self.subscribers.add(subscriber)

    def disconnect(self, subscriber: Subscriber, now: int) -> None:
        self.subscribers.discard(subscriber)
        if subscriber.guest_id is not None:
            self._left[subscriber.guest_id] = now

    def of(self, guest: str, now: int) -> Presence:
        """Anybody who was never seen counts as away since the table was opened."""
        seen = [at.get(guest) for at in (self.own(), *self._valid(now))]
        if "here" in seen or "away" in seen:
            return "here" if "here" in seen else "away"
        if self.gone_after is None:
            return "away"
        long = now - self._left.get(guest, self._opened) >= self.gone_after * 1000
        return "gone" if long else "away"

    def has_open(self, guest: str, now: int) -> bool:
        """Whether a guest has the table open in any process."""
        return any(guest in at for at in (self.own(), *self._valid(now)))

    def absences(self, guests: Iterable[str], now: int) -> dict[str, int]:
        """Since when each of the guests has been away, for those who have the table open
        nowhere."""
        seen = {guest for at in (self.own(), *self._valid(now)) for guest in at}
        return {guest: self._left.get(guest, self._opened) for guest in guests if guest not in seen}

    def next_gone(self, guests: Iterable[str], now: int) -> int | None:
        """When the next of the guests who have the table open nowhere will count as gone."""
        if self.gone_after is None:
            return None
        times = [left + self.gone_after * 1000 for left in self.absences(guests, now).values()]
        return min((time for time in times if time > now), default=None)

    def own(self) -> dict[str, Presence]:
        """The guests who have the table open in this process; and everybody else who has, each
        under a number of their own."""
        seen: dict[str, Presence] = {}
        for subscriber in self.subscribers:
            who = subscriber.guest_id or f"{_UNNAMED}{subscriber.opened}"
            if seen.get(who) != "here":
                seen[who] = "away" if subscriber.away else "here"
        return seen

    def spectators(self, seated: Iterable[str], now: int) -> tuple[set[str], int]:
        """The guests who have the table open and do not sit there, and how many others do."""
        everywhere = [set(at) for at in (self.own(), *self._valid(now))]
        unnamed = sum(who.startswith(_UNNAMED) for at in everywhere for who in at)
        guests = {who for at in everywhere for who in at if not who.startswith(_UNNAMED)}
        return guests - set(seated), unnamed

    def receive(self, process: str, seen: dict[str, Presence], now: int) -> bool:
        """Another process has broadcast who has the table open there. Returns whether that process
        was known."""
        known = process in self._elsewhere
        _, before = self._elsewhere.get(process, (0, {}))
        left = (who for who in before.keys() - seen.keys() if not who.startswith(_UNNAMED))
        self._left.update(dict.fromkeys(left, now))
        self._elsewhere[process] = now, seen
        return known

    def _valid(self, now: int) -> list[dict[str, Presence]]:
        return [seen for at, seen in self._elsewhere.values() if now - at < _VALID]

    def of_all(self, guests: Iterable[str], now: int) -> dict[str, Presence]:
        return {guest: self.of(guest, now) for guest in guests}
