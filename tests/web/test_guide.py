"""Guided games and short lessons: one idea at a time, done with one's own hand."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from alhambra.parts.alhambra import START
from alhambra.parts.buildings import tile
from alhambra.parts.cells import cell_text
from web.conftest import Sit, in_full
from web.person import Person
from web.screens import GAMES

PAGE = Path(__file__).parents[2] / "web" / "src"


class Learner(Person):
    """Somebody who does what the guide says, by touch or by the keys alone."""

    by_keys = False

    def touch(self, what: Locator) -> None:
        if self.by_keys:
            what.focus()
            self.page.keyboard.press("Enter")
        else:
            super().touch(what)

    @property
    def card(self) -> Locator:
        return self.page.locator("[data-guide]")

    def hears(self, says: str) -> None:
        """And it stands beside what the screen is about, not over it."""
        expect(self.card).to_have_attribute("data-guide", f"guide-{says}")
        card, heart = self.card.bounding_box(), self.page.locator(".heart").bounding_box()
        assert card
        assert heart
        assert card["y"] + card["height"] <= heart["y"] or card["x"] + card["width"] <= heart["x"]

    def next(self, says: str) -> None:
        self.hears(says)
        self.touch(self.doing("guide-next"))

    def in_the_light(self, kind: str) -> Locator:
        """What can be touched of a kind where a light is and not picked yet."""
        self.page.wait_for_selector("[data-spotlight]")
        lit = self.page.evaluate(
            """kind => {
              const lights = [...document.querySelectorAll('[data-spotlight]')]
                .map((each) => each.getBoundingClientRect());
              const isLit = ({left, right, top, bottom}) => lights.some((light) =>
                left >= light.left && right <= light.right
                && top >= light.top && bottom <= light.bottom);
              return [...document.querySelectorAll(`[data-spot^='${kind}:']`)]
                .filter((each) => each.getAttribute('aria-pressed') !== 'true')
                .filter((each) => isLit(each.getBoundingClientRect()))
                .map((each) => each.dataset.spot);
            }""",
            kind,
        )
        assert lit, f"no {kind} in the light"
        return self.page.locator(f"[data-spot='{lit[0]}']")

    def plays_on(self, *says: str) -> None:
        """As it comes, until the guide says one of these."""
        heard = ", ".join(f"[data-guide='guide-{each}']" for each in says)
        while True:
            self.awaits()
            # What the guide says comes right after what it is about.
            self.page.wait_for_timeout(200)
            if self.page.locator(heard).count():
                return
            self.does_something()

    def does_something(self) -> None:
        awaited = self.awaits()
        if awaited == "round":
            self.close_round()
        elif awaited == "scoring":
            if self.doing("skip").count():
                self.touch(self.doing("skip"))
            self.touch(self.doing("go-on"))
            expect(self.page.locator("dialog[data-shows=scoring]")).to_have_count(0)
        elif (
            self.page.locator("[data-do=confirm]:enabled").count() and self.doing("cancel").count()
        ):
            self.confirm()
            self.page.wait_for_timeout(300)
        else:
            kinds = ("cell", "choice", "column", "display")
            self.page.wait_for_selector(
                ", ".join(f".glows[data-spot^='{kind}:']" for kind in kinds) + ", dialog[open]"
            )
            found = next((kind for kind in kinds if self.glowing(kind).count()), None)
            if found and not self.page.locator("dialog[open]").count():
                self.touch(self.glowing(found).first)
                self.page.wait_for_selector("[data-do=confirm]:enabled, [data-do=cancel]")


def learner(sit: Sit, screen: str, by_keys: bool = False) -> Learner:
    person = sit(screen, Learner)
    assert isinstance(person, Learner)
    person.by_keys = by_keys
    return person


def begin(person: Learner, game: str, lesson: str = "first-game") -> None:
    person.settle(game=game)
    person.page.goto("/learn")
    person.touch(person.page.locator(f"[data-lesson='{game}/{lesson}']"))
    person.page.wait_for_selector("main.table")


def palace(person: Learner) -> None:
    person.next("palace-welcome")
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


def test_the_keys_go_on_where_the_guide_points(sit: Sit) -> None:
    person = learner(sit, "desktop", by_keys=True)
    begin(person, "palace")
    person.next("palace-welcome")
    person.next("palace-market")
    lit = person.in_the_light("market")
    expect(lit).to_be_focused()


def test_a_screen_reader_hears_what_the_guide_says(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    voice = person.page.locator("[data-voice][aria-live=polite]")
    expect(voice).to_contain_text("This is your fountain")
    person.next("palace-welcome")
    expect(voice).to_contain_text("Four buildings are for sale")


def test_a_mistake_gets_a_friendly_reason_and_another_try(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    person.next("palace-welcome")
    person.next("palace-market")
    person.hears("palace-pick")
    person.touch(person.glowing("display").first)
    person.hears("palace-not-money")
    person.cancel()
    person.hears("palace-pick")


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


def test_a_lesson_is_left_taken_up_again_and_repeated(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    person.next("palace-welcome")
    person.hears("palace-market")
    table = person.page.url
    person.page.reload()
    person.hears("palace-market")
    person.touch(person.doing("guide-leave"))
    expect(person.card).to_have_count(0)
    person.choose_from_bar("guide-resume")
    person.hears("palace-market")
    person.touch(person.doing("guide-leave"))
    person.page.goto("/learn")
    person.touch(person.page.locator("[data-lesson='palace/first-game'][data-begun]"))
    person.hears("palace-market")
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


# Short lessons


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
    """Where to place these tiles, in their order, for the longest wall."""
    one, other = (tile(each) for each in texts)
    placings = [
        (START.with_tile(one, here).with_tile(other, there).wall(), here, there)
        for here in START.places(one.walls)
        for there in START.with_tile(one, here).places(other.walls)
    ]
    _, here, there = max(placings)
    return [(texts[0], cell_text(here)), (texts[1], cell_text(there))]


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


# The first visit


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
