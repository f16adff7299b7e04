"""How a person plays the games with dice in front of a screen: by looking at what glows."""

from collections.abc import Collection
from typing import Final

from playwright.sync_api import expect

from web.person import Person
from web.playing import Player

DICE_LESSONS: Final = {"refused", "explained", "weighed", "kept", "placed", "previewed"}
TOKENS: Final = {"black", "displace", "annul", "exchange", "name"}
"""What is used by touching something."""
_TURN: Final = ("dice-prompt-turn", "dice-prompt-last", "dice-prompt-keep", "alcazaba-prompt-turn")
ALCAZABA_LESSONS: Final = {
    "refused",
    "weighed",
    "kept",
    "placed",
    "built",
    "reserved",
    "redesigned",
}


class DicePlayer(Player):
    """Takes tokens where it can, and uses each as soon as it may. Once all of `wanted` and so many
    kinds of `tokens` are done, it places its marker with the first roll: a whole game takes a third
    of the time."""

    def __init__(
        self, person: Person, wanted: Collection[str] | None = None, tokens: int = 0
    ) -> None:
        super().__init__(person)
        self._wanted, self._tokens = wanted, tokens

    @property
    def _has_done_enough(self) -> bool:
        return (
            self._wanted is not None
            and self.done >= set(self._wanted)
            and len(self.done & TOKENS) >= self._tokens
        )

    def _act(self) -> None:
        person = self.person
        if not person.page.locator(".prompt.yours").count():
            return
        if person.prompt == "dice-prompt-name":
            self._choose_for("name")
        elif person.prompt == "dice-prompt-exchange":
            self._choose_for("exchange")
        elif person.glowing("choice").count():
            self._take_a_reward()
        elif person.prompt in _TURN:
            self._play_a_turn()

    def _choose_for(self, lesson: str) -> None:
        """The last of what can be chosen: somebody else, or another type."""
        self.person.touch(self.person.glowing("choice").last)
        self._confirm_for(lesson)

    def _take_a_reward(self) -> None:
        """The token; what it would do is shown before."""
        person = self.person
        person.touch(person.glowing("choice").last)
        if person.spots("choice").count() == 2:
            expect(person.page.locator(".tracks .moved").first).to_be_visible()
            self.done.add("previewed")
        self._confirm_for("rewarded")

    def _play_a_turn(self) -> None:
        """When the dice lie still."""
        expect(self.person.glowing("column").first).to_be_visible()
        if "refused" not in self.done and self._be_refused_a_column():
            return
        if "explained" not in self.done and self._be_told_of_a_token():
            return
        if self._has_done_enough:
            self._place_a_marker()
            return
        if any(self._use(token) for token in ("black", "annul", "displace")):
            return
        if self.person.page.locator(".pips .made").count() < 2:
            self._keep_the_most()
        elif "weighed" not in self.done:
            self._odds()
        else:
            self._place_a_marker()

    def _be_refused_a_column(self) -> bool:
        """A column of whose symbol no die shows any."""
        person = self.person
        empty = person.page.locator("[data-spot^='column:']:not(.glows)")
        if not empty.count():
            return False
        person.touch(empty.first)
        notice = person.page.locator(".notice")
        expect(notice).to_contain_text("D-21")
        person.touch(notice.get_by_role("button", name="D-21"))
        expect(person.page.locator("dialog[open] [data-rule=D-21]")).to_be_in_viewport()
        person.touch(person.page.locator("dialog[open] [data-do=close]"))
        close = notice.locator("[data-do=close]")
        if close.count():  # A notice goes by itself after a while.
            person.touch(close)
        self.done.add("refused")
        return True

    def _be_told_of_a_token(self) -> bool:
        person = self.person
        person.touch(person.spots("bonus").first)
        expect(person.page.locator(".notice .rule")).to_contain_text("D-4")
        person.touch(person.page.locator(".notice [data-do=close]"))
        self.done.add("explained")
        return True

    def _odds(self) -> None:
        """What is likely with another choice of dice, and another. With one roll left, the server
        has it at once."""
        person = self.person
        person.touch(person.doing("weigh"))
        for number in (0, 1):
            person.touch(person.spots("die").nth(number))
            expect(person.page.locator(".chances")).to_have_count(6)
        person.touch(person.doing("weigh"))
        expect(person.page.locator(".chances")).to_have_count(0)
        person.cancel()
        self.done.add("weighed")

    def _keep_the_most(self) -> None:
        """All dice of the symbol that there is most of."""
        person = self.person
        dice = person.spots("die")
        shown = [die.get_attribute("aria-label") for die in dice.all()]
        most = max(shown, key=shown.count)
        kept = [number for number, each in enumerate(shown) if each == most]
        for number in kept:
            person.touch(dice.nth(number))
        if len(kept) == len(shown):
            person.cancel()
            self._place_a_marker()
            return
        self._confirm_for("kept")
        again = [die.get_attribute("aria-label") for die in person.spots("die").all()]
        assert [again[number] for number in kept] == [most] * len(kept)

    def _place_a_marker(self) -> None:
        """For the symbol that there is most of: its field is the nearest to the top."""
        person = self.person
        columns = person.glowing("column")
        numbers = person.page.locator(".column:has(.fields.glows) .head b")
        counts = [int(number) for number in numbers.all_inner_texts()]
        assert len(counts) == columns.count()
        person.touch(columns.nth(counts.index(max(counts))))
        expect(person.page.locator(".fields.picked")).to_have_count(1)
        self._confirm_for("placed")

    def _use(self, token: str) -> bool:
        person = self.person
        held = person.page.locator(f".token.glows[data-spot='token:{token}']")
        if not held.count():
            return False
        person.touch(held)
        if token != "annul":
            person.touch(person.glowing("column").first)
        self._confirm_for(token)
        if token == "black" and "undone" not in self.done:
            self._undo()
        return True

    def _undo(self) -> None:
        """As long as the player is to act, nobody else has moved."""
        person = self.person
        before = person.page.locator("main.table").get_attribute("data-version") or ""
        person.touch(person.doing("undo"))
        expect(person.page.locator("main.table")).not_to_have_attribute("data-version", before)
        self.done.add("undone")


