"""Modules that the page knows nothing of, in the browser: chosen by name, played to the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.serving import ServerProcess
from test_rules_reference import ROOT
from web.person import Person
from web.playing import Player

DIAMONDS = str(ROOT / "examples" / "diamonds.py:Diamonds")
TOASTS = str(ROOT / "tests" / "toasts.py:Toasts")


SEEN = {"toasted", "held a diamond"}


class OutsidePlayer(Player):
    """Raises a toast whenever it can."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.done |= {"undone", "refused"}

    def _act(self) -> None:
        button = self.person.doing("move")
        if button.count():
            expect(self.person.page.locator(".tray")).to_contain_text("glasses")
            assert "toast" in button.first.inner_text()
            self.person.touch(button.first)
            expect(button).to_have_count(0)
            self.done.add("toasted")
            return
        if self.person.page.locator(".held[aria-label*='any currency']").count():
            self.done.add("held a diamond")
        super()._act()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[ServerProcess]:
    modules = ["--with-module", DIAMONDS, "--with-module", TOASTS]
    server = ServerProcess(tmp_path / "data", seed=11, more=modules)
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.errors


@pytest.fixture
def player(browser: Browser, house: ServerProcess) -> Iterator[OutsidePlayer]:
    """Somebody who has chosen both modules by name, and sits at the table."""
    person = Person(browser, house, "phone")
    person.settle()
    page = person.page
    page.goto("/")
    play = page.locator("section[aria-labelledby=play-title]")
    person.touch(play.locator("summary"))
    for name in ("Diamonds", "Toasts"):
        play.get_by_label(name).check()
    person.touch(person.doing("play"))
    page.wait_for_selector("main.table [data-modules='diamonds,toasts']", state="attached")
    yield OutsidePlayer(person)
    person.leave()


def test_a_module_has_its_moves_as_buttons_and_its_board_in_lines(player: OutsidePlayer) -> None:
    player.play_on(until=SEEN)
    assert player.done >= SEEN


@pytest.mark.long
@pytest.mark.whole_game
def test_a_game_with_diamonds_and_toasts_is_played_to_the_end(player: OutsidePlayer) -> None:
    person = player.person
    player.play_on(900)
    assert player.done >= SEEN
    expect(person.page.locator("dialog[open] table").first).to_be_visible()
    with person.page.expect_download() as download:
        person.touch(person.doing("download"))
    record = download.value.path().read_text()
    assert "modules=diamonds,toasts" in record
    assert " d" in record
    assert "= won" in record
