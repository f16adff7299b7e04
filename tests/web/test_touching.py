"""Whatever lies on the table says what it is when it is tapped."""

import pytest
from playwright.sync_api import expect

from alhambra.server.wire.games import GameName
from server.prepared import played
from web.conftest import Sit
from web.moments import in_the_middle

LYING: list[tuple[GameName, str, str]] = [
    ("palace", "[aria-label='the fountain']", "the fountain"),
    ("dice", ".stakes p", "Points by place"),
    ("dice", ".start", "Start player"),
    ("rollwrite", ".track", "received"),
    ("rollwrite", ".line.row", "Row 1"),
    ("rollwrite", "[role=tabpanel] li", "Best place left"),
]


@pytest.mark.parametrize(("game", "thing", "says"), LYING)
def test_what_lies_on_the_table_says_what_it_is(
    sit: Sit, game: GameName, thing: str, says: str
) -> None:
    person = sit("desktop" if thing == ".start" else "phone")
    person.sit_at(played(game, in_the_middle))
    person.touch(person.page.locator(thing).first)
    expect(person.page.locator(".notice")).to_contain_text(says)


def test_a_button_does_what_it_does_and_says_nothing_more(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("dice", in_the_middle))
    person.touch(person.doing("turn"))
    expect(person.page.locator(".tracks")).to_be_visible()
    expect(person.page.locator(".notice")).to_have_count(0)
    person.touch(person.page.locator(".tracks li").first)
    expect(person.page.locator(".notice")).to_contain_text("building points")
