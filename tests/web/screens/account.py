"""One's account, profiles, people one knows, and invitations."""

from server.prepared import never, played
from web.person import Person
from web.screens.registry import SCREENS, screen

_NAMES = ("Theodora Castellani", "Bea", "Wilhelmina van den Broek")


def has_played(person: Person) -> list[dict[str, str]]:
    """The people with whom the person has finished games, once the server has counted them."""
    person.come_in()
    for name in _NAMES:
        path = person.lay_out(played("palace", never, players=2), name)
        assert person.page.request.get(f"/api/tables/{path.removeprefix('/t/')}").ok
    while True:
        found: list[dict[str, str]] = person.page.request.get("/api/me/people").json()["people"]
        if len(found) >= len(_NAMES):
            return found
        person.page.wait_for_timeout(50)


@screen("account")
def _(person: Person) -> None:
    person.come_in()
    person.touch(person.doing("devices"))
    person.page.wait_for_selector("[data-choice=avatar] img[src*=path]")


@screen("avatar")
def _(person: Person) -> None:
    """Composing another one."""
    SCREENS["account"](person)
    person.touch(person.doing("change-avatar"))
    person.page.wait_for_selector("[data-part=cloth]")


@screen("people")
def _(person: Person) -> None:
    has_played(person)
    person.page.goto("/people")
    person.page.wait_for_selector("[data-known] [data-do=invite]")


@screen("people-nobody")
def _(person: Person) -> None:
    person.come_in("/people", "[data-says=nobody-known]")


@screen("profile")
def _(person: Person) -> None:
    has_played(person)
    own = person.page.request.get("/api/me").json()["guest"]["person"]
    person.page.goto(f"/people/{own}")
    person.page.wait_for_selector("[data-shows=profile] [data-known]")


@screen("profile-missing")
def _(person: Person) -> None:
    person.come_in("/people/nobody", "[data-says=no-profile]")
    person.forgive("the server responded")


@screen("waiting-room-invite")
def _(person: Person) -> None:
    """Somebody is invited, and others can be."""
    has_played(person)
    person.page.goto("/people")
    person.touch(person.doing("invite").first)
    person.page.wait_for_selector("[data-shows=invite] [data-known] [data-do=invite]")


@screen("invited")
def _(person: Person) -> None:
    """To a table, at the top of the home page: who has invited is another person in this
    browser."""
    person.come_in()
    guest = person.page.request.get("/api/me").json()["guest"]["person"]
    own = person.page.context.cookies()
    token = person.token
    person.page.context.clear_cookies()
    ask = person.page.request
    assert ask.post("/api/guests", data={"name": "Theodora Castellani"}).ok
    path = person.lay_out(played("palace", never, players=2), token)
    assert ask.get(f"/api/tables/{path.removeprefix('/t/')}").ok
    while not ask.get("/api/me/people").json()["people"]:
        person.page.wait_for_timeout(50)
    table = ask.post("/api/tables", data={"game": "palace", "seats": [{}, {}]}).json()["id"]
    assert ask.post(f"/api/tables/{table}/invitations", data={"person": guest}).ok
    person.page.context.clear_cookies()
    person.page.context.add_cookies(own)  # type: ignore[arg-type]
    person.page.goto("/")
    person.page.wait_for_selector("[data-shows=invitations] img[src*=path]")
