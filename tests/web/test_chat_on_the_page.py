"""What people say to each other: players beside the game, spectators among themselves."""

from playwright.sync_api import Locator, expect

from web.conftest import Sit
from web.person import Person


def named(person: Person, name: str) -> Person:
    person.come_in()
    assert person.page.request.post("/api/guests", data={"name": name}).ok
    return person


def begun(ann: Person, bea: Person) -> str:
    """A game of two, open before both of them; its path."""
    request = {"game": "palace", "seats": [{}, {}, {"bot": "random"}], "pace": 5000}
    table = ann.page.request.post("/api/tables", data=request).json()["id"]
    assert bea.page.request.post(f"/api/tables/{table}/sit", data={}).ok
    assert ann.page.request.post(f"/api/tables/{table}/start").ok
    for person in (ann, bea):
        person.page.goto(f"/t/{table}")
        person.page.wait_for_selector("main.table")
    return f"/t/{table}"


def lines(chat: Locator) -> Locator:
    return chat.locator("[data-line] .text")


def test_players_read_each_others_phrases_in_their_own_language_beside_the_log(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), named(sit("phone", language="nl-NL"), "Bea")
    begun(ann, bea)
    chat = ann.open_chat()
    assert ann.page.locator("dialog[open]").count() == 0
    expect(ann.page.locator("[data-tab=log]")).to_be_visible()
    ann.touch(ann.doing("phrases"))
    ann.touch(ann.page.locator("[data-phrase=good-luck]"))
    expect(lines(chat)).to_have_text(["Good luck!"])
    expect(bea.page.locator("div.notice")).to_contain_text("Ann: Veel succes!")
    dutch = bea.open_chat()
    expect(lines(dutch)).to_have_text(["Veel succes!"])
    dutch.locator("form input").fill("Jij ook <b>veel</b>")
    bea.touch(bea.doing("say"))
    expect(lines(chat)).to_have_text(["Good luck!", "Jij ook <b>veel</b>"])


def test_spectators_are_seen_know_that_they_watch_and_are_heard_when_it_is_over(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), named(sit("phone"), "Bea")
    eve, zoe = named(sit("phone"), "Eve"), sit()
    path = begun(ann, bea)
    for person in (eve, zoe):
        person.page.goto(path)
        expect(person.page.locator("[data-says=watching]")).to_be_visible()
    expect(eve.page.locator("[data-says=watching]")).to_contain_text("1 other")
    chat = ann.open_chat()
    expect(chat.locator("[data-shows=spectators]")).to_have_text("Watching: Eve and 1 guest")
    talk = zoe.open_chat()
    zoe.page.get_by_label("Your name").fill("Zoe")
    zoe.touch(zoe.doing("join-chat"))
    expect(chat.locator("[data-shows=spectators]")).to_have_text("Watching: Eve and Zoe")
    talk.locator("form input").fill("Bea has all the money")
    zoe.touch(zoe.doing("say"))
    heard = eve.open_chat()
    expect(lines(heard)).to_have_text(["Bea has all the money"])
    expect(heard.locator("[data-channel=spectators]")).to_contain_text("Spectator")
    chat.locator("form input").fill("Good game")
    ann.touch(ann.doing("say"))
    expect(lines(heard)).to_have_text(["Bea has all the money", "Good game"])
    expect(lines(chat)).to_have_text(["Good game"])
    for person in (ann, bea):
        if person is bea:
            person.touch(person.doing("agree-to-end"))
        else:
            person.choose_from_bar("people")
            person.touch(person.doing("agree"))
    expect(bea.page.locator("dialog[data-shows=ended]")).to_be_visible()
    ann.touch(ann.page.locator("dialog[data-shows=ended] [data-do=look]"))
    expect(lines(ann.open_chat())).to_have_text(["Bea has all the money", "Good game"])
