"""Nobody can use notifications against others: neither those who are called, nor those who are to
be pestered, nor those who wait for theirs."""

import asyncio
import socket
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest

import own_loop
from alhambra.server.failures import BadRequest
from alhambra.server.guests import new_id
from alhambra.server.notifications import endpoints
from alhambra.server.notifications.mail import mailbox, proper_address
from alhambra.server.notifications.options import PushOptions
from alhambra.server.notifications.push import Push
from alhambra.server.notifications.words import Notice
from alhambra.server.storage.contacts import AddressRow, SubscriptionRow
from alhambra.server.storage.opening import opened
from alhambra.server.storage.rows import GuestRow
from alhambra.server.storage.store import Store
from server.called import CONTACT, confirm, end_turn, subscribe, table_of
from server.mail_server import MailServer, code_in
from server.playing import Come, Person
from server.push_service import ENDLESS, SLOW, Browser, PushService, wait_until
from server.serving import ServerProcess


def queued(server: ServerProcess, *tables: str) -> list[tuple[int, int]]:
    """How often each delivery in the queue was tried, and when it is due, in milliseconds."""
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as connection:
        text = "SELECT attempts, due FROM deliveries WHERE table_id = ?"
        return sorted(row for table in tables for row in connection.execute(text, (table,)))


# Push services that are slow, or say what they like


def with_devices(come: Come, server: ServerProcess, browsers: list[Browser]) -> Person:
    """Somebody with as many devices."""
    person = come("Eve", server)
    code = person.post("/api/me/code")["code"]
    for browser in browsers:
        device = come(None, server)
        device.post("/api/me/back", {"code": code})
        subscribe(device, browser)
    return person


def test_slow_push_services_hold_up_nobody_else(
    come: Come, calling_server: ServerProcess, push_service: PushService, mail: MailServer
) -> None:
    ann, bea = come("Ann", calling_server), come("Bea", calling_server)
    eves = [
        with_devices(
            come,
            calling_server,
            [push_service.browser(f"{SLOW}-{number}-{each}") for each in range(9)],
        )
        for number in range(2)
    ]
    browser = push_service.browser("quick")
    subscribe(bea, browser)
    confirm(bea, mail, "quick@example.org")
    table = ann.new_table("", "", "", "")
    for person in (*eves, bea):
        person.post(f"/api/tables/{table}/sit")
    seat = ann.at(table)
    seat.ask("start")
    seat.ask("agree", agrees=True)
    # Many at the same time, and the others meanwhile.
    wait_until(lambda: push_service.most_waiting >= 10)
    push_service.next_for(browser)
    mail.next_to("quick@example.org", 2)


def test_what_fails_holds_up_the_rest_for_that_browser(
    come: Come, calling_server: ServerProcess, push_service: PushService
) -> None:
    ann, bea = come("Ann", calling_server), come("Bea", calling_server)
    browser = push_service.browser("fails")
    subscribe(bea, browser)
    (one, first), (other, second) = table_of(ann, bea), table_of(ann, bea)
    push_service.answers[:] = [(503, {})]
    end_turn(one)
    push_service.next_for(browser)
    end_turn(other)

    def later(number: int) -> bool:
        found = queued(calling_server, first, second)
        return len(found) == number and found[0][1] > (time.time() + 30) * 1000

    wait_until(lambda: later(1) or later(2))
    assert len(push_service.messages(browser)) in (1, 2)


@pytest.mark.parametrize(
    ("after", "seconds"),
    [("100", 100), ("9" * 5000, 60), ("²", 60), ("-1", 60), ("Wed, 21 Oct 2026 07:28:00 GMT", 60)],
    ids=["number", "too-many-digits", "no-digit", "negative", "date"],
)
def test_a_push_service_says_how_long_it_wants_to_be_left_alone(
    come: Come, calling_server: ServerProcess, push_service: PushService, after: str, seconds: int
) -> None:
    ann, bea = come("Ann", calling_server), come("Bea", calling_server)
    browser = push_service.browser(new_id())
    subscribe(bea, browser)
    seat, table = table_of(ann, bea)
    push_service.answers[:] = [(503, {"Retry-After": after})]
    begun = time.time()
    end_turn(seat)
    push_service.next_for(browser)

    def is_put_off() -> bool:
        """Until then, and not for the time for which it was claimed."""
        found = [due / 1000 for _, due in queued(calling_server, table)]
        return found != [] and begun + seconds < found[0] < time.time() + seconds + 1

    wait_until(is_put_off)


def test_an_answer_without_an_end_is_not_listened_to(
    push_service: PushService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(push_service.certificate))
    # As if this machine were on the internet.
    monkeypatch.setattr(endpoints, "is_public", lambda _: True)
    push = Push(PushOptions(CONTACT, tmp_path / "key.pem"))

    def sent_to(name: str) -> str:
        keys = push_service.browser(name).subscription()
        row = SubscriptionRow(b"", "", keys["endpoint"], keys["p256dh"], keys["auth"], "en", 0)
        return own_loop.run(push.send(row, Notice("Your turn", "Palace", "/t/1", "1"))).what

    assert sent_to("usual") == "sent"
    assert sent_to(ENDLESS) == "later"


