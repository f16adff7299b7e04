"""People at a table in several browsers: seats, the host, talk, leaving and coming back."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from alhambra.core.messages import Message
from server.prepared import played
from server.serving import ServerProcess
from web.cable import Cable
from web.conftest import Sit
from web.moments import just_begun
from web.person import Person


def named(person: Person, name: str, **choices: str | int) -> Person:
    """Comes in under a name."""
    person.settle(**choices)
    person.page.goto("/")
    field = person.page.get_by_label("Your name")
    field.fill(name)
    with person.page.expect_response("**/api/guests"):
        field.press("Enter")
    return person


def choose(person: Person, name: str) -> None:
    person.page.get_by_role("radio", name=name, exact=True).check()


def seat(person: Person, number: int) -> Locator:
    return person.page.locator(f"li[data-seat='{number}']")


def open_table(person: Person) -> str:
    person.touch(person.doing("open-table"))
    person.page.wait_for_selector("[data-do=start]")
    return person.page.url


def together(host: Person, *others: Person) -> None:
    """A game of all of them, begun."""
    address = open_table(host)
    for other in others:
        other.page.goto(address)
        other.touch(other.doing("sit"))
        other.page.wait_for_selector("[data-do=leave]")
    host.touch(host.doing("start"))
    for person in (host, *others):
        person.page.wait_for_selector("main.table")


def look_at_people(person: Person) -> Locator:
    person.choose_from_bar("people")
    sheet = person.page.locator("dialog[data-shows=people]")
    expect(sheet).to_be_visible()
    return sheet


@pytest.mark.own_server
def test_a_listed_table_is_joined_from_the_home_page(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), sit("phone")
    choose(ann, "Public")
    choose(ann, "Minutes")
    open_table(ann)
    expect(ann.page.locator("[data-listed=true]")).to_contain_text("20 minutes")
    # The servers of these tests are for practice.
    expect(ann.page.locator("[data-listed=true]")).to_contain_text(str(Message("practice-means")))
    named(bea, "Bea")
    expect(bea.page.locator("li[data-table]")).to_contain_text("Ann")
    expect(bea.page.locator("li[data-table]")).to_contain_text(str(Message("practice")))
    bea.touch(bea.doing("join"))
    expect(seat(bea, 1)).to_contain_text("Bea")
    expect(seat(ann, 1)).to_contain_text("Bea")
    ann.touch(ann.doing("start"))
    expect(bea.page.locator("main.table [data-clock]").first).to_have_text(re.compile(r"\d+:\d\d"))
    expect(look_at_people(bea).locator("[data-says=practice]")).to_be_visible()


def test_seats_are_chosen_by_touch_and_the_host_sees_to_the_others(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), named(sit("phone"), "Bea")
    address = open_table(ann)
    bea.page.goto(address)
    bea.touch(seat(bea, 2).locator("[data-do=sit-here]"))
    expect(seat(ann, 2)).to_contain_text("Bea")
    bea.touch(seat(bea, 1).locator("[data-do=sit-here]"))
    expect(seat(ann, 1)).to_contain_text("Bea")
    ann.touch(seat(ann, 2).locator("[data-do=bot]"))
    ann.touch(ann.page.locator("dialog input[value=advanced]"))
    ann.touch(ann.doing("take-lubna"))
    expect(seat(bea, 2)).to_contain_text("Lubna")
    expect(seat(bea, 2)).to_contain_text(str(Message("level-name", {"level": "advanced"})))
    expect(seat(bea, 2).locator("[data-face=lubna]")).to_be_visible()
    ann.touch(seat(ann, 1).locator("[data-do=make-host]"))
    expect(bea.doing("start")).to_be_visible()
    bea.touch(seat(bea, 0).locator("[data-do=remove]"))
    bea.touch(bea.doing("remove-really"))
    expect(ann.page.locator("[data-says=removed]")).to_be_visible()
    bea.touch(bea.doing("restore"))
    expect(seat(bea, 0)).to_contain_text("Ann")
    expect(ann.page.locator("[data-says=removed]")).to_have_count(0)
    bea.touch(seat(bea, 0).locator("[data-do=remove]"))
    bea.touch(bea.doing("remove-really"))
    expect(ann.page.locator("[data-says=removed]")).to_be_visible()
    ann.touch(ann.doing("sit"))
    expect(seat(bea, 0)).to_contain_text("Ann")
    bea.touch(seat(bea, 0).locator("[data-do=ban]"))
    bea.touch(bea.doing("ban-really"))
    expect(ann.page.locator("[data-says=banned]")).to_be_visible()
    expect(ann.doing("sit")).to_have_count(0)
    bea.touch(bea.doing("unban"))
    expect(ann.doing("sit")).to_be_visible()
    bea.touch(bea.doing("close-table"))
    bea.touch(bea.doing("close-table-really"))
    expect(bea.doing("play")).to_be_visible()
    ann.sees(str(Message("no-such-table-here")))


def test_the_invitation_is_a_qr_code_too(sit: Sit) -> None:
    ann = named(sit("phone"), "Ann")
    address = open_table(ann)
    code = ann.page.locator("svg[data-qr]")
    assert (code.get_attribute("data-qr") or "").endswith(address.split("/")[-1])
    expect(code.locator("path")).to_have_attribute("d", re.compile("^M0 0h1v1h-1z"))


def test_people_talk_through_a_broken_line_and_are_muted(server: ServerProcess, sit: Sit) -> None:
    cable = Cable(server.port)
    ann = named(sit(), "Ann")
    bea = named(sit("phone", host=f"127.0.0.1:{cable.port}"), "Bea")
    path = open_table(ann).split("/t/")[1]
    bea.page.goto(f"/t/{path}")
    bea.touch(bea.doing("sit"))
    bea.page.wait_for_selector("[data-do=leave]")
    ann.touch(ann.doing("start"))
    bea.page.wait_for_selector("main.table")
    chat = bea.open_chat()
    cable.cut()
    bea.sees(str(Message("offline")))
    chat.locator("form input").fill("Sentence in the dark")
    bea.touch(bea.doing("say"))
    cable.mend()
    expect(ann.page.locator(".unread:visible").first).to_have_text("1")
    expect(ann.open_chat().locator("[data-line]")).to_have_count(1)
    expect(ann.page.locator(".unread:visible")).to_have_count(0)
    look_at_people(ann)
    ann.touch(ann.doing("mute"))
    expect(ann.doing("mute")).to_contain_text(str(Message("people-unmute")))
    ann.page.keyboard.press("Escape")
    chat.locator("form input").fill("Can you hear me?")
    bea.touch(bea.doing("say"))
    expect(chat.locator("[data-line]")).to_have_count(2)
    ann.page.locator("section.chat form input").fill("Quiet here")
    ann.touch(ann.doing("say"))
    expect(ann.page.locator("[data-line]").last).to_contain_text("Quiet here")
    assert "hear me" not in ann.page.content()
    cable.unplug()


def test_who_looks_on_sees_no_hand_and_cannot_play(sit: Sit) -> None:
    ann, eve = named(sit(), "Ann"), sit("phone")
    ann.play_now()
    ann.awaits()
    frames: list[str] = []
    eve.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda it: frames.append(str(it)))
    )
    eve.page.goto(ann.page.url)
    eve.page.wait_for_selector("main.table")
    assert eve.spots("hand").count() == 0
    look_at_people(eve)
    eve.sees(str(Message("people-watching")))
    assert eve.doing("resign").count() == 0
    assert frames
    assert all('"hand":[' not in frame for frame in frames)


def test_the_game_ends_when_all_agree_and_all_play_again(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), named(sit("phone"), "Bea")
    choose(ann, "With link")
    together(ann, bea)
    look_at_people(ann)
    ann.touch(ann.doing("agree"))
    question = bea.page.locator("[data-shows=end-proposal]")
    expect(question).to_contain_text("Ann proposes to end the game")
    bea.touch(bea.doing("decline-to-end"))
    expect(question).to_have_count(0)
    expect(ann.doing("agree")).to_have_text("Propose to end the game")
    ann.touch(ann.doing("agree"))
    bea.touch(bea.doing("agree-to-end"))
    for person in (ann, bea):
        expect(person.page.locator("dialog[data-shows=ended]")).to_contain_text("agreed")
    ann.touch(ann.page.locator("dialog[data-shows=ended] [data-do=again]"))
    ann.page.wait_for_selector("[data-do=start]")
    again = bea.page.locator("dialog[data-shows=ended] [data-do=again]")
    expect(again).to_have_text(str(Message("again-join")))
    wanted = Message("again-wanted", {"names": "Ann", "people": 1})
    expect(bea.page.locator("dialog[data-shows=ended]")).to_contain_text(str(wanted))
    bea.touch(again)
    expect(seat(ann, 1)).to_contain_text("Bea")
    expect(bea.page).to_have_url(ann.page.url)


def test_who_resigns_at_a_table_of_two_is_told_before_who_wins_by_it(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), named(sit("phone"), "Bea")
    request = {"game": "palace", "seats": [{}, {}]}
    table = ann.page.request.post("/api/tables", data=request).json()["id"]
    for person in (ann, bea):
        person.page.goto(f"/t/{table}")
    bea.touch(bea.doing("sit"))
    bea.page.wait_for_selector("[data-do=leave]")
    ann.touch(ann.doing("start"))
    bea.page.wait_for_selector("main.table")
    sheet = look_at_people(bea)
    expect(sheet).to_contain_text("10 minutes")
    bea.touch(bea.doing("resign"))
    expect(sheet).to_contain_text("The game will end, and Ann wins.")
    bea.touch(bea.doing("resign-really"))
    ending = "dialog[data-shows=ended] [data-says=ending]"
    expect(bea.page.locator(ending)).to_have_text("Bea resigned. Ann wins!")
    expect(ann.page.locator(ending)).to_have_text("Bea resigned. You win!")
    ann.touch(ann.page.locator("dialog[data-shows=ended] [data-do=replay]"))
    expect(ann.page).to_have_url(re.compile("/replay$"))


def test_a_bot_plays_for_somebody_who_comes_back(sit: Sit) -> None:
    ann = named(sit("phone"), "Ann", speed="calm")
    ann.play_now()
    ann.awaits()
    look_at_people(ann)
    ann.touch(ann.doing("bot-for-me"))
    ann.page.keyboard.press("Escape")
    bar = ann.page.locator("[data-shows=stand-in]")
    expect(bar).to_be_visible()
    expect(ann.page.locator("main.table")).not_to_have_attribute("data-version", "0")
    ann.touch(bar.locator("[data-do=take-back]"))
    expect(bar).to_have_count(0)
    ann.awaits()
    look_at_people(ann)
    ann.touch(ann.doing("resign"))
    ann.touch(ann.doing("resign-really"))
    expect(ann.page.locator("dialog[data-shows=ended]")).to_be_visible()


def test_the_seat_of_somebody_gone_is_handed_to_a_bot(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), named(sit("phone"), "Bea")
    request = {"game": "palace", "seats": [{}, {}], "gone_after": 1, "pace": 0}
    table = ann.page.request.post("/api/tables", data=request).json()["id"]
    for person in (ann, bea):
        person.page.goto(f"/t/{table}")
    bea.touch(bea.doing("sit"))
    bea.page.wait_for_selector("[data-do=leave]")
    ann.touch(ann.doing("start"))
    bea.page.wait_for_selector("main.table")
    sheet = look_at_people(ann)
    assert sheet.locator("[data-do=hand]").count() == 0
    bea.page.goto("/")
    expect(seat(ann, 1)).to_contain_text("Gone")
    ann.touch(sheet.locator("[data-do=hand]"))
    expect(seat(ann, 1)).to_contain_text(str(Message("people-stand-in")))
    ann.page.keyboard.press("Escape")
    expect(ann.open_chat()).to_contain_text("A bot is now playing for Bea.")
    bea.page.goto(f"/t/{table}")
    bea.touch(bea.page.locator("[data-shows=stand-in] [data-do=take-back]"))
    look_at_people(ann)
    expect(seat(ann, 1)).to_contain_text("Here")


def test_chance_waits_for_the_last_word(sit: Sit) -> None:
    ann = sit()
    ann.settle(confirm=True)
    ann.play_now()
    ann.awaits()
    cards = ann.cards()
    ann.touch(ann.glowing("display").first)
    ann.confirm()
    bar = ann.page.locator("[data-shows=last-word]")
    expect(bar).to_be_visible()
    expect(ann.page.locator("[data-spot^='display:']")).to_have_count(3)
    ann.touch(ann.doing("take-it-back"))
    expect(bar).to_have_count(0)
    expect(ann.spots("hand")).to_have_count(cards)
    ann.awaits()
    ann.touch(ann.glowing("display").first)
    ann.confirm()
    expect(bar).to_be_visible()
    ann.page.keyboard.press("Control+Enter")
    expect(bar).to_have_count(0)
    expect(ann.spots("hand")).to_have_count(cards + 1)
    expect(ann.spots("display")).to_have_count(4)


def test_somebody_comes_back_on_another_device(sit: Sit) -> None:
    ann, phone = named(sit(), "Ann"), sit("phone")
    ann.play_now()
    ann.page.goto("/")
    ann.touch(ann.doing("devices"))
    ann.touch(ann.doing("new-code"))
    code = ann.page.locator("output[data-code]").inner_text()
    link = ann.page.locator("svg[data-qr]").get_attribute("data-qr") or ""
    phone.page.goto("/back")
    phone.page.locator("input[data-code]").fill("no such thing")
    phone.touch(phone.doing("come-back"))
    phone.page.wait_for_selector("[role=alert]")
    phone.forgive("422")
    phone.page.goto("/")
    phone.page.goto("/back#" + link.split("#")[1])
    expect(phone.page.locator("input[data-code]")).to_have_value(code)
    phone.touch(phone.doing("come-back"))
    expect(phone.page.locator("a[data-table]")).to_have_count(1)
    assert code not in phone.page.url
    ann.touch(ann.doing("forget-code"))
    expect(ann.page.locator("output[data-code]")).to_have_count(0)


def test_who_has_games_here_is_asked_before_becoming_somebody_else(sit: Sit) -> None:
    ann, bea = sit(), sit("phone")
    for person in (ann, bea):
        person.come_in()
    code = ann.page.request.post("/api/me/code").json()["code"]
    bea.page.goto(bea.lay_out(played("palace", just_begun)))
    bea.page.wait_for_selector("main.table")
    bea.page.goto(f"/back#{code}")
    bea.touch(bea.doing("come-back"))
    expect(bea.page.locator("[data-says=back-replaces]")).to_be_visible()
    bea.touch(bea.doing("stay"))
    expect(bea.page.locator("a[data-table]")).to_have_count(1)


def test_running_games_go_along_to_whom_one_signs_in_as(sit: Sit) -> None:
    ann, bea = named(sit(), "Ann"), named(sit("phone"), "Bea")
    code = ann.page.request.post("/api/me/code").json()["code"]
    bea.page.goto(bea.lay_out(played("palace", just_begun)))
    bea.page.wait_for_selector("main.table")
    bea.page.goto(f"/back#{code}")
    bea.touch(bea.doing("come-back"))
    expect(bea.page.locator("[data-setting=take-games]")).to_be_checked()
    bea.touch(bea.doing("come-back"))
    expect(bea.page.locator("[data-shows=your-turn] a[data-table]")).to_have_count(1)
    bea.touch(bea.page.locator("a[data-table]"))
    expect(bea.page.locator(".player").first).to_contain_text("Ann")


def test_somebody_signs_out_a_device_and_deletes_what_is_stored(sit: Sit) -> None:
    ann, phone = named(sit(), "Ann"), sit("phone")
    ann.play_now()
    table = ann.page.url
    ann.page.goto("/")
    ann.touch(ann.doing("devices"))
    ann.touch(ann.doing("new-code"))
    code = ann.page.locator("output[data-code]").inner_text()
    assert phone.page.request.post("/api/me/back", data={"code": code}).ok
    phone.page.goto(table)
    phone.page.wait_for_selector("main.table")
    expect(phone.spots("hand")).not_to_have_count(0)
    ann.touch(ann.doing("leave-devices"))
    ann.touch(ann.doing("leave-devices-really"))
    expect(ann.page.locator("output[data-code]")).to_have_count(0)
    expect(phone.spots("hand")).to_have_count(0)
    with ann.page.expect_download() as saved:
        ann.touch(ann.doing("own-data"))
    assert json.loads(saved.value.path().read_text())["name"] == "Ann"
    ann.touch(ann.doing("delete-me"))
    ann.touch(ann.doing("delete-me-really"))
    expect(ann.page.locator("[data-says=deleted]")).to_be_visible()
    assert ann.page.request.get("/api/me").json()["guest"] is None
