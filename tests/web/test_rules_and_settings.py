"""The rules as pages, and the settings."""

import json

import pytest
from playwright.sync_api import expect

from alhambra.core.messages import Message
from server.prepared import played
from web.conftest import Sit, in_full
from web.moments import just_begun

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


@pytest.mark.parametrize("screen", in_full(["phone", "desktop"], "phone"))
def test_rules_have_pictures_of_what_is_allowed_and_what_is_not(sit: Sit, screen: str) -> None:
    page = sit(screen).page
    page.goto("/rules/palace#P-24")
    bay = page.locator("[data-picture=bay]")
    expect(bay).to_contain_text("Allowed")
    expect(bay.locator("[data-piece]")).to_have_count(5)
    expect(page.locator("[data-picture=hole]")).to_contain_text("Not allowed")


def test_a_search_from_further_down_shows_the_first_match(sit: Sit) -> None:
    page = sit("phone").page
    page.goto("/rules/palace#Z-07")
    expect(page.locator("[data-rule='Z-07']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("wall")
    expect(page.locator("[data-rule] mark").first).to_be_in_viewport()


def test_a_search_marks_what_it_finds_and_shows_tables_with_their_rules(sit: Sit) -> None:
    page = sit("phone").page
    page.goto("/rules/palace")
    page.get_by_role("searchbox").fill("seraglio majorities")
    expect(page.locator("[data-rule='P-31'] mark").first).to_have_text("majorities")
    expect(page.locator("table mark")).to_have_text("seraglio")


def test_the_contents_lead_to_a_rule(sit: Sit) -> None:
    person = sit("phone")
    page = person.page
    page.goto("/rules/palace")
    person.touch(page.get_by_text("Contents"))
    person.touch(page.get_by_role("link", name="No holes"))
    expect(page.locator(".shown")).to_contain_text("P-24")
    expect(page.locator(".shown")).to_be_in_viewport()


def test_the_rules_are_printed_without_what_only_a_screen_needs(sit: Sit) -> None:
    page = sit("desktop").page
    page.goto("/rules/dice")
    expect(page.locator("[data-picture]").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.locator("[data-do=print]")).to_be_hidden()
    expect(page.locator("[data-picture]").first).to_be_visible()


def test_every_game_has_its_rules(sit: Sit) -> None:
    person = sit("phone")
    for game, rule in (("palace", "P-01"), ("dice", "D-01"), ("alcazaba", "D-01")):
        person.page.goto(f"/rules/{game}")
        expect(person.page.locator(f"[data-rule='{rule}']")).to_be_visible()


# The settings

HEARD = """
() => {
  window.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) {
    window.notes += 1;
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
    assert page.evaluate("window.notes") == 0
    page.goto("/")
    person.touch(person.doing("settings"))
    person.touch(page.locator("[data-setting=sound]"))
    page.wait_for_function("window.notes > 0")
    page.keyboard.press("Escape")
    before = page.evaluate("window.notes")
    person.touch(person.doing("play"))
    person.awaits()
    page.wait_for_function("before => window.notes > before", arg=before)


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
    person.sees(str(Message("settings-notify-refused")))
    assert page.evaluate("window.asked") == 1
    expect(page.locator("[data-setting=notify]")).not_to_be_checked()


def test_larger_letters_and_patterns_stay_chosen(sit: Sit) -> None:
    person = sit("phone")
    page = person.page
    page.goto("/")
    person.touch(person.doing("settings"))
    person.touch(page.get_by_role("radio", name="Extra large"))
    person.touch(page.locator("[data-setting=patterns]"))
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-letters", "larger")
    expect(page.locator("body")).to_have_css("font-size", "20px")
    expect(root).to_have_attribute("data-patterns", "strong")


def test_what_is_chosen_at_a_table_takes_effect_there_at_once(sit: Sit) -> None:
    person = sit()
    page = person.page
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda it: sent.append(str(it))))
    person.sit_at(played("palace", just_begun), speed="calm")
    assert paces(sent) == [1400]
    person.touch(person.doing("settings"))
    person.touch(page.get_by_role("radio", name="Instant"))
    person.touch(page.get_by_role("radio", name="Dark"))
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-patterns", "usual")
    person.touch(page.locator("[data-setting=patterns]"))
    expect(root).to_have_attribute("data-patterns", "strong")
    assert paces(sent) == [1400, 0]


def paces(sent: list[str]) -> list[int]:
    """How long bots were to wait, as the page has told the server."""
    commands = [json.loads(each) for each in sent]
    return [command["pace"] for command in commands if command["type"] == "pace"]
