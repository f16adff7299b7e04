"""A whole game without touching anything: by keyboard only."""

import pytest
from playwright.sync_api import Locator, expect

from alhambra.server.wire.games import GameName
from server.prepared import played
from web.conftest import Sit, in_full
from web.dice_playing import ALCAZABA_LESSONS, DICE_LESSONS, AlcazabaPlayer, DicePlayer
from web.moments import in_the_middle, just_begun
from web.person import Person
from web.playing import LESSONS, Player
from web.playing_rollwrite import WITH_OTHERS, SheetPlayer

_FARTHEST = 120
"""So many steps reach everything on the page."""


class Typist(Person):
    """Goes to things with Tab, chooses with Enter, confirms with Control and Enter."""

    def touch(self, what: Locator) -> None:
        target = what.element_handle()
        for _ in range(_FARTHEST):
            if target.evaluate("node => node === document.activeElement"):
                self.page.keyboard.press("Space" if self._is_choice() else "Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {what}")

    def _is_choice(self) -> bool:
        return bool(self.page.evaluate("document.activeElement.matches('input')"))

    def confirm(self) -> None:
        self.page.keyboard.press("Control+Enter")

    def cancel(self) -> None:
        self.page.keyboard.press("Escape")


@pytest.mark.long
@pytest.mark.own_server
@pytest.mark.parametrize(
    ("game", "kind", "lessons"),
    [
        ("palace", Player, set(LESSONS)),
        ("dice", DicePlayer, DICE_LESSONS),
        ("alcazaba", AlcazabaPlayer, ALCAZABA_LESSONS),
        ("rollwrite", SheetPlayer, WITH_OTHERS),
    ],
)
def test_somebody_plays_a_game_by_keyboard_only(
    sit: Sit, game: str, kind: type[Player], lessons: set[str]
) -> None:
    person = sit(kind=Typist)
    person.settle(game=game)
    person.play_now()
    player = kind(person)
    player.play_on()
    assert player.done >= lessons


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("palace", Player),
        ("dice", DicePlayer),
        ("alcazaba", AlcazabaPlayer),
        ("rollwrite", SheetPlayer),
    ],
)
def test_a_turn_is_played_by_keyboard_only(sit: Sit, game: GameName, kind: type[Player]) -> None:
    person = sit(kind=Typist)
    person.sit_at(played(game, in_the_middle))
    kind(person).take_a_turn()


def test_arrow_keys_go_from_thing_to_thing(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("palace", just_begun))
    person.spots("display").first.focus()
    for key, kind in (
        ("ArrowRight", "display:1"),
        ("ArrowLeft", "display:0"),
        ("ArrowUp", "market:"),
        ("ArrowDown", "display:"),
    ):
        person.page.keyboard.press(key)
        spot = person.page.evaluate("document.activeElement.dataset.spot")
        assert spot.startswith(kind)


@pytest.mark.parametrize("sheet", in_full(["rules", "settings", "people"], "rules"))
def test_after_a_sheet_the_keys_are_where_they_were(sit: Sit, sheet: str) -> None:
    person = sit()
    person.sit_at(played("palace", just_begun))
    person.doing(sheet).focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("dialog[open]")
    person.page.keyboard.press("Escape")
    expect(person.doing(sheet)).to_be_focused()


def test_keys_do_nothing_behind_a_sheet(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("dice", just_begun))
    person.touch(person.spots("die").first)
    person.touch(person.page.locator(".player button").nth(1))
    person.page.wait_for_selector("dialog[open]")
    person.page.keyboard.press("Control+Enter")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    expect(person.page.locator(".picked[data-spot^='die:']")).to_have_count(1)


def test_the_title_says_whose_turn_it_is_at_the_table_alone(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("palace", just_begun))
    expect(person.page).to_have_title("Your turn – Alhambra")
    person.touch(person.page.get_by_role("button", name="Home"))
    expect(person.page).to_have_title("Alhambra")


def test_a_question_mark_shows_the_keys(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("palace", just_begun))
    person.page.keyboard.press("?")
    expect(person.page.locator("dialog[data-shows=keys]")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.touch(person.doing("keys"))
    expect(person.page.locator("dialog[data-shows=keys]")).to_be_visible()


def test_after_a_move_the_keys_are_where_the_game_goes_on(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("palace", just_begun))
    person.glowing("display").first.focus()
    person.page.keyboard.press("Enter")
    person.page.keyboard.press("Control+Enter")
    person.page.wait_for_selector("main.table:not([data-version='0'])")
    person.awaits()
    person.page.wait_for_function("document.activeElement !== document.body")
