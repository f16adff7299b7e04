"""Whoever opens the page for the first time is asked one thing."""

import pytest
from playwright.sync_api import expect

from web.conftest import Sit


@pytest.mark.parametrize(
    ("does", "path"), [("play", "/"), ("learn", "/learn"), ("score", "/companion")]
)
def test_whoever_comes_for_the_first_time_is_asked_one_thing_once(
    sit: Sit, does: str, path: str
) -> None:
    person = sit("phone", first_visit=True)
    page = person.page
    page.goto("/")
    page.reload()
    person.touch(page.locator(f"[data-welcome={does}]"))
    page.wait_for_url(f"**{path}")
    page.goto("/")
    expect(page.locator("[data-do=play]")).to_be_visible()
    expect(page.locator("[data-welcome]")).to_have_count(0)
    expect(page.locator("[data-go=learn]")).to_be_visible()
    expect(page.locator("[data-go=companion]")).to_be_visible()


def test_whoever_was_here_before_is_not_asked(sit: Sit) -> None:
    person = sit("phone", first_visit=True)
    person.page.goto("/")
    person.page.evaluate("localStorage.setItem('alhambra', '{\"game\": \"dice\"}')")
    person.page.reload()
    expect(person.page.locator("[data-do=play]")).to_be_visible()
