"""Passkeys: adding them, signing in with them, and everything they are refused for."""

import sqlite3
import time
from contextlib import closing

import pytest

from server.authenticator import Authenticator, in_text
from server.playing import Come, Json, Person
from server.serving import ServerProcess

OWN = "/api/me/passkeys"
BACK = "/api/passkeys/back"


def origin(server: ServerProcess) -> str:
    return f"http://localhost:{server.port}"


def at_home(person: Person) -> Person:
    """At the name for which browsers allow passkeys without HTTPS."""
    person.http.headers["host"] = f"localhost:{person.server.port}"
    return person


def with_passkey(person: Person) -> Authenticator:
    device = Authenticator(origin(person.server))
    person.post(OWN, device.make(person.post(f"{OWN}/new")))
    return device


def signs(person: Person, device: Authenticator) -> Json:
    return device.sign(person.post("/api/passkeys/challenge"))


def refused(person: Person, path: str, body: Json) -> str:
    answer = person.ask("POST", path, body)
    assert answer.status_code in (409, 422), answer.text
    return str(answer.json()["reason"]["id"])


def test_with_a_passkey_another_device_is_the_same_guest(
    come: Come, each_server: ServerProcess
) -> None:
    ann, phone = at_home(come("Ann", each_server)), at_home(come(None, each_server))
    table = ann.new_table("", "random", pace=5000)
    device = with_passkey(ann)
    each_server.kill()
    each_server.start(each_server.port)
    assert phone.post(BACK, signs(phone, device))["name"] == "Ann"
    assert phone.at(table).own == 0
    (passkey,) = phone.get(OWN)["passkeys"]
    assert (passkey["id"], passkey["host"]) == (in_text(device.id), "localhost")
    assert passkey["used"] >= passkey["since"]
    assert phone.post(BACK, signs(phone, device))["name"] == "Ann"


def test_running_games_go_along_if_wished(come: Come) -> None:
    ann, bea = at_home(come("Ann")), at_home(come("Bea"))
    device = with_passkey(ann)
    table = bea.new_table("", "random", pace=5000)
    bea.post(BACK, signs(bea, device) | {"take_games": True})
    assert [each["id"] for each in ann.get("/api/tables")["tables"]] == [table]


def test_a_challenge_counts_once_for_one_purpose_and_one_guest(come: Come) -> None:
    ann, eve = at_home(come("Ann")), at_home(come("Eve"))
    device = with_passkey(ann)
    signed = signs(eve, device)
    eve.post(BACK, signed)
    assert refused(eve, BACK, signed) == "passkey-too-late"
    new = Authenticator(origin(ann.server))
    to_sign_in = ann.post("/api/passkeys/challenge")
    of_another = at_home(come("Bea")).post(f"{OWN}/new")
    for wished in (ann.post(f"{OWN}/new") | to_sign_in, of_another):
        assert refused(ann, OWN, new.make(wished)) == "passkey-too-late"
    assert len(ann.get(OWN)["passkeys"]) == 1


