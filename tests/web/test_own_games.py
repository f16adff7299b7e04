"""After the game: from its table to the replay, and what one's games came to."""

import re
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from server.playing import Person as Visitor
from server.serving import ServerProcess
from web.conftest import Sit
from web.person import Person
from web.shortcut import forward


def play_a_game(person: Person) -> str:
    """Against bots, to its end; the table's id."""
    ask = person.page.request
    assert ask.post("/api/guests", data={"name": "Guest"}).ok
    seats: list[dict[str, str]] = [{}, {"bot": "random"}, {"bot": "random"}]
    request = {"game": "palace", "seats": seats, "pace": 0}
    table = str(ask.post("/api/tables", data=request).json()["id"])
    forward(person, 3, table=urljoin(person.page.url, f"/t/{table}"))
    return table


def win_against(person: Person, visitor: Visitor) -> None:
    """A game from which the other one goes away at once."""
    seats: list[dict[str, str]] = [{}, {}]
    ask = person.page.request
    table = ask.post("/api/tables", data={"game": "palace", "seats": seats}).json()["id"]
    visitor.post(f"/api/tables/{table}/sit")
    assert ask.post(f"/api/tables/{table}/start").ok
    visitor.at(table).ask("resign")


def test_a_game_is_looked_at_again_from_its_end_and_from_home(sit: Sit) -> None:
    person = sit("phone")
    person.page.goto("/")
    table = play_a_game(person)
    person.page.goto(f"/t/{table}")
    person.touch(person.page.locator("dialog [data-do=replay]"))
    person.page.wait_for_url(f"**/t/{table}/replay*")
    expect(person.page.locator("[data-move='0']")).to_be_attached()
    person.page.go_back()
    person.page.wait_for_selector("dialog[data-shows=over]")
    person.page.goto("/")
    person.touch(person.page.locator("details:has([data-do=replay]) summary"))
    person.touch(person.doing("replay"))
    expect(person.page.locator("[data-move='0']")).to_be_attached()
    expect(person.page.locator(".player").first).to_contain_text("Guest")


def test_a_game_that_goes_on_cannot_be_looked_at_yet(sit: Sit) -> None:
    person = sit()
    person.play_now()
    person.page.goto(f"{person.page.url}/replay")
    person.sees("The game is not over yet.")
    person.forgive("the server responded")


@pytest.mark.rated
def test_statistics_tell_what_the_games_came_to(sit: Sit, server: ServerProcess) -> None:
    person = sit()
    person.page.goto("/me")
    person.sees("You have not finished a game yet")
    play_a_game(person)
    visitor = Visitor(server, "Bea")
    for _ in range(2):
        win_against(person, visitor)
    visitor.open.close()
    games = person.page.request.get("/api/me/games").json()["games"]
    while len(games) < 3:
        person.page.wait_for_timeout(100)
        games = person.page.request.get("/api/me/games").json()["games"]
    person.page.goto("/")
    person.touch(person.doing("me"))
    achievements = person.page.locator("dl")
    played = games[-1]
    for name, value in (
        ("Games", 3),
        ("Best score", played["points"]),
        ("Longest wall", max(game["wall"] for game in games)),
        ("Exact payments", sum(game["exact"] for game in games)),
    ):
        named = person.page.locator("dt").filter(has_text=re.compile(f"^{name}$"))
        feat = achievements.locator("div").filter(has=named).locator("dd")
        expect(feat).to_have_text(str(value))
    expect(achievements).to_contain_text("Rating")
    chart = person.page.locator("section[aria-labelledby=chart-title]")
    for measure in ("Points", "Longest wall", "Exact payments"):
        chart.get_by_role("radio", name=measure).check()
        expect(chart.locator("rect")).to_have_count(3)
    chart.get_by_role("radio", name="Rating").check()
    expect(chart.locator("circle")).to_have_count(2)
    person.touch(person.page.locator("section[aria-labelledby=history-title] a").last)
    expect(person.page.locator("[data-move='0']")).to_be_attached()
