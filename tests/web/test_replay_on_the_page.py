"""Looking at a game again: step by step, with anybody's eyes, from a file or a link."""

import re

import pytest
from playwright.sync_api import FilePayload, Locator, Response, expect

from alhambra.core.messages import Message
from web.conftest import Sit
from web.person import Person
from web.records import record


def upload(person: Person, text: str | bytes) -> None:
    content = text.encode() if isinstance(text, str) else text
    file: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": content}
    person.doing("upload").set_input_files(file)


def look(person: Person, text: str | None = None) -> int:
    """At a record that was uploaded; how many moves it has."""
    person.page.goto("/")
    upload(person, text or record())
    at(person, 0)
    return int(person.page.get_by_label("Moves", exact=True).get_attribute("max") or "")


def at(person: Person, move: int) -> None:
    """Waits until the table shows it."""
    expect(person.page.locator(f"[data-move='{move}']")).to_be_attached()
    expect(person.page.locator(f"main.table[data-version='{move}']")).to_be_attached()


def press(person: Person, key: str) -> None:
    person.page.keyboard.press(key)


def scorings(person: Person, last: int) -> list[int]:
    """The moves with a scoring, by going to each."""
    press(person, "Home")
    at(person, 0)
    found = [0]
    while found[-1] != last:
        press(person, "ArrowDown")
        expect(person.page.locator(f"[data-move='{found[-1]}']")).to_have_count(0)
        found.append(int(person.page.locator("[data-move]").get_attribute("data-move") or ""))
    return found[1:]


def test_arrow_keys_go_through_a_game(sit: Sit) -> None:
    person = sit()
    last = look(person)
    expect(person.page.locator(".prompt")).to_have_text("The game begins.")
    for key, move in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        press(person, key)
        at(person, move)
    expect(person.page.locator(".prompt")).to_contain_text("The game is over")
    assert len(scorings(person, last)) == 3
    expect(person.page.locator(".flag")).to_have_text(["A", "B", "C"])
    expect(person.page.get_by_role("list", name="Log")).to_contain_text("Final scoring")
    assert person.page.locator("dialog[open]").count() == 0


def test_fingers_go_through_a_game(sit: Sit) -> None:
    person = sit("phone")
    last = look(person)
    for button, move in (("on", 1), ("on", 2), ("back", 1)):
        person.touch(person.doing(button))
        at(person, move)
    person.touch(person.doing("last"))
    expect(person.doing("show-scoring")).to_be_visible()
    person.touch(person.doing("show-scoring"))
    expect(person.page.locator("dialog[open]")).to_contain_text("First scoring")
    person.page.wait_for_selector("dialog table")
    person.touch(person.doing("go-on"))
    person.page.get_by_label("Moves", exact=True).fill(str(last))
    at(person, last)


def test_a_game_plays_by_itself_until_it_is_stopped(sit: Sit) -> None:
    person = sit()
    look(person)
    for _ in range(2):
        person.touch(person.doing("speed"))
    expect(person.doing("speed")).to_have_text("4×")
    person.touch(person.doing("play"))
    # On a busy machine, a moment may have passed before anybody looks.
    person.page.wait_for_function(
        "() => Number(document.querySelector('[data-move]').dataset.move) >= 3"
    )
    person.touch(person.doing("pause"))
    expect(person.doing("play")).to_be_visible()


def test_the_next_moments_are_there_before_they_are_asked_for(sit: Sit) -> None:
    person = sit()
    look(person)
    press(person, "ArrowRight")
    at(person, 1)
    person.page.wait_for_load_state("networkidle")
    person.page.context.set_offline(True)
    for key, move in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("ArrowLeft", 1)):
        press(person, key)
        at(person, move)
    person.page.context.set_offline(False)
    person.forgive("ERR_INTERNET_DISCONNECTED")


def hand(person: Person) -> Locator:
    return person.spots("hand")


