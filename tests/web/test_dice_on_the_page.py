"""The Dice Game and Alcazaba in the browser: whole games, and what tokens do."""

import pytest
from playwright.sync_api import Locator, expect

from alhambra.server.wire.games import GameName
from box import rule
from server.prepared import played
from web.conftest import Sit
from web.dice_playing import (
    ALCAZABA_LESSONS,
    DICE_LESSONS,
    TOKENS,
    AlcazabaPlayer,
    DicePlayer,
)
from web.moments import can, fits_nowhere, in_the_middle, just_begun
from web.person import Person

SCORINGS = ["First scoring", "Second scoring", "Final scoring"]


def check_end(person: Person, game: str) -> None:
    with person.page.expect_download() as download:
        person.touch(person.doing("download"))
    record = download.value.path().read_text()
    assert f'[Game "{game}"]' in record
    assert "= won" in record


@pytest.mark.whole_game
@pytest.mark.own_server
@pytest.mark.parametrize(
    ("screen", "opponents"),
    [
        ("phone", 1),
        pytest.param("phone", 5, marks=pytest.mark.long),
        pytest.param("desktop", 2, marks=pytest.mark.long),
    ],
)
def test_somebody_plays_the_dice_game(sit: Sit, screen: str, opponents: int) -> None:
    person = sit(screen)
    person.settle(game="dice", opponents=opponents, tutor=True)
    person.play_now()
    player = DicePlayer(person, DICE_LESSONS, tokens=2)
    player.play_on()
    assert player.done >= DICE_LESSONS
    assert player.lessons >= {"learn-dice-first", "learn-dice-roll", "learn-dice-reward"}
    assert len(player.done & TOKENS) >= 2
    assert player.scorings == SCORINGS
    check_end(person, "dice")


def own_token(person: Person, token: str) -> Locator:
    return person.page.locator(f".token[data-spot='token:{token}']")


def confirm(person: Person) -> None:
    table = person.page.locator("main.table")
    before = table.get_attribute("data-version") or ""
    person.confirm()
    expect(table).not_to_have_attribute("data-version", before)


@rule("D-42")
def test_a_marker_is_displaced_on_the_page(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("dice", can("displace"), players=4))
    person.touch(own_token(person, "displace"))
    column = person.glowing("column").first
    expect(column).to_be_visible()
    markers = column.locator(".stands").count()
    person.touch(column)
    expect(person.page.locator(".fields.picked .stands")).to_have_count(markers + 1)
    confirm(person)


@rule("D-44")
def test_the_black_die_is_set_on_the_page_and_taken_back(sit: Sit) -> None:
    person = sit("desktop")
    person.sit_at(played("dice", can("black"), players=3))
    black = person.page.locator("li.black")
    person.touch(own_token(person, "black"))
    expect(person.glowing("column")).to_have_count(6)
    person.touch(person.spots("column").last)
    confirm(person)
    expect(black).to_have_attribute("aria-label", "Black die: Tower")
    person.touch(person.doing("undo"))
    expect(black).to_have_count(0)
    expect(own_token(person, "black")).to_have_count(1)


@rule("D-43")
def test_a_roll_is_annulled_on_the_page(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("dice", can("annul"), players=3))
    person.touch(person.spots("die").first)
    confirm(person)
    expect(person.page.locator(".pips .made")).to_have_count(2)
    person.touch(own_token(person, "annul"))
    confirm(person)
    expect(person.page.locator(".pips .made")).to_have_count(1)


@rule("D-41")
def test_a_point_is_exchanged_on_the_page(sit: Sit) -> None:
    person = sit("desktop")
    person.sit_at(played("dice", can("exchange"), players=3))
    expect(person.spots("choice")).to_have_count(6)
    person.touch(person.glowing("choice").last)
    expect(person.page.locator(".tracks .moved").first).to_be_visible()
    confirm(person)


@rule("D-46")
def test_the_start_player_is_named_on_the_page(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("alcazaba", can("take start")))
    person.touch(person.page.locator("[data-spot='choice:take start']"))
    confirm(person)
    expect(person.page.locator(".prompt")).to_have_attribute("data-says", "dice-prompt-name")
    person.touch(person.glowing("choice").last)
    confirm(person)


@pytest.mark.whole_game
@pytest.mark.own_server
@pytest.mark.parametrize(
    ("screen", "opponents"),
    [
        ("phone", 1),
        pytest.param("phone", 3, marks=pytest.mark.long),
        pytest.param("desktop", 1, marks=pytest.mark.long),
    ],
)
def test_somebody_plays_alcazaba(sit: Sit, screen: str, opponents: int) -> None:
    person = sit(screen)
    person.settle(game="alcazaba", opponents=opponents, tutor=True)
    person.play_now()
    player = AlcazabaPlayer(person, ALCAZABA_LESSONS)
    player.play_on()
    assert player.done >= ALCAZABA_LESSONS
    assert player.lessons >= {"learn-alcazaba-first", "learn-alcazaba-take"}
    assert player.scorings == SCORINGS
    check_end(person, "alcazaba")


