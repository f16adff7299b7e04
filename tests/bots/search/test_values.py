"""Values of positions: their parts add up, and they are whole numbers, the same everywhere."""

import pytest

from alhambra import game
from alhambra.bots.search.chances import CERTAIN
from alhambra.bots.values import VALUATIONS, valuation, weights_of
from alhambra.core.state import CHANCE
from alhambra.core.table import Table
from random_games import some_states

ALL_MODULES = "treasure,builders,invaders,bazaars"


FEATURES_THERE = [
    [66665, 0, 0, 67000, 7000, 106, 3663, 1332, 2220, 2000, 0, 0, 0, 0, 0, 0],
    [66665, 0, 0, 69000, 4000, 111, 2997, 888, 555, 1000, 111, 0, 0, 0, 0, 0],
    [46998, 0, 0, 49000, 4000, 92, 3663, 222, 1665, 3000, 0, 0, 0, 0, 0, 0],
]
"""For every seat of one position."""


def views(name: str, players: int, modules: str = "") -> list[Table]:
    rules = game(name)
    state = rules.new(rules.options(players, {"modules": modules} if modules else {}))
    states = [s for s in some_states(state, 3, 1500) if s.to_act() not in (None, CHANCE)]
    found = [state.observe(state.to_act()) for state in states[::20]]
    return [view for view in found if isinstance(view, Table)]


@pytest.mark.parametrize(
    ("name", "players", "modules"),
    [("palace", 2, ""), ("palace", 5, ""), ("palace", 3, ALL_MODULES), ("rollwrite", 3, "")],
)
def test_the_parts_add_up_to_what_is_expected(name: str, players: int, modules: str) -> None:
    valued = valuation(name)
    for view in views(name, players, modules):
        expected = valued.expected(view)
        for seat in range(players):
            parts = valued.parts(view, seat)
            assert sum(parts.values()) == expected.points[seat]
            assert set(parts) == {"points", *[part.partition(".")[0] for part in valued.names]}
        assert CERTAIN - players <= sum(expected.wins) <= CERTAIN


@pytest.mark.parametrize("name", sorted(VALUATIONS))
def test_every_number_of_players_and_every_stage_has_weights_with_their_origin(name: str) -> None:
    weights = weights_of(name)
    rows = {(row["players"], row["stage"]) for row in weights["weighings"]}
    assert rows == {(players, stage) for players in game(name).players for stage in range(3)}
    assert weights["made"]["how"]
    for row in weights["weighings"]:
        assert set(row["weights"]) == set(valuation(name).names)


def test_a_value_is_the_same_to_the_bit_plain_and_compiled() -> None:
    state = game("palace").new(game("palace").options(3, {}))
    middle = [s for s in some_states(state, 11, 500) if s.to_act() not in (None, CHANCE)][-1]
    view = middle.observe(0)
    assert isinstance(view, Table)
    features = valuation("palace").features(view)
    assert all(isinstance(each, int) for seat in features for each in seat)
    assert features == FEATURES_THERE
