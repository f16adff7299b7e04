"""The tutor: a first game that explains itself as it is played."""

import pytest
from playwright.sync_api import expect

from web.conftest import Sit
from web.person import Person


def taught(person: Person) -> str:
    return person.page.locator("aside[data-teaches]").get_attribute("data-teaches") or ""


def begin(person: Person) -> None:
    person.settle()
    person.page.goto("/")
    person.touch(person.doing("learn"))
    person.page.wait_for_selector("main.table")
    person.awaits()


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_the_tutor_says_what_each_moment_is_about(sit: Sit, screen: str) -> None:
    person = sit(screen)
    begin(person)
    assert taught(person) in ("learn-first", "learn-exact")
    person.touch(person.glowing("display").first)
    assert taught(person) == "learn-take"
    person.cancel()
    while not person.glowing("market").count():
        person.touch(person.glowing("display").last)
        person.confirm()
        person.awaits()
    person.touch(person.glowing("market").first)
    assert taught(person) in ("learn-where", "learn-overpaid")
    person.touch(person.glowing("cell").first)
    expect(person.page.locator("aside[data-teaches=learn-worth]")).to_contain_text("If it were")


def test_a_lesson_leads_to_its_rule(sit: Sit) -> None:
    person = sit("phone")
    begin(person)
    rule = person.page.locator("aside .rule")
    id = rule.inner_text()
    person.touch(rule)
    expect(person.page.locator(f"dialog[open] [data-rule={id}]")).to_be_in_viewport()


def test_whoever_has_heard_enough_stops_the_tutor(sit: Sit) -> None:
    person = sit("desktop")
    begin(person)
    person.touch(person.doing("stop-tutor"))
    expect(person.page.locator("aside[data-teaches]")).to_have_count(0)
    person.play_now()
    expect(person.page.locator("aside[data-teaches]")).to_have_count(0)
