"""Opponents: chosen by their faces, and seen by them at the table."""

import json
import re

import pytest
from playwright.sync_api import expect

from alhambra.bots.characters import CHARACTERS
from alhambra.bots.skill import LEVELS
from alhambra.core.messages import Message
from web.conftest import Sit, in_full
from web.person import Person
from web.records import record
from web.test_art import WEB

PAGE = (WEB / "src" / "opponents" / "bots.ts").read_text(encoding="utf-8")


def test_the_page_knows_every_level_and_character() -> None:
    for name, known in (("LEVELS", LEVELS), ("CHARACTERS", tuple(CHARACTERS))):
        written = re.search(rf"{name} = \[(.*?)\]", PAGE, re.DOTALL)
        assert written is not None
        assert tuple(re.findall(r'"(\w+)"', written[1])) == known


def choose(person: Person, number: int, character: str, level: str) -> None:
    person.touch(person.doing("choose-opponent").nth(number))
    person.touch(person.page.locator(f"dialog input[value={level}]"))
    person.touch(person.doing(f"take-{character}"))


@pytest.mark.parametrize("screen", in_full(["phone", "desktop"], "phone"))
def test_a_character_that_is_chosen_sits_at_the_table(sit: Sit, screen: str) -> None:
    person = sit(screen)
    person.come_in(rivals=[])
    choose(person, 0, "lubna", "skilled")
    choose(person, 1, "galib", "beginner")
    person.touch(person.doing("play"))
    person.page.wait_for_selector("main.table")
    players = person.page.locator(".player")
    for number, character in ((1, "lubna"), (2, "galib")):
        expect(players.nth(number)).to_contain_text(character.capitalize())
        face = players.nth(number).locator(f"[data-face={character}]")
        expect(face).to_be_visible()
        person.page.wait_for_function(
            "image => image.complete && image.naturalWidth > 0", arg=face.element_handle()
        )
    id = person.page.url.rsplit("/", 1)[1]
    seats = person.page.request.get(f"/api/tables/{id}").json()["seats"]
    assert [seat["name"] for seat in seats[1:]] == ["skilled/lubna", "beginner/galib"]


def test_one_touch_changes_the_level_of_everybody(sit: Sit) -> None:
    person = sit("phone")
    person.come_in(rivals=[])
    person.touch(person.page.locator("input[value=advanced]"))
    expert = str(Message("level-name", {"level": "advanced"}))
    expect(person.page.locator("fieldset", has_text=expert)).to_be_visible()
    kept = json.loads(person.page.evaluate("localStorage.getItem('alhambra')"))
    assert {rival["level"] for rival in kept["rivals"]} == {"advanced"}


def test_a_surprise_is_somebody_with_a_name_and_a_face(sit: Sit) -> None:
    person = sit("desktop")
    person.come_in(rivals=[], opponents=5)
    person.touch(person.doing("play"))
    person.page.wait_for_selector("main.table")
    faces = person.page.locator(".player [data-face]")
    expect(faces).to_have_count(5)
    shown = {face.get_attribute("data-face") for face in faces.all()}
    assert len(shown) == 5
    assert shown <= set(CHARACTERS)


def test_a_character_who_sits_there_cannot_be_chosen_twice(sit: Sit) -> None:
    person = sit("phone")
    person.come_in()
    person.touch(person.doing("choose-opponent").nth(1))
    expect(person.doing("take-badis")).to_be_visible()
    expect(person.doing("take-zaida")).to_have_count(0)


@pytest.mark.parametrize(
    ("name", "shown"),
    [("expert/zaida", "Zaida"), ("greedy", "Mason"), ("skilled 2", "Skilled 2")],
)
def test_records_show_who_has_played_in_them(sit: Sit, name: str, shown: str) -> None:
    person = sit("desktop")
    person.come_in()
    text = re.sub(r'\[Seat2 "[^"]*"\]', f'[Seat2 "{name}"]', record())
    answer = person.page.request.post("/api/records", data=text.encode())
    assert answer.ok, answer.text()
    person.page.goto(f"/r/{answer.json()['id']}")
    person.page.wait_for_selector("main.table")
    expect(person.page.locator(".player").nth(1)).to_contain_text(shown)
