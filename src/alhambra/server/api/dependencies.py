"""The parts of the server that a request or socket needs."""

from starlette.requests import HTTPConnection

from alhambra.server.failures import TooMany
from alhambra.server.guests import Guests, token_key
from alhambra.server.limits import Limits, Visitor
from alhambra.server.services import Services, services_of
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store
from alhambra.server.tables.live import LiveTable
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.replays import Replays
from alhambra.server.tables.results import Results


def services(connection: HTTPConnection) -> Services:
    return services_of(connection.app)


def visitor(connection: HTTPConnection, guest: GuestRow | None = None) -> Visitor:
    """Who is asking, as limits know them: the guest, or whoever has the token."""
    address = connection.client.host if connection.client else ""
    return Visitor(address, token_key(connection) if guest is None else guest.id)


def limits(connection: HTTPConnection) -> Limits:
    return services(connection).limits


def store(connection: HTTPConnection) -> Store:
    return services(connection).store


def guests(connection: HTTPConnection) -> Guests:
    return services(connection).guests


def lobby(connection: HTTPConnection) -> Lobby:
    return services(connection).lobby


async def table_for(connection: HTTPConnection, id: str, guest: GuestRow | None) -> LiveTable:
    """The table with this id, or NotFound; or TooMany, if the visitor has had too many loaded that
    nobody had open. People who sit there are not held back by others at the same address."""
    found = lobby(connection)
    row = None if found.is_loaded(id) else await services(connection).store.tables.find(id)
    if row is not None:
        if guest is None or row.seat_of(guest.id) is None:
            limits(connection).spend("load", visitor(connection, guest))
        elif not limits(connection).allow_guest("load", guest.id):
            raise TooMany
    return await found.table(id)


def replays(connection: HTTPConnection) -> Replays:
    return services(connection).replays


def results(connection: HTTPConnection) -> Results:
    return services(connection).results
