"""The rules and the scoring companion."""

from web.notes import lay, tables
from web.person import Person
from web.screens.registry import SCREENS, Go, screen

for _game in ("palace", "dice", "rollwrite"):
    SCREENS[f"rules-{_game}"] = lambda person, game=_game: person.come_in(  # type: ignore[misc]
        f"/rules/{game}", "[data-rule]"
    )


@screen("companion-setup")
def _(person: Person) -> None:
    person.come_in("/companion", "dialog[data-shows=setup]")


def _companion(game: str, points: bool) -> Go:
    def go(person: Person) -> None:
        person.come_in("/companion", "dialog[data-shows=setup]")
        lay(person, tables()[game])
        if points:
            person.touch(person.page.locator("[data-tab=points]"))
            person.page.wait_for_selector("[data-total]")

    return go


for _game in ("palace", "dice", "rollwrite"):
    SCREENS[f"companion-{_game}"] = _companion(_game, points=False)
    SCREENS[f"companion-{_game}-points"] = _companion(_game, points=True)


@screen("companion-whole-game")
def _(person: Person) -> None:
    SCREENS["companion-palace-points"](person)
    person.touch(person.doing("whole"))
    person.page.wait_for_selector("dialog[data-shows=whole]")