def test_slow_name_servers_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Event()

    def getaddrinfo(*_: object, **__: object) -> list[object]:
        answered.wait()
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("192.88.99.1", 443))]

    async def look_up() -> None:
        slow = [
            asyncio.create_task(endpoints.resolved(f"{number}.example.org", 443))
            for number in range(100)
        ]
        await asyncio.sleep(0)
        try:
            # Where messages are encrypted.
            await asyncio.wait_for(asyncio.to_thread(int), 20)
            assert not any(task.done() for task in slow)
        finally:
            answered.set()
        await asyncio.gather(*slow)

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    own_loop.run(look_up())


# Emails


@pytest.mark.parametrize(
    "name",
    ["=?a?q?=0aBcc:eve@b.eu?=", "=?utf-8?b?CkJjYzp4?=", "=?utf-8?q?=ff?=", "=?x?q?=00?="],
    ids=["header", "base64", "no-text", "zero"],
)
def test_a_name_adds_no_header_to_an_email(
    come: Come, calling_server: ServerProcess, mail: MailServer, name: str
) -> None:
    ann, bea = come(name, calling_server), come("Bea", calling_server)
    address = f"{new_id()}@example.org"
    confirm(bea, mail, address)
    seat, _ = table_of(ann, bea)
    end_turn(seat)
    email = mail.next_to(address, 2)
    assert email["Bcc"] is None
    assert email["Subject"] == f"It’s your turn – Palace with {name.replace('=?', '= ?')}"
    assert email["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@pytest.mark.parametrize(
    "address",
    ['"a b"@example.org', '"a, b@example.org"@example.org', "a@127.0.0.1", "a@1.2", "a@b..org"],
)
def test_an_address_that_two_programs_could_read_differently_is_refused(address: str) -> None:
    with pytest.raises(BadRequest):
        proper_address(address)


@pytest.mark.parametrize(
    "address", ["Ann.Lee@example.org", "annlee+1@Example.org", '"ann.lee"@example.org']
)
def test_addresses_of_one_person_count_as_one(address: str) -> None:
    assert mailbox(proper_address(address)) == "annlee@example.org"


def test_a_code_can_be_tried_five_times_also_at_the_same_time(
    come: Come, calling_server: ServerProcess, mail: MailServer
) -> None:
    bea = come("Bea", calling_server)
    wish = {"address": "tried@example.org", "language": "en"}
    bea.post("/api/me/notifications/mail", wish)
    code = code_in(mail.next_to("tried@example.org"))
    wrong = {"code": "000000" if code != "000000" else "000001"}
    with ThreadPoolExecutor(20) as guessing:
        asked = [
            guessing.submit(bea.http.post, bea.url("/api/me/notifications/mail/code"), json=wrong)
            for _ in range(20)
        ]
    assert {each.result().status_code for each in asked} == {422}
    with closing(sqlite3.connect(calling_server.folder / "tables.sqlite")) as connection:
        text = "SELECT tries FROM mail_addresses WHERE address = ?"
        assert connection.execute(text, (wish["address"],)).fetchall() == [(5,)]


def test_an_address_that_nobody_confirms_is_deleted(tmp_path: Path) -> None:
    async def left() -> list[str]:
        with closing(Store(opened(tmp_path))) as store:
            for number, confirmed in enumerate([None, 5, None]):
                guest = GuestRow(str(number), "Ann", f"person {number}")
                await store.guests.add(guest, bytes([number]), 0)
                row = AddressRow(guest.id, "a@b.org", "en", b"", 0, guest.id, number, confirmed)
                await store.contacts.save_address(row)
            await store.contacts.delete_unconfirmed(2)
            found = [await store.contacts.address_of(str(number)) for number in range(3)]
            return [row.guest for row in found if row is not None]

    assert own_loop.run(left()) == ["1", "2"]


# What is stored


def test_what_somebody_was_called_for_is_shown_and_deleted(
    come: Come, calling_server: ServerProcess, push_service: PushService
) -> None:
    ann, bea = come("Ann", calling_server), come("Bea", calling_server)
    browser = push_service.browser("stored")
    subscribe(bea, browser)
    seat, table = table_of(ann, bea)
    end_turn(seat)
    push_service.next_for(browser)
    # There may be another one, for a turn that she has seen.
    call = bea.get("/api/me/data")["calls"][-1]
    assert (call["table"], call["kind"], call["mailed"]) == (table, "turn", False)
    assert bea.ask("DELETE", "/api/me").status_code == 200
    with closing(sqlite3.connect(calling_server.folder / "tables.sqlite")) as connection:
        text = "SELECT * FROM calls WHERE table_id = ?"
        assert connection.execute(text, (table,)).fetchall() == []
