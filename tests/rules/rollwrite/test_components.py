"""The component data of Roll & Write: what is shipped, and what a player's own file may say."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from alhambra.core.messages import BadData
from alhambra.games.rollwrite.box import box_of
from alhambra.games.rollwrite.ruleset import ROLLWRITE, RollWrite
from alhambra.parts.components import load_components, standard
from box import rule


def own_file(folder: Path, *path: str, value: object) -> Path:
    """A file that changes one entry of `roll_and_write`."""
    data = json.loads((files("alhambra") / "data" / "components.json").read_text())
    place: Any = data["roll_and_write"]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    file = folder / "own.json"
    file.write_text(json.dumps({"roll_and_write": data["roll_and_write"]}))
    return file


@rule("R-12", "R-13", "R-51", "R-67")
def test_the_shipped_tables() -> None:
    box = box_of(standard())
    assert (box.start_coins, box.track) == (3, 20)
    assert (box.turn_price, box.second_price, box.coins_per_point) == (1, 3, 2)
    assert box.rounds == {1: 18, 2: 18, 3: 18, 4: 15, 5: 12}
    assert box.line_points == (0, 0, 0, 0, 2, 5, 10)
    assert box.bonus == {2: 21, 3: 18, 4: 15}


@rule("R-40")
def test_the_places_are_those_of_the_last_scoring_of_palace() -> None:
    box = box_of(standard())
    assert box.places[0] == [16, 8, 1]
    assert box.places == standard().majority_points["C"]


def test_own_data_change_the_game_and_its_records(tmp_path: Path) -> None:
    rules = RollWrite(load_components(own_file(tmp_path, "coins", "track", value=30)))
    options = rules.options(3, {})
    assert options.track == 30
    assert options.data
    assert not ROLLWRITE.options(3, {}).data
    assert standard().digest == load_components(tmp_path / "own.json").digest


def test_a_grid_of_ones_own_data_is_the_usual_sheet_of_it(tmp_path: Path) -> None:
    rows = [["tower", "pavilion", "seraglio", "arcades", "chambers", "garden"]] * 6
    rules = RollWrite(load_components(own_file(tmp_path, "grid", "rows", value=rows)))
    options = rules.options(3, {})
    assert options.grid.boxes == (6,) * 6
    assert options.chosen() == {}


@pytest.mark.parametrize(
    ("path", "value", "entry", "reason"),
    [
        (["grid", "rows"], [["tower"] * 6] * 6, "grid.rows", "pavilion"),
        (["grid", "rows"], [["tower"] * 5] * 6, "grid.rows", "Row 1, column 6"),
        (["grid", "rows"], [["castle"]], "grid.rows[0][0]", "castle"),
        (["rounds", "by_players"], {"3": 18}, "rounds.by_players", "1, 2, 3, 4, 5"),
        (["rounds", "by_players", "3"], 34, "rounds.by_players.3", "1 to 33"),
        (["line_points", "6"], -1, "line_points", "0 to 999"),
        (["imaginary_bonus", "2"], 1000, "imaginary_bonus", "0 to 999"),
        (["coins", "track"], 2, "coins.track", "3 to 99"),
        (["coins", "turn_die"], 0, "coins.turn_die", "1 to 99"),
        (["coins", "per_point"], 0, "coins.per_point", "1 to 99"),
        (["coins", "colour"], 1, "coins", "colour"),
    ],
)
def test_bad_data_are_refused_with_entry_and_reason(
    tmp_path: Path, path: list[str], value: object, entry: str, reason: str
) -> None:
    with pytest.raises(BadData) as caught:
        RollWrite(load_components(own_file(tmp_path, *path, value=value))).options(3, {})
    assert f"roll_and_write.{entry}" in str(caught.value)
    assert reason in str(caught.value)
