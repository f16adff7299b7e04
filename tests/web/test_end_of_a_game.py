"""A game that is over: its result, the replay and the rematch stay at hand."""

import re

from playwright.sync_api import expect

from alhambra.core.messages import Message
from server.prepared import never, played
from web.conftest import Sit
from web.person import Person

OVER = "dialog[data-shows=over]"


def look_at_the_table(person: Person) -> None:
    person.go_to(played("palace", never), OVER)
    person.touch(person.page.locator(f"{OVER} [data-do=look]"))
    expect(person.page.locator(OVER)).to_have_count(0)


def test_who_looks_at_the_table_finds_the_result_again(sit: Sit) -> None:
    person = sit("phone")
    look_at_the_table(person)
    person.touch(person.doing("result"))
    expect(person.page.locator(OVER)).to_be_visible()


def test_from_the_table_the_way_leads_to_the_replay_and_to_the_rematch(sit: Sit) -> None:
    person = sit()
    look_at_the_table(person)
    table = person.page.url
    person.touch(person.doing("replay"))
    expect(person.page).to_have_url(re.compile("/replay"))
    person.page.goto(table)
    person.touch(person.page.locator(f"{OVER} [data-do=look]"))
    person.touch(person.doing("again"))
    person.page.wait_for_selector("main.table[data-version='0'], .prompt.yours")
    assert person.page.url != table


def test_who_plays_again_alone_is_not_told_of_others(sit: Sit) -> None:
    person = sit()
    person.go_to(played("palace", never), OVER)
    table = person.page.url
    person.touch(person.page.locator(f"{OVER} [data-do=again]"))
    expect(person.page).not_to_have_url(table)
    person.awaits()
    person.page.go_back()
    expect(person.page.locator(f"{OVER} [data-do=again]")).to_have_text(str(Message("again-go")))
    expect(person.page.locator(f"{OVER} [role=status]")).to_have_count(0)
