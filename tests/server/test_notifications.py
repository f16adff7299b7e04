"""People are called to games that take days, while they do not have them open."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import own_loop
from alhambra.server.storage.backup import back_up, restore
from alhambra.server.storage.opening import opened
from alhambra.server.storage.store import Store
from server.called import (
    A_MOVE_IN_TWO_DAYS,
    ADDRESS,
    BLITZ,
    CONTACT,
    confirm,
    end_turn,
    options,
    subscribe,
    table_of,
)
from server.mail_server import MailServer, code_in, text_of
from server.playing import Come, Person, Socket, hear_the_same
from server.push_service import PushService, claims_of, wait_until
from server.serving import ServerProcess


@pytest.fixture(scope="module")
def server(calling_server: ServerProcess) -> ServerProcess:
    return calling_server


def name_of(test: pytest.FixtureRequest) -> str:
    return str(test.node.name).replace("[", "-").replace("]", "")


def test_whoever_is_elsewhere_gets_a_push_message_that_only_their_browser_can_read(
    come: Come, server: ServerProcess, push_service: PushService, request: pytest.FixtureRequest
) -> None:
    ann, bea = come("Ann", server), come("Bea", server)
    browser = push_service.browser(name_of(request))
    assert subscribe(bea, browser, "nl")["push"]
    seat, table = table_of(ann, bea, clock=A_MOVE_IN_TWO_DAYS)
    end_turn(seat)
    received = push_service.next_for(browser)
    said = browser.read(received.body)
    assert said == {
        "title": "Je bent aan de beurt",
        "body": "Paleis met Ann",
        "path": f"/t/{table}",
        "tag": said["tag"],
    }
    assert b"Ann" not in received.body
    claims = claims_of(received, bea.get("/api/me/notifications")["push_key"])
    assert (claims["sub"], claims["aud"]) == (CONTACT, push_service.origin)
    assert received.headers["Content-Encoding"] == "aes128gcm"
    assert int(received.headers["TTL"]) > 0


def test_nobody_is_called_who_has_the_table_open_or_plays_against_the_clock(
    come: Come, server: ServerProcess, push_service: PushService, request: pytest.FixtureRequest
) -> None:
    ann, bea = come("Ann", server), come("Bea", server)
    browser = push_service.browser(name_of(request))
    subscribe(bea, browser)
    quick, _ = table_of(ann, bea, clock=BLITZ)
    end_turn(quick)
    slow, table = table_of(ann, bea)
    looking = bea.at(table)
    end_turn(slow)
    looking.receive_until(lambda: looking.is_awaited)
    looking.close()
    # Whatever would have been sent would come before this.
    last, wanted = table_of(ann, bea)
    end_turn(last)
    assert browser.read(push_service.next_for(browser).body)["path"] == f"/t/{wanted}"
    assert len(push_service.messages(browser)) == 1


def test_there_is_one_for_each_turn_and_one_for_each_question_and_the_end(
    come: Come, server: ServerProcess, push_service: PushService, request: pytest.FixtureRequest
) -> None:
    ann, bea = come("Ann", server), come("Bea", server)
    browser = push_service.browser(name_of(request))
    subscribe(bea, browser)
    seat, table = table_of(ann, bea)
    end_turn(seat)
    push_service.next_for(browser)
    there = bea.at(table)
    end_turn(there)
    there.close()
    seat.receive_until(lambda: seat.is_awaited and seat.presences[1] != "here")
    end_turn(seat)
    push_service.next_for(browser, 2)
    seat.ask("agree", agrees=True)
    seat.ask("agree", agrees=False)
    seat.ask("agree", agrees=True)
    said = browser.read(push_service.next_for(browser, 3).body)
    assert said["title"] == "Shall we end the game?"
    seat.ask("resign")
    said = browser.read(push_service.next_for(browser, 4).body)
    assert said["title"] == "The game is over"
    assert len(push_service.messages(browser)) == 4


def test_a_move_that_is_taken_back_and_made_again_calls_nobody_twice(
    come: Come, server: ServerProcess, push_service: PushService, request: pytest.FixtureRequest
) -> None:
    ann, bea = come("Ann", server), come("Bea", server)
    browser = push_service.browser(name_of(request))
    subscribe(ann, browser)
    first, second = moved_without_draws(ann, bea)
    first.close()
    second.receive_until(lambda: second.presences[0] != "here")
    assert second.ask("undo", version=second.version)["type"] == "done"
    second.play_first("place", "return", "swap")
    if second.is_awaited:
        end_turn(second)
    assert second.ask("agree", agrees=True)["type"] == "done"
    # Whatever would have been sent would come before this.
    said = browser.read(push_service.next_for(browser).body)
    assert said["title"] == "Shall we end the game?"
    assert len(push_service.messages(browser)) == 1


def moved_without_draws(ann: Person, bea: Person) -> tuple[Socket, Socket]:
    """A game in which it is Ann's turn, and Bea can still take back her last move."""
    rng = random.Random(5)
    while True:
        table = ann.new_table("", "")
        bea.post(f"/api/tables/{table}/sit")
        first, second = ann.at(table), bea.at(table)
        assert first.ask("start")["type"] == "done"
        hear_the_same(first, second)
        while not first.is_over:
            if first.is_awaited and second.undoable:
                return first, second
            awaited = first if first.is_awaited else second
            assert awaited.play(rng.choice(awaited.view["moves"]))["type"] == "done"
            hear_the_same(first, second)


