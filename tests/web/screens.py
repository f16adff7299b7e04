"""Every screen of the page, one after another, for whoever wants to look at each."""

from collections.abc import Iterator

from web.person import Person
from web.shortcut import forward


def every_screen(person: Person, **choices: str | int) -> Iterator[str]:
    """Goes to each screen in turn and says its name; what is on it then is at rest."""
    for name in _screens(person, **choices):
        person.is_at_rest()
        yield name


def _screens(person: Person, **choices: str | int) -> Iterator[str]:
    page = person.page
    person.settle(**choices)
    page.goto("/")
    page.wait_for_selector("[data-do=play]")
    yield "home"
    page.locator("input[value=days]").check()
    person.touch(person.doing("open-table"))
    page.wait_for_selector("svg[data-qr]")
    yield "lobby"
    person.play_now()
    person.awaits()
    yield "table"
    yield from _turn(person)
    yield from sheets(person)
    forward(person, 2)
    page.wait_for_selector("dialog[data-shows=scoring] table")
    yield "scoring"
    person.watch_scorings()
    yield "middle"
    forward(person, 3)
    person.watch_scorings()
    page.wait_for_selector("dialog[data-shows=over]")
    yield "over"
    yield from _afterwards(person)
    yield from _people(person)


def _people(person: Person) -> Iterator[str]:
    page = person.page
    page.goto("/")
    person.touch(person.doing("devices"))
    person.touch(person.doing("new-code"))
    page.wait_for_selector("svg[data-qr]")
    yield "devices"
    page.goto("/back")
    page.wait_for_selector("[data-do=come-back]")
    yield "back"
    page.goto("/")
    page.locator("input[value=device]").check()
    yield "neighbours"
    person.touch(person.doing("open-table"))
    page.wait_for_selector("[data-shows=pass-on]")
    yield "pass-on"


def _afterwards(person: Person) -> Iterator[str]:
    """The game looked at again, and what it came to."""
    page = person.page
    person.touch(page.locator("dialog [data-do=replay]"))
    page.wait_for_selector("[data-move='0']")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("[data-do=show-scoring]")
    yield "replay"
    person.touch(person.doing("about"))
    page.wait_for_selector("dialog[data-shows=about]")
    yield "points"
    person.touch(page.locator("dialog label").nth(1))
    page.wait_for_selector("dialog .paper")
    yield "causes"
    # What became of a game is kept beside it.
    page.goto("/me")
    page.wait_for_selector("main dl, main .none")
    while not page.locator("main dl").count():
        page.reload()
        page.wait_for_selector("main dl, main .none")
    yield "me"


def _turn(person: Person) -> Iterator[str]:
    page = person.page
    person.touch(page.locator(".offer.dear").first)
    page.wait_for_selector(".told")
    yield "refused"
    person.touch(page.locator(".told [data-do=close]"))
    person.touch(person.glowing("market").first)
    person.touch(person.glowing("cell").first)
    page.wait_for_selector(".staged")
    yield "staged"
    person.cancel()


def sheets(person: Person) -> Iterator[str]:
    """What lies over the table on request, and what somebody else has."""
    page = person.page
    for name in ("people", "info", "rules", "settings"):
        button = page.locator(f"nav [data-do={name}]")
        if button.count():
            person.touch(button)
            page.wait_for_selector("dialog[open]")
            yield name
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
    person.touch(page.locator(".player button").nth(1))
    page.wait_for_selector(".whose, dialog[open]")
    yield "other"
    page.keyboard.press("Escape")
