"""A game that stands still: its players are offered an end, and nobody is forced."""

from playwright.sync_api import expect

from alhambra.server.wire.games import View
from alhambra.server.wire.palace import PalaceView
from server.prepared import played
from web.conftest import Sit

OFFER = "[data-shows=still]"
DEALT = 12
"""More cards than anybody is dealt."""


def hoard(view: View) -> str:
    """Only money, one card at a time."""
    return next(move for move in view.moves if move.startswith("take "))


def after_ten_rounds(view: View) -> bool:
    assert isinstance(view, PalaceView)
    return view.seats[0].cards >= DEALT + 10


def after_few(view: View) -> bool:
    assert isinstance(view, PalaceView)
    return view.seats[0].cards >= DEALT


def test_who_only_hoards_is_offered_an_end_and_may_play_on(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("palace", after_ten_rounds, choose=hoard))
    person.touch(person.doing("play-on"))
    expect(person.page.locator(OFFER)).to_have_count(0)


def test_the_end_that_was_offered_is_proposed(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("palace", after_ten_rounds, choose=hoard))
    person.touch(person.doing("propose-to-end"))
    expect(person.page.locator(OFFER)).to_have_count(0)
    # The others are bots, who agree.
    expect(person.page.locator("dialog[data-shows=ended]")).to_be_visible()


def test_before_ten_rounds_nothing_is_offered(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("palace", after_few, choose=hoard))
    expect(person.page.locator(OFFER)).to_have_count(0)
