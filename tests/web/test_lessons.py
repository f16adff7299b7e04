"""Short lessons: each ends with a small task, and with a tick."""

from collections.abc import Callable
from itertools import permutations
from typing import Final

import pytest
from playwright.sync_api import expect

from alhambra.parts.alhambra import START
from alhambra.parts.buildings import tile
from alhambra.parts.cells import cell_text
from web.conftest import Sit, in_full
from web.dice_playing import AlcazabaPlayer, DicePlayer
from web.learner import Learner, begin, learner
from web.playing import Player
from web.playing_rollwrite import SheetPlayer


def buy_two(person: Learner) -> None:
    for bought in (1, 2):
        person.touch(person.glowing("market").last)
        person.confirm()
        # Until the purchase is played, nothing else can be picked.
        expect(person.spots("bought")).to_have_count(bought)


def exact_change(person: Learner) -> None:
    person.hears("palace-exact-task")
    buy_two(person)
    person.hears("palace-exact-done")


def two_buildings_make_a_wall(person: Learner) -> None:
    person.hears("palace-wall-task")
    buy_two(person)
    person.hears("palace-wall-build")
    tiles = [each.get_attribute("data-spot") for each in person.spots("bought").all()]
    for text, place in longest_wall([str(each).partition(":")[2] for each in tiles]):
        person.touch_own(person.page.locator(f"[data-spot='bought:{text}']"))
        person.touch(person.page.locator(f"[data-spot='cell:{place}']"))
        person.confirm()
        expect(person.page.locator(f"[data-spot='tile:{text}']")).to_be_visible()
    person.hears("palace-wall-done")


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


def redesign(person: Learner) -> None:
    person.hears("palace-reserve-task")
    person.touch(person.in_the_light("market"))
    person.touch(person.spots("yard"))
    person.confirm()
    person.hears("palace-redesign-task")
    person.touch_own(person.spots("reserve").first)
    person.touch(person.glowing("cell").first)
    person.confirm()
    person.hears("palace-redesign-done")


def bazaar(person: Learner) -> None:
    person.hears("bazaars-task")
    person.touch(person.in_the_light("market"))
    person.confirm()
    person.hears("bazaars-build")
    person.touch_own(person.spots("bought").first)
    person.touch(person.glowing("cell").first)
    person.confirm()
    person.hears("bazaars-done")


def coins(person: Learner) -> None:
    person.hears("rw-coins-task")
    while not person.glowing("coins").count():
        person.does_something()
        person.awaits()
    person.touch(person.glowing("coins"))
    person.confirm()
    person.hears("rw-coins-done")


def playing(says: str, player: type[Player], *done: str) -> Callable[[Learner], None]:
    """A player who would do much, but for this."""

    def walk(person: Learner) -> None:
        plays = player(person)
        plays.done.update(done)
        person.plays_on(says, player=plays)
        person.hears(says)

    return walk


ROLLS: Final = ("refused", "explained", "weighed")
"""What a player with dice does once, before keeping the most of a symbol and rolling for more."""

WALKS: Final[dict[str, Callable[[Learner], None]]] = {
    "palace/exact-change": exact_change,
    "palace/longest-wall": two_buildings_make_a_wall,
    "palace/redesign": redesign,
    "palace/bazaars": bazaar,
    "dice/keep-or-roll": playing("dice-line-done", DicePlayer, *ROLLS),
    "dice/best-marker": playing("dice-best-done", DicePlayer, *ROLLS),
    "dice/tokens": playing("dice-token-done", DicePlayer, *ROLLS),
    "alcazaba/tiles": playing("alcazaba-tile-done", AlcazabaPlayer, *ROLLS, "reserved"),
    "alcazaba/longest-wall": playing("palace-wall-done", AlcazabaPlayer, *ROLLS, "reserved"),
    "alcazaba/redesign": playing("palace-redesign-done", AlcazabaPlayer, *ROLLS),
    "rollwrite/lines": playing("rw-line-done", SheetPlayer, "refused", "undone", "second", "took"),
    "rollwrite/coins": coins,
    "rollwrite/turning-dice": playing("rw-turning-done", SheetPlayer, "refused", "second"),
}


@pytest.mark.parametrize(
    "lesson",
    in_full(WALKS, "palace/exact-change", "alcazaba/tiles", "rollwrite/lines"),
)
def test_every_short_lesson_ends_with_a_tick_by_touch(sit: Sit, lesson: str) -> None:
    walked(learner(sit, "phone"), lesson)


@pytest.mark.parametrize("lesson", in_full(WALKS, "dice/tokens"))
def test_every_short_lesson_ends_with_a_tick_by_the_keys_alone(sit: Sit, lesson: str) -> None:
    walked(learner(sit, "laptop", by_keys=True), lesson)


def walked(person: Learner, lesson: str) -> None:
    begin(person, *lesson.split("/"))
    WALKS[lesson](person)
    person.touch(person.doing("guide-end"))
    expect(person.page.locator(f"[data-lesson='{lesson}'][data-done]")).to_be_visible()
    expect(person.page.locator("[data-done]")).to_have_count(1)


def test_every_lesson_of_the_page_is_walked_through(sit: Sit) -> None:
    person = sit("phone")
    person.page.goto("/learn")
    buttons = person.page.locator("[data-lesson]")
    expect(buttons.first).to_be_visible()
    lessons = {each.get_attribute("data-lesson") or "" for each in buttons.all()}
    assert {each for each in lessons if not each.endswith("/first-game")} == set(WALKS)


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
