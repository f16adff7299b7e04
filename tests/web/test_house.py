"""The rooms beside the tables: companion, rules, settings; for everybody, in every language."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from server.serving import ServerProcess
from test_no_english_left import english_words
from web.conftest import Sit, one_house
from web.house import house_screens
from web.test_accessibility import SMALL
from web.test_languages import TEXTS

NARROW = 320


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    yield from one_house(tmp_path_factory.mktemp("house"))


@pytest.mark.parametrize(("screen", "theme"), [("phone", "light"), ("desktop", "dark")])
def test_axe_finds_nothing_to_complain_about(sit: Sit, screen: str, theme: str) -> None:
    person = sit(screen, theme=theme)
    complaints = [
        f"{name}: {each['help']} {[node['html'] for node in each['nodes']]}"
        for name in house_screens(person)
        for each in Axe().run(person.page).response["violations"]
    ]
    assert not complaints, "\n".join(complaints)


def test_on_a_narrow_phone_nothing_is_too_small_or_hangs_over(sit: Sit) -> None:
    person = sit("phone")
    person.page.set_viewport_size({"width": NARROW, "height": 640})
    troubles: list[str] = []
    for name in house_screens(person):
        wide = person.page.evaluate("document.documentElement.scrollWidth")
        troubles += [f"{name}: {wide} wide"] if wide > NARROW else []
        troubles += [f"{name}: {each}" for each in person.page.evaluate(SMALL)]
    assert not troubles, "\n".join(troubles)


def test_with_larger_letters_nothing_hangs_over_either(sit: Sit) -> None:
    person = sit("phone")
    person.page.set_viewport_size({"width": NARROW, "height": 640})
    for name in house_screens(person, letters="larger", patterns=True):
        assert person.page.evaluate("document.documentElement.scrollWidth") <= NARROW, name
    size = person.page.evaluate("getComputedStyle(document.body).fontSize")
    assert size == "20px"


@pytest.mark.parametrize("language", ["nl", "et"])
def test_no_english_is_left(sit: Sit, language: str) -> None:
    person = sit("desktop", language=language)
    for name in house_screens(person, language=language):
        assert english_words(language, person.page.evaluate(TEXTS)) == set(), name


# The rules as pages


def test_a_rule_has_an_address(sit: Sit) -> None:
    person = sit("phone")
    page = person.page
    page.goto("/rules/rollwrite#R-51")
    expect(page.locator(".shown")).to_contain_text("R-51")
    expect(page.locator(".shown")).to_be_in_viewport()
    page.goto("/rules/palace")
    person.touch(page.locator("a[href='/rules/palace#P-24']"))
    expect(page.locator(".shown")).to_contain_text("P-24")
    assert page.url.endswith("/rules/palace#P-24")


def test_the_rules_can_be_searched(sit: Sit) -> None:
    person = sit("phone")
    page = person.page
    page.goto("/rules/palace")
    page.get_by_role("searchbox").fill("longest wall")
    expect(page.locator("[data-rule='P-34']")).to_be_visible()
    expect(page.locator("[data-rule='P-01']")).to_have_count(0)


def test_every_game_has_its_rules(sit: Sit) -> None:
    person = sit("phone")
    for game, rule in (("palace", "P-01"), ("dice", "D-01"), ("alcazaba", "D-01")):
        person.page.goto(f"/rules/{game}")
        expect(person.page.locator(f"[data-rule='{rule}']")).to_be_visible()


# The settings

HEARD = """
() => {
  window.heard = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.heard += 1;
    return start.apply(this, when);
  };
}
"""


def test_there_is_no_sound_unless_it_is_switched_on(sit: Sit) -> None:
    person = sit("phone")
    page = person.page
    page.add_init_script(f"({HEARD})()")
    person.settle()
    person.play_now()
    person.awaits()
    assert page.evaluate("window.heard") == 0
    page.goto("/")
    person.touch(person.doing("settings"))
    person.touch(page.locator("[data-setting=sound]"))
    assert page.evaluate("window.heard") > 0
    page.keyboard.press("Escape")
    before = page.evaluate("window.heard")
    person.touch(person.doing("play"))
    person.awaits()
    assert page.evaluate("window.heard") > before


def test_notifications_are_asked_for_only_when_they_are_wanted(sit: Sit) -> None:
    person = sit("desktop")
    page = person.page
    page.add_init_script(
        "window.asked = 0; Notification.requestPermission = () =>"
        " (window.asked++, Promise.resolve('denied'))"
    )
    page.goto("/")
    person.touch(person.doing("settings"))
    assert page.evaluate("window.asked") == 0
    person.touch(page.locator("[data-setting=notify]"))
    person.sees("The browser does not allow it")
    assert page.evaluate("window.asked") == 1
    expect(page.locator("[data-setting=notify]")).not_to_be_checked()


def test_larger_letters_and_patterns_stay_chosen(sit: Sit) -> None:
    person = sit("phone")
    page = person.page
    page.goto("/")
    person.touch(person.doing("settings"))
    person.touch(page.get_by_role("radio", name="Larger"))
    person.touch(page.locator("[data-setting=patterns]"))
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-letters", "larger")
    expect(root).to_have_attribute("data-patterns", "strong")
