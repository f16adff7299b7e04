"""A page that is older than the server: it reloads by itself, once, and nothing is lost."""

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from alhambra.server.wire import WIRE_VERSION
from server.prepared import played
from web.conftest import Sit, in_full
from web.moments import in_the_middle
from web.offline import is_kept
from web.person import Person
from web.upgraded import Upgraded, of_version

IN_THE_MIDDLE = played("palace", in_the_middle)
PROGRAMS = re.compile(r"/assets/[^/]+\.js$")
REFUSED = "status of 412"
"""What the console says of a request of another version."""


def open_old_page(person: Person, stays_old: bool = False) -> list[str]:
    """From now on the page speaks the version of before: until it is loaded anew, or for good.
    Lists the addresses that are loaded."""
    loaded: list[str] = []

    def serve(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        if stays_old or len(loaded) <= 1:
            text = of_version(text, WIRE_VERSION - 1)
        route.fulfill(response=answer, body=text)

    person.page.on(
        "request",
        lambda request: loaded.append(request.url) if request.is_navigation_request() else None,
    )
    person.page.context.route(PROGRAMS, serve)
    return loaded


def test_an_old_page_reloads_by_itself_and_shows_the_table(sit: Sit) -> None:
    person = sit()
    loaded = open_old_page(person)
    person.sit_at(IN_THE_MIDDLE)
    person.forgive(REFUSED)
    assert len(loaded) == 2
    assert len(set(loaded)) == 1
    cards = person.cards()
    person.touch(person.glowing("display").first)
    person.confirm()
    expect(person.spots("hand")).to_have_count(cards + 1)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A new version is available. Reload the page."),
        pytest.param("nl", "Er is een nieuwe versie.", marks=pytest.mark.long),
        pytest.param("et", "Saadaval on uus versioon.", marks=pytest.mark.long),
    ],
)
def test_a_page_that_stays_old_says_so_and_does_not_reload_for_ever(
    sit: Sit, language: str, sentence: str
) -> None:
    person = sit("phone", language=language)
    loaded = open_old_page(person, stays_old=True)
    person.come_in("/", awaited="[data-shows=outdated]")
    person.page.wait_for_load_state("networkidle")
    expect(person.page.locator("[data-shows=outdated]")).to_contain_text(sentence)
    assert len(loaded) == 2
    person.touch(person.doing("reload"))
    expect(person.page.locator("[data-shows=outdated]")).to_be_visible()
    assert len(loaded) == 3
    person.forgive(REFUSED)


@pytest.mark.parametrize("screen", in_full(["desktop", "phone"], "phone"))
def test_a_table_stays_open_while_the_server_is_upgraded(
    browser: Browser, upgraded: Upgraded, screen: str
) -> None:
    person = Person(browser, upgraded.server, screen, kept=True)
    person.sit_at(IN_THE_MIDDLE)
    is_kept(person.page)
    cards = person.cards()
    upgraded.upgrade_wire()
    person.page.wait_for_selector("html[data-new] .prompt.yours")
    assert person.cards() == cards
    person.touch(person.glowing("display").first)
    person.confirm()
    expect(person.spots("hand")).to_have_count(cards + 1)
    person.forgive(REFUSED)
    assert person.troubles == []
    person.leave()
