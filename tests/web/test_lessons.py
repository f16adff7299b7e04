"""Short lessons: each ends with a small task, and with a tick."""

from itertools import permutations

import pytest
from playwright.sync_api import expect

from alhambra.parts.alhambra import START
from alhambra.parts.buildings import tile
from alhambra.parts.cells import cell_text
from web.conftest import Sit
from web.learner import Learner, begin, learner


def ends_with_a_tick(person: Learner, lesson: str, last: str) -> None:
    person.hears(last)
    person.touch(person.doing("guide-end"))
    expect(person.page.locator(f"[data-lesson='{lesson}'][data-done]")).to_be_visible()
    expect(person.page.locator("[data-done]")).to_have_count(1)


def buy_two(person: Learner) -> None:
    for bought in (1, 2):
        person.touch(person.glowing("market").last)
        person.confirm()
        # Until the purchase is played, nothing else can be picked.
        expect(person.spots("bought")).to_have_count(bought)


def test_exact_change_is_a_task_with_a_tick_at_its_end(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace", "exact-change")
    person.hears("palace-exact-task")
    buy_two(person)
    ends_with_a_tick(person, "palace/exact-change", "palace-exact-done")


@pytest.mark.parametrize("by_keys", [False, pytest.param(True, marks=pytest.mark.long)])
def test_the_longest_wall_is_built_of_two_buildings(sit: Sit, by_keys: bool) -> None:
    person = learner(sit, "desktop" if by_keys else "phone", by_keys)
    begin(person, "palace", "longest-wall")
    person.hears("palace-wall-task")
    buy_two(person)
    person.hears("palace-wall-build")
    tiles = [each.get_attribute("data-spot") for each in person.spots("bought").all()]
    for text, place in longest_wall([str(each).partition(":")[2] for each in tiles]):
        person.touch_own(person.page.locator(f"[data-spot='bought:{text}']"))
        person.touch(person.page.locator(f"[data-spot='cell:{place}']"))
        person.confirm()
        expect(person.page.locator(f"[data-spot='tile:{text}']")).to_be_visible()
    ends_with_a_tick(person, "palace/longest-wall", "palace-wall-done")


def longest_wall(texts: list[str]) -> list[tuple[str, str]]:
    """In which order to place these tiles, and where, for the longest wall."""
    placings = [
        (first.with_tile(tile(other), there).wall(), [(one, here), (other, there)])
        for one, other in permutations(texts)
        for here in START.places(tile(one).walls)
        for first in [START.with_tile(tile(one), here)]
        for there in first.places(tile(other).walls)
    ]
    _, best = max(placings)
    return [(text, cell_text(cell)) for text, cell in best]


@pytest.mark.long
@pytest.mark.parametrize(
    ("lesson", "last"),
    [
        ("dice/best-marker", "dice-best-done"),
        ("alcazaba/tiles", "alcazaba-tile-done"),
        ("rollwrite/lines", "rw-line-done"),
    ],
)
def test_short_lessons_end_with_a_tick(sit: Sit, lesson: str, last: str) -> None:
    person = learner(sit, "phone")
    begin(person, *lesson.split("/"))
    person.plays_on(last)
    ends_with_a_tick(person, lesson, last)


def test_a_redesign_has_two_parts(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace", "redesign")
    person.hears("palace-reserve-task")
    person.touch(person.in_the_light("market"))
    person.touch(person.spots("yard"))
    person.confirm()
    person.hears("palace-redesign-task")
    person.touch_own(person.spots("reserve").first)
    person.touch(person.glowing("cell").first)
    person.confirm()
    ends_with_a_tick(person, "palace/redesign", "palace-redesign-done")


def test_a_module_brings_its_own_lesson(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace", "bazaars")
    person.hears("bazaars-task")
    person.touch(person.in_the_light("market"))
    person.confirm()
    person.hears("bazaars-build")
    person.touch_own(person.spots("bought").first)
    person.touch(person.glowing("cell").first)
    person.confirm()
    ends_with_a_tick(person, "palace/bazaars", "bazaars-done")


def test_coins_are_taken(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "rollwrite", "coins")
    person.hears("rw-coins-task")
    while not person.glowing("coins").count():
        person.does_something()
        person.awaits()
    person.touch(person.glowing("coins"))
    person.confirm()
    ends_with_a_tick(person, "rollwrite/coins", "rw-coins-done")


def test_a_task_that_cannot_be_done_any_more_is_tried_again_from_the_start(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace", "exact-change")
    person.hears("palace-exact-task")
    person.touch(person.glowing("display").first)
    person.hears("palace-exact-money")
    person.confirm()
    person.hears("palace-exact-lost")
    lost = person.page.url
    person.touch(person.doing("guide-again"))
    person.hears("palace-exact-task")
    assert person.page.url != lost