def test_dice_that_were_rolled_tumble_and_kept_ones_lie_still(sit: Sit) -> None:
    person = sit("desktop", moving=True)
    person.settle(game="dice")
    person.play_now()
    person.awaits()
    person.page.evaluate(
        "document.querySelectorAll('.die svg').forEach((die, at) => die.id = `was-${at}`)"
    )
    for number in (0, 1, 2):
        person.touch(person.spots("die").nth(number))
    person.confirm()
    expect(person.page.locator(".pips .made")).to_have_count(2)
    expect(person.page.locator(".die svg[id^=was-]")).to_have_count(3)
    expect(person.page.locator(".die svg.tumbles:not([id^=was-])")).to_have_count(5)


def test_kept_dice_stay_kept_and_the_button_tells_what_is_rolled(sit: Sit) -> None:
    person = sit("desktop")
    person.sit_at(played("dice", can("keep")))
    for number in (0, 1, 2):
        person.touch(person.spots("die").nth(number))
    expect(person.doing("confirm")).to_have_text("Keep 3, roll 5")
    confirm(person)
    expect(person.page.locator(".die.picked")).to_have_count(3)
    expect(person.doing("confirm")).to_have_text("Keep 3, roll 5")
    expect(person.doing("cancel")).to_have_count(0)


def test_all_dice_are_rolled_again_only_after_a_question(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("dice", can("keep nothing")))
    rolls = person.page.locator(".pips .made")
    person.confirm()
    expect(person.doing("confirm")).to_be_disabled()
    expect(person.doing("keep-roll")).to_be_focused()
    person.touch(person.doing("keep-roll"))
    expect(rolls).to_have_count(1)
    person.confirm()
    person.touch(person.doing("roll-all"))
    expect(rolls).to_have_count(2)


def test_a_second_click_does_not_roll_again(sit: Sit) -> None:
    person = sit("desktop")
    person.sit_at(played("dice", can("keep")))
    person.touch(person.spots("die").first)
    person.doing("confirm").click(click_count=2, delay=60)
    expect(person.page.locator(".pips .made")).to_have_count(2)
    expect(person.doing("confirm")).to_be_enabled()
    expect(person.page.locator(".pips .made")).to_have_count(2)


def test_who_confirms_turns_is_asked_at_the_marker_and_not_at_a_roll(sit: Sit) -> None:
    person = sit("desktop")
    person.sit_at(played("dice", can("keep")), confirm=True)
    person.touch(person.spots("die").first)
    confirm(person)
    expect(person.page.locator(".pips .made")).to_have_count(2)
    expect(person.page.locator("[data-shows=last-word]")).to_have_count(0)
    person.touch(person.glowing("column").first)
    person.confirm()
    expect(person.page.locator("[data-shows=last-word]")).to_be_visible()
    expect(person.spots("die")).to_have_count(8)
    expect(person.doing("undo")).to_have_count(0)
    expect(person.doing("take-it-back")).to_have_count(1)


@rule("D-30")
@pytest.mark.parametrize("name", ["dice", "alcazaba"])
def test_the_results_of_a_round_are_shown_and_can_be_looked_at_again(
    sit: Sit, name: GameName
) -> None:
    person = sit("desktop")
    person.sit_at(played(name, in_the_middle))
    person.touch(person.page.locator("[data-tab=log]"))
    person.touch(person.doing("round").first)
    shown = person.page.locator("dialog[data-shows=round]")
    expect(shown.get_by_role("heading")).to_have_text("Round 1 results")
    expect(shown.locator("ol li").first).to_be_visible()


@rule("A-20")
def test_tiles_on_offer_are_shown_large_with_where_they_fit(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("alcazaba", just_begun))
    person.touch(person.doing("offers").first)
    offered = person.page.locator("dialog[data-shows=offers]")
    expect(offered.locator("li").first).to_contain_text("in your Alhambra")
    box = offered.locator("[data-piece]").first.bounding_box()
    assert box is not None
    assert box["width"] >= 100


@rule("A-21")
def test_a_tile_that_fits_nowhere_says_so(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("alcazaba", fits_nowhere))
    expect(person.page.locator(".prompt")).to_have_attribute("data-says", "alcazaba-prompt-nowhere")
    person.touch(person.spots("yard"))
    confirm(person)


@rule("A-10")
def test_a_redesign_says_that_it_uses_up_a_marker(sit: Sit) -> None:
    person = sit("desktop")
    person.sit_at(played("alcazaba", can("reserve", 2)))
    person.touch(person.glowing("tile").first)
    expect(person.doing("confirm")).to_contain_text("uses a marker")


def test_a_phone_turns_from_the_columns_to_the_tracks_and_back(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("dice", in_the_middle))
    expect(person.page.locator(".tracks")).to_be_hidden()
    person.touch(person.doing("turn"))
    expect(person.page.locator(".tracks")).to_be_visible()
    expect(person.page.locator(".columns")).to_be_hidden()
    person.touch(person.doing("turn"))
    expect(person.page.locator(".columns")).to_be_visible()
