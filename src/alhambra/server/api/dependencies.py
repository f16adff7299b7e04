"""What every request finds: the guests and the lobby of this server, and what is kept of games."""

from typing import cast

from starlette.requests import HTTPConnection

from alhambra.server.guests import Guests
from alhambra.server.tables.lobby import Lobby
from alhambra.server.tables.replays import Replays
from alhambra.server.tables.results import Results


def guests(connection: HTTPConnection) -> Guests:
    return cast(Guests, connection.app.state.guests)


def lobby(connection: HTTPConnection) -> Lobby:
    return cast(Lobby, connection.app.state.lobby)


def replays(connection: HTTPConnection) -> Replays:
    return cast(Replays, connection.app.state.replays)


def results(connection: HTTPConnection) -> Results:
    return cast(Results, connection.app.state.results)