def test_a_challenge_is_void_after_some_minutes(come: Come, own_server: ServerProcess) -> None:
    ann = at_home(come("Ann", own_server))
    device = with_passkey(ann)
    signed = signs(ann, device)
    with closing(sqlite3.connect(own_server.folder / "tables.sqlite")) as database, database:
        database.execute("UPDATE challenges SET expires = ?", (time.time_ns() // 1_000_000 - 1,))
    assert refused(ann, BACK, signed) == "passkey-too-late"


def test_what_a_page_of_another_site_had_signed_is_refused(come: Come) -> None:
    ann, eve = at_home(come("Ann")), at_home(come(None))
    device = with_passkey(ann)
    device.origin = "http://elsewhere.localhost"
    assert refused(eve, BACK, signs(eve, device)) == "bad-passkey"
    device.origin = origin(ann.server)
    elsewhere = eve.post("/api/passkeys/challenge") | {"host": "elsewhere.localhost"}
    assert refused(eve, BACK, device.sign(elsewhere)) == "bad-passkey"
    assert eve.get("/api/me")["guest"] is None


def test_a_wrong_key_a_copy_and_a_wrong_owner_are_refused(come: Come) -> None:
    ann, eve = at_home(come("Ann")), at_home(come(None))
    device = with_passkey(ann)
    forged = Authenticator(origin(ann.server))
    forged.id, forged.user = device.id, device.user
    assert refused(eve, BACK, signs(eve, forged)) == "bad-passkey"
    eve.post(BACK, signs(eve, device))
    device.uses = 0
    assert refused(eve, BACK, signs(eve, device)) == "bad-passkey"
    device.uses, device.user = 5, in_text(b"somebody")
    assert refused(eve, BACK, signs(eve, device)) == "no-such-passkey"


@pytest.mark.parametrize("wrong", ["", "ä", "AAAA", "e30", in_text(b"[1]"), "A" * 3000])
def test_nonsense_is_refused_in_a_sentence(come: Come, wrong: str) -> None:
    ann = at_home(come("Ann"))
    device = with_passkey(ann)
    for part in ("id", "client_data", "authenticator_data", "signature", "user"):
        refused(ann, BACK, signs(ann, device) | {part: wrong})
    new = Authenticator(origin(ann.server))
    for part in ("id", "client_data", "attestation"):
        refused(ann, OWN, new.make(ann.post(f"{OWN}/new")) | {part: wrong})
    assert len(ann.get(OWN)["passkeys"]) == 1


def test_passkeys_are_removed_with_other_devices_or_one_by_one(come: Come) -> None:
    ann, eve = at_home(come("Ann")), at_home(come("Eve"))
    first, second, third = (with_passkey(ann) for _ in range(3))
    ids = [in_text(each.id) for each in (first, second, third)]
    eve.ask("DELETE", f"{OWN}/{ids[0]}")
    ann.ask("DELETE", f"{OWN}/{ids[1]}")
    assert {each["id"] for each in ann.get(OWN)["passkeys"]} == {ids[0], ids[2]}
    assert refused(eve, BACK, signs(eve, second)) == "no-such-passkey"
    ann.post("/api/me/devices/forget")
    assert ann.get(OWN)["passkeys"] == []
    assert refused(eve, BACK, signs(eve, first)) == "no-such-passkey"


def test_passkeys_are_among_what_is_stored_and_deleted_with_it(come: Come) -> None:
    ann, eve = at_home(come("Ann")), at_home(come(None))
    device = with_passkey(ann)
    ann.post(f"{OWN}/new")
    (stored,) = ann.get("/api/me/data")["passkeys"]
    assert (stored["id"], stored["host"]) == (in_text(device.id), "localhost")
    assert ann.ask("DELETE", "/api/me").status_code == 200
    assert refused(eve, BACK, signs(eve, device)) == "no-such-passkey"


def test_nobody_has_too_many_passkeys_or_the_same_one_twice(come: Come) -> None:
    ann = at_home(come("Ann"))
    device = with_passkey(ann)
    assert refused(ann, OWN, device.make(ann.post(f"{OWN}/new"))) == "bad-passkey"
    for _ in range(9):
        with_passkey(ann)
    assert refused(ann, f"{OWN}/new", {}) == "too-many-passkeys"


@pytest.mark.parametrize(
    ("host", "scheme", "offered"),
    [
        ("localhost", "http", True),
        ("games.home.arpa", "https", True),
        ("games.home.arpa", "http", False),
        ("127.0.0.1", "http", False),
        ("192.0.2.1", "https", False),
        ("[::1]", "https", False),
    ],
)
def test_they_are_offered_where_browsers_allow_them(
    come: Come, host: str, scheme: str, offered: bool
) -> None:
    headers = {"host": host, "x-forwarded-proto": scheme}
    visitor = come(None)
    answer = visitor.http.get(visitor.url(OWN), headers=headers)
    assert answer.json() == {"offered": offered, "passkeys": []}
    asked = visitor.http.post(visitor.url("/api/passkeys/challenge"), headers=headers)
    assert asked.status_code == (200 if offered else 409)


def test_nobody_asks_for_many_challenges(come: Come, own_server: ServerProcess) -> None:
    eve = at_home(come(None, own_server))
    found = [eve.http.post(eve.url("/api/passkeys/challenge")).status_code for _ in range(60)]
    assert set(found) == {200, 429}
