"""The host changes a table in the waiting room, and everybody there sees it."""

import re

from playwright.sync_api import expect

from web.conftest import Sit


def test_the_host_changes_the_game_and_the_clock_before_everybodys_eyes(sit: Sit) -> None:
    ann, bea = sit("phone"), sit()
    for person in (ann, bea):
        person.come_in()
    friends = ann.page.locator("section[aria-labelledby=friends-title]")
    friends.get_by_role("radio", name="Alcazaba").check()
    ann.touch(friends.locator("[data-preset=quick]"))
    ann.touch(ann.doing("open-table"))
    ann.page.wait_for_selector("[data-do=start]")
    bea.page.goto(ann.page.url)
    bea.touch(bea.doing("sit"))
    facts = bea.page.locator(".facts")
    expect(facts).to_contain_text("Alcazaba")
    expect(facts).to_contain_text("5 minutes per player, plus 10 seconds per turn")
    ann.touch(ann.doing("table-settings"))
    sheet = ann.page.locator("dialog[data-shows=table-settings]")
    sheet.get_by_role("radio", name="Dice", exact=True).check()
    sheet.get_by_role("radio", name="Public").check()
    sheet.get_by_role("radio", name="1", exact=True).check()
    ann.touch(ann.doing("save-settings"))
    expect(sheet).to_have_count(0)
    expect(facts).to_contain_text("1 minute per player")
    expect(facts).to_contain_text("Public")
    expect(bea.page.locator("section.chat")).to_contain_text("changed the table")
    assert bea.doing("table-settings").count() == 0
    # Whoever does not like it has a moment to leave.
    ann.touch(ann.doing("start"))
    expect(ann.page.locator("body")).to_contain_text("The others need a moment")
    bea.touch(bea.doing("leave"))
    expect(bea.doing("play")).to_be_visible()
    ann.touch(ann.doing("start"))
    expect(ann.page.locator("h1")).to_have_text("Dice")
    bea.page.goto(ann.page.url)
    clock = bea.page.locator("main.table [data-clock]").first
    expect(clock).to_have_text(re.compile(r"[01]:\d\d"))
    expect(bea.page.locator("h1")).to_have_text("Dice")
