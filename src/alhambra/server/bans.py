"""Bans: guests and addresses that a server refuses."""

import asyncio
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from alhambra.server.failures import ServerRefusal
from alhambra.server.storage.store import Store
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.subscribers import Subscriber

_REFRESH: Final = 1.0
"""How many seconds lie between two refreshes."""


def network(text: str) -> IPv4Network | IPv6Network | None:
    """An address, or a range of them such as 192.0.2.0/24, if it is one."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        return None


class Bans:
    """A copy of the bans in the store, a second old at most."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: set[str] = set()
        self._networks: list[IPv4Network | IPv6Network] = []

    def of_guest(self, guest: str) -> bool:
        return guest in self._people

    def of_address(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in banned for banned in self._networks)

    def of_subscriber(self, subscriber: Subscriber) -> bool:
        return subscriber.guest_id in self._people or self.of_address(subscriber.address)

    async def refresh(self) -> None:
        found = await self._store.bans.all()
        networks = {who: network(who) for who in found}
        self._networks = [each for each in networks.values() if each is not None]
        self._people = {who for who, each in networks.items() if each is None}

    async def keep_refreshing(self, lobby: Lobby) -> None:
        """Repeatedly, as long as the server runs; subscribers who are banned are disconnected."""
        while True:
            try:
                await self.refresh()
                lobby.disconnect(self.of_subscriber)
            except ServerRefusal:
                # Until the database is back, the last known bans hold.
                pass
            await asyncio.sleep(_REFRESH)
