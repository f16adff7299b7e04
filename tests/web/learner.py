"""Somebody who learns a game with the guide."""

from playwright.sync_api import FloatRect, Locator, expect

from web.conftest import Sit
from web.person import Person
from web.playing import Player


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
        assert is_before(card, heart) or is_before(heart, card)

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

    def plays_on(self, *says: str, player: Player | None = None) -> None:
        """As it comes or as this player does, until the guide says one of these."""
        heard = ", ".join(f"[data-guide='guide-{each}']" for each in says)
        while True:
            self.awaits()
            # What the guide says comes right after what it is about.
            self.page.wait_for_timeout(200)
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


def is_before(one: FloatRect, other: FloatRect) -> bool:
    """Above it, or to its left."""
    return one["y"] + one["height"] <= other["y"] or one["x"] + one["width"] <= other["x"]


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
