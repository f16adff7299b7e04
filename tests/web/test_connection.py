"""What is picked stays picked, and what was played stays played, whatever happens to the line."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from alhambra.core.messages import Message
from server.serving import ServerProcess
from web.cable import Cable
from web.conftest import Sit
from web.person import Person


@pytest.fixture
def cable(server: ServerProcess) -> Iterator[Cable]:
    cable = Cable(server.port)
    yield cable
    cable.unplug()


def table_of(person: Person) -> tuple[str | None, list[str], list[str], list[str]]:
    """What the page shows of the game."""

    def labels(kind: str) -> list[str]:
        return [each.get_attribute("aria-label") or "" for each in person.spots(kind).all()]

    version = person.page.locator("main.table").get_attribute("data-version")
    return version, labels("hand"), labels("tile"), labels("display")


def test_a_connection_drops_in_mid_turn(sit: Sit, cable: Cable) -> None:
    person = sit(host=f"127.0.0.1:{cable.port}")
    person.settle()
    person.play_now()
    person.awaits()
    cards = person.cards()
    person.touch(person.glowing("display").first)
    cable.cut()
    person.sees(str(Message("offline")))
    expect(person.page.locator(".picked[data-spot^='display:']")).to_have_count(1)
    # Confirmed in the dark, it is played once there is light.
    person.confirm()
    cable.mend()
    expect(person.page.get_by_text(str(Message("offline")))).to_have_count(0)
    expect(person.spots("hand")).to_have_count(cards + 1)
    person.awaits()
    shown = table_of(person)
    person.page.reload()
    person.awaits()
    assert table_of(person) == shown


@pytest.mark.own_server
def test_the_server_is_killed_in_mid_game_and_comes_back(sit: Sit, server: ServerProcess) -> None:
    person = sit()
    person.settle()
    person.play_now()
    for _ in range(3):
        person.awaits()
        before = person.cards()
        person.touch(person.glowing("display").first)
        person.confirm()
        expect(person.spots("hand")).to_have_count(before + 1)
    person.awaits()
    shown = table_of(person)
    server.kill()
    person.sees(str(Message("offline")))
    server.start(server.port)
    expect(person.page.get_by_text(str(Message("offline")))).to_have_count(0)
    assert table_of(person) == shown
    person.touch(person.glowing("display").first)
    person.confirm()
    expect(person.spots("hand")).to_have_count(before + 2)


def test_somebody_else_looks_on_and_sees_no_hand(sit: Sit) -> None:
    person = sit()
    person.play_now()
    person.awaits()
    other = sit()
    other.page.goto(person.page.url)
    other.page.wait_for_selector("main.table")
    expect(other.spots("market")).to_have_count(4)
    assert other.spots("hand").count() == 0
    assert other.page.locator(".actions").count() == 0
