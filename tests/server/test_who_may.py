"""Who may do what, to whom and when: everything in the list of permissions, by everybody."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest

from alhambra.server.app import routed_app
from alhambra.server.schema import openapi
from alhambra.server.tables.permissions import PERMISSIONS, Who
from alhambra.server.wire.socket import Command
from alhambra.server.wire.tables import Status
from server.playing import Come, Json, Person
from server.serving import ServerProcess

COMMANDS = [command.__struct_config__.tag for command in get_args(Command)]
REQUESTS = [
    (method.upper(), path)
    for path, methods in openapi(routed_app())["paths"].items()
    for method in methods
]
FORBIDDEN = {
    *("only-seated", "host-only", "game-not-begun", "game-has-begun", "game-not-over"),
    *("game-is-over", "was-banned", "has-resigned", "bot-plays-for-you", "come-in-first"),
}
"""The sentences that say who may not, or when; others say what is wrong otherwise."""


class Scene(NamedTuple):
    """Ann is the host, Bea or somebody else the one who tries things, Cleo is gone; then there are
    a free seat, which a bot takes when the game begins, and a bot. Zoe watches, and has written
    something if the game has begun."""

    table: str
    host: Person
    who: Person


BEA, CLEO, FREE, BOT = 1, 2, 3, 4


Cast = dict[str, Person]


@pytest.fixture
def cast(shared_server: ServerProcess) -> Iterator[Cast]:
    """New people in each test, as nobody may open so many tables; one of them without a name."""
    with ExitStack() as leaving:
        people = {
            name: Person(shared_server, name or None)
            for name in ("Ann", "Bea", "Cleo", "Eve", "Zoe", "")
        }
        for person in people.values():
            leaving.enter_context(person.open)
        yield people


def scene(cast: Cast, who: Who, status: Status) -> Scene:
    ann, bea, cleo = cast["Ann"], cast["Bea"], cast["Cleo"]
    table = ann.new_table("", "", "", "", "random", pace=5000, gone_after=1)
    people = [ann, cleo]
    cleo.post(f"/api/tables/{table}/sit", {"seat": CLEO})
    if who not in ("stranger", "visitor"):
        bea.post(f"/api/tables/{table}/sit", {"seat": BEA})
        people.append(bea)
    if who == "removed":
        ann.post(f"/api/tables/{table}/seats/{BEA}", {"bot": None})
        people.remove(bea)
    if who == "banned":
        ann.post(f"/api/tables/{table}/bans", {"seat": BEA})
        people.remove(bea)
    if status != "open":
        ann.post(f"/api/tables/{table}/start")
    if who == "absent":
        at_once(bea, table, "hand", seat=BEA)
    if who == "resigned":
        at_once(bea, table, "resign")
        people.remove(bea)
    if status == "over":
        for person in people:
            at_once(person, table, "agree")
    at_once(ann, table, "say", text="Hello")
    at_once(cast["Zoe"], table, "say", text="Who wins?")
    others = {"stranger": cast[""], "visitor": cast["Eve"], "host": ann}
    return Scene(table, ann, others.get(who, bea))


def at_once(person: Person, table: str, command: str, /, **facts: Any) -> Json:
    """A command over a socket that is opened for it."""
    socket = person.at(table)
    more = {"version": socket.version} if command in ("play", "confirm", "undo", "retract") else {}
    answer = socket.ask(command, **facts, **more)
    socket.close()
    return answer


# What can be done, and the sentence with which it is refused, if it is


def requesting(method: str, path: str, body: Json | None = None) -> Callable[[Scene], str | None]:
    def request(scene: Scene) -> str | None:
        answer = scene.who.ask(method, f"/api/tables/{scene.table}{path}", body)
        return None if answer.status_code < 300 else str(answer.json()["reason"]["id"])

    return request


def commanding(command: str, **facts: Any) -> Callable[[Scene], str | None]:
    def ask(scene: Scene) -> str | None:
        answer = at_once(scene.who, scene.table, command, **facts)
        return None if answer["type"] != "refused" else str(answer["reason"]["id"])

    return ask


def handing_own(scene: Scene) -> str | None:
    own = scene.who.get(f"/api/tables/{scene.table}")["own"]
    return commanding("hand", seat=BEA if own is None else own)(scene)


def reading(scene: Scene) -> str | None:
    socket = scene.who.at(scene.table)
    socket.close()
    return None if socket.chat else "only-seated"


def reading_spectators(scene: Scene) -> str | None:
    socket = scene.who.at(scene.table)
    socket.close()
    read = [line for line in socket.chat if line["channel"] == "spectators"]
    return None if read else "only-seated"


def watching(scene: Scene) -> str | None:
    socket = scene.who.at(scene.table)
    socket.close()
    return None if socket.table["id"] == scene.table else "only-seated"


WAYS: dict[str, list[Callable[[Scene], str | None]]] = {
    "sit": [requesting("POST", "/sit", {"seat": FREE})],
    "sit-beside": [requesting("POST", "/sit", {"name": "Zoe", "seat": FREE})],
    "leave": [requesting("POST", "/leave")],
    "start": [requesting("POST", "/start"), commanding("start")],
    "settings": [requesting("POST", "/settings", {"game": "dice", "seats": 5})],
    "invite": [
        requesting("POST", "/invitations", {"person": "0123"}),
        requesting("GET", "/invitations"),
    ],
    "give": [requesting("POST", f"/seats/{BOT}", {"bot": None})],
    "restore": [requesting("POST", "/removed/0123")],
    "ban": [requesting("POST", "/bans", {"seat": CLEO})],
    "unban": [requesting("DELETE", "/bans/0123")],
    "host": [requesting("POST", "/host", {"seat": CLEO})],
    "close": [requesting("POST", "/close")],
    "play": [commanding("play", move="take y1")],
    "confirm": [commanding("confirm")],
    "undo": [commanding("undo")],
    "retract": [commanding("retract"), commanding("retract", agrees=False)],
    "try": [commanding("try", moves=["take y1"])],
    "odds": [commanding("odds", keep="SSS")],
    "hand": [handing_own],
    "hand-other": [commanding("hand", seat=CLEO)],
    "take-back": [commanding("take-back")],
    "agree": [commanding("agree"), commanding("agree", agrees=False)],
    "resign": [commanding("resign")],
    "watch": [watching],
    "read": [reading],
    "read-spectators": [reading_spectators],
    "say": [commanding("say", text="Hello")],
    "mute": [commanding("mute", seat=CLEO)],
    "silence": [commanding("silence", person="0123")],
    "away": [commanding("away", away=True)],
    "pace": [commanding("pace", pace=5000)],
    "skip": [commanding("skip")],
    "hide": [requesting("POST", "/hide", {})],
    "again": [requesting("POST", "/again")],
}
SCENES: list[tuple[Who, Status]] = [
    (who, status)
    for who in get_args(Who)
    for status in get_args(Status)
    if status != "open" or who not in ("absent", "resigned")
]


def allowed(who: Who, status: Status) -> list[str]:
    standing = {who, "player"} if who == "host" else {who}
    return [name for name, permission in PERMISSIONS.items() if standing & permission.of(status)]


def test_every_command_and_every_request_that_changes_a_table_is_in_the_list() -> None:
    assert set(WAYS) == set(PERMISSIONS)
    assert set(COMMANDS) <= set(PERMISSIONS)
    requests = {path.split("/")[4] for method, path in REQUESTS if _changes_a_table(method, path)}
    named = {"seats": "give", "removed": "restore", "bans": "ban", "invitations": "invite"}
    assert {named.get(each, each) for each in requests} <= set(PERMISSIONS)


def _changes_a_table(method: str, path: str) -> bool:
    return method != "GET" and path.startswith("/api/tables/{id}/")


@pytest.mark.parametrize(("who", "status"), SCENES)
def test_who_may_not_is_told_so_and_nothing_happens(cast: Cast, who: Who, status: Status) -> None:
    found = scene(cast, who, status)
    before = seen(found)
    for name in sorted(set(PERMISSIONS) - set(allowed(who, status))):
        for way in WAYS[name]:
            assert way(found) in FORBIDDEN, name
    assert seen(found) == before


@pytest.mark.parametrize(("who", "status"), SCENES)
def test_who_may_is_not_refused(cast: Cast, who: Who, status: Status) -> None:
    for name in allowed(who, status):
        for way in WAYS[name]:
            assert way(scene(cast, who, status)) not in FORBIDDEN, name


def seen(scene: Scene) -> Json:
    """The table as the host sees it, but who is there."""
    table = scene.host.get(f"/api/tables/{scene.table}")
    return table | {"seats": [seat | {"presence": ""} for seat in table["seats"]]}


def test_the_documentation_has_the_whole_list() -> None:
    text = Path("docs/server.md").read_text()
    assert permissions_table() in text, f"docs/server.md needs this:\n{permissions_table()}"


def permissions_table() -> str:
    lines = [
        "| | before the game | during the game | after the game |",
        "| --- | --- | --- | --- |",
    ]
    for words, before, during, after, whom in PERMISSIONS.values():
        cells = [in_words(who) for who in (before, during, after)]
        lines.append(f"| {words}{f' ({whom.words})' if whom else ''} | {' | '.join(cells)} |")
    return "\n".join(lines)


def in_words(who: frozenset[Who]) -> str:
    everybody = [each for each in get_args(Who) if each != "host"]
    if who >= set(everybody):
        return "everybody"
    if len(who) > len(everybody) // 2:
        return f"everybody but {', '.join(each for each in everybody if each not in who)}"
    return ", ".join(each for each in get_args(Who) if each in who) or "–"


# Requests

FOR_ANYBODY = {
    ("POST", "/api/guests"),
    ("GET", "/api/me"),
    ("POST", "/api/me/back"),
    ("GET", "/api/me/passkeys"),
    ("POST", "/api/passkeys/challenge"),
    ("POST", "/api/passkeys/back"),
    ("GET", "/api/people/{person}"),
    ("GET", "/api/me/notifications"),
    ("POST", "/api/mail/{token}/unsubscribe"),
    ("GET", "/api/tables/listed"),
    ("GET", "/api/tables/{id}"),
    ("GET", "/api/tables/{id}/record"),
    ("GET", "/api/tables/{id}/timeline"),
    ("GET", "/api/tables/{id}/moments/{number}"),
    ("GET", "/api/nights/{id}"),
    ("GET", "/api/records/{id}"),
    ("GET", "/api/records/{id}/timeline"),
    ("GET", "/api/records/{id}/moments/{number}"),
    ("GET", "/api/records/{id}/text"),
}
BODIES: dict[str, Json] = {
    "/api/tables": {"game": "palace", "seats": [{}, {}]},
    "/api/tables/{id}/seats/{seat}": {"bot": "random"},
    "/api/tables/{id}/host": {"seat": 0},
    "/api/tables/{id}/settings": {"game": "dice", "seats": 2},
    "/api/tables/{id}/bans": {"seat": 0},
    "/api/tables/{id}/invitations": {"person": "0"},
}


def ask(person: Person, method: str, path: str, table: str) -> Json:
    filled = re.sub(r"\{(seat|number|key)\}", "0", path.replace("{id}", table))
    answer = person.ask(method, filled, BODIES.get(path))
    return {"status": answer.status_code, "text": answer.text}


@pytest.mark.parametrize(("method", "path"), sorted(set(REQUESTS) - FOR_ANYBODY))
def test_who_has_not_come_in_is_asked_to(come: Come, method: str, path: str) -> None:
    ann = come("Ann")
    table = ann.new_table("", "random", pace=5000)
    before = ann.get(f"/api/tables/{table}")
    answer = ask(come(None), method, path, table)
    assert answer["status"] == 401
    assert "come-in-first" in answer["text"]
    assert ann.get(f"/api/tables/{table}") == before
