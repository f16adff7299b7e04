"""Several people on one device: a hand is covered until its owner taps their name."""

import pytest
from playwright.sync_api import expect

from web.conftest import Sit
from web.dice_playing import AlcazabaPlayer, DicePlayer
from web.person import Person
from web.playing import Player
from web.playing_rollwrite import SheetPlayer

WATCH = """
() => {
  window.seen = [];
  const sees = (what) => document.querySelector(what) !== null;
  new MutationObserver(() => {
    const covered = sees("[data-shows=pass-on]");
    window.covered ||= covered;
    const hand = covered && sees(".held");
    if (hand || sees("[data-do=leave]")) window.seen.push(document.body.innerText);
  }).observe(document.body, { childList: true, subtree: true });
}
"""
"""Whatever is shown that should not be, however shortly."""


def hand(person: Person) -> list[str]:
    return [card.get_attribute("aria-label") or "" for card in person.spots("hand").all()]


def begin(
    person: Person, *names: str, game: str = "palace", first: str = "[data-shows=pass-on]"
) -> None:
    person.settle(game=game)
    person.page.goto("/")
    person.page.get_by_label("Your name").fill("Ann")
    person.page.get_by_label("Your name").press("Enter")
    person.page.get_by_role("radio", name="One device").check()
    for number, name in enumerate(names):
        person.page.locator(f"[data-local='{number}']").fill(name)
    person.touch(person.doing("open-table"))
    person.page.wait_for_selector(first)


def take(person: Person) -> str:
    """Tap the name that the page asks for."""
    button = person.doing("take-device")
    name = button.inner_text().strip()
    person.touch(button)
    person.page.wait_for_selector("main.table")
    person.awaits()
    return name


def test_the_device_goes_round_and_no_hand_is_seen_before_its_name_is_tapped(sit: Sit) -> None:
    person = sit("phone")
    frames: list[str] = []
    person.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda it: frames.append(str(it)))
    )
    begin(person, "Bea", "Cem")
    seen: dict[str, list[str]] = {}
    for _ in range(3):
        assert person.spots("hand").count() == 0
        # Nobody's cards have been sent before the name is tapped.
        last = [frame for frame in frames if '"type":"snapshot"' in frame][-1]
        assert '"hand":[' not in last
        name = take(person)
        seen[name] = hand(person)
        assert seen[name]
        person.touch(person.glowing("display").first)
        person.confirm()
        expect(person.page.locator("[data-shows=pass-on]")).to_be_visible()
        assert person.spots("hand").count() == 0
        frames.clear()
        person.page.reload()
        person.page.wait_for_selector("[data-shows=pass-on]")
    assert set(seen) == {"Ann", "Bea", "Cem"}
    name = take(person)
    assert person.cards() == len(seen[name]) + 1


def test_nothing_is_seen_between_two_people(sit: Sit) -> None:
    """Neither the hand of the one before, nor the waiting room."""
    person = sit("phone", moving=True)
    begin(person, "Bea", "Cem")
    person.page.evaluate(WATCH)
    for _ in range(2):
        take(person)
        person.touch(person.glowing("display").first)
        person.confirm()
        person.page.wait_for_selector("[data-shows=pass-on]")
        assert person.spots("hand").count() == 0
    assert person.page.evaluate("window.seen") == []


def test_the_game_of_one_device_is_among_ones_games(sit: Sit) -> None:
    person = sit("phone")
    begin(person, "Bea", "Cem")
    person.touch(person.page.get_by_role("button", name="Home"))
    row = person.page.locator("a[data-table]")
    expect(row).to_contain_text("Bea")
    person.touch(row)
    person.page.wait_for_selector("[data-shows=pass-on]")
    take(person)


class OneOfThem(Player):
    """Plays until the device is to be handed on."""

    def have_the_device(self) -> str:
        name = take(self.person)
        table = self.person.page.locator("main.table, [data-shows=pass-on]")
        while table.get_attribute("data-shows") != "pass-on":
            self._act()
            self.person.page.wait_for_selector(".prompt.yours, [data-shows=pass-on]")
        return name


def test_where_there_are_hands_the_device_goes_from_hand_to_hand(sit: Sit) -> None:
    person = sit("desktop")
    begin(person, "Bea", "Cem")
    players = OneOfThem(person)
    assert {players.have_the_device() for _ in range(3)} == {"Ann", "Bea", "Cem"}


class AtOneTable(Player):
    """Plays on until the table speaks to somebody else."""

    def play_a_turn(self) -> str:
        page = self.person.page
        page.wait_for_selector(".prompt.yours")
        name = self.spoken_to()
        while self.spoken_to() in (name, ""):
            self._act()
            page.wait_for_selector(".prompt.yours")
        return name

    def spoken_to(self) -> str:
        """Whom the prompt names; nobody, while it waits."""
        name, colon, _ = self.person.page.locator(".prompt").inner_text().partition(": ")
        return name if colon else ""


class DicePlayersAtOneTable(AtOneTable, DicePlayer): ...


class AlcazabaPlayersAtOneTable(AtOneTable, AlcazabaPlayer): ...


class SheetPlayersAtOneTable(AtOneTable, SheetPlayer): ...


@pytest.mark.parametrize(
    ("game", "kind", "screen"),
    [
        pytest.param("dice", DicePlayersAtOneTable, "phone", marks=pytest.mark.long),
        pytest.param("alcazaba", AlcazabaPlayersAtOneTable, "desktop", marks=pytest.mark.long),
        ("rollwrite", SheetPlayersAtOneTable, "phone"),
    ],
)
def test_where_nobody_has_anything_to_hide_the_table_is_never_covered(
    sit: Sit, game: str, kind: type[AtOneTable], screen: str
) -> None:
    person = sit(screen)
    begin(person, "Bea", "Cem", game=game, first="main.table")
    person.page.evaluate(WATCH)
    players = kind(person)
    assert {players.play_a_turn() for _ in range(3)} == {"Ann", "Bea", "Cem"}
    assert person.page.evaluate("window.seen") == []
    assert not person.page.evaluate("window.covered")
