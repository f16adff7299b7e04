"""The first visit, the tutor and the lessons."""

from typing import Final

from alhambra.server.wire.games import GameName
from server.prepared import played
from web.moments import just_begun
from web.person import Person
from web.screens.registry import GAMES, SCREENS, Go, screen


def _tutor(game: GameName) -> Go:
    def go(person: Person) -> None:
        person.sit_at(played(game, just_begun), game=game, tutor=True)
        person.page.wait_for_selector("aside[data-teaches]")

    return go


for _game in GAMES:
    SCREENS[f"tutor-{_game}"] = _tutor(_game)


@screen("welcome")
def _(person: Person) -> None:
    person.page.goto("/")
    person.page.evaluate("localStorage.setItem('alhambra', JSON.stringify({welcomed: false}))")
    person.page.goto("/")
    person.page.wait_for_selector("[data-welcome]")


@screen("learn")
def _(person: Person) -> None:
    person.come_in("/learn", "[data-lesson]")


FIRST_STEPS: Final[dict[GameName, int]] = {"palace": 2, "dice": 1, "alcazaba": 1, "rollwrite": 2}
"""How many steps of a first game to skip, to one that points at something."""


def _guided(game: GameName, steps: int) -> Go:
    """A first game at one of its first steps."""

    def go(person: Person) -> None:
        person.come_in("/learn", "[data-lesson]")
        person.touch(person.page.locator(f"[data-lesson='{game}/first-game']"))
        for _ in range(steps):
            person.touch(person.doing("guide-next"))
        person.page.wait_for_selector("[data-guide]")
        person.page.wait_for_selector("[data-spotlight]")

    return go


def _lesson(name: str) -> Go:
    """A short lesson at its task."""

    def go(person: Person) -> None:
        person.come_in("/learn", "[data-lesson]")
        person.touch(person.page.locator(f"[data-lesson='{name}']"))
        person.page.wait_for_selector("[data-guide]")

    return go


SCREENS["lesson-bazaars"] = _lesson("palace/bazaars")


@screen("lesson-lost")
def _(person: Person) -> None:
    """A task that has to be tried again."""
    _lesson("palace/exact-change")(person)
    person.touch(person.glowing("display").first)
    person.confirm()
    person.page.wait_for_selector("[data-do=guide-again]")


@screen("lesson-done")
def _(person: Person) -> None:
    """A task that is done, with the way to more of them."""
    _lesson("palace/exact-change")(person)
    for bought in (1, 2):
        person.touch(person.glowing("market").last)
        person.confirm()
        person.page.wait_for_function(
            "bought => document.querySelectorAll(\"[data-spot^='bought:']\").length === bought",
            arg=bought,
        )
    person.page.wait_for_selector("[data-do=guide-end]")


@screen("learn-begun")
def _(person: Person) -> None:
    """A lesson that can be continued or begun anew."""
    _lesson("palace/first-game")(person)
    person.page.goto("/learn")
    person.page.wait_for_selector("[data-start-over]")


for _game, _steps in FIRST_STEPS.items():
    SCREENS[f"guide-{_game}"] = _guided(_game, _steps)
