"""Tables whose games have not begun."""

from typing import Any

from web.person import Person
from web.screens.registry import MODULES, SCREENS, Go, screen


def _waiting_room(**choices: Any) -> Go:
    def go(person: Person) -> None:
        person.come_in(**choices)
        person.page.locator("input[value=days]").check()
        person.touch(person.doing("open-table"))
        person.page.wait_for_selector("svg[data-qr]")

    return go


SCREENS["waiting-palace"] = _waiting_room(opponents=4)
SCREENS["waiting-modules"] = _waiting_room(modules=MODULES[0][1])
SCREENS["waiting-dice"] = _waiting_room(game="dice", opponents=5)
SCREENS["waiting-rollwrite"] = _waiting_room(game="rollwrite", opponents=3)


@screen("table-settings")
def _(person: Person) -> None:
    _waiting_room(opponents=4)(person)
    person.touch(person.doing("table-settings"))
    person.page.wait_for_selector("dialog[data-shows=table-settings]")
    person.touch(person.page.locator("dialog [data-preset=quick]"))


@screen("waiting-bot")
def _(person: Person) -> None:
    """Somebody whom the host has chosen for a seat."""
    SCREENS["waiting-palace"](person)
    person.touch(person.doing("bot").first)
    person.touch(person.doing("take-wallada"))
    person.page.wait_for_selector("[data-face=wallada]")


@screen("pass-on")
def _(person: Person) -> None:
    SCREENS["home-one-device"](person)
    person.touch(person.doing("open-table"))
    person.page.wait_for_selector("[data-shows=pass-on]")
