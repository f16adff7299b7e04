"""Who watches a table."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from alhambra.server.avatars import avatar_of
from alhambra.server.failures import ServerRefusal
from alhambra.server.guests import now
from alhambra.server.tables.alarm import Alarm
from alhambra.server.tables.part import TablePart
from alhambra.server.tables.presence import PresenceTracker
from alhambra.server.tables.subscribers import encoded
from alhambra.server.wire.chat import Spectator, Spectators
from alhambra.server.wire.socket import SpectatorsUpdate

if TYPE_CHECKING:
    from alhambra.server.tables.live import LiveTable

_PAUSE: Final = 500
"""Milliseconds until everybody is told who came or went: many who come at once cost no more than
one."""


class Watching(TablePart):
    """Tells everybody at a table who watches."""

    def __init__(self, table: "LiveTable", presence: PresenceTracker) -> None:
        super().__init__(table)
        self._presence = presence
        self._alarm = Alarm()
        self._sent = Spectators([], 0)

    def now(self) -> Spectators:
        table = self._table
        guests, unnamed = self._presence.spectators(table.row.guests(), now())
        people = [table.people[guest] for guest in guests if guest in table.people]
        known = [Spectator(row.person, row.name, avatar_of(row), row.hidden) for row in people]
        known.sort(key=lambda each: (each.name, each.person))
        return Spectators(known, unnamed + len(guests) - len(known))

    def check(self) -> None:
        """Somebody may have come or gone: everybody is told soon."""
        if not self._alarm.is_set and self._presence.subscribers:
            self._alarm.set(now() + _PAUSE, self._ring)

    def stop(self) -> None:
        """The table leaves memory; an alarm would outlive it."""
        self._alarm.stop()

    def _ring(self) -> None:
        self._table.lock.run_in_background(self._tell())

    async def _tell(self) -> None:
        guests, _ = self._presence.spectators(self._table.row.guests(), now())
        with suppress(ServerRefusal):
            await self._table.learn_people(guests)
        self._table.forget_people(guests)
        spectators = self.now()
        if spectators != self._sent:
            self._sent = spectators
            text = encoded(SpectatorsUpdate(spectators))
            for subscriber in list(self._presence.subscribers):
                subscriber.send_text(text)
