"""Guided games and short lessons: one idea at a time, done with one's own hand."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, expect

from web.conftest import Sit, in_full
from web.person import Person
from web.screens import GAMES


class Learner(Person):
    """Somebody who does what the guide says, by touch or by the keys alone."""

    by_keys = False

    def use(self, what: Locator) -> None:
        if self.by_keys:
            what.focus()
            self.page.keyboard.press("Enter")
        else:
            self.touch(what)

    @property
    def card(self) -> Locator:
        return self.page.locator("[data-guide]")

    def hears(self, says: str) -> None:
        expect(self.card).to_have_attribute("data-guide", f"guide-{says}")

    def next(self, says: str) -> None:
        self.hears(says)
        self.use(self.doing("guide-next"))

    def in_the_light(self, kind: str) -> Locator:
        """What can be touched of a kind where the light is and not picked yet."""
        self.page.wait_for_selector("[data-spotlight]")
        # On its way, the light passes over other things.
        self.is_at_rest()
        lit = self.page.evaluate(
            """kind => {
              const light = document.querySelector('[data-spotlight]').getBoundingClientRect();
              const isLit = ({left, right, top, bottom}) =>
                left >= light.left && right <= light.right
                && top >= light.top && bottom <= light.bottom;
              return [...document.querySelectorAll(`[data-spot^='${kind}:']`)]
                .filter((each) => each.getAttribute('aria-pressed') !== 'true')
                .filter((each) => isLit(each.getBoundingClientRect()))
                .map((each) => each.dataset.spot);
            }""",
            kind,
        )
        assert lit, f"no {kind} in the light"
        return self.page.locator(f"[data-spot='{lit[0]}']")


def learner(sit: Sit, screen: str, by_keys: bool = False) -> Learner:
    person = sit(screen, Learner)
    assert isinstance(person, Learner)
    person.by_keys = by_keys
    return person


def begin(person: Learner, game: str, lesson: str = "first-game") -> None:
    person.settle(game=game)
    person.page.goto("/learn")
    person.use(person.page.locator(f"[data-lesson='{game}/{lesson}']"))
    person.page.wait_for_selector("main.table")


def palace(person: Learner) -> None:
    person.next("palace-welcome")
    person.next("palace-market")
    person.hears("palace-pick")
    person.use(person.in_the_light("market"))
    person.hears("palace-buy")
    person.use(person.doing("confirm"))
    person.hears("palace-again")
    person.use(person.glowing("display").first)
    person.hears("palace-take")
    person.use(person.doing("confirm"))
    person.hears("palace-place")
    person.use(person.glowing("cell").first)
    person.hears("palace-build")
    person.use(person.doing("confirm"))
    person.next("palace-alone")


def turn_with_dice(person: Learner) -> None:
    person.hears("dice-keep")
    while person.card.get_attribute("data-guide") == "guide-dice-keep":
        kept = person.page.locator("[data-spot^='die:'][aria-pressed=true]").count()
        person.use(person.in_the_light("die"))
        expect(person.page.locator("[data-spot^='die:'][aria-pressed=true]")).to_have_count(
            kept + 1
        )
    person.hears("dice-roll")
    person.use(person.doing("confirm"))
    person.hears("dice-column")
    person.use(person.in_the_light("column"))
    person.hears("dice-place")
    person.use(person.doing("confirm"))
    person.next("dice-alone")


def dice(person: Learner) -> None:
    person.next("dice-welcome")
    turn_with_dice(person)


def alcazaba(person: Learner) -> None:
    person.next("alcazaba-welcome")
    turn_with_dice(person)


def rollwrite(person: Learner) -> None:
    person.next("rw-welcome")
    person.next("rw-dice")
    person.hears("rw-cross")
    person.use(person.glowing("cell").first)
    person.hears("rw-confirm")
    person.use(person.doing("confirm"))
    person.next("rw-coins")
    person.hears("rw-turn")
    person.use(person.page.locator(".edge.glows").first)
    person.next("rw-alone")


WALKS: dict[str, Callable[[Learner], None]] = {
    "palace": palace,
    "dice": dice,
    "alcazaba": alcazaba,
    "rollwrite": rollwrite,
}


@pytest.mark.parametrize("game", in_full(GAMES, "palace"))
def test_a_first_game_is_walked_through_by_touch(sit: Sit, game: str) -> None:
    person = learner(sit, "phone")
    begin(person, game)
    WALKS[game](person)
    expect(person.card).to_have_count(0)
    assert Axe().run(person.page).response["violations"] == []


@pytest.mark.parametrize("game", in_full(GAMES, "dice"))
def test_a_first_game_is_walked_through_by_the_keys_alone(sit: Sit, game: str) -> None:
    person = learner(sit, "desktop", by_keys=True)
    begin(person, game)
    WALKS[game](person)
    expect(person.card).to_have_count(0)


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


def test_a_lesson_is_left_taken_up_again_and_repeated(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace")
    person.next("palace-welcome")
    person.hears("palace-market")
    person.page.reload()
    person.hears("palace-market")
    person.touch(person.doing("guide-leave"))
    expect(person.card).to_have_count(0)
    begin(person, "palace")
    person.hears("palace-welcome")


def test_the_guide_speaks_the_language_of_the_page(sit: Sit) -> None:
    person = learner(sit, "phone")
    person.settle(language="et")
    person.page.goto("/learn")
    person.touch(person.page.locator("[data-lesson='palace/first-game']"))
    expect(person.card).to_contain_text("purskkaev")


@pytest.mark.long
@pytest.mark.parametrize("game", ["palace", "dice"])
def test_the_first_scoring_is_explained_with_ones_own_points(sit: Sit, game: str) -> None:
    person = learner(sit, "desktop")
    begin(person, game)
    WALKS[game](person)
    while not person.card.count():
        play_on(person)
    if person.card.get_attribute("data-guide") == "guide-dice-reward":
        person.touch(person.glowing("choice").first)
        while not person.page.locator("[data-guide$=-scored]").count():
            play_on(person)
    expect(person.card).to_have_attribute("data-guide", f"guide-{game}-scored")
    person.use(person.doing("guide-next"))
    person.next("done")
    person.page.goto("/learn")
    expect(person.page.locator(f"[data-lesson='{game}/first-game'][data-done]")).to_be_visible()


def play_on(person: Learner) -> None:
    """One touch of whatever can be done."""
    awaited = person.awaits()
    if awaited == "round":
        person.close_round()
    elif awaited == "scoring":
        if person.doing("skip").count():
            person.touch(person.doing("skip"))
        person.touch(person.doing("go-on"))
        person.page.wait_for_timeout(300)
    elif (
        person.page.locator("[data-do=confirm]:enabled").count() and person.doing("cancel").count()
    ):
        person.confirm()
        person.page.wait_for_timeout(300)
    else:
        kinds = ("cell", "choice", "column", "display")
        person.page.wait_for_selector(
            ", ".join(f".glows[data-spot^='{kind}:']" for kind in kinds) + ", dialog[open]"
        )
        if person.page.locator("dialog[open]").count():
            return
        found = next(kind for kind in kinds if person.glowing(kind).count())
        person.touch(person.glowing(found).first)
        person.page.wait_for_selector("[data-do=confirm]:enabled")


def test_exact_change_is_a_task_with_a_tick_at_its_end(sit: Sit) -> None:
    person = learner(sit, "phone")
    begin(person, "palace", "exact-change")
    person.hears("palace-exact-task")
    for bought in (1, 2):
        person.touch(person.glowing("market").last)
        person.confirm()
        # Until the purchase is played, nothing else can be picked.
        expect(person.spots("bought")).to_have_count(bought)
    person.next("palace-exact-done")
    person.page.goto("/learn")
    expect(person.page.locator("[data-lesson='palace/exact-change'][data-done]")).to_be_visible()
    expect(person.page.locator("[data-done]")).to_have_count(1)


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
