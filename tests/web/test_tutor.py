"""The tutor: whoever asks for it is told what each moment is about."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from web.conftest import Sit, in_full
from web.person import Person


def teaching(person: Person, *lessons: str) -> Locator:
    """The tutor, who speaks about one of these."""
    return person.page.locator(",".join(f"aside[data-teaches={each}]" for each in lessons))


def begin(person: Person, game: str = "palace") -> None:
    person.settle(game=game, tutor=True)
    person.play_now()
    person.awaits()
    person.touch(person.page.locator("[data-tab=tutor]"))


@pytest.mark.parametrize("screen", in_full(["desktop", "phone"], "phone"))
def test_the_tutor_says_what_each_moment_is_about(sit: Sit, screen: str) -> None:
    person = sit(screen)
    begin(person)
    expect(teaching(person, "learn-first", "learn-exact")).to_be_visible()
    person.touch(person.glowing("display").first)
    expect(teaching(person, "learn-take")).to_be_visible()
    person.cancel()
    while not person.glowing("market").count():
        person.touch(person.glowing("display").last)
        person.confirm()
        person.awaits()
    person.touch(person.glowing("market").first)
    expect(teaching(person, "learn-exact-where", "learn-overpaid")).to_be_visible()
    person.touch(person.glowing("cell").first)
    expect(teaching(person, "learn-worth")).to_contain_text("If scored now")


@pytest.mark.parametrize("screen", in_full(["desktop", "phone"], "phone"))
def test_the_tutor_explains_a_turn_with_dice(sit: Sit, screen: str) -> None:
    person = sit(screen)
    begin(person, "dice")
    expect(teaching(person, "learn-dice-first")).to_be_visible()
    assert Axe().run(person.page).response["violations"] == []
    person.touch(person.glowing("die").first)
    expect(teaching(person, "learn-dice-keep")).to_be_visible()
    person.cancel()
    person.touch(person.glowing("column").first)
    expect(teaching(person, "learn-dice-place")).to_contain_text("Your marker would be")


def test_the_tutor_explains_tiles_for_dice(sit: Sit) -> None:
    person = sit("phone")
    begin(person, "alcazaba")
    expect(teaching(person, "learn-alcazaba-first")).to_be_visible()
    person.touch(person.glowing("column").first)
    expect(teaching(person, "learn-alcazaba-place")).to_contain_text("Up for grabs:")


@pytest.mark.parametrize("screen", in_full(["desktop", "phone"], "phone"))
def test_the_tutor_explains_the_sheet(sit: Sit, screen: str) -> None:
    person = sit(screen)
    begin(person, "rollwrite")
    expect(teaching(person, "learn-rw-first", "learn-rw-only-coins")).to_be_visible()
    # Where no crossing of the dice is crossed yet, there are no coins to take.
    if person.glowing("coins").count():
        person.touch(person.glowing("coins"))
        expect(teaching(person, "learn-rw-coins")).to_contain_text("for each of the four crossings")
        person.cancel()
    person.touch(person.glowing("yellow").first)
    expect(teaching(person, "learn-rw-turn")).to_contain_text("you have 3")
    person.cancel()
    person.touch(person.glowing("cell").first)
    expect(teaching(person, "learn-rw-worth")).to_contain_text("If the game ended now")


def test_a_lesson_leads_to_its_rule(sit: Sit) -> None:
    person = sit("phone")
    begin(person)
    rule = person.page.locator("aside .rule")
    id = rule.inner_text()
    person.touch(rule)
    expect(person.page.locator(f"dialog[open] [data-rule={id}]")).to_be_in_viewport()


def test_whoever_has_heard_enough_stops_the_tutor(sit: Sit) -> None:
    person = sit("desktop")
    begin(person)
    person.touch(person.doing("stop-tutor"))
    expect(person.page.locator("aside[data-teaches]")).to_have_count(0)
    person.play_now()
    expect(person.page.locator("aside[data-teaches]")).to_have_count(0)
