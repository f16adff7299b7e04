"""The rules as pages, and the settings."""

from playwright.sync_api import expect

from web.conftest import Sit

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
    assert page.evaluate("window.notes") > 0
    page.keyboard.press("Escape")
    before = page.evaluate("window.notes")
    person.touch(person.doing("play"))
    person.awaits()
    assert page.evaluate("window.notes") > before


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
    expect(page.locator("body")).to_have_css("font-size", "20px")
    expect(root).to_have_attribute("data-patterns", "strong")
