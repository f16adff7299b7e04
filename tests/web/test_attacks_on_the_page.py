"""The show of an attack explains what it costs: after each scoring in another way (I-02, I-03)."""

import pytest
from playwright.sync_api import Locator, expect

from alhambra.core.scoring import Points
from alhambra.parts.attacks import NOT_BELOW_ZERO
from web.attacks import attacked_game, game_with_somebody_spared, look_at_attack
from web.conftest import Sit
from web.person import Person

COSTS = {
    "A": "costs 1 point.",
    "B": "costs 2 points.",
    "C": "costs 3 points. Each open side facing",
}


@pytest.mark.parametrize("after", list(COSTS))
def test_an_attack_shows_the_open_sides_and_what_each_costs(sit: Sit, after: str) -> None:
    person = sit("phone")
    attack = look_at_attack(person, attacked_game(), after)
    show = _show(person)
    expect(show.locator("h2")).to_have_text(f"Attack from the {attack.detail}")
    expect(show.locator("p").first).to_contain_text(f"facing {attack.detail} {COSTS[after]}")
    lines = show.locator("li:has([data-part])")
    expect(lines).to_have_count(len(attack.seats))
    for seat, points in enumerate(attack.seats):
        assert _sums_shown(lines.nth(seat)) == _sums_counted(points)


def test_whoever_runs_out_of_points_is_spared_the_rest(sit: Sit) -> None:
    person = sit("desktop")
    attack = look_at_attack(person, game_with_somebody_spared(), "A")
    spared = [
        seat
        for seat, points in enumerate(attack.seats)
        if points.counted[0] is not None and points.counted[0].parts[-1][0] == NOT_BELOW_ZERO
    ]
    lines = _show(person).locator("li:has([data-part])")
    for seat in range(len(attack.seats)):
        number = 1 if seat in spared else 0
        expect(lines.nth(seat).get_by_text("never below zero")).to_have_count(number)


def _show(person: Person) -> Locator:
    return person.page.locator("dialog[data-shows=scoring]")


def _sums_shown(line: Locator) -> dict[str, str]:
    parts = line.locator("[data-part]")
    return {
        parts.nth(k).get_attribute("data-part") or "": parts.nth(k).locator(".sum").inner_text()
        for k in range(parts.count())
    }


def _sums_counted(points: Points) -> dict[str, str]:
    counted = points.counted[0]
    assert counted is not None
    return {side: f"{number} × {-each}" for side, number, each in counted.parts}
