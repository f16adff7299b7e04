"""Whatever is sent, the server says what is wrong and goes on."""

import json

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode, Frame, Opcode
from websockets.sync.client import connect

from alhambra.core.catalogue import catalogue
from alhambra.server.host_names import HostNames
from alhambra.server.wire import WIRE_VERSION
from server.playing import Come, Json, Socket
from server.serving import ServerProcess


def solo(come: Come) -> Socket:
    ann = come()
    return ann.at(ann.new_table("", "random", pace=5000))


FRAMES = [
    "",
    "{",
    "null",
    "[]",
    '"play"',
    "{}",
    '{"type":"play"}',
    '{"type":"dance","id":"x"}',
    '{"type":"play","id":"x","version":"0","move":"end"}',
    '{"type":"play","id":"x","version":0,"move":"end","more":1}',
    '{"type":"play","id":7,"version":0,"move":"end"}',
    '{"type":"play","id":"x","version":1e400,"move":"end"}',
    '{"type":"try","id":"x","moves":[1]}',
    '{"type":"play","id":"\\ud800","version":0,"move":"end"}',
    "[" * 4000,
    '{"id":' * 1000,
    '{"type":"start","id":"x","more":' + "[" * 3000 + "]" * 3000 + "}",
]


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_that_is_no_command_is_refused(come: Come, frame: str) -> None:
    seat = solo(come)
    seat.raw.send(frame)
    answer = seat.receive()
    assert answer["type"] == "refused"
    assert answer["id"] == ("x" if '"id":"x"' in frame and "[[" not in frame else "")
    assert catalogue("en").has(answer["reason"]["id"])
    assert seat.ask("try", moves=[])["type"] in ("tried", "refused")


def test_a_binary_frame_is_refused(come: Come) -> None:
    seat = solo(come)
    seat.raw.send(b'{"type":"start","id":"x"}')
    assert seat.receive()["reason"]["id"] == "unfit-binary"


def test_a_text_that_is_no_utf_8_closes_the_socket_without_an_error(
    come: Come, own_server: ServerProcess
) -> None:
    ann = come("Ann", own_server)
    seat = ann.at(ann.new_table("", "random"))
    frame = Frame(Opcode.TEXT, b"\xff").serialize(mask=True, extensions=[])
    seat.raw.socket.sendall(frame)
    with pytest.raises(ConnectionClosed) as closed:
        seat.receive_until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.INVALID_DATA
    assert own_server.errors == ""


def test_a_frame_that_is_too_long_closes_the_socket(come: Come) -> None:
    seat = solo(come)
    seat.send("try", moves=["x" * 9000])
    with pytest.raises(ConnectionClosed) as closed:
        seat.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_too_many_frames_close_the_socket(come: Come) -> None:
    seat = solo(come)
    with pytest.raises(ConnectionClosed) as closed:
        seat.receive_until(lambda: seat.send("try", moves=[]) == "")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


# Pages of other sites

FOREIGN = ["http://evil.example", "null", "http://127.0.0.1:1", "https://", "x", "", "http://["]


@pytest.mark.parametrize("origin", FOREIGN)
def test_what_another_sites_page_sends_is_refused(come: Come, origin: str) -> None:
    ann = come()
    table = ann.new_table("", "random")
    answer = ann.http.post(ann.url("/api/guests"), json={"name": "Eve"}, headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.json()["reason"]["id"] == "foreign-page"
    assert ann.get("/api/me")["guest"]["name"] == "Ann"
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"ws://{ann.server.host}/api/tables/{table}/socket?wire={WIRE_VERSION}",
            additional_headers={"Cookie": ann.cookie, "Origin": origin},
        ),
    ):
        pass


def test_what_this_servers_page_sends_is_done(come: Come) -> None:
    ann = come()
    origin = {"Origin": f"http://{ann.server.host}"}
    renamed = ann.http.post(ann.url("/api/guests"), json={"name": "Anna"}, headers=origin)
    assert renamed.json()["name"] == "Anna"
    table = ann.new_table("", "random")
    headers = {"Cookie": ann.cookie, **origin}
    with connect(
        f"ws://{ann.server.host}/api/tables/{table}/socket?wire={WIRE_VERSION}",
        additional_headers=headers,
    ) as socket:
        assert json.loads(socket.recv(10))["table"]["own"] == 0


# Names of the server

OWN = ["localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.1.7:8000", "piano", "piano.local"]
OTHERS = ["evil.example", "evil.example:8000", "localhost.evil.example", "a b.c"]


