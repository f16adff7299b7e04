"""Choosing notifications in the settings, and getting them while the page is closed."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from server.mail_server import MailServer, code_in, text_of
from server.playing import Json
from server.playing import Person as Player
from server.push_service import PushService
from server.serving import ServerProcess
from web.offline import is_kept
from web.person import Person

SUBSCRIBES = """
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async (options) => {
  window.subscribedWith = options.applicationServerKey;
  return { toJSON: () => (SUBSCRIPTION) };
};
"""
"""Browsers subscribe to the push service of those who made them, which no test can reach: here, to
ours."""
NOTES = """
() => {
  self.shown = [];
  self.opened = [];
  registration.getNotifications = async () => [...shown];
  registration.showNotification = async (title, { body, tag, data }) => {
    const close = () => (self.shown = shown.filter((each) => each.tag !== tag));
    shown.push({ title, body, tag, data, close });
  };
  clients.openWindow = async (path) => void opened.push(path);
}
"""
"""A browser without windows shows no notifications and opens no windows: what it is asked for is
noted."""
SHOWN = "() => shown.map(({ title, body, data }) => [title, body, data.path])"
CLICKS = """
async () => {
  const event = new ExtendableEvent("notificationclick");
  event.notification = shown[0];
  const work = [];
  event.waitUntil = (promise) => work.push(promise);
  dispatchEvent(event);
  await Promise.all(work);
  return [shown.length, ...opened];
}
"""


@pytest.fixture(scope="module")
def push_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with closing(PushService(tmp_path_factory.mktemp("push"))) as service:
        yield service


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    with closing(MailServer()) as server:
        yield server


@pytest.fixture(scope="module")
def calling(
    push_service: PushService, mail: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server that sends notifications at once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", str(push_service.certificate))
        server = ServerProcess(
            tmp_path_factory.mktemp("calling") / "data",
            more=[
                *("--push-contact", "mailto:host@example.org", "--notify-after", "0"),
                *("--push-service", push_service.origin, "--public-url", "http://localhost"),
                *("--mail-server", mail.url, "--mail-from", "games@example.org"),
            ],
        )
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.errors


def open_settings(person: Person) -> None:
    person.touch(person.doing("settings"))
    person.page.wait_for_selector("[data-choice=when-closed]")


def turn_push(person: Person) -> None:
    """On or off. The switch shows the wish at once; when this returns, the server knows, too."""
    with person.page.expect_response("**/api/me/notifications/push"):
        person.touch(person.page.locator("[data-setting=push]"))


def call(person: Person, bea: Player) -> str:
    """Bea ends her turn in a game with the person, who is elsewhere; the path of its table."""
    table = bea.new_table("", "")
    assert person.page.request.post(f"/api/tables/{table}/sit").ok
    seat = bea.at(table)
    seat.ask("start")
    seat.receive_until(lambda: seat.view is not None)
    while seat.is_awaited:
        seat.play_first("take", "buy", "place")
    return f"/t/{table}"


def deliver(context: BrowserContext, page: Page, said: Json) -> None:
    """As the browser does when its push service has something for this page."""
    session = context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": found[0], "data": json.dumps(said)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_a_closed_page_is_called_and_a_click_opens_the_table(
    browser: Browser, calling: ServerProcess, push_service: PushService
) -> None:
    person = Person(browser, calling, "phone", kept=True, language="nl")
    page, context = person.page, person.page.context
    context.grant_permissions(["notifications"])
    device = push_service.browser("page")
    keys = device.subscription()
    made = {"endpoint": keys["endpoint"], "keys": {name: keys[name] for name in ("p256dh", "auth")}}
    page.add_init_script(SUBSCRIBES.replace("SUBSCRIPTION", json.dumps(made)))
    person.come_in()
    is_kept(page)
    open_settings(person)
    turn_push(person)
    assert page.evaluate("window.subscribedWith !== undefined")
    expect(page.locator("[data-setting=push]")).to_be_checked()
    page.reload()
    open_settings(person)
    expect(page.locator("[data-setting=push]")).to_be_checked()
    bea = Player(calling, "Bea")
    with bea.open:
        path = call(person, bea)
        said = device.read(push_service.next_for(device).body)
        worker = context.service_workers[0]
        worker.evaluate(NOTES)
        deliver(context, page, said)
        while not (shown := worker.evaluate(SHOWN)):
            page.wait_for_timeout(50)
        assert shown == [["Je bent aan de beurt", "Paleis met Bea", path]]
        # The next one of the same table replaces it.
        deliver(context, page, said | {"title": "Nog een", "tag": "another"})
        while (shown := worker.evaluate(SHOWN))[0][0] != "Nog een":
            page.wait_for_timeout(50)
        assert len(shown) == 1
        assert worker.evaluate(CLICKS) == [0, path]
        turn_push(person)
        expect(page.locator("[data-setting=push]")).not_to_be_checked()
        assert page.request.get("/api/me/notifications").json()["push"] is False
    assert person.troubles == []
    person.leave()


def test_an_address_is_confirmed_in_the_settings_and_a_link_stops_the_emails(
    browser: Browser, calling: ServerProcess, mail: MailServer
) -> None:
    person = Person(browser, calling)
    page = person.page
    person.come_in()
    open_settings(person)
    page.locator("[data-field=mail-address]").fill("ann@example.org")
    person.touch(person.doing("send-code"))
    page.locator("[data-field=mail-code]").fill("12")
    person.touch(person.doing("confirm-mail"))
    expect(page.locator("dialog [role=alert]")).to_contain_text("not the code from the email")
    person.forgive("the server responded")
    page.locator("[data-field=mail-code]").fill(code_in(mail.next_to("ann@example.org")))
    person.touch(person.doing("confirm-mail"))
    expect(page.locator("[data-says=mail-on]")).to_contain_text("ann@example.org")
    bea = Player(calling, "Bea")
    with bea.open:
        call(person, bea)
        email = text_of(mail.next_to("ann@example.org", 2))
    link = next(word for word in email.split() if "/unsubscribe#" in word)
    page.goto(link.removeprefix("http://localhost"))
    page.wait_for_selector("[data-says=unsubscribed]")
    assert page.request.get("/api/me/notifications").json()["address"] is None
    assert person.troubles == []
    person.leave()


def test_without_offers_there_is_nothing_to_choose(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    person = Person(browser, server)
    person.come_in()
    with person.page.expect_response("**/api/me/notifications"):
        person.touch(person.doing("settings"))
    expect(person.page.locator("[data-setting=sound]")).to_be_visible()
    expect(person.page.locator("[data-choice=when-closed]")).to_have_count(0)
    person.leave()
    server.stop()
