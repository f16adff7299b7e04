"""Bans: guests and addresses that a server refuses."""

import asyncio
from typing import Final

from alhambra.server.addresses import Network, parsed_address, parsed_network
from alhambra.server.failures import ServerRefusal
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.subscribers import Subscriber

_REFRESH: Final = 1.0
"""Seconds between two refreshes."""


class Bans:
    """A copy of the stored bans, at most a second old."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: set[str] = set()
        self._networks: list[Network] = []

    def of_guest(self, guest: str) -> bool:
        return guest in self._people

    def of_address(self, address: str) -> bool:
        if not self._networks:
            return False
        found = parsed_address(address)
        return found is not None and any(found in banned for banned in self._networks)

    def of_subscriber(self, subscriber: Subscriber) -> bool:
        return subscriber.guest_id in self._people or self.of_address(subscriber.address)

    async def refresh(self) -> None:
        found = await self._store.bans.all()
        networks = {who: parsed_network(who) for who in found}
        self._networks = [each for each in networks.values() if each is not None]
        self._people = {who for who, each in networks.items() if each is None}

    async def keep_refreshing(self, lobby: Lobby) -> None:
        """Loops for as long as the server runs, and disconnects banned subscribers."""
        while True:
            try:
                await self.refresh()
                lobby.disconnect(self.of_subscriber)
            except ServerRefusal:
                # The last known bans hold until the database is back.
                pass
            await asyncio.sleep(_REFRESH)
