"""The page speaks the language of its reader."""

import pytest
from playwright.sync_api import expect

from web.conftest import Sit


@pytest.mark.parametrize(
    ("preferred", "expected", "play"),
    [("nl-BE", "nl", "Spelen"), ("et-EE", "et", "Mängi"), ("fr-FR", "en", "Play")],
)
def test_the_browsers_language_is_taken_up(
    sit: Sit, preferred: str, expected: str, play: str
) -> None:
    person = sit(language=preferred)
    person.page.goto("/")
    person.page.wait_for_selector("[data-do=play]")
    expect(person.page.locator("html")).to_have_attribute("lang", expected)
    person.sees(play)
