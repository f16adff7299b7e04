"""What a player does at a table to get to a screen, in more than one game."""

from web.person import Person
from web.screens.registry import Go


def pick_a_tile(person: Person) -> None:
    person.touch(person.spots("bought").first)
    person.page.wait_for_selector(".legal")


def look_at_another(person: Person) -> None:
    person.touch(person.page.locator(".player button").nth(1))
    person.page.wait_for_selector("[data-do=back], dialog[open]")


def be_refused(what: str) -> Go:
    def go(person: Person) -> None:
        person.touch(person.page.locator(what).first)
        person.page.wait_for_selector(".notice")

    return go
