"""Tables with other people: chat, spectators, and moves taken back."""

from server.prepared import played
from web.moments import in_the_middle
from web.person import Person
from web.screens.registry import SCREENS, screen
from web.test_taking_back import with_moves_and_no_draws


@screen("chat")
def _(person: Person) -> None:
    person.come_in()
    person.page.goto(person.lay_out(played("palace", in_the_middle), "Bea", "Theodora Castellani"))
    person.page.wait_for_selector(".prompt.yours")
    person.open_chat()


@screen("chat-phrases")
def _(person: Person) -> None:
    SCREENS["chat"](person)
    person.touch(person.page.locator("[data-do=phrases]:visible"))
    person.page.wait_for_selector("[data-shows=phrases]")


@screen("retraction")
def _(person: Person) -> None:
    person.come_in()
    person.page.goto(person.lay_out(with_moves_and_no_draws(), "Bea"))
    person.touch(person.doing("retract"))
    person.page.wait_for_selector("[data-shows=retraction]")


@screen("watching")
def _(person: Person) -> None:
    person.come_in()
    path = person.lay_out(played("dice", in_the_middle), "Bea")
    person.page.context.clear_cookies()
    person.page.goto(path)
    person.page.wait_for_selector("[data-says=watching]")


@screen("watching-chat")
def _(person: Person) -> None:
    SCREENS["watching"](person)
    person.open_chat()
    person.page.wait_for_selector("[data-do=join-chat]:visible")
