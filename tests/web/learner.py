"""Somebody who learns a game with the guide."""

from typing import Final

from playwright.sync_api import Locator, expect

from web.conftest import Sit
from web.person import Person
from web.playing import Player

_IN_THE_LIGHT: Final = """
kind => {
  const lights = [...document.querySelectorAll('[data-spotlight]')]
    .map((each) => each.getBoundingClientRect());
  const isLit = ({left, right, top, bottom}) => lights.some((light) =>
    left >= light.left && right <= light.right && top >= light.top && bottom <= light.bottom);
  return [...document.querySelectorAll(`[data-spot^='${kind}:']`)]
    .filter((each) => each.getAttribute('aria-pressed') !== 'true')
    .find((each) => isLit(each.getBoundingClientRect()))?.dataset.spot;
}
"""
_BESIDE_EACH_OTHER: Final = """
() => {
  const [card, heart] = ['[data-guide]', '.heart']
    .map((each) => document.querySelector(each)?.getBoundingClientRect());
  const isBefore = (one, other) => one.bottom <= other.top || one.right <= other.left;
  return card && heart && (isBefore(card, heart) || isBefore(heart, card));
}
"""
"""Lights and cards follow what moves on the page, a moment later."""

_NEXT_FRAME: Final = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
"""


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
        self.page.wait_for_function(_BESIDE_EACH_OTHER)

    def next(self, says: str) -> None:
        self.hears(says)
        self.touch(self.doing("guide-next"))

    def in_the_light(self, kind: str) -> Locator:
        """What can be touched of a kind where a light is and not picked yet."""
        found = self.page.wait_for_function(_IN_THE_LIGHT, arg=kind)
        return self.page.locator(f"[data-spot='{found.json_value()}']")

    def plays_on(self, *says: str, player: Player | None = None) -> None:
        """As it comes or as this player does, until the guide says one of these."""
        heard = ", ".join(f"[data-guide='guide-{each}']" for each in says)
        while True:
            self.awaits()
            # What the guide says is there with the next frame.
            self.page.evaluate(_NEXT_FRAME)
            if self.page.locator(heard).count():
                return
            if player:
                player.do_something()
            else:
                self.does_something()

    def does_something(self) -> None:
        awaited = self.awaits()
        if awaited == "round":
            self.close_round()
        elif awaited == "scoring":
            self.skip_to_the_end()
            self.touch(self.doing("go-on"))
            expect(self.page.locator("dialog[data-shows=scoring]")).to_have_count(0)
        elif (
            self.page.locator("[data-do=confirm]:enabled").count() and self.doing("cancel").count()
        ):
            before = self.page.locator("main.table").get_attribute("data-version")
            self.confirm()
            self.page.wait_for_selector(f"main.table:not([data-version='{before}'])")
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
