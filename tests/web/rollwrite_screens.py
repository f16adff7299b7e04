"""Every screen of Roll & Write, one after another, for whoever wants to look at each."""

from collections.abc import Iterator

from web.person import Person
from web.playing_rollwrite import choose
from web.shortcut import forward


def rollwrite_screens(person: Person, opponents: int = 0, **choices: str | int) -> Iterator[str]:
    """Goes to each screen in turn and says its name; what is on it then is at rest."""
    for name in _screens(person, opponents, **choices):
        person.is_at_rest()
        yield name


def _screens(person: Person, opponents: int, **choices: str | int) -> Iterator[str]:
    page = person.page
    choose(person, opponents, **choices)
    page.goto("/")
    page.wait_for_selector("[data-do=play]")
    page.wait_for_selector("input[value=own]")
    yield "home"
    person.touch(page.locator("input[value=own]").first)
    page.wait_for_selector("dialog[data-shows=sheet]")
    person.touch(page.locator("[data-type=G]"))
    yield "editor"
    page.keyboard.press("Escape")
    person.play_now()
    person.awaits()
    yield "table"
    yield from _turn(person)
    if opponents:
        person.touch(page.locator(".player button").nth(1))
        page.wait_for_selector(".whose")
        yield "other"
        page.keyboard.press("Escape")
    for name in ("info", "rules"):
        if page.locator(f"nav [data-do={name}]").count():
            person.touch(page.locator(f"nav [data-do={name}]"))
            page.wait_for_selector("dialog[open]")
            yield name
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
    forward(person, 99, round=10)
    _watch(person, ".prompt.yours")
    yield "middle"
    forward(person, 99)
    page.wait_for_selector("dialog[data-shows=scoring] table")
    yield "scoring"
    _watch(person, "dialog[data-shows=over]")
    if not opponents:
        page.wait_for_selector("[data-do=record]")
    yield "over"


def _watch(person: Person, end: str) -> None:
    """However many scorings there are to be seen before."""
    page = person.page
    while True:
        page.wait_for_selector(f"dialog[data-shows=scoring], {end}")
        if not page.locator("dialog[data-shows=scoring]").count():
            return
        page.evaluate("document.querySelector('[data-do=go-on]')?.click()")


def _turn(person: Person) -> Iterator[str]:
    page = person.page
    person.touch(page.locator(".cell:not(.glows)").first)
    page.wait_for_selector(".told")
    yield "refused"
    person.touch(page.locator(".told [data-do=close]"))
    person.touch(page.locator(".edge.glows").first)
    page.wait_for_selector(".price")
    yield "held"
    person.touch(page.locator(".edge.glows:not(.picked)").first)
    page.wait_for_selector(".prompt[data-says=rw-prompt-turned]")
    page.wait_for_selector(".cell.glows, .take.glows")
    person.touch(page.locator(".cell.glows, .take.glows").first)
    page.wait_for_selector("[data-do=confirm]:not(:disabled)")
    yield "staged"
    person.cancel()
