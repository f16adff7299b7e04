"""Guided first games: one idea at a time, done with one's own hand."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from web.conftest import Sit, in_full
from web.learner import Learner, begin, learner
from web.screens.registry import GAMES

PAGE = Path(__file__).parents[2] / "web" / "src"


def palace(person: Learner) -> None:
    person.next("palace-welcome")
    person.next("palace-goal")
    person.next("palace-market")
    person.hears("palace-pick")
    person.touch(person.in_the_light("market"))
    person.hears("palace-buy")
    person.confirm()
    person.hears("palace-again")
    person.touch(person.glowing("display").first)
    person.hears("palace-take")
    person.confirm()
    person.hears("palace-place")
    person.touch(person.glowing("cell").first)
    person.hears("palace-build")
    person.confirm()
    person.hears("palace-second")
    person.plays_on("palace-alone")
    person.next("palace-alone")
    expect(person.card).to_have_count(0)
    person.plays_on("scored-most")
    assert person.in_the_light("tile")
    person.next("scored-most")
    person.next("scored-wall")
    person.next("scored-next")


def turn_with_dice(person: Learner) -> None:
    person.hears("dice-keep")
    while person.card.get_attribute("data-guide") == "guide-dice-keep":
        kept = person.page.locator("[data-spot^='die:'][aria-pressed=true]").count()
        person.touch(person.in_the_light("die"))
        expect(person.page.locator("[data-spot^='die:'][aria-pressed=true]")).to_have_count(
            kept + 1
        )
    person.hears("dice-roll")
    person.confirm()
    person.hears("dice-column")
    person.touch(person.in_the_light("column"))
    person.hears("dice-place")
    person.confirm()
    person.hears("dice-second")
    person.plays_on("dice-alone")
    person.next("dice-alone")
    expect(person.card).to_have_count(0)
    if person.touches:
        expect(person.page.locator("aside[data-teaches]")).not_to_be_in_viewport()


def dice(person: Learner) -> None:
    person.next("dice-welcome")
    turn_with_dice(person)
    person.plays_on("dice-reward")
    person.touch(person.in_the_light("choice"))
    person.plays_on("dice-scored-most")
    person.next("dice-scored-most")
    person.next("dice-scored-next")


def alcazaba(person: Learner) -> None:
    person.next("alcazaba-welcome")
    turn_with_dice(person)
    person.plays_on("alcazaba-take")
    person.touch(person.in_the_light("choice"))
    person.hears("alcazaba-place")
    person.touch(person.glowing("cell").first)
    person.hears("alcazaba-build")
    person.confirm()
    person.plays_on("scored-most")
    assert person.in_the_light("tile")
    person.next("scored-most")
    person.next("scored-wall")
    person.next("scored-next")


def rollwrite(person: Learner) -> None:
    person.next("rw-welcome")
    person.next("rw-dice")
    person.hears("rw-cross")
    person.touch(person.in_the_light("cell"))
    person.hears("rw-confirm")
    person.confirm()
    person.next("rw-coins")
    person.hears("rw-turn")
    person.touch(person.page.locator(".edge.glows").first)
    person.hears("rw-turned")
    person.cancel()
    person.next("rw-alone")
    expect(person.card).to_have_count(0)
    person.plays_on("rw-worth")
    person.next("rw-worth")


WALKS: dict[str, Callable[[Learner], None]] = {
    "palace": palace,
    "dice": dice,
    "alcazaba": alcazaba,
    "rollwrite": rollwrite,
}


def ends(person: Learner, game: str) -> None:
    """With a last word, after which the game goes on without the guide; and with a tick."""
    person.hears("done")
    person.touch(person.doing("guide-end"))
    expect(person.card).to_have_count(0)
    assert Axe().run(person.page).response["violations"] == []
    person.page.goto("/learn")
    expect(person.page.locator(f"[data-lesson='{game}/first-game'][data-done]")).to_be_visible()
    expect(person.page.locator("[data-begun]")).to_have_count(0)


@pytest.mark.parametrize("game", in_full(GAMES, "palace"))
def test_a_first_game_is_walked_through_by_touch(sit: Sit, game: str) -> None:
    person = learner(sit, "phone")
    begin(person, game)
    WALKS[game](person)
    ends(person, game)


@pytest.mark.parametrize("game", in_full(GAMES, "dice"))
def test_a_first_game_is_walked_through_by_the_keys_alone(sit: Sit, game: str) -> None:
    person = learner(sit, "desktop", by_keys=True)
    begin(person, game)
    WALKS[game](person)
    ends(person, game)


def test_on_the_smallest_phones_the_market_is_there_when_the_learner_needs_it(sit: Sit) -> None:
    person = learner(sit, "phone")
    person.page.set_viewport_size({"width": 320, "height": 568})
    begin(person, "palace", "redesign")
    person.hears("palace-reserve-task")
    expect(person.glowing("market").first).to_be_in_viewport()


def test_the_keys_go_on_where_the_guide_points(sit: Sit) -> None:
    person = learner(sit, "desktop", by_keys=True)
    begin(person, "palace")
    person.next("palace-welcome")
    person.next("palace-goal")
    person.next("palace-market")
    lit = person.in_the_light("market")
    expect(lit).to_be_focused()


def test_a_screen_reader_hears_what_the_guide_says(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    voice = person.page.locator("[data-voice][aria-live=polite]")
    expect(voice).to_contain_text("This is your fountain")
    person.next("palace-welcome")
    expect(voice).to_contain_text("You score three times")


def test_a_mistake_gets_a_friendly_reason_and_another_try(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    person.next("palace-welcome")
    person.next("palace-goal")
    person.next("palace-market")
    person.hears("palace-pick")
    person.touch(person.glowing("display").first)
    person.hears("palace-not-money")
    person.cancel()
    person.hears("palace-pick")


def test_a_lesson_is_left_taken_up_again_and_repeated(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    person.next("palace-welcome")
    person.hears("palace-goal")
    table = person.page.url
    person.page.reload()
    person.hears("palace-goal")
    person.touch(person.doing("guide-leave"))
    expect(person.card).to_have_count(0)
    person.choose_from_bar("guide-resume")
    person.hears("palace-goal")
    person.touch(person.doing("guide-leave"))
    person.page.goto("/learn")
    person.touch(person.page.locator("[data-lesson='palace/first-game'][data-begun]"))
    person.hears("palace-goal")
    assert person.page.url == table
    person.page.goto("/learn")
    person.touch(person.page.locator("[data-start-over='palace/first-game']"))
    person.hears("palace-welcome")
    assert person.page.url != table


def test_a_table_that_is_gone_does_not_keep_one_from_the_lesson(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    person.hears("palace-welcome")
    person.page.evaluate(
        """() => {
          const lessons = JSON.parse(localStorage.getItem('alhambra-lessons'));
          const begun = Object.values(lessons.tables)[0];
          const tables = {gone: {...begun, step: 3}};
          localStorage.setItem('alhambra-lessons', JSON.stringify({...lessons, tables}));
        }"""
    )
    person.page.goto("/learn")
    person.touch(person.page.locator("[data-begun]"))
    person.hears("palace-welcome")
    person.forgive("the server responded")


def test_in_a_lesson_the_tutor_can_be_asked_and_stays_quiet_otherwise(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    person.hears("palace-welcome")
    note = person.page.locator("aside[data-teaches]")
    expect(note).to_have_count(1)
    expect(note.locator("[aria-live]")).to_have_count(0)
    expect(note).not_to_be_in_viewport()
    person.touch(person.page.locator("[data-tab=tutor]"))
    expect(note).to_be_in_viewport()


@pytest.mark.parametrize("language", in_full(("nl", "et"), "et"))
@pytest.mark.parametrize("game", GAMES)
def test_the_guide_speaks_the_language_of_the_page(sit: Sit, game: str, language: str) -> None:
    person = learner(sit, "phone")
    person.settle(language=language)
    person.page.goto("/learn")
    person.touch(person.page.locator(f"[data-lesson='{game}/first-game']"))
    said = catalogue(language)
    expect(person.card.locator("p")).to_have_text(said[f"guide-{WELCOME[game]}"])


WELCOME = {
    "palace": "palace-welcome",
    "dice": "dice-welcome",
    "alcazaba": "alcazaba-welcome",
    "rollwrite": "rw-welcome",
}


def catalogue(language: str) -> dict[str, str]:
    """The sentences of the guide, by id."""
    path = files("alhambra") / "locale" / language / "guide.ftl"
    return dict(re.findall(r"(?m)^([\w-]+) = (.*)$", path.read_text(encoding="utf-8")))


def test_every_sentence_of_a_lesson_is_in_the_catalogue() -> None:
    said = set[str]()
    for path in (*PAGE.rglob("guide.ts"), PAGE / "guide" / "scored.ts"):
        text = path.read_text(encoding="utf-8")
        said |= set(re.findall(r'(?:says|id): "([\w-]+)"', text))
    for about in ("scored", "dice-scored"):
        said |= {f"{about}-{each}" for each in ("most", "none", "next")}
    assert len(said) > 60
    assert said <= {id.removeprefix("guide-") for id in catalogue("en")}
