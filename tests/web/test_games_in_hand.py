"""The home page lists one's games: those that wait for one first, and those that are over."""

from playwright.sync_api import expect

from server.prepared import never, played
from web.conftest import Sit
from web.moments import in_the_middle, just_begun
from web.person import Person


def named(person: Person, name: str) -> Person:
    person.come_in()
    assert person.page.request.post("/api/guests", data={"name": name}).ok
    return person


def test_the_page_begins_with_the_games_in_which_it_is_our_turn(sit: Sit) -> None:
    ann, bea = named(sit("phone"), "Ann"), named(sit(), "Bea")
    ann.lay_out(played("palace", in_the_middle), bea)
    ann.lay_out(played("dice", just_begun), "Cleo")
    for person in (ann, bea):
        person.page.goto("/")
        person.page.wait_for_selector("a[data-table]")
    first = ann.page.locator("main > section").first
    expect(first.locator("a[data-table]")).to_have_count(2)
    expect(first).to_contain_text("With Bea and")
    expect(first).to_contain_text("moved")
    expect(bea.page.locator("[data-shows=your-turn]")).to_have_count(0)
    expect(bea.page.locator("a[data-table]")).to_contain_text("Waiting for Ann")


def test_finished_games_tell_their_result_are_found_and_hidden(sit: Sit) -> None:
    ann = named(sit(), "Ann")
    for game in ("palace", "dice", "rollwrite"):
        for other in ("Bea", "Cleo"):
            table = ann.lay_out(played(game, never), other).split("/")[-1]
            # A table that is opened stores what its game came to.
            assert ann.page.request.get(f"/api/tables/{table}").ok
    while len(ann.page.request.get("/api/me/games").json()["games"]) < 6:
        ann.page.wait_for_timeout(100)
    ann.page.goto("/")
    ann.touch(ann.page.locator("details:has([data-do=replay]) summary"))
    rows = ann.page.locator("details a[data-table]")
    expect(rows).to_have_count(6)
    expect(rows.first).to_contain_text("points")
    expect(rows.first).to_contain_text("of 3")
    ann.page.locator("[data-find]").fill("cleo")
    expect(rows).to_have_count(3)
    finished = ann.page.locator("details:has([data-find])")
    finished.get_by_role("radio", name="Dice", exact=True).check()
    expect(rows).to_have_count(1)
    ann.touch(ann.doing("hide"))
    expect(rows).to_have_count(0)
    ann.touch(ann.doing("show-hidden"))
    ann.touch(ann.doing("show"))
    expect(rows).to_have_count(1)


def test_a_rematch_that_somebody_wants_is_seen_from_home(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), named(sit("phone"), "Bea")
    path = ann.lay_out(played("dice", never), bea)
    bea.page.goto("/")
    assert ann.page.request.post(f"/api/tables/{path.split('/')[-1]}/again").ok
    bea.page.reload()
    asked = bea.page.locator("[data-shows=rematches] a[data-table]")
    expect(asked).to_contain_text("Ann wants a rematch.")
