"""The page without a network, and after an upgrade."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from server.serving import ServerProcess
from web.conftest import Sit, in_full
from web.offline import is_kept, until
from web.person import Person, Theme
from web.upgraded import Upgraded

NOTHING_NEWER = """
navigator.serviceWorker.getRegistration().then((kept) => !kept.installing && !kept.waiting)
"""


def kept(person: Person) -> Page:
    """On the home page, once it is kept on the device."""
    person.page.goto("/")
    person.page.wait_for_selector("[data-do=play]")
    is_kept(person.page)
    return person.page


@pytest.mark.parametrize("theme", in_full(["light", "dark"], "light"))
def test_without_a_network_the_page_says_so_and_what_works(sit: Sit, theme: Theme) -> None:
    person = sit("phone", kept=True, theme=theme)
    page = kept(person)
    page.context.set_offline(True)
    for path in ("/", "/t/some-table"):
        page.goto(path)
        expect(page.locator("[data-shows=offline]")).to_contain_text("You are offline")
    assert Axe().run(page).response["violations"] == []
    page.goto("/me")
    page.wait_for_selector("[data-shows=offline]")
    person.touch(page.locator("[data-go=companion]"))
    page.wait_for_selector("dialog[data-shows=setup]")
    page.context.set_offline(False)
    page.goto("/")
    page.wait_for_selector("[data-do=play]")


@pytest.mark.parametrize("language", in_full(["en", "nl", "et"], "et"))
def test_the_companion_counts_without_a_network(sit: Sit, language: str) -> None:
    person = sit("phone", kept=True, language=language)
    page = kept(person)
    page.context.set_offline(True)
    page.goto("/companion")
    person.touch(person.doing("done"))
    person.touch(page.locator("[data-kind=tower]"))
    person.touch(page.locator("[data-tile=T12]"))
    person.touch(page.locator('[data-at="0,1"]'))
    person.touch(page.locator("[data-tab=points]"))
    expect(page.locator("[data-total='0']")).to_have_text("6")


@pytest.mark.long
def test_the_rules_are_there_without_a_network(sit: Sit) -> None:
    page = kept(sit("phone", kept=True))
    page.context.set_offline(True)
    page.goto("/rules/dice#D-51")
    expect(page.locator(".shown")).to_contain_text("D-51")


@pytest.mark.long
def test_another_language_is_there_without_a_network(sit: Sit) -> None:
    page = kept(sit("phone", kept=True))
    page.context.set_offline(True)
    page.goto("/")
    page.evaluate("localStorage.setItem('alhambra', JSON.stringify({ language: 'nl' }))")
    page.reload()
    expect(page.locator("[data-shows=offline]")).to_contain_text("Je bent offline")


@pytest.mark.own_server
def test_a_server_that_is_gone_is_as_good_as_no_network(sit: Sit, server: ServerProcess) -> None:
    page = kept(sit("phone", kept=True))
    assert server.stop() == 0
    page.goto("/")
    page.wait_for_selector("[data-shows=offline]")


def test_what_the_server_does_is_never_kept(sit: Sit) -> None:
    page = kept(sit("phone", kept=True))
    page.reload()
    page.wait_for_load_state("networkidle")
    names = page.evaluate(
        "caches.keys().then((all) => Promise.all(all.map(async (name) =>"
        " (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))))"
    )
    assert names
    assert not [path for each in names for path in each if path.startswith("/api")]


def test_a_phone_can_install_it(sit: Sit) -> None:
    person = sit("phone")
    page = person.page
    page.goto("/")
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link
    answer = page.request.get(link)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["start_url"] == "/"
    assert {"any", "maskable"} <= {
        word for icon in manifest["icons"] for word in icon["purpose"].split()
    }
    pictures = [icon["src"] for icon in manifest["icons"]]
    pictures.append(page.locator("link[rel=apple-touch-icon]").get_attribute("href") or "")
    for picture in pictures:
        assert page.request.get(picture).headers["content-type"].startswith("image/"), picture


def test_after_an_upgrade_the_new_page_comes_at_once(browser: Browser, upgraded: Upgraded) -> None:
    person = Person(browser, upgraded.server, "phone", kept=True)
    page = kept(person)
    page.reload()
    page.wait_for_selector("[data-do=play]")
    upgraded.upgrade()
    page.goto("/")
    page.wait_for_selector("html[data-new] [data-do=play]")
    until(page, "caches.has('alhambra-newer')")
    until(page, NOTHING_NEWER)
    page.context.set_offline(True)
    page.goto("/companion")
    page.wait_for_selector("html[data-new] dialog[data-shows=setup]")
    assert person.troubles == []
    person.leave()
