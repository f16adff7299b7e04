"""In every scoring of every game, the reasons are those of the points."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import game
from alhambra.core.scoring import Points, Scoring
from box.palace import ALL_MODULES
from box.rollwrite import TABLES as SHEETS
from random_games import some_states

FOR_TWO_TO_SIX: list[tuple[int, dict[str, str]]] = [(players, {}) for players in range(2, 7)]
TABLES = {
    "palace": [
        *FOR_TWO_TO_SIX,
        *[(players, {"modules": ALL_MODULES}) for players in range(2, 7)],
        (3, {"modules": "invaders-open"}),
    ],
    "dice": FOR_TWO_TO_SIX,
    "alcazaba": FOR_TWO_TO_SIX,
    "rollwrite": SHEETS,
}


@pytest.mark.parametrize("name", TABLES)
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_the_reasons_are_those_of_the_points(name: str, seed: int) -> None:
    rules = game(name)
    for players, chosen in TABLES[name]:
        states = some_states(rules.new(rules.options(players, chosen)), seed, seldom="keep")
        for scoring in (*states[-1].scorings_so_far(), *[each.preview() for each in states[::40]]):
            _hold(scoring)


def _hold(scoring: Scoring) -> None:
    players = [*scoring.seats, *[points for _, points in scoring.imaginary]]
    for points in players:
        assert len(points.counted) == len(points.causes)
        for cause, got, counted in zip(points.causes, points.points, points.counted, strict=True):
            if counted is None:
                assert got == 0
                continue
            if counted.parts:
                assert got == sum(number * each for _, number, each in counted.parts)
            elif cause == "wall":
                assert got == counted.number
            if counted.place:
                assert counted.number > 0
                assert counted.tied == _sharing(players, cause, counted.place)


def _sharing(players: list[Points], cause: str, place: int) -> int:
    """How many have this place for a cause."""
    reasons = [dict(zip(each.causes, each.counted, strict=True)).get(cause) for each in players]
    return sum(reason is not None and reason.place == place for reason in reasons)
