"""All club nights: those that somebody looks at are in memory, the others in the store."""

import secrets
from collections import OrderedDict
from typing import Final

from msgspec.structs import replace

from alhambra.core.messages import Message
from alhambra.server.failures import BadRequest, NotFound
from alhambra.server.guests import new_id, now
from alhambra.server.names import proper_title
from alhambra.server.nights.live import LiveNight, expect_rounds
from alhambra.server.nights.sizes import LARGEST, SMALLEST
from alhambra.server.nights.steps import Joined
from alhambra.server.nights.tables import night_table
from alhambra.server.storage.rows import GuestRow, NightRow, SeatRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby
from alhambra.server.wire.nights import NightRequest, NightSummary
from alhambra.server.wire.nights import Nights as NightList

_MOST_LOADED: Final = 200
"""Those that nobody has looked at for longest leave memory."""
_MOST_LISTED: Final = 20


class Nights:
    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self._live: OrderedDict[str, LiveNight] = OrderedDict()

    async def open(self, requested: NightRequest, host: GuestRow) -> LiveNight:
        """A new club night; or BadOption or BadRequest."""
        settings = replace(requested, title=proper_title(requested.title))
        _expect_playable(settings, host)
        row = NightRow(new_id(), settings, secrets.token_hex(16), now(), now())
        await self._store.nights.open(row, [host.id], [Joined(0)] if settings.plays else [])
        return await self.night(row.id, host)

    async def night(self, id: str, viewer: GuestRow | None) -> LiveNight:
        """The club night with this id as it is now, for `viewer`; or NotFound."""
        night = self._live.pop(id, None)
        if night is None:
            row = await self._store.nights.find(id)
            if row is None:
                raise NotFound
            night = self._live.get(id) or LiveNight(self._store, self._lobby, row)
        self._live[id] = night
        if len(self._live) > _MOST_LOADED:
            self._live.popitem(last=False)
        await night.update(viewer)
        return night

    async def of_guest(self, guest: GuestRow) -> NightList:
        found = await self._store.nights.of_guest(guest.id, _MOST_LISTED)
        return NightList([NightSummary(*each) for each in found])


def _expect_playable(settings: NightRequest, host: GuestRow) -> None:
    if not SMALLEST <= settings.size <= LARGEST:
        raise BadRequest(Message("night-size", {"fewest": SMALLEST, "most": LARGEST}))
    expect_rounds(settings.rounds)
    # A table of it shows whether everything fits.
    night_table(settings, "", [SeatRow(guest=host.id) for _ in range(settings.size)], "", True)
