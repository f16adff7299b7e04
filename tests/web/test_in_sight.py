"""What is in sight at once, without scrolling, on the screens that most people have."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from alhambra.server.wire.games import GameName
from server.prepared import never, played
from web.conftest import Sit
from web.moments import in_phase, in_the_middle, late
from web.person import Person
from web.screens.palace import WIDE
from web.screens.registry import GAMES, MODULES

WIDE_WINDOWS = [(1366, 657), (820, 1180), (1440, 900)]


def all_are_in_sight(what: Locator, number: int) -> None:
    expect(what).to_have_count(number)
    for each in what.all():
        expect(each).to_be_in_viewport(ratio=1)


def on_each(person: Person, sizes: list[tuple[int, int]]) -> Iterator[None]:
    """The same page in windows of these sizes, once it has found its layout."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.is_at_rest()
        yield


def test_six_players_with_all_modules(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("palace", in_the_middle, 6, MODULES))
    for _ in on_each(person, WIDE_WINDOWS):
        all_are_in_sight(person.page.locator(".player"), 6)


@pytest.mark.parametrize("game", GAMES)
def test_who_leads_in_every_type(sit: Sit, game: GameName) -> None:
    person = sit()
    person.sit_at(played(game, in_the_middle))
    leads = person.page.locator("[role=tabpanel]").filter(has=person.page.locator("tbody")).first
    for _ in on_each(person, WIDE_WINDOWS):
        all_are_in_sight(leads.locator("tbody tr"), 6)


def test_what_the_columns_of_the_standings_mean(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("palace", in_the_middle))
    person.touch(person.doing("info"))
    legend = person.page.locator("dialog[data-shows=info] .legend")
    expect(legend).to_be_in_viewport(ratio=1)
    expect(legend).to_contain_text("Points by place")


def test_all_walls_of_a_tile_to_take(sit: Sit) -> None:
    person = sit("phone")
    person.sit_at(played("alcazaba", in_phase("take")))
    choice = person.glowing("choice").first
    for _ in on_each(person, [(320, 568), (390, 664), (844, 390)]):
        tile = choice.locator("[data-piece]").bounding_box()
        name = choice.locator("b").bounding_box()
        assert tile
        assert name
        assert tile["y"] + tile["height"] <= name["y"]


def test_that_the_last_turns_have_come(sit: Sit) -> None:
    person = sit()
    person.sit_at(played("palace", late, seed=WIDE))
    person.sees("Last turns!")


@pytest.mark.parametrize(("width", "height"), [(390, 664), (1366, 657)])
def test_everybodys_points_at_the_end(sit: Sit, width: int, height: int) -> None:
    person = sit("phone" if width < height else "desktop")
    person.page.set_viewport_size({"width": width, "height": height})
    person.go_to(played("palace", never), "dialog[data-shows=over]")
    all_are_in_sight(person.page.locator("dialog table").first.locator("tbody tr"), 3)
