"""How a person plays a whole game in front of a screen: by looking at what glows."""

from collections.abc import Callable, Collection
from typing import Final

from playwright.sync_api import expect

from web.person import Person, number_in

LESSONS: Final = (
    "refused",
    "exact",
    "undone",
    "overpaid",
    "placed",
    "reserved",
    "redesigned",
    "took",
)
"""Everything that is to be done once in a game."""
_CHEAP_ENOUGH: Final = 3


class Player:
    """Plays until the game is over, and keeps in mind what it has done and seen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.done: set[str] = set()
        self.scorings: list[str] = []
        self.lessons: set[str] = set()

    def play_on(self, steps: int = 500, until: Collection[str] = ()) -> None:
        """Until the final table is shown, or all of this was done."""
        for _ in range(steps):
            if until and self.done >= set(until):
                return
            if self.person.awaits() == "over":
                return
            self.do_something()
        raise AssertionError(f"the game does not end; done so far: {self.done}")

    def do_something(self) -> None:
        """Whatever is awaited."""
        awaited = self.person.awaits()
        if awaited == "scoring":
            self._watch()
        elif awaited == "round":
            self.person.close_round()
        else:
            self.lessons.add(self.person.lesson)
            self._act()

    def take_a_turn(self) -> None:
        """Until something new has come of what was done."""
        table = self.person.page.locator("main.table")
        before = table.get_attribute("data-version") or ""
        while table.get_attribute("data-version") == before:
            self._act()
            self.person.page.wait_for_selector(".prompt.yours, dialog[open]")

    def _watch(self) -> None:
        """A scoring: its table stays until one goes on."""
        person = self.person
        heading = person.page.locator("dialog[open] h2").first.inner_text()
        self.scorings.append(heading)
        person.skip_to_the_end()
        expect(person.page.locator("dialog[open] table").first).to_be_visible()
        person.touch(person.doing("go-on"))
        expect(person.page.get_by_role("heading", name=heading)).to_have_count(0)

    def _act(self) -> None:
        """One step of a turn."""
        attempts: list[Callable[[], bool]] = [
            self._be_refused,
            self._place,
            self._redesign,
            self._buy,
            self._take,
        ]
        if not any(attempt() for attempt in attempts):
            self.person.confirm()

    def _be_refused(self) -> bool:
        """Touch a building that is too dear, and read why not and the rule."""
        person = self.person
        dear = person.page.locator(".offer.dear")
        if "refused" in self.done or not dear.count():
            return False
        person.touch(dear.first)
        notice = person.page.locator(".notice")
        expect(notice).to_contain_text("P-12")
        person.touch(notice.get_by_role("button", name="P-12"))
        expect(person.page.locator("dialog[open] [data-rule=P-12]")).to_be_in_viewport()
        person.touch(person.page.locator("dialog[open] [data-do=close]"))
        close = notice.locator("[data-do=close]")
        if close.count():  # A notice goes by itself after a while.
            person.touch(close)
        self.done.add("refused")
        return True

    def _place(self) -> bool:
        """Put what was bought where it may go; once on the reserve."""
        person = self.person
        if person.prompt not in ("prompt-place", "prompt-gain"):
            return False
        before = person.built()
        cells = person.glowing("cell")
        if "reserved" not in self.done or not cells.count():
            person.touch(person.spots("yard"))
            self._confirm_for("reserved")
            return True
        person.touch(cells.first)
        expect(person.spots("tile")).to_have_count(before + 1)
        self._confirm_for("placed")
        return True

    def _redesign(self) -> bool:
        """From the reserve into the Alhambra, as soon as it fits."""
        person = self.person
        loose = person.glowing("reserve")
        if "redesigned" in self.done or not loose.count() or person.spots("bought").count():
            return False
        person.touch_own(loose.first)
        goals = person.glowing("cell")
        person.touch((goals if goals.count() else person.glowing("tile")).first)
        self._confirm_for("redesigned")
        return True

    def _buy(self) -> bool:
        person = self.person
        for number in range(person.glowing("market").count()):
            offer = person.glowing("market").nth(number)
            person.touch(offer)
            if person.prompt == "prompt-buy":
                self._buy_exactly()
                return True
            over = number_in(person.page.locator(".prompt").inner_text())
            if over <= _CHEAP_ENOUGH or "overpaid" not in self.done:
                expect(person.doing("confirm")).to_contain_text(str(over))
                self._confirm_for("overpaid")
                return True
            person.cancel()
        return False

    def _buy_exactly(self) -> None:
        person = self.person
        cards = person.cards()
        self._confirm_for("exact")
        expect(person.spots("bought")).not_to_have_count(0)
        if "undone" not in self.done:
            person.touch(person.doing("undo"))
            expect(person.spots("hand")).to_have_count(cards)
            self.done.add("undone")

    def _take(self) -> bool:
        """The most valuable card; after an exact purchase, too."""
        person = self.person
        cards = person.glowing("display")
        if not cards.count():
            return False
        values = [number_in(card.get_attribute("aria-label") or "") for card in cards.all()]
        person.touch(cards.nth(values.index(max(values))))
        self._confirm_for("took")
        return True

    def _confirm_for(self, lesson: str) -> None:
        """Confirm, and see that something came of it."""
        page = self.person.page
        before = page.locator("main.table").get_attribute("data-version")
        self.person.confirm()
        page.wait_for_selector(f"main.table:not([data-version='{before}']), [data-shows=pass-on]")
        self.done.add(lesson)
