"""A whole game in the browser, by clicks on a desktop and by taps on a phone."""

import pytest
from playwright.sync_api import expect

from server.prepared import played
from web.chromium import SCREENS
from web.conftest import Sit, in_full
from web.moments import in_phase
from web.playing import LESSONS, Player

SCORINGS = ["First scoring", "Second scoring", "Final scoring"]


@pytest.mark.whole_game
@pytest.mark.own_server
@pytest.mark.parametrize("screen", in_full(SCREENS, "phone"))
def test_somebody_plays_a_game_to_its_end(sit: Sit, screen: str) -> None:
    person = sit(screen)
    person.settle()
    person.play_now()
    player = Player(person)
    player.play_on()
    assert player.done == set(LESSONS)
    assert player.scorings == SCORINGS
    final = person.page.locator("dialog[open]")
    for name in ("Guest", "Zaida", "Badis"):
        expect(final).to_contain_text(name)
    with person.page.expect_download() as download:
        person.touch(person.doing("download"))
    record = download.value.path().read_text()
    assert record.startswith('[Format "alhambra 1"]')
    assert "= won" in record


@pytest.mark.parametrize(("opponents", "given"), [(1, 1), (2, 0)])
def test_tiles_are_offered_to_dirk_only_where_he_plays(
    sit: Sit, opponents: int, given: int
) -> None:
    person = sit("phone")
    person.sit_at(played("palace", in_phase("place"), players=opponents + 1))
    expect(person.spots("yard")).to_have_count(1)
    expect(person.spots("dirk")).to_have_count(given)
