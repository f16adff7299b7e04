"""Plays a person's moves without the page, to come quickly to what a test wants to look at."""

import secrets
from collections.abc import Callable

import msgspec
from websockets.sync.client import connect

from alhambra.server.wire import WIRE_VERSION
from alhambra.server.wire.games import View
from alhambra.server.wire.rollwrite import RollWriteView
from alhambra.server.wire.socket import Play, ServerMessage, Snapshot, Update
from server.prepared import eager
from web.person import Person


def forward(person: Person, scorings: int, round: int = 99, table: str | None = None) -> None:
    """Until so many scorings were held, a game with rounds has come to that one, or the game is
    over: at the table that the page looks on, or at another one."""

    def enough(view: View) -> bool:
        in_round = isinstance(view, RollWriteView) and view.round >= round
        return in_round or len(view.scorings) >= scorings

    play_until(person, enough, table)


def play_until(person: Person, enough: Callable[[View], bool], table: str | None = None) -> bool:
    """Until it is enough, or the game is over; tells whether it is enough."""
    url = person.page.url if table is None else table
    address = url.replace("http", "ws", 1).replace("/t/", "/api/tables/")
    address += f"/socket?wire={WIRE_VERSION}"
    cookies = person.page.context.cookies()
    headers = {"Cookie": "; ".join(f"{each['name']}={each['value']}" for each in cookies)}
    with connect(address, additional_headers=headers, max_size=None) as socket:
        while True:
            message = msgspec.json.decode(socket.recv(), type=ServerMessage)
            if not isinstance(message, (Snapshot, Update)):
                continue
            version = message.version if isinstance(message, Snapshot) else message.event.version
            view = message.view
            assert view is not None
            if enough(view) or view.phase == "over":
                return enough(view)
            if view.moves:
                play = Play(secrets.token_hex(16), version, eager(view))
                socket.send(msgspec.json.encode(play).decode())
