"""Passkeys on the page: added, used on another device, and removed. The browser keeps them in an
authenticator of its own for tests."""

from typing import Any, Final

from playwright.sync_api import CDPSession, expect

from alhambra.core.messages import Message
from server.serving import ServerProcess
from web.conftest import Sit
from web.person import Person

KIND: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Device:
    """A person's device that keeps passkeys."""

    def __init__(self, sit: Sit, server: ServerProcess, screen: str) -> None:
        self.person: Person = sit(screen, host=f"localhost:{server.port}")
        self._cdp: CDPSession = self.person.page.context.new_cdp_session(self.person.page)
        self._cdp.send("WebAuthn.enable")
        found = self._cdp.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})
        self._id = {"authenticatorId": found["authenticatorId"]}

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._cdp.send("WebAuthn.getCredentials", self._id)[
            "credentials"
        ]
        return found

    def sync(self, other: "Device") -> None:
        """As services for passwords do."""
        for passkey in other.passkeys:
            self._cdp.send("WebAuthn.addCredential", self._id | {"credential": passkey})


def open_account(person: Person) -> None:
    person.touch(person.doing("devices"))
    expect(person.doing("add-passkey")).to_be_visible()


def test_a_passkey_signs_in_on_another_device_and_is_removed(
    server: ServerProcess, sit: Sit
) -> None:
    desktop, phone = Device(sit, server, "desktop"), Device(sit, server, "phone")
    ann, other = desktop.person, phone.person
    ann.come_in()
    open_account(ann)
    ann.touch(ann.doing("add-passkey"))
    expect(ann.page.locator("[data-passkey]")).to_have_count(1)
    phone.sync(desktop)
    other.page.goto("/back")
    other.touch(other.doing("come-back-passkey"))
    expect(other.doing("play")).to_be_visible()
    open_account(other)
    expect(other.page.get_by_label("Your name").first).to_have_value("Ann")
    expect(other.page.locator("[data-passkey]")).to_contain_text("last used")
    other.touch(other.doing("remove-passkey"))
    other.touch(other.doing("remove-passkey-really"))
    expect(other.page.locator("[data-passkey]")).to_have_count(0)


def test_who_signs_in_with_a_passkey_is_asked_about_running_games(
    server: ServerProcess, sit: Sit
) -> None:
    device = Device(sit, server, "phone")
    person = device.person
    person.come_in()
    open_account(person)
    person.touch(person.doing("add-passkey"))
    expect(person.page.locator("[data-passkey]")).to_have_count(1)
    person.page.context.clear_cookies()
    person.page.goto("/")
    request = {"game": "palace", "seats": [{}, {}]}
    assert person.page.request.post("/api/guests", data={"name": "Bea"}).ok
    assert person.page.request.post("/api/tables", data=request).ok
    person.page.goto("/back")
    person.touch(person.doing("come-back-passkey"))
    expect(person.page.locator("[data-says=back-replaces]")).to_contain_text("Bea")
    person.touch(person.doing("come-back-passkey"))
    expect(person.page.locator("a[data-table]")).to_have_count(1)
    assert person.page.request.get("/api/me").json()["guest"]["name"] == "Ann"


def test_a_device_that_has_a_passkey_gets_no_second_one(server: ServerProcess, sit: Sit) -> None:
    device = Device(sit, server, "phone")
    person = device.person
    person.come_in()
    open_account(person)
    person.touch(person.doing("add-passkey"))
    expect(person.page.locator("[data-passkey]")).to_have_count(1)
    person.touch(person.doing("add-passkey"))
    person.sees(str(Message("passkey-known")))
    assert len(device.passkeys) == 1
