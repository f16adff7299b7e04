"""Everything that costs something, and how much of it one visitor may ask for.

This is the only table of limits; `docs/hosting.md` shows it.
"""

from collections import Counter
from typing import Final, Literal, NamedTuple

from alhambra.server.addresses import household
from alhambra.server.failures import TooMany
from alhambra.server.rate import Allowances, Rate

PEOPLE_PER_ADDRESS: Final = 10
"""How many people limits expect from one address, unless the administrator says otherwise."""

What = Literal[
    "file",
    "read",
    "write",
    "guest",
    "name",
    "code",
    "passkey",
    "table",
    "listed",
    "invite",
    "profile",
    "night",
    "night-join",
    "night-change",
    "upload",
    "replay",
    "load",
    "data",
    "push",
    "mail",
    "connection",
    "socket",
    "frame",
    "command",
    "notice",
    "undo",
    "try",
    "odds",
    "chat",
    "spectator-chat",
]


class Limit(NamedTuple):
    """How much of something each guest, each address and each table may ask for. Where it is asked
    for at a table, the guest's limit is per table."""

    guest: Rate | None
    address: Rate
    table: Rate | None = None


LIMITS: Final[dict[What, Limit]] = {
    "file": Limit(Rate(50, 500), Rate(100, 1000)),
    "read": Limit(Rate(30, 300), Rate(60, 600)),
    "write": Limit(Rate(5, 50), Rate(20, 200)),
    "guest": Limit(None, Rate(1, 50)),
    "name": Limit(Rate(0.05, 10), Rate(1, 50)),
    "code": Limit(None, Rate(0.2, 20)),
    "passkey": Limit(Rate(0.1, 10), Rate(0.5, 30)),
    "table": Limit(Rate(0.5, 20), Rate(1, 50)),
    "listed": Limit(None, Rate(0.05, 15)),
    "invite": Limit(Rate(0.05, 10), Rate(0.5, 50)),
    "profile": Limit(Rate(1, 30), Rate(2, 60)),
    "night": Limit(Rate(0.002, 5), Rate(0.01, 15)),
    "night-join": Limit(Rate(0.05, 10), Rate(0.2, 30)),
    "night-change": Limit(Rate(0.2, 20), Rate(1, 60)),
    "upload": Limit(Rate(0.2, 10), Rate(0.5, 20)),
    "replay": Limit(Rate(0.5, 10), Rate(1, 20)),
    "load": Limit(Rate(1, 60), Rate(5, 120)),
    "data": Limit(Rate(0.1, 5), Rate(0.2, 10)),
    "push": Limit(Rate(0.01, 15), Rate(0.02, 30)),
    "mail": Limit(Rate(0.0005, 3), Rate(0.01, 10)),
    "connection": Limit(None, Rate(20, 200)),
    "socket": Limit(Rate(5, 60), Rate(10, 100), Rate(20, 200)),
    "frame": Limit(Rate(50, 250), Rate(150, 1000)),
    "command": Limit(Rate(5, 60), Rate(20, 200), Rate(20, 200)),
    "notice": Limit(Rate(0.2, 10), Rate(2, 50)),
    "undo": Limit(Rate(1, 30), Rate(5, 150)),
    "try": Limit(Rate(10, 60), Rate(30, 200), Rate(30, 200)),
    "odds": Limit(Rate(2, 20), Rate(6, 60), Rate(6, 60)),
    "chat": Limit(Rate(0.5, 5), Rate(3, 30), Rate(3, 30)),
    "spectator-chat": Limit(Rate(0.2, 5), Rate(1, 20), Rate(2, 20)),
}


class AtOnce(NamedTuple):
    """How many of something there may be at the same time."""

    connections_of_address: int = 150
    spectators_of_table: int = 100
    spectators_of_address_at_table: int = 20
    sockets_of_guest_at_table: int = 10
    """A guest's next socket replaces the oldest one."""
    tables_of_guest: int = 100
    """Tables that one guest has opened and that are not over."""
    listed_tables_of_guest: int = 5


class Visitor(NamedTuple):
    """Who is asking: from which address, and as which guest, or "" if unknown."""

    address: str
    guest: str = ""


class Limits:
    """What everybody has asked for lately, and whether they may ask for more."""

    def __init__(self, people_per_address: int = PEOPLE_PER_ADDRESS) -> None:
        factor = people_per_address / PEOPLE_PER_ADDRESS
        self._limits = {
            what: limit._replace(address=limit.address.times(factor))
            for what, limit in LIMITS.items()
        }
        usual = AtOnce()
        self.at_once = usual._replace(
            connections_of_address=round(usual.connections_of_address * factor),
            spectators_of_address_at_table=round(usual.spectators_of_address_at_table * factor),
        )
        self._allowances = Allowances()
        self._connections: Counter[str] = Counter()

    def allow(self, what: What, visitor: Visitor, table: str = "") -> bool:
        """Whether a visitor may have one of these now; if so, it is counted. Visitors who have not
        come in share their address's allowance only among themselves: they take nothing from guests
        at the same address, and whoever is refused takes nothing from a table."""
        limit = self._limits[what]
        take = self._allowances.take_one
        known = visitor.guest != ""
        return (
            (limit.guest is None or not known or self.allow_guest(what, visitor.guest, table))
            and take((what, household(visitor.address), known), limit.address)
            and (limit.table is None or not table or take((what, "table", table), limit.table))
        )

    def spend(self, what: What, visitor: Visitor, table: str = "") -> None:
        """The same, or TooMany."""
        if not self.allow(what, visitor, table):
            raise TooMany

    def allow_guest(self, what: What, guest: str, table: str = "") -> bool:
        """The same for a guest who must not be held back by others at the same address or table."""
        limit = self._limits[what].guest
        return limit is None or self._allowances.take_one((what, guest, table), limit)

    def connect(self, address: str) -> bool:
        """Whether one more connection from this address may stay. Call `disconnect` when it has
        ended."""
        house = household(address)
        self._connections[house] += 1
        within = self._connections[house] <= self.at_once.connections_of_address
        return self.allow("connection", Visitor(address)) and within

    def disconnect(self, address: str) -> None:
        house = household(address)
        self._connections[house] -= 1
        if self._connections[house] <= 0:
            del self._connections[house]
