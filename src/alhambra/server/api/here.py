"""What every request finds: the guests and the hall of this server."""

from typing import cast

from starlette.requests import HTTPConnection

from alhambra.server.guests import Guests
from alhambra.server.tables.hall import Hall


def guests(connection: HTTPConnection) -> Guests:
    return cast(Guests, connection.app.state.guests)


def hall(connection: HTTPConnection) -> Hall:
    return cast(Hall, connection.app.state.hall)
