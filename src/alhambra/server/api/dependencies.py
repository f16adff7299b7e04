"""The parts of the server that a request or socket needs."""

from starlette.requests import HTTPConnection

from alhambra.server.guests import Guests
from alhambra.server.services import Services, services_of
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.replays import Replays
from alhambra.server.tables.results import Results


def services(connection: HTTPConnection) -> Services:
    return services_of(connection.app)


def guests(connection: HTTPConnection) -> Guests:
    return services(connection).guests


def lobby(connection: HTTPConnection) -> Lobby:
    return services(connection).lobby


def replays(connection: HTTPConnection) -> Replays:
    return services(connection).replays


def results(connection: HTTPConnection) -> Results:
    return services(connection).results