def test_a_seats_eyes_see_other_hands_once_they_are_shown(sit: Sit) -> None:
    person = sit()
    last = look(person)
    seen: list[tuple[int, list[bool]]] = []

    def note(answer: Response) -> None:
        if re.search(r"/moments/\d+\?seat=1$", answer.url):
            moment = answer.json()
            hands = [seat["hand"] is not None for seat in moment["view"]["seats"]]
            seen.append((moment["number"], hands))

    person.doing("eyes").select_option("Bea")
    expect(person.page.locator(".player.shown")).to_contain_text("Bea")
    person.page.on("response", note)
    for move in (5, 6, 30):
        person.page.get_by_label("Moves", exact=True).fill(str(move))
        at(person, move)
        expect(person.page.locator(".player.shown")).to_contain_text("Bea")
        expect(hand(person)).not_to_have_count(0)
    press(person, "End")
    at(person, last)
    person.page.wait_for_load_state("networkidle")
    early = [hands for number, hands in seen if number < 40]
    assert len(early) >= 3
    assert all(hands == [False, True, False] for hands in early)
    assert [True, True, True] in [hands for number, hands in seen if number == last]


def test_a_spectators_eyes_see_no_hand(sit: Sit) -> None:
    person = sit()
    look(person)
    expect(hand(person)).not_to_have_count(0)
    person.doing("eyes").select_option("Spectator")
    expect(hand(person)).to_have_count(0)


def test_a_link_leads_to_a_position(sit: Sit) -> None:
    person = sit()
    look(person)
    person.doing("eyes").select_option("Bea")
    person.page.get_by_label("Moves", exact=True).fill("25")
    at(person, 25)
    person.page.wait_for_url(re.compile("#25,2$"))
    person.touch(person.doing("about"))
    field = person.page.get_by_label(str(Message("replay-link")))
    link = field.input_value()
    assert link.endswith("#25,2")
    other = sit("phone")
    other.page.goto(link)
    at(other, 25)
    expect(other.page.locator(".player.shown")).to_contain_text("Bea")
    other.page.evaluate("location.hash = '#3'")
    at(other, 3)


def test_nothing_can_be_played_in_a_game_that_is_looked_at(sit: Sit) -> None:
    person = sit()
    look(person)
    assert person.page.locator(".glows").count() == 0
    person.touch(person.spots("display").first)
    expect(person.page.locator(".notice")).to_contain_text(str(Message("replay-only")))


def test_points_are_told_by_cause_and_the_record_can_be_had(sit: Sit) -> None:
    person = sit()
    look(person)
    person.touch(person.doing("about"))
    sheet = person.page.locator("dialog[data-shows=about]")
    expect(sheet.get_by_role("img", name="Points during the game")).to_be_visible()
    expect(sheet.get_by_role("table", name="Points during the game")).to_contain_text("Player 3")
    sheet.get_by_role("radio", name="Bea").check()
    expect(sheet.get_by_role("table", name="Points during the game")).to_contain_text("Wall")
    with person.page.expect_download() as download:
        person.touch(person.doing("download"))
    assert download.value.path().read_text() == record()


def test_a_file_can_be_dropped(sit: Sit) -> None:
    person = sit()
    person.page.goto("/")
    person.page.wait_for_selector("[data-do=upload]")
    dropped = person.page.evaluate_handle(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], "game.txt"));
          return data;
        }""",
        record("treasure,builders,invaders,bazaars"),
    )
    section = person.page.locator("section[aria-labelledby=record-title]")
    section.dispatch_event("drop", {"dataTransfer": dropped})
    at(person, 0)
    press(person, "End")
    expect(person.page.locator(".prompt")).to_contain_text("The game is over")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (record().replace("= won", "= won 9", 1), "This game file has an error in line"),
        ("hello", "error in line 1: “hello” is not a tag, draw, move or scoring."),
        (b"\xff\xfe\x00", "A game file must be text in UTF-8."),
        ("# x\n" * 20_000, "Too large: the maximum is 64 KB."),
    ],
    ids=["wrong result", "no record", "no text", "too long"],
)
def test_a_file_that_is_no_record_is_refused_in_words(
    sit: Sit, content: str | bytes, said: str
) -> None:
    person = sit("phone")
    person.page.goto("/")
    upload(person, content)
    expect(person.page.get_by_role("alert")).to_contain_text(said)
    # The browser's own note of the refusal.
    person.forgive("the server responded")
    upload(person, record())
    at(person, 0)


def test_a_record_that_is_not_there_is_said_so(sit: Sit) -> None:
    person = sit()
    person.page.goto("/r/nothing")
    person.sees(str(Message("replay-nothing")))
    person.forgive("the server responded")
