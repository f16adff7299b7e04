"""Two worlds that differ only in what somebody cannot know, and everything that a server says in
each of them. Any game can be played in them; which are hidden draws, the game itself says."""

import asyncio
import json
import logging
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from alhambra.core.game import Game, GivenChance, seeded
from alhambra.core.messages import AlhambraError
from alhambra.core.record import DRAW, MOVE
from alhambra.core.state import Outcome, Ruleset, Seat
from alhambra.server.app import app_for
from alhambra.server.guests import Guests
from alhambra.server.limits import Limits, Visitor, What
from alhambra.server.storage.database import Statement
from alhambra.server.storage.opening import opened
from alhambra.server.storage.rows import EventRow, GuestRow, SeatRow, TableRow
from alhambra.server.storage.store import Store
from alhambra.server.tables import history
from alhambra.server.wire import WIRE_VERSION

_TRIES = 60
_PATIENCE = 60
_TABLE = "a-table-of-two-worlds"
_SEED = "5e" * 32
_WEEK = 7 * 24 * 60 * 60

Draws = list[Outcome]


def played(rules: Ruleset, players: int, options: dict[str, str], seed: int, moves: int) -> Game:
    """A game after so many random moves, or its last one but one."""
    rng = random.Random(seed)
    play = Game(rules, rules.options(players, options), seeded(seed))
    while len(moves_of(play)) < moves:
        legal = play.state.legal_moves()
        before = play.state.copy()
        play.play(rng.choice(legal))
        if play.state.to_act() is None:
            play.record.steps = play.record.steps[: last_move(play)]
            play.state = before
            break
    return play


def last_move(play: Game) -> int:
    return max(n for n, step in enumerate(play.record.steps) if step.kind == MOVE)


def moves_of(play: Game) -> list[tuple[Seat, str]]:
    steps = play.record.steps
    return [(int(step.who) - 1, str(step.what)) for step in steps if step.kind == MOVE]


def draws_of(play: Game) -> Draws:
    steps = play.record.steps
    return [step.what for step in steps if step.kind == DRAW and isinstance(step.what, Outcome)]


def other_draws(play: Game, seat: Seat | None, seed: int) -> Draws | None:
    """What else chance may have given where `seat` could not see it, with everything that happened
    and that the seat knows the same; None if there is nothing such."""
    if not any(s.kind == DRAW and play.state.hides(s.who, seat) for s in play.record.steps):
        return None
    rng = random.Random(seed)
    real = draws_of(play)
    for _ in range(_TRIES):
        draws = _redrawn(play, seat, rng)
        if draws is not None and [str(d) for d in draws] != [str(d) for d in real]:
            return draws
    return None


def _redrawn(play: Game, seat: Seat | None, rng: random.Random) -> Draws | None:
    state = play.rules.new(play.options)
    draws: Draws = []
    for step in play.record.steps:
        try:
            if step.kind == MOVE:
                state.play(play.rules.parse_move(str(step.what)))
            elif step.kind == DRAW:
                assert isinstance(step.what, Outcome)
                outcome = step.what
                if play.state.hides(step.who, seat):
                    outcomes, weights = zip(*state.outcomes(), strict=True)
                    outcome = rng.choices(outcomes, weights)[0]
                state.happen(outcome)
                draws.append(outcome)
        except AlhambraError:
            return None
    same = state.observe(seat) == play.state.observe(seat)
    return draws if same and state != play.state else None


# The server in one of the worlds


def said_in(
    folder: Path, play: Game, draws: Draws, seat: Seat | None, patch: pytest.MonkeyPatch
) -> list[str]:
    """Everything that a server says to `seat`, or to a spectator, on all its paths, in the world
    with these draws; its log comes last."""

    def chance_of_this_world(seed: str, source: str) -> GivenChance:
        chance = GivenChance(play.rules, draws)
        chance.tags = {"Source": source, "Seed": seed}
        return chance

    patch.setattr(history, "seeded", chance_of_this_world)
    store = Store(opened(folder))
    with _logged() as log, _serving(store, play, seat) as (host, cookie):
        said = [*_over_http(host, cookie), *_over_sockets(host, cookie, play, seat)]
    return [*said, *log]


@contextmanager
def _logged() -> Iterator[list[str]]:
    """What is logged meanwhile."""
    lines: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    root = logging.getLogger("alhambra")
    root.addHandler(handler)
    yield lines
    root.removeHandler(handler)


class Unlimited(Limits):
    """What a limit refuses depends on when it is asked for."""

    def allow(self, what: What, visitor: Visitor, table: str = "") -> bool:  # noqa: ARG002 – all of it
        return True


@contextmanager
def _serving(store: Store, play: Game, seat: Seat | None) -> Iterator[tuple[str, str]]:
    """A server of this process, at which the game has been played, and the cookie of the seat."""
    bound = socket.create_server(("127.0.0.1", 0))
    app = app_for(store, limits=Unlimited())
    config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, loop="asyncio")
    server = uvicorn.Server(config)
    kept: dict[str, str] = {}

    async def serve() -> None:
        kept["token"] = await _keep(store, play, seat)
        await server.serve([bound])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    end = time.monotonic() + 60
    while not server.started and time.monotonic() < end:
        time.sleep(0.01)
    cookie = f"alhambra={kept['token']}" if seat is not None else ""
    yield f"127.0.0.1:{bound.getsockname()[1]}", cookie
    server.should_exit = True
    thread.join()
    store.close()


