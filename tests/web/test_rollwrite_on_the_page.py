"""Roll & Write in the browser: whole games, and a sheet of one's own."""

import re

import pytest
from playwright.sync_api import Locator, expect

from alhambra import game, parse_record, verify
from web.conftest import Sit
from web.playing_rollwrite import ALONE, WITH_OTHERS, SheetPlayer, choose

SHEET = "PSACGT/SACGTP/ACGTPS/CGTPSA/GTPSAC/TPSACG"
SCROLLS = "document.documentElement.scrollHeight > window.innerHeight"


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.whole_game
@pytest.mark.own_server
def test_somebody_plays_alone_on_a_phone(sit: Sit) -> None:
    person = sit("phone")
    choose(person, 0, solo=3)
    person.play_now()
    expect(person.page.locator(".player")).to_have_count(4)
    person.page.wait_for_function(f"!({SCROLLS})")
    player = SheetPlayer(person)
    player.play_on()
    assert player.done == ALONE
    assert player.scorings[-1] == "Final scoring"
    best = person.page.locator("dialog[open] ol li")
    expect(best).to_have_count(1)
    with person.page.expect_download() as download:
        person.touch(best.locator("[data-do=record]"))
    state = verify(parse_record(download.value.path().read_text()), game("rollwrite"))
    expect(best).to_contain_text(f"{state.scores()[0]} points")


@pytest.mark.long
@pytest.mark.whole_game
@pytest.mark.own_server
def test_somebody_plays_with_three_bots_on_a_desktop(sit: Sit) -> None:
    person = sit("desktop")
    choose(person, 3, tutor=True)
    person.play_now()
    player = SheetPlayer(person)
    player.play_on()
    assert player.done == WITH_OTHERS
    assert player.lessons >= {"learn-rw-first", "learn-rw-cross", "learn-rw-keep"}
    final = person.page.locator("dialog[open]")
    for name in ("Guest", "Zaida", "Badis", "Itimad"):
        expect(final).to_contain_text(name)


def test_a_die_can_be_dragged_to_another_field(sit: Sit) -> None:
    person = sit("desktop")
    choose(person, 0)
    person.play_now()
    person.awaits()
    die = person.glowing("blue").first
    number = int((die.get_attribute("data-spot") or "").split(":")[1])
    goal = number - 1 if number > 1 else 2
    mouse = person.page.mouse
    die.hover()
    mouse.down()
    mouse.move(*middle(die), steps=2)
    mouse.move(*middle(person.page.locator(f"[data-spot='blue:{goal}']")), steps=12)
    mouse.up()
    person.page.wait_for_selector(".prompt[data-says=rw-prompt-turned]")
    person.touch(person.glowing("cell").first)
    expect(person.doing("confirm")).to_have_text(re.compile(r"^Cross off for \d coin"))


def test_a_sheet_of_ones_own_is_tapped_in_once(sit: Sit) -> None:
    person = sit("phone")
    choose(person, 0)
    person.page.goto("/")
    person.touch(person.page.locator("input[value=own]").first)
    says = person.page.locator("dialog [role=status]")
    expect(says).to_contain_text("Row 1, column 1: a building is missing")
    letters = SHEET.replace("/", "")
    for letter in letters[:-1]:
        person.touch(person.page.locator(f"[data-type={letter}]"))
    expect(says).to_contain_text("35 of 36. Row 6, column 6: a building is missing")
    expect(person.doing("keep-sheet")).to_be_disabled()
    person.touch(person.page.locator(f"[data-type={letters[-1]}]"))
    person.touch(person.doing("keep-sheet"))
    person.play_now()
    # One of the first three buildings may be this one.
    expect(person.page.locator("[data-spot='cell:2,1']")).to_have_attribute(
        "aria-label", re.compile("^Seraglio, row 2, column 1")
    )
    person.page.goto("/")
    expect(person.page.locator("input[value=own]").first).to_be_checked()


def test_a_sheet_without_one_of_the_types_is_refused_in_words(sit: Sit) -> None:
    person = sit("desktop")
    choose(person, 0)
    person.page.goto("/")
    person.touch(person.page.locator("input[value=own]").first)
    person.page.wait_for_selector("dialog [data-type=P]")
    for letter in SHEET.replace("/", "").replace("T", "P"):
        person.page.keyboard.press(letter)
    says = person.page.locator("dialog [role=status]")
    expect(says).to_contain_text("no Tower (T)")
    expect(person.doing("keep-sheet")).to_be_disabled()


def test_keys_turn_a_die_and_cross_a_building(sit: Sit) -> None:
    person = sit("desktop")
    choose(person, 0)
    person.play_now()
    person.awaits()
    keys = person.page.keyboard
    person.glowing("blue").first.focus()
    keys.press("Enter")
    goal = person.page.locator(".edge.glows:not(.picked)").first
    goal.focus()
    keys.press("Enter")
    person.page.wait_for_selector(".prompt[data-says=rw-prompt-turned]")
    keys.press("Escape")
    person.page.wait_for_selector(".prompt[data-says=rw-prompt-act]")
    cell = person.glowing("cell").first
    cell.focus()
    keys.press("ArrowDown")
    expect(cell).not_to_be_focused()
    cell.focus()
    keys.press("Enter")
    expect(person.doing("confirm")).to_be_enabled()
    before = person.page.locator("main.table").get_attribute("data-version")
    keys.press("Control+Enter")
    expect(person.page.locator("main.table")).not_to_have_attribute("data-version", before or "")
