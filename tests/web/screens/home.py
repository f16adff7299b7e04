"""The home page, and what is chosen there."""

from playwright.sync_api import FilePayload

from alhambra.bots.skill import LEVELS
from server.prepared import never, played
from web.moments import just_begun
from web.offline import is_kept
from web.person import RIVALS, Person
from web.records import record
from web.screens.registry import GAMES, SCREENS, screen

for _game in GAMES:
    SCREENS[f"home-{_game}"] = lambda person, game=_game: person.come_in(game=game)  # type: ignore[misc]


@screen("home-modules")
def _(person: Person) -> None:
    person.come_in(modules="treasure,invaders,bazaars")
    person.touch(person.page.locator("summary").first)


@screen("home-opponents")
def _(person: Person) -> None:
    """At different levels."""
    rivals = [{**rival, "level": level} for rival, level in zip(RIVALS, LEVELS, strict=True)]
    person.come_in(opponents=5, rivals=rivals)


@screen("opponent")
def _(person: Person) -> None:
    person.come_in()
    person.touch(person.doing("choose-opponent").first)
    person.page.wait_for_selector("dialog[data-shows=opponent]")


@screen("home-games")
def _(person: Person) -> None:
    person.come_in()
    for game in ("palace", "dice", "rollwrite"):
        person.lay_out(played(game, just_begun), "Theodora Castellani")
        person.lay_out(played(game, never), "Bea")
        person.lay_out(played(game, never))
    person.page.goto("/")
    person.page.wait_for_selector("a[data-table]")
    person.touch(person.page.locator("details:has([data-do=replay]) summary"))


@screen("home-one-device")
def _(person: Person) -> None:
    person.come_in()
    person.page.locator("input[value=device]").check()


@screen("lobby")
def _(person: Person) -> None:
    """The tables that wait for anybody."""
    seats: list[dict[str, str]] = [{}, {}, {}]
    person.come_in()
    ask = person.page.request
    if not ask.get("/api/tables/listed").json()["tables"]:
        for game in ("palace", "dice"):
            request = {"game": game, "seats": seats, "listed": True}
            assert ask.post("/api/tables", data=request).ok
    person.page.context.clear_cookies()
    person.page.goto("/")
    person.page.wait_for_selector("[data-do=join]")


@screen("devices")
def _(person: Person) -> None:
    person.come_in()
    person.touch(person.doing("devices"))
    person.touch(person.doing("new-code"))
    person.page.wait_for_selector("svg[data-qr]")


@screen("settings")
def _(person: Person) -> None:
    person.come_in()
    person.touch(person.doing("settings"))
    person.page.wait_for_selector("dialog[open]")


@screen("notifications")
def _(person: Person) -> None:
    """At the end of the settings."""
    SCREENS["settings"](person)
    person.page.locator("[data-field=mail-address]").scroll_into_view_if_needed()


@screen("notifications-refused")
def _(person: Person) -> None:
    """The mail server does not answer."""
    SCREENS["notifications"](person)
    person.page.locator("[data-field=mail-address]").fill("ann@example.org")
    person.touch(person.doing("send-code"))
    person.page.locator("dialog [role=alert]").scroll_into_view_if_needed()
    person.forgive("the server responded")


@screen("unsubscribe")
def _(person: Person) -> None:
    """Where the link of an email leads to."""
    person.come_in("/unsubscribe#token", "[data-says=unsubscribed]")


@screen("offline")
def _(person: Person) -> None:
    person.come_in()
    is_kept(person.page)
    person.page.context.set_offline(True)
    person.page.goto("/")
    person.page.wait_for_selector("[data-shows=offline]")


@screen("back")
def _(person: Person) -> None:
    person.come_in("/back", "[data-do=come-back]")


@screen("sheet-editor")
def _(person: Person) -> None:
    person.come_in(game="rollwrite")
    person.touch(person.page.locator("input[value=own]").first)
    person.page.wait_for_selector("dialog[data-shows=sheet]")


@screen("bad-record")
def _(person: Person) -> None:
    person.come_in()
    content = record().replace("= won", "= won 9", 1).encode()
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": content}
    person.doing("upload").set_input_files(file)
    person.page.wait_for_selector("[role=alert]")
    person.forgive("the server responded")