@pytest.mark.parametrize("host", OWN)
def test_a_server_answers_to_addresses_and_names_of_its_own_network(come: Come, host: str) -> None:
    nobody = come(None)
    assert nobody.http.get(nobody.url("/api/me"), headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", OTHERS)
def test_a_server_does_not_answer_to_the_name_of_another_site(come: Come, host: str) -> None:
    """Which could have that name lead to a server at home, and so be a page of the same origin."""
    nobody = come(None)
    answer = nobody.http.get(nobody.url("/api/me"), headers={"Host": host})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (421, "other-host")


def test_the_host_names_other_names() -> None:
    names = HostNames(["Games.example.org"])
    assert names.allow("games.example.org:443")
    assert names.allow("games.example.org.")
    assert not names.allow("example.org")


# Names

BAD_NAMES = ["", "   ", "x" * 25, "a\x00b", "\x1b[2J", "a\u202eb", "\u200b", "\u200d", "greedy"]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_name_that_cannot_be_shown_is_refused(come: Come, name: str) -> None:
    nobody = come(None)
    answer = nobody.http.post(nobody.url("/api/guests"), json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["reason"]["id"].startswith("guest-name-")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("<b>&amp;", "<b>&amp;"),
        ('Bob "the" O\'Neil', 'Bob "the" O\'Neil'),
        ("الحمراء", "الحمراء"),
        ("👩‍🚀", "👩‍🚀"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_plain_text_of_any_script(come: Come, name: str, shown: str) -> None:
    somebody = come(name)
    assert somebody.get("/api/me")["guest"]["name"] == shown
    table = somebody.new_table("", "random")
    assert somebody.at(table).table["seats"][0]["name"] == shown
    assert somebody.http.get(somebody.url(f"/api/tables/{table}/record")).status_code == 200


# Bodies

GOOD: Json = {"game": "palace", "seats": [{}, {"bot": "random"}]}
BODIES: dict[str, tuple[str, str]] = {
    "nothing": ("", "unfit-body"),
    "no JSON": ("{", "unfit-body"),
    "a list": ("[]", "unfit-body"),
    "no UTF-8": ("\udcff", "unfit-body"),
    "unknown fields": (json.dumps({**GOOD, "cheat": True}), "unfit-body"),
    "unknown game": (json.dumps({**GOOD, "game": "chess"}), "unfit-body"),
    "seats of another kind": (json.dumps({**GOOD, "seats": [1]}), "unfit-body"),
    "unknown bot": (json.dumps({**GOOD, "seats": [{}, {"bot": "hal"}]}), "unknown-bot"),
    "one player": (json.dumps({**GOOD, "seats": [{}]}), "bad-players"),
    "nested too deeply": ('{"game":' * 5000, "unfit-body"),
    "nobody": (json.dumps({**GOOD, "seats": []}), "bad-players"),
    "seven players": (json.dumps({**GOOD, "seats": [{}] * 7}), "bad-players"),
    "bots only": (json.dumps({**GOOD, "seats": [{"bot": "random"}] * 2}), "no-seat-for-people"),
    "unknown option": (json.dumps({**GOOD, "options": {"x": "y"}}), "unknown-option"),
    "bad option": (json.dumps({**GOOD, "options": {"tower12": "X"}}), "bad-tower12"),
    "too slow": (json.dumps({**GOOD, "pace": 5001}), "bad-pace"),
    "too fast": (json.dumps({**GOOD, "pace": -1}), "bad-pace"),
}


@pytest.mark.parametrize("what", BODIES)
def test_a_table_that_cannot_be_is_refused(come: Come, what: str) -> None:
    ann = come()
    body, expected = BODIES[what]
    content = body.encode(errors="surrogateescape")
    answer = ann.http.post(ann.url("/api/tables"), content=content)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (422, expected)
    assert ann.get("/api/tables") == {"tables": []}


def test_the_sentence_names_the_place_that_is_wrong(come: Come) -> None:
    ann = come()
    answer = ann.http.post(ann.url("/api/tables"), json={**GOOD, "seats": [{}, {"bot": 7}]})
    assert "$.seats[1].bot" in answer.json()["reason"]["facts"]["reason"]


def test_a_body_that_is_too_long_is_refused(come: Come) -> None:
    ann = come()
    answer = ann.http.post(ann.url("/api/guests"), content=b" " * 70_000)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (413, "too-large")


def test_who_asks_for_too_much_has_to_wait_and_others_can_still_read(
    come: Come, own_server: ServerProcess
) -> None:
    nobody = come(None, own_server)
    statuses = {
        nobody.http.post(nobody.url("/api/guests"), content=b"").status_code for _ in range(400)
    }
    assert statuses == {422, 429}
    assert nobody.http.get(nobody.url("/healthz")).status_code == 200


# Who has not come in, and what is not there


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables"),
        ("POST", "/api/tables"),
        ("POST", "/api/tables/nowhere/sit"),
        ("POST", "/api/tables/nowhere/leave"),
        ("POST", "/api/tables/nowhere/start"),
    ],
)
def test_who_has_not_come_in_is_asked_to(come: Come, method: str, path: str) -> None:
    nobody = come(None)
    answer = nobody.http.request(method, nobody.url(path), json=GOOD)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (401, "come-in-first")


def test_a_token_that_was_never_given_is_nobodys(come: Come) -> None:
    nobody = come(None)
    nobody.http.cookies.set("alhambra", "x" * 43)
    assert nobody.get("/api/me")["guest"] is None


def test_who_comes_too_late_cannot_sit_down(come: Come) -> None:
    ann, bea, eve = come("Ann"), come("Bea"), come("Eve")
    table = ann.new_table("", "")
    bea.post(f"/api/tables/{table}/sit")
    full = eve.http.post(eve.url(f"/api/tables/{table}/sit"))
    assert (full.status_code, full.json()["reason"]["id"]) == (409, "no-seat-free")
    refused = bea.http.post(bea.url(f"/api/tables/{table}/start"))
    assert refused.json()["reason"]["id"] == "host-only"
    ann.post(f"/api/tables/{table}/start")
    for person, path in ((eve, "sit"), (bea, "leave")):
        late = person.http.post(person.url(f"/api/tables/{table}/{path}"))
        assert (late.status_code, late.json()["reason"]["id"]) == (409, "game-has-begun")


def test_a_game_that_has_not_begun_has_no_record(come: Come) -> None:
    ann = come()
    table = ann.new_table("", "")
    answer = ann.http.get(ann.url(f"/api/tables/{table}/record"))
    assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "game-not-begun")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/assets/none.js"])
def test_paths_that_are_not_there(come: Come, path: str) -> None:
    answer = come(None).http.get(come(None).url(path))
    assert (answer.status_code, answer.json()["reason"]["id"]) == (404, "not-here")
