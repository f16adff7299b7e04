"""A whole game with all modules in the browser, and how modules are chosen."""

import pytest
from playwright.sync_api import expect

from server.prepared import played
from web.conftest import Sit
from web.moments import can
from web.person import Person
from web.playing import Player

ALL = "treasure,builders,invaders,bazaars"
SHOWS = [
    "First scoring",
    "Attack from the",
    "Second scoring",
    "Attack from the",
    "Final scoring",
    "Attack from the",
]
PATIENT = 40
MODULE_LESSONS = {"bought chests", "placed a chest", "hired", "bought a bazaar"}


class ModulePlayer(Player):
    """Does what the modules offer as soon as they do."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        # What a scout has seen cannot be taken back; both are tried in games without modules.
        self.done |= {"undone", "refused"}
        self._idle = 0

    def _act(self) -> None:
        own = (self._chest, self._builder, self._build_for_builder, self._bazaar, self._chests)
        base = (self._place, self._redesign, self._buy, self._take, self._press_a_button)
        if any(attempt() for attempt in (*own, *base)):
            self._idle = 0
            return
        # The table may be changing just now.
        self._idle += 1
        assert self._idle < PATIENT, f"nothing to do: {self.person.prompt}"
        self.person.page.wait_for_timeout(500)

    def _press_a_button(self) -> bool:
        """What is left: passing, or any move that has a button of its own."""
        person = self.person
        for button in ("decline", "move", "confirm"):
            if person.doing(button).count() and person.doing(button).first.is_enabled():
                self._press(button)
                return True
        return False

    def _chest(self) -> bool:
        person = self.person
        if not person.prompt.startswith("prompt-chest") or not person.glowing("tile").count():
            return False
        if person.prompt.startswith("prompt-chests"):
            return False
        expect(person.page.locator("[data-shows=chests] li").first).to_be_visible()
        person.touch(person.glowing("tile").first)
        self._confirm_for("placed a chest")
        return True

    def _builder(self) -> bool:
        person = self.person
        if person.prompt != "prompt-builder":
            return False
        if "hired" in self.done:
            self._press("decline")
        else:
            person.touch(person.glowing("hand").first)
            self._confirm_for("hired")
        return True

    def _build_for_builder(self) -> bool:
        """The redesign for which he was hired: into the Alhambra, or else onto the reserve."""
        person = self.person
        if person.prompt != "prompt-builder-works":
            return False
        if person.glowing("reserve").count():
            person.touch(person.glowing("reserve").first)
            goals = person.glowing("cell")
            person.touch((goals if goals.count() else person.glowing("tile")).first)
            self._confirm_for("built")
            return True
        for number in range(person.spots("tile").count()):
            person.touch(person.spots("tile").nth(number))
            if person.prompt == "prompt-remove":
                self._confirm_for("built")
                return True
        raise AssertionError("the builder has nothing to do")

    def _bazaar(self) -> bool:
        person = self.person
        stalls = person.page.locator(".stall.glows")
        if person.prompt not in ("prompt-act", "prompt-act-again") or not stalls.count():
            return False
        person.touch(stalls.first)
        self._confirm_for("bought a bazaar")
        return True

    def _chests(self) -> bool:
        """When there is a building to put one on."""
        person = self.person
        rooms = person.glowing("room")
        enough = person.built() >= 2 and person.cards() >= 3
        if person.prompt != "prompt-act" or not rooms.count() or not enough:
            return False
        person.touch(rooms.first)
        expect(person.doing("confirm")).to_be_enabled()
        self._confirm_for("bought chests")
        # Two moves in one: choosing the room, and paying.
        expect(person.page.locator(".room.picked")).to_have_count(0)
        return True

    def _press(self, what: str) -> None:
        person = self.person
        before = person.page.locator("main.table").get_attribute("data-version")
        person.touch(person.doing(what).first)
        expect(person.page.locator("main.table")).not_to_have_attribute(
            "data-version", before or ""
        )


@pytest.mark.parametrize(
    ("verb", "lesson"),
    [
        ("chests", "bought chests"),
        ("chest ", "placed a chest"),
        ("hire", "hired"),
        ("buy B", "bought a bazaar"),
    ],
)
def test_what_a_module_adds_is_done_by_touching_it(sit: Sit, verb: str, lesson: str) -> None:
    person = sit("phone")
    person.sit_at(played("palace", can(verb, 3), options=(("modules", ALL),)))
    player = ModulePlayer(person)
    for _ in range(PATIENT):
        if lesson in player.done:
            return
        player.take_a_turn()
    raise AssertionError(f"done so far: {player.done}")


@pytest.mark.long
@pytest.mark.own_server
def test_somebody_plays_a_game_with_all_modules(sit: Sit) -> None:
    person = sit("phone")
    person.settle(modules=ALL)
    person.play_now()
    expect(person.page.locator(f"[data-modules='{ALL}']")).to_be_attached()
    player = ModulePlayer(person)
    player.play_on(900)
    assert player.done >= MODULE_LESSONS
    for seen, awaited in zip(player.scorings, SHOWS, strict=True):
        assert seen.startswith(awaited)
    with person.page.expect_download() as download:
        person.touch(person.doing("download"))
    record = download.value.path().read_text()
    assert f"modules={ALL}" in record
    assert "= won" in record


def test_modules_are_chosen_when_a_table_is_opened(sit: Sit) -> None:
    person = sit("phone")
    page = person.page
    page.goto("/")
    play = page.locator("section[aria-labelledby=play-title]")
    friends = page.locator("section[aria-labelledby=friends-title]")
    person.touch(play.locator("summary"))
    for module in ("bazaars", "invaders"):
        play.locator(f"[data-module={module}]").check()
    play.get_by_label("Open", exact=True).check()
    expect(friends.locator("summary")).to_contain_text("Invaders, open and Bazaars")
    page.reload()
    person.touch(person.doing("open-table"))
    expect(page.locator("[data-modules='invaders-open,bazaars']")).to_contain_text("Bazaars")
    person.touch(person.doing("start"))
    expect(page.locator("main.table [data-modules='invaders-open,bazaars']")).to_be_attached()
