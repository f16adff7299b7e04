"""The Dice Game and Alcazaba in the browser: whole games, and every screen for everybody."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from test_no_english_left import english_words
from web.conftest import Sit
from web.dice_playing import (
    ALCAZABA_LESSONS,
    DICE_LESSONS,
    TOKEN_LESSONS,
    AlcazabaPlayer,
    DicePlayer,
)
from web.dice_screens import every_dice_screen
from web.person import Person, Theme
from web.test_accessibility import SMALL
from web.test_languages import TEXTS

SCORINGS = ["First scoring", "Second scoring", "Final scoring"]


def check_end(person: Person, game: str) -> None:
    with person.page.expect_download() as download:
        person.touch(person.doing("download"))
    record = download.value.path().read_text()
    assert f'[Game "{game}"]' in record
    assert "= won" in record


def test_somebody_plays_the_dice_game_on_a_phone(sit: Sit) -> None:
    person = sit("phone")
    person.settle(game="dice")
    person.play_now()
    player = DicePlayer(person)
    player.play_on()
    assert player.done >= DICE_LESSONS | TOKEN_LESSONS
    assert player.scorings == SCORINGS
    check_end(person, "dice")


def test_somebody_plays_alcazaba_on_a_desktop(sit: Sit) -> None:
    person = sit("desktop")
    person.settle(game="alcazaba", opponents=1)
    person.play_now()
    player = AlcazabaPlayer(person)
    player.play_on()
    assert player.done >= ALCAZABA_LESSONS
    assert player.scorings == SCORINGS
    check_end(person, "alcazaba")


@pytest.mark.parametrize(
    ("game", "screen", "theme", "language"),
    [
        ("dice", "phone", "light", "nl"),
        ("dice", "desktop", "dark", "et"),
        ("dice", "tablet", "light", "en"),
        ("alcazaba", "phone", "dark", "et"),
        ("alcazaba", "desktop", "light", "nl"),
    ],
)
def test_every_screen_is_for_everybody(
    sit: Sit, game: str, screen: str, theme: Theme, language: str
) -> None:
    person = sit(screen, theme=theme, language=language)
    page = person.page
    complaints: list[str] = []
    for name in every_dice_screen(person, game, language=language):
        for each in Axe().run(page).response["violations"]:
            nodes = [node["html"] for node in each["nodes"]]
            complaints.append(f"{name}: {each['help']} {nodes}")
        if screen == "phone":
            complaints += [f"{name}: {small}" for small in page.evaluate(SMALL)]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if wide > 0:
            complaints.append(f"{name}: hangs over the side by {wide}")
        high = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        if high > 0 and name != "home":
            complaints.append(f"{name}: scrolls by {high}")
        if language != "en" and (english := english_words(language, page.evaluate(TEXTS))):
            complaints.append(f"{name}: English words {english}")
    assert not complaints, "\n".join(complaints)


def test_dice_that_were_rolled_tumble_and_kept_ones_lie_still(sit: Sit) -> None:
    person = sit("desktop", moving=True)
    person.settle(game="dice")
    person.play_now()
    person.awaits()
    tumbling = person.page.locator(".die .tumbles")
    expect(tumbling).to_have_count(8)
    person.page.evaluate(
        "document.querySelectorAll('.die svg').forEach((die, at) => die.id = `was-${at}`)"
    )
    for number in (0, 1, 2):
        person.touch(person.spots("die").nth(number))
    person.confirm()
    expect(person.page.locator(".pips .made")).to_have_count(2)
    expect(person.page.locator(".die svg[id^=was-]")).to_have_count(3)
