"""Who may do what: every command and every request, by everybody who must not."""

import re
from typing import Any, get_args

import pytest

from alhambra.server.app import routed_app
from alhambra.server.schema import openapi
from alhambra.server.wire.socket import Command
from server.playing import Come, Json, Person, Socket

FACTS: dict[str, Json] = {
    "play": {"version": 0, "move": "take y1"},
    "confirm": {"version": 0},
    "undo": {"version": 0},
    "try": {"moves": ["take y1"]},
    "odds": {"keep": "SSS"},
    "start": {},
    "resign": {},
    "agree": {},
    "hand": {"seat": 0},
    "take-back": {},
    "say": {"text": "Hello"},
    "mute": {"seat": 0},
    "away": {"away": True},
}
"""For each command something that it needs."""
COMMANDS = [command.__struct_config__.tag for command in get_args(Command)]
FOR_THE_SEAT_TO_ACT = {"play", "confirm", "undo", "try", "odds"}
FOR_THE_HOST = {"start"}
FOR_ANY_SEAT = {"resign", "agree", "hand", "take-back"}
BESIDE_THE_GAME = {"say", "mute", "away"}
"""Every command is of one of these sorts; what is not, nobody has thought about yet."""


def test_every_command_is_of_one_sort() -> None:
    sorts = [FOR_THE_SEAT_TO_ACT, FOR_THE_HOST, FOR_ANY_SEAT, BESIDE_THE_GAME]
    assert sorted(name for sort in sorts for name in sort) == sorted(COMMANDS) == sorted(FACTS)


def refused(socket: Socket, command: str) -> str:
    """The sentence with which it was refused; nothing has changed."""
    before = socket.version
    answer = socket.ask(command, **FACTS[command])
    assert answer["type"] == "refused", answer
    assert answer["version"] == before == socket.version
    return str(answer["reason"]["id"])


@pytest.fixture
def running(come: Come) -> tuple[Person, str]:
    """Somebody's game, in which a bot thinks for long."""
    ann = come("Ann")
    return ann, ann.new_table("", "random", pace=5000)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("who", ["without a token", "with a false token", "a spectator", "a host"])
def test_who_does_not_sit_there_commands_nothing(
    come: Come, running: tuple[Person, str], command: str, who: str
) -> None:
    _, table = running
    other = come("Eve" if who in ("a spectator", "a host") else None)
    if who == "with a false token":
        other.http.cookies.set("alhambra", "x" * 43)
    if who == "a host":
        other.new_table("", "random", pace=5000)
    why = refused(other.at(table), command)
    assert why == ("host-starts" if command in FOR_THE_HOST else "only-seated")


@pytest.mark.parametrize("command", sorted(FOR_THE_SEAT_TO_ACT | FOR_THE_HOST))
def test_another_seat_does_not_command_for_the_one_to_act(come: Come, command: str) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    if command in FOR_THE_HOST:
        assert refused(bea.at(table), command) == "host-starts"
        return
    ann.post(f"/api/tables/{table}/start")
    seats = [ann.at(table), bea.at(table)]
    other = next(seat for seat in seats if not seat.is_awaited)
    why = {"confirm": "nothing-to-confirm", "undo": "nothing-to-undo"}
    assert refused(other, command) == why.get(command, "not-your-turn")


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - BESIDE_THE_GAME - FOR_THE_HOST))
def test_before_the_game_nothing_of_it_can_be_commanded(come: Come, command: str) -> None:
    ann = come("Ann")
    assert refused(ann.at(ann.new_table("", "")), command) == "game-not-begun"


@pytest.fixture(scope="session")
def finished(shared_server: Any) -> Any:
    """A game that was played to its end."""
    ann = Person(shared_server, "Ann")
    with ann.open:
        seat = ann.at(ann.new_table("", "random"))
        seat.play_until(lambda: seat.is_over)
        yield seat


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - BESIDE_THE_GAME))
def test_after_the_game_nothing_of_it_can_be_commanded(finished: Socket, command: str) -> None:
    facts = dict(FACTS[command])
    if "version" in facts:
        facts["version"] = finished.version
    answer = finished.ask(command, **facts)
    assert answer["type"] == "refused"
    assert answer["reason"]["id"] in ("game-is-over", "nothing-to-undo")


# Requests

REQUESTS = [
    (method.upper(), path)
    for path, methods in openapi(routed_app())["paths"].items()
    for method in methods
]
FOR_ANYBODY = {
    ("POST", "/api/guests"),
    ("GET", "/api/me"),
    ("POST", "/api/me/back"),
    ("GET", "/api/tables/listed"),
    ("GET", "/api/tables/{id}"),
    ("GET", "/api/tables/{id}/record"),
    ("GET", "/api/tables/{id}/timeline"),
    ("GET", "/api/tables/{id}/moments/{number}"),
    ("GET", "/api/records/{id}"),
    ("GET", "/api/records/{id}/timeline"),
    ("GET", "/api/records/{id}/moments/{number}"),
    ("GET", "/api/records/{id}/text"),
}
BODIES: dict[str, Json] = {
    "/api/tables": {"game": "palace", "seats": [{}, {}]},
    "/api/tables/{id}/seats/{seat}": {"bot": "random"},
    "/api/tables/{id}/host": {"seat": 0},
}
OF_A_TABLE = [
    (method, path)
    for method, path in REQUESTS
    if method == "POST" and path.startswith("/api/tables/{id}/") and not path.endswith("/sit")
]


def ask(person: Person, method: str, path: str, table: str) -> Json:
    filled = re.sub(r"\{(seat|number)\}", "0", path.replace("{id}", table))
    answer = person.ask(method, filled, BODIES.get(path))
    return {"status": answer.status_code, "text": answer.text}


@pytest.mark.parametrize(("method", "path"), sorted(set(REQUESTS) - FOR_ANYBODY))
def test_who_has_not_come_in_is_asked_to(
    come: Come, running: tuple[Person, str], method: str, path: str
) -> None:
    ann, table = running
    before = ann.get(f"/api/tables/{table}")
    answer = ask(come(None), method, path, table)
    assert answer["status"] == 401
    assert "come-in-first" in answer["text"]
    assert ann.get(f"/api/tables/{table}") == before


@pytest.mark.parametrize(("method", "path"), OF_A_TABLE)
@pytest.mark.parametrize("begun", [False, True], ids=["before the game", "during the game"])
def test_a_stranger_changes_nothing_at_a_table(
    come: Come, method: str, path: str, begun: bool
) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    if begun:
        ann.post(f"/api/tables/{table}/start")
    before = ann.get(f"/api/tables/{table}")
    answer = ask(eve, method, path, table)
    assert answer["status"] == 409, answer
    assert ann.get(f"/api/tables/{table}") == before


@pytest.mark.parametrize(
    ("method", "path"),
    [each for each in OF_A_TABLE if each[1].split("/")[-1] not in ("leave", "again")],
)
def test_only_the_host_decides_about_a_table(come: Come, method: str, path: str) -> None:
    ann, bea = come("Ann"), come("Bea")
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    before = ann.get(f"/api/tables/{table}")
    answer = ask(bea, method, path, table)
    assert answer["status"] == 409
    assert "host-" in answer["text"]
    assert ann.get(f"/api/tables/{table}") == before