class AlcazabaPlayer(DicePlayer):
    """The same with dice, and builds as in Palace."""

    def _act(self) -> None:
        person = self.person
        if not person.page.locator(".prompt.yours").count():
            return
        if person.prompt == "dice-prompt-name":
            self._choose_for("name")
        elif person.prompt == "alcazaba-prompt-take":
            self._take_a_tile()
        elif person.prompt in ("prompt-place", "alcazaba-prompt-nowhere"):
            self._build()
        elif person.prompt in _TURN and not self._redesign_once():
            self._play_a_turn()

    def _play_a_turn(self) -> None:
        self.done.add("explained")
        super()._play_a_turn()

    def _take_a_tile(self) -> None:
        """And build it in one go, where it fits."""
        person = self.person
        person.touch(person.glowing("choice").first)
        cells = person.glowing("cell")
        if "reserved" not in self.done:
            person.touch(person.spots("yard"))
            self._confirm_all_for("reserved")
        elif cells.count():
            before = person.built()
            person.touch(cells.first)
            expect(person.spots("tile")).to_have_count(before + 1)
            self._confirm_all_for("built")
        else:
            self._confirm_for("took")

    def _build(self) -> None:
        person = self.person
        cells = person.glowing("cell")
        person.touch(cells.first if cells.count() else person.spots("yard"))
        self._confirm_for("built")

    def _redesign_once(self) -> bool:
        person = self.person
        loose = person.glowing("reserve")
        if "redesigned" in self.done or not loose.count():
            return False
        person.touch(loose.first)
        goals = person.glowing("cell")
        person.touch((goals if goals.count() else person.glowing("tile")).first)
        self._confirm_for("redesigned")
        return True

    def _confirm_all_for(self, lesson: str) -> None:
        """Two moves in one: taking, and placing."""
        person = self.person
        self._confirm_for(lesson)
        expect(person.spots("bought")).to_have_count(0)
        expect(person.page.locator(".choice.picked")).to_have_count(0)