async def _keep(store: Store, play: Game, seat: Seat | None) -> str:
    """The game's rows; the token of whoever sits in `seat`."""
    token = ""
    guests: list[GuestRow] = []
    for number in range(play.options.players):
        guest, given = await Guests(store).add(f"Player {number + 1}")
        # What others know somebody by, and the face made of it, are drawn at random.
        alike = Statement(
            "UPDATE guests SET person = ?, created = 1 WHERE id = ?",
            (f"player-{number + 1}", guest.id),
        )
        await store.database.write(alike)
        guests.append(guest)
        token = given if number == seat else token
    row = TableRow(
        id=_TABLE,
        game=play.rules.name,  # type: ignore[arg-type]
        rules=play.rules.version,
        options=play.options.chosen(),
        seats=[SeatRow(guest=guest.id, contribution="00") for guest in guests],
        host=guests[0].id,
        pace=0,
        status="running",
        awaited=None,
        seed=_SEED,
        created=1,
        changed=2**50,
        gone_after=_WEEK,
        started=1,
    )
    await store.tables.save(row)
    for version, (who, move) in enumerate(moves_of(play), 1):
        event = EventRow(_TABLE, version, "move", who, move, f"{who}:m{version}", 2**50)
        await store.tables.append(event)
    return token


PATHS = (
    f"/api/tables/{_TABLE}",
    f"/api/tables/{_TABLE}/record",
    f"/api/tables/{_TABLE}/moments/1",
    f"/api/tables/{_TABLE}/moments/1?seat=0",
    "/api/tables",
    "/api/tables/listed",
    "/api/me",
    "/api/me/games",
    "/api/me/statistics",
    "/api/me/people",
    "/api/people/player-1",
)
POSTS = ("start", "sit", "leave", "again", "close")


def _over_http(host: str, cookie: str) -> Iterator[str]:
    headers = {"Cookie": cookie} if cookie else {}
    with httpx.Client(base_url=f"http://{host}", headers=headers, timeout=_PATIENCE) as http:
        for path in PATHS:
            answer = http.get(path)
            yield f"{path} {answer.status_code} {answer.text}"
        for what in POSTS:
            answer = http.post(f"/api/tables/{_TABLE}/{what}")
            yield f"{what} {answer.status_code} {answer.text}"


def _over_sockets(host: str, cookie: str, play: Game, seat: Seat | None) -> Iterator[str]:
    version = len(moves_of(play))
    for since in ("", "?since=0", f"?since={version - 1}", "?since=99999"):
        with _socket(host, cookie, since) as open:
            yield str(open.recv(_PATIENCE))
    with _socket(host, cookie, "") as open:
        whole = str(open.recv(_PATIENCE))
        yield whole
        moves = json.loads(whole)["view"]["moves"]
        for command in _commands(play, seat, moves, version):
            yield from _answers(open, command)
        yield from _last_moves(open, moves, version)
    assert seat is not None or not moves


def _answers(open: ClientConnection, command: dict[str, Any]) -> Iterator[str]:
    """What comes until the command is answered. Spectators are announced at any moment."""
    open.send(json.dumps(command))
    while True:
        frame = str(open.recv(_PATIENCE))
        said = json.loads(frame)
        if said["type"] != "spectators":
            yield frame
        if said.get("id") == command["id"]:
            break


@contextmanager
def _socket(host: str, cookie: str, query: str) -> Iterator[ClientConnection]:
    url = f"ws://{host}/api/tables/{_TABLE}/socket?wire={WIRE_VERSION}&{query}"
    headers = {"Cookie": cookie} if cookie else {}
    with connect(url, additional_headers=headers, max_size=None) as open:
        yield open


def _commands(
    play: Game, seat: Seat | None, moves: list[str], version: int
) -> Iterator[dict[str, Any]]:
    """Trials, and commands that are refused: moves of this game by anybody, and nonsense."""
    known = sorted({move for _, move in moves_of(play)})
    some = [*known[:: max(1, len(known) // 25)], *moves[:10], "pass", "end", "decline", "hire y3*"]
    for number, move in enumerate(some):
        yield {"type": "try", "id": f"t{number}", "moves": [move]}
        yield {"type": "try", "id": f"u{number}", "moves": [*moves[:1], move]}
        yield {"type": "play", "id": f"s{number}", "version": version - 1, "move": move}
        if move not in moves:
            yield {"type": "play", "id": f"p{number}", "version": version, "move": move}
    yield {"type": "confirm", "id": "c", "version": version}
    yield {"type": "hand", "id": "h", "seat": 1 if seat == 0 else 0}
    yield {"type": "start", "id": "st"}


def _last_moves(open: ClientConnection, moves: list[str], version: int) -> Iterator[str]:
    """A move that chance waits for, and taking it back."""
    commands: list[dict[str, Any]] = [{"type": "undo", "id": "z", "version": version}]
    if moves:
        play = {"type": "play", "id": "w", "version": version, "move": moves[0], "wait": True}
        commands = [play, {"type": "undo", "id": "x", "version": version + 1}]
    for command in commands:
        yield from _answers(open, command)