def test_a_device_that_is_gone_is_forgotten_and_others_are_tried_again(
    come: Come, server: ServerProcess, push_service: PushService, request: pytest.FixtureRequest
) -> None:
    ann, bea = come("Ann", server), come("Bea", server)
    browser = push_service.browser(name_of(request))
    subscribe(bea, browser)
    push_service.answers[:] = [(410, {})]
    seat, _ = table_of(ann, bea)
    end_turn(seat)
    push_service.next_for(browser)
    wait_until(lambda: not bea.get("/api/me/notifications")["push"])
    subscribe(bea, browser)
    push_service.answers[:] = [(503, {"Retry-After": "100"})]
    seat, table = table_of(ann, bea)
    end_turn(seat)
    push_service.next_for(browser, 2)
    wait_until(lambda: attempts(server, table) == [1])
    assert bea.get("/api/me/notifications")["push"]
    bea.at(table)
    wait_until(lambda: attempts(server, table) == [])


def attempts(server: ServerProcess, table: str) -> list[int]:
    """How often each delivery in the queue was tried."""
    with sqlite3.connect(server.folder / "tables.sqlite") as connection:
        found = connection.execute("SELECT attempts FROM deliveries WHERE table_id = ?", (table,))
        return [number for (number,) in found.fetchall()]


