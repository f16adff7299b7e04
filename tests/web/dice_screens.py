"""Every screen of the games with dice, one after another, for whoever wants to look at each."""

from collections.abc import Iterator

from playwright.sync_api import expect

from web.person import Person
from web.screens import sheets
from web.shortcut import forward


def every_dice_screen(person: Person, game: str, **choices: str | int) -> Iterator[str]:
    """Goes to each screen in turn and says its name; what is on it then is at rest."""
    page = person.page
    person.settle(game=game, opponents=1, **choices)
    page.goto("/")
    page.wait_for_selector("[data-do=play]")
    yield "home"
    person.play_now()
    person.awaits()
    yield "table"
    yield from _turn(person)
    yield from sheets(person)
    _place_markers(person)
    yield "results"
    if person.glowing("choice").count():
        person.touch(person.glowing("choice").first)
        expect(person.page.locator(".choice.picked")).to_have_count(1)
        yield "chosen"
        person.cancel()
    forward(person, 2)
    page.wait_for_selector("dialog[data-shows=scoring] table")
    yield "scoring"
    person.watch_scorings()
    yield "middle"
    forward(person, 3)
    person.watch_scorings()
    page.wait_for_selector("dialog[data-shows=over]")
    yield "over"


def _turn(person: Person) -> Iterator[str]:
    page = person.page
    empty = page.locator("[data-spot^='column:']:not(.glows)")
    if empty.count():
        person.touch(empty.first)
        page.wait_for_selector(".told")
        yield "refused"
        person.touch(page.locator(".told [data-do=close]"))
    for number in (0, 1, 2):
        person.touch(person.spots("die").nth(number))
    person.touch(person.doing("weigh"))
    expect(page.locator(".chances")).to_have_count(6)
    yield "chances"
    person.touch(person.doing("weigh"))
    person.touch(person.glowing("column").first)
    yield "marker"
    person.cancel()


def _place_markers(person: Person) -> None:
    """Until something else is asked for than a marker, or a scoring is over."""
    table = person.page.locator("main.table")
    while True:
        if person.awaits() == "scoring":
            person.touch(person.doing("go-on"))
        elif person.glowing("column").count() and person.spots("die").count():
            before = table.get_attribute("data-version") or ""
            person.touch(person.glowing("column").first)
            person.confirm()
            expect(table).not_to_have_attribute("data-version", before)
        else:
            return
