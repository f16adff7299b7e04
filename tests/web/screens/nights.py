"""Club nights: opening one, as those who take part see it, as the host does, and on the wall."""

from typing import Final

from web.person import Person
from web.screens.registry import screen

NAMES: Final = (
    *("Bea", "Cleo", "Theodora Castellani", "Eve", "Fay", "Gus", "Hal", "Ina", "Jo", "Kim"),
    *("Lea", "Mia", "Noa", "Ole", "Pia"),
)
MANY: Final = tuple(f"{name} {letter}." for letter in "ABCD" for name in (*NAMES, "Zoe"))


@screen("night-new")
def _(person: Person) -> None:
    person.come_in()
    person.lay_night("Bea")
    person.page.goto("/night")
    person.page.wait_for_selector("[data-night]")


@screen("night-host")
def _(person: Person) -> None:
    """Between two rounds, with what can be done about somebody."""
    person.come_in()
    person.page.goto(person.lay_night(*NAMES[:8], played=2))
    person.page.wait_for_selector("[data-do=start-round]")
    person.touch(person.doing("person").nth(2))


@screen("night-player")
def _(person: Person) -> None:
    person.come_in()
    person.page.goto(person.lay_night(*NAMES, played=2, runs=True))
    person.page.wait_for_selector("[data-do=go-to-table]")


@screen("night-visitor")
def _(person: Person) -> None:
    person.come_in()
    path = person.lay_night(*NAMES)
    person.page.context.clear_cookies()
    person.page.goto(path)
    person.page.wait_for_selector("[data-do=join-night]")


@screen("night-over")
def _(person: Person) -> None:
    person.come_in()
    person.page.goto(person.lay_night(*NAMES, played=4))
    person.page.wait_for_selector("[data-stage=over]")
    person.touch(person.page.locator("summary"))


@screen("wall")
def _(person: Person) -> None:
    person.come_in()
    person.page.goto(person.lay_night(*NAMES, played=2, runs=True).replace("night", "wall", 1))
    person.page.wait_for_selector("[data-qr]")


@screen("wall-full")
def _(person: Person) -> None:
    """With as many people as there can be."""
    person.come_in()
    path = person.lay_night(*MANY[:63], played=2, size=5, runs=True)
    person.page.goto(path.replace("night", "wall", 1))
    person.page.wait_for_selector("[data-qr]")
