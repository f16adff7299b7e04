"""Avatars, profiles, people one has played with, and spectators who are muted: several people."""

import re

from playwright.sync_api import expect

from alhambra.core.messages import Message
from server.prepared import never, played
from web.conftest import Sit
from web.person import Person
from web.test_people_on_the_page import look_at_people, named, open_table, together

AVATAR = re.compile(r"^[0-9ab]{7}$")


def has_played(ann: Person, bea: Person) -> None:
    """They have finished a game, which the server has counted; both are on the home page."""
    path = ann.lay_out(played("palace", never, players=2), bea)
    ask = ann.page.request
    assert ask.get(f"/api/tables/{path.removeprefix('/t/')}").ok
    while not ask.get("/api/me/people").json()["people"]:
        ann.page.wait_for_timeout(50)
    for person in (ann, bea):
        person.page.goto("/")


def test_an_avatar_is_drawn_in_the_account_and_seen_by_others(sit: Sit) -> None:
    ann, bea = named(sit("phone"), "Ann"), named(sit(), "Bea")
    ann.touch(ann.doing("devices"))
    face = ann.page.locator("[data-choice=avatar] [data-avatar]")
    before = face.get_attribute("data-avatar") or ""
    assert AVATAR.match(before)
    ann.touch(ann.doing("change-avatar"))
    ann.touch(ann.page.locator("[data-part=head] [data-do=more]"))
    ann.touch(ann.page.locator("[data-part=cloth] [data-do=less]"))
    chosen = face.get_attribute("data-avatar") or ""
    assert chosen != before
    ann.touch(ann.doing("save-avatar"))
    expect(ann.doing("change-avatar")).to_be_visible()
    ann.page.goto("/")
    bea.page.goto(open_table(ann))
    seen = bea.page.locator(f"li[data-seat='0'] [data-avatar='{chosen}']")
    expect(seen).to_have_attribute("src", re.compile("^data:image/svg.*path"))


def test_a_name_leads_to_a_profile_which_can_be_hidden(sit: Sit) -> None:
    ann, bea = named(sit("phone"), "Ann"), named(sit(), "Bea")
    has_played(ann, bea)
    bea.page.goto(open_table(ann))
    link = bea.page.locator("li[data-seat='0'] [data-go=profile]")
    path = link.get_attribute("href") or ""
    bea.touch(link)
    card = bea.page.locator("[data-shows=profile]")
    expect(card.locator("h1")).to_have_text("Ann")
    expect(card.locator("[data-game=palace]")).to_contain_text("1 game")
    expect(card.locator("[data-known=Bea]")).to_be_visible()
    ann.page.goto("/")
    ann.touch(ann.doing("devices"))
    with ann.page.expect_response("**/api/me/profile"):
        ann.page.locator("[data-setting=hidden]").check()
    bea.page.goto(path)
    expect(bea.page.locator("[data-says=no-profile]")).to_be_visible()
    bea.forgive("the server responded")
    ann.touch(ann.page.locator("[data-go=own-profile]"))
    expect(ann.page.locator("[data-says=own-profile]")).to_have_text(
        str(Message("profile-own-hidden"))
    )


def test_people_who_have_played_are_invited_again_and_come_or_decline(sit: Sit) -> None:
    ann, bea = named(sit("phone"), "Ann"), named(sit(), "Bea")
    has_played(ann, bea)
    ann.touch(ann.page.locator("[data-go=people]"))
    ann.touch(ann.page.locator("[data-known=Bea] [data-do=invite]"))
    ann.page.wait_for_selector("[data-do=start]")
    expect(ann.page.locator("[data-known=Bea]")).to_contain_text(str(Message("invited-waiting")))
    bea.page.goto("/")
    invitation = bea.page.locator("[data-invited]")
    expect(invitation).to_contain_text("Ann")
    bea.touch(invitation.locator("[data-do=accept]"))
    bea.touch(bea.doing("sit"))
    expect(ann.page.locator("li[data-seat='1']")).to_contain_text("Bea")
    ann.page.goto("/people")
    ann.touch(ann.page.locator("[data-known=Bea] [data-do=invite]"))
    ann.page.wait_for_selector("[data-do=start]")
    bea.page.goto("/")
    bea.touch(bea.doing("decline"))
    expect(bea.page.locator("[data-invited]")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("[data-known=Bea]")).to_contain_text(str(Message("invited-declined")))


def test_a_spectator_is_muted_by_the_host_for_everyone_and_by_a_player_alone(sit: Sit) -> None:
    ann, bea, eve = named(sit(), "Ann"), named(sit("phone"), "Bea"), named(sit(), "Eve")
    together(ann, bea)
    eve.page.goto(ann.page.url)
    eve.page.wait_for_selector("[data-says=watching]")
    people = look_at_people(bea)
    row = people.locator("[data-spectator=Eve]")
    expect(row.locator("[data-do=silence]")).to_have_count(0)
    bea.touch(row.locator("[data-do=mute]"))
    expect(row.locator("[data-do=mute]")).to_contain_text(str(Message("people-unmute")))
    row = look_at_people(ann).locator("[data-spectator=Eve]")
    ann.touch(row.locator("[data-do=silence]"))
    expect(row).to_contain_text(str(Message("spectator-silenced")))
    chat = eve.open_chat()
    chat.get_by_role("textbox").fill("Buy the tower")
    eve.touch(chat.locator("[data-do=say]"))
    expect(chat.get_by_role("alert")).to_have_text(str(Message("was-silenced")))
    ann.touch(row.locator("[data-do=silence]"))
    expect(row).to_contain_text(str(Message("spectator-watching")))
    eve.touch(chat.locator("[data-do=say]"))
    expect(chat.locator("[data-channel=spectators]")).to_contain_text("Buy the tower")
