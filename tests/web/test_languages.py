"""The page in every language: all of it, and nothing else."""

import pytest

from test_no_english_left import english_words
from web.conftest import Sit
from web.screens import every_screen

TEXTS = """
() => [document.body.innerText, document.title]
  .concat([...document.querySelectorAll("[aria-label], [title]")]
    .flatMap((node) => [node.getAttribute("aria-label") ?? "", node.getAttribute("title") ?? ""]))
  .join("\\n")
"""


@pytest.mark.parametrize(("language", "play"), [("nl", "Spelen"), ("et", "Mängi")])
def test_no_english_is_left_in_the_page(sit: Sit, language: str, play: str) -> None:
    person = sit("desktop", language=language)
    for name in every_screen(person, language=language):
        text = person.page.evaluate(TEXTS)
        if name == "home":
            assert play in text
        assert english_words(language, text) == set(), name


@pytest.mark.parametrize(
    ("preferred", "expected"), [("nl-BE", "nl"), ("et-EE", "et"), ("fr-FR", "en")]
)
def test_the_browsers_language_is_taken_up(sit: Sit, preferred: str, expected: str) -> None:
    person = sit(language=preferred)
    person.page.goto("/")
    person.page.wait_for_selector("[data-do=play]")
    assert person.page.locator("html").get_attribute("lang") == expected