def test_emails_go_to_an_address_that_was_confirmed_and_stop_with_one_click(
    come: Come, server: ServerProcess, mail: MailServer
) -> None:
    ann, bea = come("Ann", server), come("Bea", server)
    confirm(bea, mail, "bea@example.org", "et")
    seat, table = table_of(ann, bea)
    end_turn(seat)
    email = mail.next_to("bea@example.org", 2)
    assert email["Subject"] == "Sinu kord – Palee, mängijad: Ann"
    assert f"{ADDRESS}/t/{table}" in text_of(email)
    # A question in the same turn is worth no second email.
    seat.ask("agree", agrees=True)
    stop = urlsplit(str(email["List-Unsubscribe"]).strip("<>"))
    assert f"{stop.scheme}://{stop.netloc}" == ADDRESS
    assert email["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    token = stop.path.split("/")[3]
    assert f"{ADDRESS}/unsubscribe#{token}" in text_of(email)
    somebody = come(None, server)
    answer = somebody.http.post(somebody.url(stop.path), data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert bea.get("/api/me/notifications")["address"] is None
    there = bea.at(table)
    end_turn(there)
    there.close()
    seat.receive_until(lambda: seat.is_awaited and seat.presences[1] != "here")
    end_turn(seat)
    confirm(bea, mail, "bea2@example.org")
    assert len(mail.to("bea@example.org")) == 2


def test_an_address_gets_nothing_until_the_code_was_entered(
    come: Come, server: ServerProcess, mail: MailServer
) -> None:
    ann, bea = come("Ann", server), come("Bea", server)
    wish = {"address": "other@example.org", "language": "en"}
    bea.post("/api/me/notifications/mail", wish)
    code = code_in(mail.next_to("other@example.org"))
    wrong = "000000" if code != "000000" else "000001"
    seat, _ = table_of(ann, bea)
    end_turn(seat)
    for _ in range(5):
        answer = bea.ask("POST", "/api/me/notifications/mail/code", {"code": wrong})
        assert answer.status_code == 422
    # After five wrong ones the right one does not help either.
    answer = bea.ask("POST", "/api/me/notifications/mail/code", {"code": code})
    assert answer.json()["reason"]["id"] == "wrong-mail-code"
    assert len(mail.to("other@example.org")) == 1


@pytest.mark.parametrize(
    "address", ["bea", "bea@", "bea@here", "a@example.org\r\nBcc: b@example.org", "bea@[127.0.0.1]"]
)
def test_what_is_no_mail_address_is_refused(
    come: Come, server: ServerProcess, address: str
) -> None:
    wish = {"address": address, "language": "en"}
    answer = come("Bea", server).ask("POST", "/api/me/notifications/mail", wish)
    assert answer.json()["reason"]["id"] == "bad-mail-address"


def test_nobody_can_have_many_emails_sent(come: Come, server: ServerProcess) -> None:
    wish = {"address": "victim@example.org", "language": "en"}
    found = []
    for _ in range(4):
        bea = come("Bea", server)
        answer = bea.http.post(bea.url("/api/me/notifications/mail"), json=wish)
        found.append(answer.status_code)
    assert found == [200, 200, 200, 429]


def test_what_is_stored_is_shown_and_deleted(
    come: Come, server: ServerProcess, push_service: PushService, mail: MailServer
) -> None:
    bea = come("Bea", server)
    browser = push_service.browser("shown")
    subscribe(bea, browser, "et")
    confirm(bea, mail, "shown@example.org")
    data = bea.get("/api/me/data")
    assert [(one["endpoint"], one["language"]) for one in data["subscriptions"]] == [
        (browser.endpoint, "et")
    ]
    assert data["mail"]["address"] == "shown@example.org"
    bea.post("/api/me/notifications/language", {"language": "nl"})
    data = bea.get("/api/me/data")
    assert (data["subscriptions"][0]["language"], data["mail"]["language"]) == ("nl", "nl")
    assert bea.ask("DELETE", "/api/me").status_code == 200
    with sqlite3.connect(server.folder / "tables.sqlite") as connection:
        for table, column, value in (
            ("push_subscriptions", "endpoint", browser.endpoint),
            ("mail_addresses", "address", "shown@example.org"),
        ):
            found = connection.execute(f"SELECT * FROM {table} WHERE {column} = ?", (value,))
            assert found.fetchall() == []


def test_a_device_that_is_signed_out_is_called_no_longer(
    come: Come, server: ServerProcess, push_service: PushService
) -> None:
    bea, phone = come("Bea", server), come(None, server)
    phone.post("/api/me/back", {"code": bea.post("/api/me/code")["code"]})
    subscribe(phone, push_service.browser("phone"))
    assert not bea.get("/api/me/notifications")["push"]
    assert len(bea.get("/api/me/data")["subscriptions"]) == 1
    bea.post("/api/me/devices/forget")
    assert bea.get("/api/me/data")["subscriptions"] == []
    subscribe(bea, push_service.browser("signed-out"))
    cleo = come("Cleo", server)
    bea.post("/api/me/back", {"code": cleo.post("/api/me/code")["code"]})
    assert not bea.get("/api/me/notifications")["push"]


def test_of_too_many_devices_the_oldest_are_forgotten(
    come: Come, server: ServerProcess, push_service: PushService
) -> None:
    bea = come("Bea", server)
    code = bea.post("/api/me/code")["code"]
    for number in range(12):
        device = come(None, server)
        device.post("/api/me/back", {"code": code})
        subscribe(device, push_service.browser(f"many-{number}"))
    endpoints = [one["endpoint"] for one in bea.get("/api/me/data")["subscriptions"]]
    assert endpoints == [f"{push_service.origin}/many-{number}" for number in range(2, 12)]


def test_without_options_nothing_is_offered(come: Come, push_service: PushService) -> None:
    bea = come("Bea")
    offered = bea.get("/api/me/notifications")
    assert (offered["push_key"], offered["mail"]) == (None, False)
    browser = push_service.browser("nobody")
    answer = bea.ask("POST", "/api/me/notifications/push", browser.subscription())
    assert answer.status_code == 404
    wish = {"address": "bea@example.org", "language": "en"}
    assert bea.ask("POST", "/api/me/notifications/mail", wish).status_code == 404


async def contacts_in(where: Path | str, table: str) -> tuple[str, str]:
    """The only subscription and address of the person who sits second at a table."""
    with closing(Store(opened(where))) as store:
        row = await store.tables.find(table)
        assert row is not None
        guest = row.seats[1].guest or ""
        (subscription,) = await store.contacts.subscriptions_of(guest)
        address = await store.contacts.address_of(guest)
        assert address is not None
        return subscription.endpoint, address.address


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def test_what_is_queued_outlasts_the_server_and_is_sent_once(
    come: Come,
    push_service: PushService,
    mail: MailServer,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(push_service.certificate))
    url = request.getfixturevalue("database") if kind == "postgresql" else None
    key = ["--push-key", str(tmp_path / "key.pem")]
    later = ServerProcess(
        tmp_path / "data", database=url, more=options(push_service, mail, after="2") + key
    )
    ann, bea = come("Ann", later), come("Bea", later)
    browser = push_service.browser(name_of(request))
    address = f"{kind}@example.org"
    subscribe(bea, browser)
    confirm(bea, mail, address)
    seat, table = table_of(ann, bea)
    end_turn(seat)
    later.kill()
    later.start()
    assert browser.read(push_service.next_for(browser).body)["path"] == f"/t/{table}"
    assert mail.next_to(address, 2)["Subject"].startswith("It’s your turn")
    # Opened again, the table knows whom it has called.
    ann.at(table).close()
    other, wanted = table_of(ann, bea)
    end_turn(other)
    assert browser.read(push_service.next_for(browser, 2).body)["path"] == f"/t/{wanted}"
    assert len(push_service.messages(browser)) == 2
    later.stop()
    assert "Traceback" not in later.errors
    assert (tmp_path / "key.pem").stat().st_mode & 0o777 == 0o600
    # A backup has all of it, also for the other kind of database.
    back_up(url or tmp_path / "data", tmp_path / "backup.sqlite")
    elsewhere = request.getfixturevalue("another_database") if url is None else tmp_path / "new"
    restore(tmp_path / "backup.sqlite", elsewhere)
    assert own_loop.run(contacts_in(elsewhere, wanted)) == (browser.endpoint, address)
