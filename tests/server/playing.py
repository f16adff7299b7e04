"""People at tables, for tests: each with a browser's cookies and sockets."""

import json
import secrets
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from alhambra.server.wire import WIRE_VERSION
from alhambra.server.wire.closing import TRY_LATER
from server.serving import ServerProcess

Json = dict[str, Any]
_PATIENCE = 60.0
_ids = count()
_RUN = secrets.token_hex(4)
"""Commands of another run, in a database of before, had other ids."""


class Person:
    """Somebody who comes in with a name, opens tables and sits down."""

    def __init__(self, server: ServerProcess, name: str | None) -> None:
        self.server = server
        self.open = ExitStack()
        self.http = self.open.enter_context(httpx.Client(timeout=_PATIENCE))
        if name is not None:
            self.post("/api/guests", {"name": name})

    def url(self, path: str) -> str:
        return f"http://{self.server.host}{path}"

    def ask(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        """Tests ask for more at a time than people do: a refused one waits a moment."""
        answer = self.http.request(method, self.url(path), json=body)
        while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            time.sleep(0.1)
            answer = self.http.request(method, self.url(path), json=body)
        return answer

    def post(self, path: str, body: Json | None = None) -> Json:
        answer = self.ask("POST", path, body)
        assert answer.status_code < 300, answer.text
        return json.loads(answer.text)  # type: ignore[no-any-return]

    def get(self, path: str) -> Json:
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return json.loads(answer.text)  # type: ignore[no-any-return]

    def new_table(self, *seats: str, pace: int = 0, **more: Any) -> str:
        """A table with bots by their names, and people where the name is empty."""
        wished = [{"bot": name} if name else {} for name in seats]
        body = {"game": "palace", "seats": wished, "pace": pace, **more}
        return str(self.post("/api/tables", body)["id"])

    def at(self, table: str, since: int | None = None, seat: int | None = None) -> "Socket":
        """The socket of a table, after its snapshot."""
        return Socket(self, table, since, seat)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


Come = Callable[..., Person]
"""Lets somebody come in: with a name or without, to the server of all tests or another one."""


class Socket:
    """An open table: what it has received, and the commands that are sent."""

    def __init__(
        self, person: Person, table: str, since: int | None = None, seat: int | None = None
    ) -> None:
        self.id = table
        self._open = person.open.enter_context(ExitStack())
        asked = {"wire": WIRE_VERSION, "since": since, "seat": seat}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        url = f"ws://{person.server.host}/api/tables/{table}/socket?{query}"
        self._url, self._headers = url, {"Cookie": person.cookie}
        self.received: list[Json] = []
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.spectators: Json = {}
        self.snapshot = self._opened()

    def _opened(self) -> Json:
        """The snapshot. Tests open more at a time than people do: a refused one waits a moment."""
        while True:
            opening = connect(self._url, additional_headers=self._headers, max_size=None)
            self.raw = self._open.enter_context(opening)
            try:
                return self.receive()
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != TRY_LATER:
                    raise
                time.sleep(0.2)

    def close(self) -> None:
        self._open.close()

    def receive(self) -> Json:
        """The next message; what it tells is noted."""
        message: Json = json.loads(self.raw.recv(_PATIENCE))
        self.received.append(message)
        if message["type"] in ("snapshot", "summary"):
            self.table = message["table"]
        if message["type"] == "snapshot":
            self.version = message["version"]
            self.events = message["events"]
            self.chat = message["chat"]
            self.spectators = message["spectators"]
        if message["type"] == "update":
            self.version = message["event"]["version"]
            self.events.append(message["event"])
        if message["type"] == "chat":
            self.chat += message["messages"]
        if message["type"] == "spectators":
            self.spectators = message["spectators"]
        if message["type"] in ("snapshot", "update"):
            self.confirms = message["confirms"]
            self.view = message["view"]
            self.undoable = message["undoable"]
            self.retractable = message["retractable"]
        return message

    def receive_until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            self.receive()

    @property
    def own(self) -> int | None:
        return self.table["own"]  # type: ignore[no-any-return]

    @property
    def presences(self) -> list[str]:
        return [chair["presence"] for chair in self.table["seats"]]

    @property
    def is_awaited(self) -> bool:
        return self.view is not None and self.view["awaited"] == self.own

    @property
    def is_over(self) -> bool:
        return self.view is not None and self.view["phase"] == "over"

    def send(self, type: str, id: str | None = None, **facts: Any) -> str:
        id = f"{_RUN}-{next(_ids)}" if id is None else id
        self.raw.send(json.dumps({"type": type, "id": id, **facts}))
        return id

    def ask(self, type: str, id: str | None = None, **facts: Any) -> Json:
        """The answer to a command."""
        id = self.send(type, id, **facts)
        while True:
            message = self.receive()
            if message.get("id") == id:
                return message

    def play(self, move: str) -> Json:
        return self.ask("play", version=self.version, move=move)

    def play_first(self, *wanted: str) -> str:
        """Play the first move that begins with a wanted word, or else the first."""
        moves = self.view["moves"]
        fitting = [m for word in wanted for m in moves if m.startswith(word)] or moves
        answer = self.play(fitting[0])
        assert answer["type"] == "done", answer
        return str(fitting[0])

    def play_until(self, enough: Callable[[], bool]) -> None:
        """Take money, and buy when something can be bought, until it is enough."""
        while not enough():
            if self.is_awaited:
                self.play_first("place", "buy", "take")
            else:
                self.receive()


def hear_the_same(*seats: Socket) -> None:
    """Until all have received everything that any of them has."""
    newest = max(seat.version for seat in seats)
    for seat in seats:
        while seat.version < newest:
            seat.receive()


def play_together(enough: Callable[[], bool], *seats: Socket) -> None:
    """Each plays when it is awaited, until it is enough."""
    hear_the_same(*seats)
    while not enough():
        awaited = [seat for seat in seats if seat.is_awaited]
        if awaited:
            awaited[0].play_first("place", "buy", "take")
        else:
            seats[0].receive()
        hear_the_same(*seats)
