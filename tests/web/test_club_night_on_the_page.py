"""A club night in several browsers: opened, joined, played and won."""

from playwright.sync_api import expect

from web.conftest import Sit


def test_a_host_opens_a_club_night_and_somebody_joins_by_link(sit: Sit) -> None:
    ann, bea = sit(), sit("phone")
    ann.come_in(game="dice")
    ann.touch(ann.page.locator("[data-go=night]"))
    for _ in range(2):
        ann.touch(ann.page.get_by_role("button", name="Fewer players at each table"))
    ann.touch(ann.doing("open-night"))
    link = ann.page.locator("[data-qr]").get_attribute("data-qr") or ""
    bea.come_in()
    bea.page.goto(link[link.index("/night/") :])
    bea.touch(bea.doing("join-night"))
    expect(ann.page.locator("tr[data-person]")).to_have_count(2)
    ann.touch(ann.doing("start-round"))
    for person in (ann, bea):
        person.touch(person.doing("go-to-table"))
        person.page.wait_for_selector("main.table")
    assert ann.page.url == bea.page.url


def test_who_has_won_goes_back_and_sees_the_standings(sit: Sit) -> None:
    ann, bea = sit(), sit("phone")
    for person in (ann, bea):
        person.come_in()
    path = ann.lay_night(bea, runs=True, size=2, rounds=1)
    for person in (ann, bea):
        person.page.goto(path)
        person.touch(person.doing("go-to-table"))
        person.page.wait_for_selector("main.table")
    wall = sit()
    wall.page.goto(path.replace("night", "wall", 1))
    expect(wall.page.locator(".standings li")).to_have_count(2)
    ann.page.goto(path)
    ann.touch(ann.doing("leave-night"))
    ann.touch(ann.doing("leave-night-really"))
    bea.touch(bea.page.locator("dialog[data-shows=ended] [data-do=again]"))
    leader = bea.page.locator("tr[data-person]").first
    expect(leader).to_have_attribute("data-person", "1")
    expect(leader.locator(".points")).to_have_text("60")
    expect(wall.page.locator(".standings li").first).to_contain_text("60")


def test_the_host_hands_over_and_the_new_one_ends_the_night(sit: Sit) -> None:
    ann, bea = sit(), sit("phone")
    for person in (ann, bea):
        person.come_in()
    path = ann.lay_night(bea, "Cleo", played=1)
    ann.page.goto(path)
    ann.touch(ann.page.locator("li[data-person='1'] [data-do=person]"))
    ann.touch(ann.doing("hand-over"))
    ann.touch(ann.doing("hand-over-really"))
    expect(ann.doing("start-round")).to_have_count(0)
    bea.page.goto(path)
    bea.touch(bea.doing("finish-night"))
    bea.touch(bea.doing("finish-night-really"))
    for person in (ann, bea):
        person.page.wait_for_selector("[data-stage=over]")
