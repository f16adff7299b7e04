"""Plays a person's moves without the page, to come quickly to what a test wants to look at."""

import secrets

import msgspec
from websockets.sync.client import connect

from alhambra.server.wire.palace import PalaceView
from alhambra.server.wire.socket import News, Play, Told, Whole
from web.person import Person


def forward(person: Person, scorings: int, table: str | None = None) -> None:
    """Until so many scorings were held, or the game is over: at the table that the page looks on,
    or at another one."""
    url = person.page.url if table is None else table
    address = url.replace("http", "ws", 1).replace("/t/", "/api/tables/") + "/socket"
    cookies = person.page.context.cookies()
    headers = {"Cookie": "; ".join(f"{each['name']}={each['value']}" for each in cookies)}
    with connect(address, additional_headers=headers, max_size=None) as socket:
        while True:
            told = msgspec.json.decode(socket.recv(), type=Told)
            if not isinstance(told, (Whole, News)):
                continue
            version = told.version if isinstance(told, Whole) else told.event.version
            view = told.view
            assert view is not None
            if len(view.scorings) >= scorings or view.phase == "over":
                return
            if view.moves:
                play = Play(secrets.token_hex(16), version, _choice(view))
                socket.send(msgspec.json.encode(play).decode())


def _choice(view: PalaceView) -> str:
    """Buildings rather than money, and those into the Alhambra rather than on the reserve. Now and
    then chests, once there are buildings to put them on."""
    seat = view.seats[view.awaited or 0]
    room = ("chests",) if len(seat.alhambra) > 3 * len(seat.chests or []) + 2 else ()
    for verb in (*room, "buy", "place", "pay", "chest ", "take", "end"):
        fitting = [move for move in view.moves if move.startswith(verb)]
        if fitting:
            return max(fitting)
    return view.moves[0]
