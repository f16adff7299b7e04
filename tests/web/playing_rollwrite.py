"""How a person plays Roll & Write in front of a screen: by looking at what glows."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import expect

from web.person import Person, number_in
from web.playing import Player

ALONE: Final = {"refused", "crossed", "undone", "second", "turned", "took"}
"""Everything that is to be done once in a game."""
WITH_OTHERS: Final = ALONE | {"kept"}


class SheetPlayer(Player):
    """Crosses whatever can be crossed."""

    def _act(self) -> None:
        attempts: list[Callable[[], bool]] = [
            self._keep,
            self._second,
            self._be_refused,
            self._turn,
            self._take,
            self._cross,
        ]
        assert any(attempt() for attempt in attempts)

    def _keep(self) -> bool:
        """A yellow die and a blue one, or both by their crossing."""
        person = self.person
        if person.prompt != "rw-prompt-keep":
            return False
        if "kept" in self.done:
            person.touch(person.glowing("cell").first)
        else:
            person.touch(person.glowing("yellow").first)
            person.touch(person.glowing("blue").last)
            expect(person.page.locator("[data-fate=kept]")).to_be_visible()
            expect(person.page.locator("[data-fate=passed]")).to_be_visible()
        self._confirm_for("kept")
        return True

    def _second(self) -> bool:
        """For coins, once it was offered and the first one taken back."""
        person = self.person
        if person.prompt != "rw-prompt-second":
            return False
        if "undone" not in self.done:
            before = person.page.locator(".cell .pen").count()
            person.touch(person.doing("undo"))
            expect(person.page.locator(".cell .pen")).to_have_count(before - 1)
            self.done.add("undone")
        elif "second" not in self.done:
            person.touch(person.glowing("cell"))
            self._confirm_for("second")
        else:
            person.touch(person.doing("end"))
            self._wait_for_news()
        return True

    def _be_refused(self) -> bool:
        """Touch a building that no dice meet, and read why not and the rule."""
        person = self.person
        if "refused" in self.done:
            return False
        person.touch(person.page.locator(".cell:not(.glows)").first)
        notice = person.page.locator(".notice")
        expect(notice).to_contain_text("R-21")
        person.touch(notice.get_by_role("button", name="R-21"))
        expect(person.page.locator("dialog[open] [data-rule=R-21]")).to_be_in_viewport()
        person.touch(person.page.locator("dialog[open] [data-do=close]"))
        person.touch(notice.locator("[data-do=close]"))
        self.done.add("refused")
        return True

    def _turn(self) -> bool:
        """Turn a die to the field beside it, for the price that is shown there."""
        person = self.person
        if "turned" in self.done or "second" not in self.done:
            return False
        dice = person.page.locator(".edge.glows")
        if not dice.count():
            return False
        person.touch(dice.first)
        fields = person.page.locator(".edge.glows:not(.picked)")
        person.touch(fields.filter(has=person.page.locator(".price:text-is('1')")).first)
        self._wait_for("rw-prompt-turned")
        self._cross_or_take()
        self._confirm_for("turned")
        return True

    def _take(self) -> bool:
        """As soon as there are any to get, so that a die can be turned."""
        person = self.person
        if "took" in self.done or number_in(person.spots("coins").inner_text()) == 0:
            return False
        person.touch(person.spots("coins"))
        self._confirm_for("took")
        return True

    def _cross(self) -> bool:
        crossed = self._cross_or_take()
        self._confirm_for("crossed" if crossed else "took")
        return True

    def _cross_or_take(self) -> bool:
        """What is picked then, waits to be confirmed."""
        person = self.person
        person.page.wait_for_selector(".cell.glows, .take.glows")
        cells = person.glowing("cell")
        if cells.count():
            person.touch(cells.first)
            return True
        person.touch(person.spots("coins"))
        return False

    def _confirm_for(self, lesson: str) -> None:
        expect(self.person.doing("confirm")).to_be_enabled()
        super()._confirm_for(lesson)

    def _wait_for(self, sentence: str) -> None:
        self.person.page.wait_for_selector(f".prompt[data-says={sentence}]")

    def _wait_for_news(self) -> None:
        self.person.page.wait_for_selector(
            ".prompt:not([data-says=rw-prompt-second]), [data-shows=pass-on]"
        )


def choose(person: Person, opponents: int, **choices: str | int) -> None:
    """Roll & Write, with so many bots."""
    person.settle(game="rollwrite", opponents=opponents, **choices)
