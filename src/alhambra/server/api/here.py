"""What every request finds: the guests and the hall of this server, and what is kept of games."""

from typing import cast

from starlette.requests import HTTPConnection

from alhambra.server.guests import Guests
from alhambra.server.tables.hall import Hall
from alhambra.server.tables.replays import Replays
from alhambra.server.tables.results import Results


def guests(connection: HTTPConnection) -> Guests:
    return cast(Guests, connection.app.state.guests)


def hall(connection: HTTPConnection) -> Hall:
    return cast(Hall, connection.app.state.hall)


def replays(connection: HTTPConnection) -> Replays:
    return cast(Replays, connection.app.state.replays)


def results(connection: HTTPConnection) -> Results:
    return cast(Results, connection.app.state.results)
